"""What a seat is being asked, in a word for the board."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.rules.steps.actions import ChooseAction, RequiredCard
from captains_table.titles.galactic_cruise.rules.steps.advance import Advance, AfterDay, PlaceToken, ScoreGuests
from captains_table.titles.galactic_cruise.rules.steps.agenda import DiscardOrder, DrawCard, RefillAgenda
from captains_table.titles.galactic_cruise.rules.steps.cards import GalaGuest
from captains_table.titles.galactic_cruise.rules.steps.developments import BuildDevelopment, HireExpert, PayDevelopment
from captains_table.titles.galactic_cruise.rules.steps.ending import (
    AccomplishGoals,
    DiscardBlueprint,
    DiscardCard,
    EndTurn,
)
from captains_table.titles.galactic_cruise.rules.steps.free import RefreshBlueprints
from captains_table.titles.galactic_cruise.rules.steps.gaining import BonusCard, ChooseResource, Funding
from captains_table.titles.galactic_cruise.rules.steps.launch import BoardGuests
from captains_table.titles.galactic_cruise.rules.steps.liftoff import ChoosePilot, NewGuest
from captains_table.titles.galactic_cruise.rules.steps.marketing import Advertise, FlipToken, ScheduleCruise, SellTicket
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch
from captains_table.titles.galactic_cruise.rules.steps.setting_up import FirstBlueprint, FirstDevelopment
from captains_table.titles.galactic_cruise.rules.steps.stores import (
    DiscardForSilo,
    GainResources,
    PurchaseSupplies,
    RefillSilo,
)
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import NpcStop, TurnChoice
from captains_table.titles.galactic_cruise.rules.steps.turns import LastStop
from captains_table.titles.galactic_cruise.rules.steps.works import BuildSegment, NewShip, TakeBlueprint

ASKED: Final[dict[type, str]] = {
    FirstDevelopment: "first_site",
    FirstBlueprint: "first_blueprint",
    Advance: "advance",
    PlaceToken: "upgrade",
    ScoreGuests: "score",
    AfterDay: "after_day",
    GalaGuest: "gala",
    TurnChoice: "step2",
    NpcStop: "npc_stop",
    ChooseAction: "actions",
    RequiredCard: "obliged",
    BuildDevelopment: "site",
    PayDevelopment: "pay_development",
    HireExpert: "hire",
    PurchaseSupplies: "supplies",
    TakeBlueprint: "take_blueprint",
    BuildSegment: "segment",
    NewShip: "new_ship",
    GainResources: "gain_resources",
    DiscardForSilo: "discard_for_silo",
    RefillSilo: "refill_silo",
    ScheduleCruise: "schedule",
    FlipToken: "flip",
    Advertise: "advertise",
    SellTicket: "ticket",
    DrawCard: "draw",
    RefillAgenda: "refill_agenda",
    DiscardOrder: "discard_order",
    ChooseResource: "kinds",
    BonusCard: "bonus_card",
    Funding: "funding",
    RefreshBlueprints: "refresh",
    BoardGuests: "board",
    PayLaunch: "pay",
    ChoosePilot: "pilot",
    NewGuest: "new_guest",
    EndTurn: "end_turn",
    AccomplishGoals: "goals",
    DiscardBlueprint: "discard_blueprint",
    DiscardCard: "discard_card",
    LastStop: "last_stop",
}
