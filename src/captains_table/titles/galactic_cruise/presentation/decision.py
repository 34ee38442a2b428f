"""What a seat is being asked, in a word for the board."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.rules.steps.actions import Actions, Obliged
from captains_table.titles.galactic_cruise.rules.steps.advance import Advance, AfterDay, PlaceToken, Score
from captains_table.titles.galactic_cruise.rules.steps.agenda import DiscardOrder, DrawCard, RefillAgenda
from captains_table.titles.galactic_cruise.rules.steps.cards import GalaGuest
from captains_table.titles.galactic_cruise.rules.steps.developments import Hire, PayDevelopment, Site
from captains_table.titles.galactic_cruise.rules.steps.ending import DiscardBlueprint, DiscardCard, EndTurn, Goals
from captains_table.titles.galactic_cruise.rules.steps.free import Refresh
from captains_table.titles.galactic_cruise.rules.steps.gaining import BonusCard, Funding, Kinds
from captains_table.titles.galactic_cruise.rules.steps.launch import Board
from captains_table.titles.galactic_cruise.rules.steps.liftoff import NewGuest, Pilot
from captains_table.titles.galactic_cruise.rules.steps.marketing import Advertise, Flip, Schedule, Ticket
from captains_table.titles.galactic_cruise.rules.steps.payment import Pay
from captains_table.titles.galactic_cruise.rules.steps.setting_up import FirstBlueprint, FirstSite
from captains_table.titles.galactic_cruise.rules.steps.step2 import NpcStop, Step2
from captains_table.titles.galactic_cruise.rules.steps.stores import DiscardForSilo, GainResources, RefillSilo, Supplies
from captains_table.titles.galactic_cruise.rules.steps.turns import LastStop
from captains_table.titles.galactic_cruise.rules.steps.works import BuildSegment, NewShip, TakeBlueprint

ASKED: Final[dict[type, str]] = {
    FirstSite: "first_site",
    FirstBlueprint: "first_blueprint",
    Advance: "advance",
    PlaceToken: "upgrade",
    Score: "score",
    AfterDay: "after_day",
    GalaGuest: "gala",
    Step2: "step2",
    NpcStop: "npc_stop",
    Actions: "actions",
    Obliged: "obliged",
    Site: "site",
    PayDevelopment: "pay_development",
    Hire: "hire",
    Supplies: "supplies",
    TakeBlueprint: "take_blueprint",
    BuildSegment: "segment",
    NewShip: "new_ship",
    GainResources: "gain_resources",
    DiscardForSilo: "discard_for_silo",
    RefillSilo: "refill_silo",
    Schedule: "schedule",
    Flip: "flip",
    Advertise: "advertise",
    Ticket: "ticket",
    DrawCard: "draw",
    RefillAgenda: "refill_agenda",
    DiscardOrder: "discard_order",
    Kinds: "kinds",
    BonusCard: "bonus_card",
    Funding: "funding",
    Refresh: "refresh",
    Board: "board",
    Pay: "pay",
    Pilot: "pilot",
    NewGuest: "new_guest",
    EndTurn: "end_turn",
    Goals: "goals",
    DiscardBlueprint: "discard_blueprint",
    DiscardCard: "discard_card",
    LastStop: "last_stop",
}
