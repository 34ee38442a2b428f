"""Why something cannot be chosen in answer to each question but that of the own turn, and the rule that says so."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.refusals import Reasons
from captains_table.kernel.state import Refusal
from captains_table.titles.cruise_line_caribbean.data.ids import CLASSES, COMPANIES, NOTHING, SIZES, SPOT, TURNS
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES, certificates
from captains_table.titles.cruise_line_caribbean.rules.notation import COLOUR_WORDS, card_word, company_word, lot_word
from captains_table.titles.cruise_line_caribbean.rules.prices import upgrade_cost
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.attack import React
from captains_table.titles.cruise_line_caribbean.rules.steps.auction import OpenAuction, Raise, opening
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import card_with
from captains_table.titles.cruise_line_caribbean.rules.steps.founding import FirstShip, Float, PickCompany
from captains_table.titles.cruise_line_caribbean.rules.steps.off_turn import OffTurn
from captains_table.titles.cruise_line_caribbean.rules.steps.season import Bid, Bunker
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import OfferPrice
from captains_table.titles.cruise_line_caribbean.rules.steps.trading import SellMore, Trade
from captains_table.titles.cruise_line_caribbean.rules.steps.winter import Upgrade, WinterResort


def why_not_react(step: React, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    if not notation.startswith("react "):
        return None
    held = [card for card in game.companies[seat].cards() if card_word(game, card) == notation[6:]]
    if not held:
        return refuse("not_in_hand", "CL-10.1")
    kind = CLASSES[game.options.red_class[game.options.red[step.card]]]
    return refuse("no_answer", "CL-10.6", card=held[0], kind=kind)


def why_not_open_auction(step: OpenAuction, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    least = opening(game, step.company, step.lot)
    return refuse("open", "CL-15.13", least=least, cash=game.companies[seat].cash)


def why_not_raise(step: Raise, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    return refuse("raise", "CL-15.13", least=step.bid + 1, cash=game.companies[seat].cash)


def why_no_card(game: CruiseLine, seat: int, words: list[str]) -> Refusal | None:
    """Why a card cannot be played now."""
    if len(words) < 2 or words[0] not in ("play", "attack"):
        return None
    held = [card for card in game.companies[seat].cards() if card_word(game, card) == words[1]]
    if not held:
        return refuse("not_in_hand", "CL-10.1")
    if game.companies[seat].returned:
        return refuse("returned", "CL-7.24")
    if game.has_played(seat):
        return refuse("one_card", "CL-10.5")
    if words[0] == "attack" and (game.phase != TURNS or seat != game.turn):
        return refuse("attack_turn", "CL-10.3")
    if words[0] == "attack":
        return refuse("no_target", "CL-10.3", card=held[0])
    return refuse(f"timing_{game.options.components.timings[game.options.blue[held[0]]]}", "CL-10.4", card=held[0])


def why_not_pick_company(step: PickCompany, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    words = notation.upper().split()
    if len(words) == 2 and words[0] == "COMPANY" and words[1] in COMPANIES:
        return refuse("company_taken", "CL-3.5", company=COMPANIES.index(words[1]))
    return None


def why_not_float(step: Float, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    shares = SHARES[game.companies[seat].shares[seat]]
    return refuse("float", "CL-13.3", least=game.options.numbers["ipo_least"], n=shares)


def why_not_first_ship(step: FirstShip, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    if not notation.startswith("ship ") or notation[5:].upper() not in SIZES:
        return None
    price = game.options.ship_prices[SIZES.index(notation[5:].upper())]
    return refuse("cash", "CL-13.5", cash=game.companies[seat].cash, price=price)


def why_not_off_turn(step: OffTurn, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    return why_no_card(game, seat, notation.split())


def why_not_bunker(step: Bunker, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    words = notation.split()
    if words[:1] == ["fuel"]:
        return refuse("tank", "CL-8.10", n=game.free_tank(seat))
    return why_no_card(game, seat, words)


def why_not_bid(step: Bid, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    words = notation.split()
    if words[:1] == ["bid"]:
        if words[-1] == "spot" and not card_with(game, seat, SPOT):
            return refuse("not_in_hand", "CL-10.10")
        return refuse("bid", "CL-6.13", cash=game.companies[seat].cash)
    return why_no_card(game, seat, words)


def why_not_offer_price(step: OfferPrice, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    return refuse("offer_price", "CL-17.3", amount=game.companies[step.to].cash)


def why_not_trade(step: Trade, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    return why_no_company(game, seat, notation.split())


def why_no_company(game: CruiseLine, seat: int, words: list[str]) -> Refusal | None:
    codes = [company_word(game, company) for company in range(game.seats)]
    if len(words) < 2 or words[0] not in ("sell", "buy") or words[1].upper() not in COMPANIES:
        return None
    if words[1] not in codes:
        return refuse("company_out", "CL-3.5", company=COMPANIES.index(words[1].upper()))
    return why_no_trade(game, seat, words, codes.index(words[1]))


def why_no_trade(game: CruiseLine, seat: int, words: list[str], company: int) -> Refusal | None:
    trader = game.companies[seat]
    verb = words[0]
    args = {"company": game.companies[company].id}
    if verb == "sell":
        if trader.bought:
            return refuse("bought_already", "CL-15.5")
        if trader.sold >> company & 1:
            return refuse("sold_once", "CL-15.4", **args)
        return refuse("no_shares", "CL-15.3", **args)
    if verb != "buy":
        return None
    if not game.market[company]:
        return refuse("market_empty", "CL-15.8", **args)
    if trader.sold >> company & 1:
        return refuse("sold_this_year", "CL-15.6", **args)
    lying = {lot_word(game, lot): lot for lot in certificates(game.market[company])}
    if len(words) < 3 or words[2] not in lying:
        return refuse("no_certificate" if game.options.indivisible else "one_share", "CL-15.8")
    lot = lying[words[2]]
    if not game.may_own_more(seat, company, lot):
        return refuse("own_limit", "CL-15.9", n=game.own_limit())
    return refuse("cash", "CL-15.9", cash=trader.cash, price=SHARES[lot] * game.prices[company])


def why_not_sell_more(step: SellMore, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    if notation.startswith("buy "):
        return refuse("selling_now", "CL-15.1")
    return why_no_company(game, seat, notation.split())


def why_not_upgrade(step: Upgrade, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    if not notation.startswith("ship ") or notation[5:].upper() not in SIZES:
        return None
    size = SIZES.index(notation[5:].upper())
    if size <= game.companies[seat].size:
        return refuse("no_downgrade", "CL-5.3")
    return refuse("cash", "CL-5.4", cash=game.companies[seat].cash, price=upgrade_cost(game, seat, size))


def why_not_winter_resort(step: WinterResort, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
    return why_no_resort(game, seat, notation.split(), game.options.resort_winter, "CL-5.11")


def why_no_resort(game: CruiseLine, seat: int, words: list[str], price: int, rule: str) -> Refusal | None:
    if len(words) < 2 or words[0] != "build":
        return None
    if words[1] not in COLOUR_WORDS:
        return refuse("not_an_island", "CL-5.12")
    owner = game.resorts[COLOUR_WORDS.index(words[1])]
    if owner != NOTHING:
        return refuse("resort_there", "CL-5.12", who=owner)
    if game.resorts_of(seat) >= game.options.max_resorts:
        return refuse("resort_limit", "CL-5.12", n=game.options.max_resorts)
    return refuse("cash", rule, cash=game.companies[seat].cash, price=price)


REASONS: Final[Reasons] = {
    React: why_not_react,
    OpenAuction: why_not_open_auction,
    Raise: why_not_raise,
    PickCompany: why_not_pick_company,
    Float: why_not_float,
    FirstShip: why_not_first_ship,
    OffTurn: why_not_off_turn,
    Bunker: why_not_bunker,
    Bid: why_not_bid,
    OfferPrice: why_not_offer_price,
    Trade: why_not_trade,
    SellMore: why_not_sell_more,
    Upgrade: why_not_upgrade,
    WinterResort: why_not_winter_resort,
}
