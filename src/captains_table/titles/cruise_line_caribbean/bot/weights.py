"""What a sensible player makes of things, in dollars unless said otherwise; found by thought and by games."""

from __future__ import annotations

from typing import Final


class Weights:
    def __init__(self) -> None:
        # -- at sea
        self.card: float = 3.0  # an Action card
        self.haste: float = 0.1  # a turn, in any case
        self.snatched_near: float = 0.3  # how likely a rival nearby takes a given group with one turn
        self.snatched: float = 0.12  # or one far away
        self.extra_stops: float = 3.0  # turns a rival with room aboard needs besides those to be seen
        self.pick_lost: float = 0.5  # waiting a turn, for each group still to be picked up
        self.beam: int = 6  # plans followed up
        self.attack_gain: float = 2.0  # what an attack must bring beyond card and turn
        self.build_gain: float = 7.0  # what a resort must bring now beyond waiting for Winter
        self.group_gain: float = 2.5  # what a Group Booking must bring
        self.explore_gain: float = 0.8  # what a Mystery marker must bring beyond fuel and turn
        # -- ashore
        self.bid_share: float = 0.5  # of what the first place seems worth
        self.bid_most: int = 7
        self.race_share: float = 0.12  # of what it seems worth to build resorts first in Winter
        self.race_most: int = 8
        self.first_ship: int = 0  # the size
        self.upgrade_years: int = 3  # years a larger ship must still sail
        self.upgrade_cash: int = 80  # to be left after an upgrade
        self.resort_least: float = 0.5  # what a Winter resort must bring beyond its price
        self.still_free: float = 0.6  # how likely an island has no resort yet next Winter
        # -- the stock market
        self.floated: int = 9  # shares sold when going public: the price cannot fall below $1
        self.growth: float = 2.0  # what a price rises in a year
        self.buy_least: float = 1.5  # what a share must bring beyond its price
        self.reserve: int = 10  # kept for fuel when shares are bought


WEIGHTS: Final = Weights()
