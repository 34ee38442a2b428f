"""Any position, written down in the words that `set_up` reads (docs/positions/galactic-cruise.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from captains_table.kernel.serialize import open_steps
from captains_table.kernel.state import State
from captains_table.titles.galactic_cruise.data.ids import (
    ACTIONS,
    AREAS,
    BOOSTS,
    EXPERT_SIDES,
    LOCATIONS,
    NETWORKER,
    NEUTRAL,
    NOTHING,
    NPC,
    OWNERS,
    PHASES,
    POINTS,
    RACHEL,
    RESOURCES,
    SITES,
    TOKENS,
    TROUBLESHOOTER,
    UPGRADES,
)
from captains_table.titles.galactic_cruise.rules.player import Player, Rachel, Ship
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

PILOTS: Final = (None, "worker", "expert", "autopilot", "pal")
DOING = ("items", "extra", "discount", "flags", "after", "funding", "rebate")


def owner_word(owner: int) -> int | str | None:
    """A seat, "neutral", "npc", or nobody."""
    return None if owner == NOTHING else "neutral" if owner == NEUTRAL else "npc" if owner == NPC else owner


def ids(names: Sequence[str], numbers: Sequence[int]) -> list[str | None]:
    return [None if number == NOTHING else names[number] for number in numbers]


def bits(names: Sequence[str], mask: int) -> list[str]:
    return [name for k, name in enumerate(names) if mask >> k & 1]


def by_kind(amounts: Sequence[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, amounts, strict=True))


def tokens_placed(game: GalacticCruise, seat: int) -> int:
    """Upgrades with a token; Rachel's have no effect (GX-4.12)."""
    return game.rachel.upgrades if game.rachel is not None and seat == RACHEL else game.players[seat].upgrades


def position(state: State) -> dict[str, Any]:
    """Everything."""
    assert isinstance(state, GalacticCruise)
    game = state
    components = game.options.components
    return {
        "round": game.round,
        "first": game.first,
        "turn": None if game.turn == NOTHING else game.turn,
        "phase": PHASES[game.phase],
        "agms": game.agms,
        "end_stage": game.end_stage,
        "workers": {
            LOCATIONS[site]: [owner_word(worker >> 1), "expert" if worker & 1 else "worker"]
            for site, worker in enumerate(game.workers)
            if worker != NOTHING
        },
        "actions": {
            LOCATIONS[site]: [ACTIONS[each] for each in game.site_actions[2 * site : 2 * site + 2]]
            for site in range(SITES)
        },
        "areas": {
            AREAS[area]: [owner_word(owner) for owner in range(OWNERS) if game.areas[area] >> owner & 1]
            for area in range(len(AREAS))
            if game.areas[area]
        },
        "technologies": ids(components.tech_ids, game.technologies),
        "kept": ids(components.tech_ids, game.kept),
        **_modules(game),
        "expert": components.expert_ids[game.expert_tile],
        "goals": components.goal_ids[game.goal_tile],
        "goal_levels": list(game.goal_levels),
        "silo": by_kind(game.silo),
        "track": [owner_word(owner) for owner in game.track],
        "agenda": ids(components.card_ids, game.agenda),
        "deck": ids(components.card_ids, game.deck),
        "discard": ids(components.card_ids, game.discard),
        "refills": game.refills,
        "born": {components.card_ids[card]: number for card, number in enumerate(game.refilled_in) if number},
        "blueprints": ids(components.blueprint_ids, game.blueprints),
        "blueprint_stack": ids(components.blueprint_ids, game.blueprint_stack),
        "blueprint_discard": ids(components.blueprint_ids, game.blueprint_discard),
        "cockpits": ids(components.cockpit_ids, game.cockpits),
        "engines": ids(components.engine_ids, game.engines),
        "cockpit_stack": ids(components.cockpit_ids, game.cockpit_stack),
        "engine_stack": ids(components.engine_ids, game.engine_stack),
        "cruises": ids(components.cruise_ids, game.cruises),
        "presold": [list(guests) for guests in game.presold],
        "cruise_stack": ids(components.cruise_ids, game.cruise_stack),
        "cruise_discard": ids(components.cruise_ids, game.cruise_discard),
        "queue": [game.queue[0:3], game.queue[3:6], game.queue[6:9]],
        "bonuses": ids(components.bonus_ids, game.bonuses),
        "players": [_player(game, seat) for seat in range(len(game.players))],
        "now": _now(game),
        **({} if game.rachel is None else {"rachel": _rachel(game, game.rachel)}),
        **({"auction": ids(components.starter_ids, game.auction)} if game.auction else {}),
        **({"bids": [None if bid == NOTHING else bid for bid in game.bids]} if game.bids else {}),
        **open_steps(game),
    }


def _modules(game: GalacticCruise) -> dict[str, Any]:
    """Trackers and tokens, where their modules are in play (GX-10.2, 11.1)."""
    found: dict[str, Any] = {}
    if game.levels:
        found["trackers"] = list(game.levels)
    if game.location_bonuses:
        found["location_bonuses"] = ids(game.options.components.location_bonus_ids, game.location_bonuses)
        found["active"] = bits(LOCATIONS, game.active)
    return found


def _rachel(game: GalacticCruise, rachel: Rachel) -> dict[str, Any]:
    """The solo deck and how far she is with it; her board is the second of `players`."""
    cards = game.options.components.solo_ids
    return {
        "deck": ids(cards, rachel.deck),
        "revealed": ids(cards, rachel.revealed),
        "card": None if rachel.card == NOTHING else cards[rachel.card],
        "failed": rachel.failed,
    }


def _now(game: GalacticCruise) -> dict[str, Any]:
    """What this turn has seen, and the action, launch or Stop in progress."""
    doing: dict[str, Any] = {name: getattr(game, name) for name in DOING}
    return doing | {
        "site": None if game.site == NOTHING else LOCATIONS[game.site],
        "expert": game.with_expert,
        "acts": game.acts,
        "opened": bits(AREAS, game.opened),
        "track_used": game.track_used,
        "flown": [ship for ship in range(4) if game.flown >> ship & 1],
        "flown_on": [ship for ship in range(4) if game.flown_on >> ship & 1] if game.levels else game.flown_on > 0,
        "scored": game.scored,
        "day": None if game.day == NOTHING else game.day,
        "lifting": None if game.lifting == NOTHING else game.lifting,
        "played": bits(game.options.components.card_ids, game.played),
        "action": None if game.action == NOTHING else ACTIONS[game.action],
        **_modules_now(game),
    }


def _modules_now(game: GalacticCruise) -> dict[str, Any]:
    """What this turn has seen of the modules that are in play."""
    found: dict[str, Any] = {}
    if game.expert_ability(NETWORKER):
        found["acted"] = bits(LOCATIONS, game.acted)
    if game.expert_ability(TROUBLESHOOTER):
        found["solved"] = game.solved
    if game.levels:
        found |= {name: bits(AREAS[SITES:], getattr(game, name)) for name in ("declined", "tracked", "used")}
    if game.boost:
        found["boost"] = bits(BOOSTS, game.boost)
    if any(game.landed):
        found["landed"] = list(game.landed)
    return found


def _player(game: GalacticCruise, seat: int) -> dict[str, Any]:
    player = game.players[seat]
    written = _board(game, player, seat)
    if game.starters and game.starters[seat]:
        written["starters"] = ids(game.options.components.starter_ids, game.starters[seat])
        written["activated"] = not game.unstarted >> seat & 1
    return written


def _board(game: GalacticCruise, player: Player, seat: int) -> dict[str, Any]:
    components = game.options.components
    return {
        "money": player.money,
        "ads": player.ads,
        "vp": player.vp,
        "reputation": player.reputation,
        "stored": by_kind(player.stored),
        "removed": by_kind(player.removed),
        "tokens": bits(TOKENS, player.tokens),
        "flipped": None if player.flipped == NOTHING else TOKENS[player.flipped],
        "upgrades": bits(UPGRADES, tokens_placed(game, seat)),
        "idle": player.idle,
        "idle_experts": player.idle_experts,
        "hired": bits(EXPERT_SIDES, player.hired),
        "hand": ids(components.card_ids, player.hand),
        "secret": None if player.secret == NOTHING else components.card_ids[player.secret],
        "blueprints": ids(components.blueprint_ids, player.blueprints),
        "ships": [_ship(game, ship) for ship in player.ships],
        "scheduled": None if player.scheduled == NOTHING else components.cruise_ids[game.cruises[player.scheduled]],
        "goals": [goal for goal in range(3) if player.goals >> goal & 1],
        "launches": player.launches,
        "recalled": player.recalled,
        "points": {POINTS[k]: points for k, points in enumerate(player.points) if points},
    }


def _ship(game: GalacticCruise, ship: Ship) -> dict[str, Any]:
    components = game.options.components
    return {
        "cockpit": components.cockpit_ids[ship.cockpit],
        "engine": components.engine_ids[ship.engine],
        "launched": ship.launched,
        "segments": ids(components.blueprint_ids, ship.segments),
        "cruise": None if ship.cruise == NOTHING else components.cruise_ids[ship.cruise],
        "stop": ship.stop,
        "guests": list(ship.guests),
        "token": None if ship.token == NOTHING else TOKENS[ship.token],
        "pilot": PILOTS[ship.pilot],
    }
