"""Measure the bots: write docs/bots.md, and bots/odds.toml for the set-up page.

The captain thinks long: interpreted this takes hours on one core, after `make compile` about an hour; the figures are
the same.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from captains_table.bots.captain import STEPS
from captains_table.bots.odds import FILE, odds
from captains_table.cli.simulate import mean, share, simulate
from captains_table.kernel.errors import BadOptions
from captains_table.kernel.title import Title, Value
from captains_table.titles import title

ROOT = Path(__file__).parent.parent
SEED = "bots"
WORKERS = os.cpu_count() or 1
TRANQUILITY = title("tranquility")
DREAM_CRUISE = title("dream-cruise")
GALACTIC_CRUISE = title("galactic-cruise")
EXPERT = next(dict(preset.options) for preset in TRANQUILITY.presets if preset.id == "expert")
Changes = dict[str, Value]  # options that differ from the default

# what, seats, options, games
CAPTAINS: list[tuple[str, int, Changes, int]] = [
    ("Standard game", 2, {}, 25),
    ("Poseidon (12 removed)", 2, {"removal": 12}, 24),
    ("Jagged Rocks", 2, {"rocks": True}, 24),
    ("Storm & Compass", 2, {"storms": True}, 24),
    ("The Great Arch", 2, {"mode": "great_arch"}, 25),
    ("The Pyramid", 2, {"mode": "pyramid"}, 25),
]
DECKHANDS: list[tuple[str, int]] = [("Standard game, two", 2), ("alone", 1)]
DUELS = [
    ("deckhand", "random", 300),
    ("pilot", "deckhand", 300),
    ("captain", "pilot", 24),
]
ODDS: list[tuple[str, Changes]] = [
    ("Standard game", {}),
    ("Galatea (4 removed)", {"removal": 4}),
    ("Triton (6)", {"removal": 6}),
    ("Leukothea (8)", {"removal": 8}),
    ("Amphitrite (10)", {"removal": 10}),
    ("Poseidon (12)", {"removal": 12}),
    ("Jagged Rocks", {"rocks": True}),
    ("Sea Monsters, 3", {"monsters": 3}),
    ("Sea Monsters, 4", {"monsters": 4}),
    ("Sea Monsters, 5", {"monsters": 5}),
    ("Storm & Compass", {"storms": True}),
    ("Stormy seas", EXPERT),
    ("The Great Arch", {"mode": "great_arch"}),
    ("The Pyramid", {"mode": "pyramid"}),
    ("Day & Night", {"mode": "day_night"}),
    ("Day & Night, turned on discards", {"mode": "day_night", "dn_rotation": "on_discard"}),
]
JANA: list[tuple[str, Changes]] = [  # Dream Cruise, alone
    (f"Jana with {n}", {"difficulty": n} if n else {}) for n in range(6)
]

TEXT = """# The bots

`make bots` writes this file. A bot is given an imagined world that its seat cannot tell from the true one, so it cannot
peek; a test shows that it chooses alike in all such worlds. People choose among three:

* `deckhand` plays as the pilot does, but one decision in sixteen slips to a neighbour of the best choice: the slot
  beside it, another card.
* `pilot` (also called `greedy`) chooses what the title advises. In Tranquility (`titles/tranquility/bot/advise.py`) it
  keeps gaps fillable: for every gap it counts the numbers that are probably still in play and can be paid for there,
  and weighs what a move leaves against the cards it costs. In Dream Cruise (`titles/dream_cruise/bot/plan.py`) it plans
  a whole day: it tries which cards to play, what to build and where to send the captain, and for each of these finds
  the best assignment of guests; [the balance report](balance.md) has its figures. In Cruise Line: Caribbean!
  (`titles/cruise_line_caribbean/bot/`) it searches whole tours of the season, with pick-ups, visits, fuel and
  the way home, again on every turn; [its figures](balance-cruise-line-caribbean.md). In Galactic Cruise
  (`titles/galactic_cruise/bot/`) it thinks a whole turn through: locations as pairs of actions, over its own and
  borrowed walkways, against launching and a Meeting; one measure decides, the VP expected at the end. In 200 standard
  games of three it scored 162 VP on average (95 %: 160 to 165; lowest 92, highest 269) in 24 rounds, with 3.8 launches
  and 5.4 Developments a player; places in the first turn order won 87, 63 and 50 of them. Against `random` at a table
  of two it won all of 200 games, 100 in each setup. A decision takes about 3 ms interpreted.
* `captain` looks ahead (`bots/captain.py`): it plays the advised choice and up to seven others through to the end of
  the game, in worlds that it imagines, the same worlds and the same luck for all. Luck makes more difference than most
  choices do, so another than the advised one is taken only when that is probably better even for a doubter. It knows
  nothing of the title but its advice. At most about {steps:,} decisions are played through for one of its own: the same
  choice on every machine, in about a second. Of a game that takes hours it looks only 40 choices ahead, and at three
  others: there it is not proven to be stronger than the pilot.

`random` chooses uniformly. In Tranquility it never wins. The tables below are Tranquility's, the last one is Galactic
Cruise's.

## Strengths, side by side

Share of games that a crew of one strength wins, with 95 % intervals. Pilots and captains play the same few deals: a
captain thinks long, so read the table as a whole.

| Setting | seats | games | pilot | captain |
|---|---:|---:|---:|---:|
{captains}

| Setting | seats | games | deckhand | pilot |
|---|---:|---:|---:|---:|
{deckhands}

## The Duel

Every deal is played twice, with the seats changed. Who takes the first turn is random.

| One | against | games | one wins | interval | the other wins |
|---|---|---:|---:|---:|---:|
{duels}

## Crews of pilots

Share of {games} games won, by number of seats. The set-up page shows these figures (`bots/odds.toml`).

| Setting | 1 | 2 | 3 | 4 | 5 |
|---|---:|---:|---:|---:|---:|
{odds}

{rachel}
"""

RACHEL_HEADING = "## Galactic Cruise: against Rachel"
RACHEL = (
    RACHEL_HEADING
    + """

{games} games of the pilot alone with each difficulty, Standard side; totals are means, intervals are 95 %.

| Difficulty | pilot wins | its total | Rachel's total |
|---|---:|---:|---:|
{rows}
"""
)
RACHEL_GAMES = 200
DIFFICULTIES = ("easy", "medium", "hard")


def won(level: str, seats: int, changes: Changes, games: int, played: Title = TRANQUILITY) -> int:
    """Games won by a crew of this strength."""
    options = played.read_options(seats, changes)
    found = simulate(played.id, seats, options, [level] * seats, SEED, games, WORKERS, None)
    return sum(1 for game in found if game.outcome.winners)


def duel(one: str, two: str, games: int) -> tuple[int, int]:
    """Games won by either; every deal is played from both seats."""
    options = TRANQUILITY.read_options(2, {"mode": "duel"})
    wins = [0, 0]
    for seat in range(2):
        bots = [one, two] if seat == 0 else [two, one]
        for game in simulate(TRANQUILITY.id, 2, options, bots, SEED, games // 2, WORKERS, None):
            for winner in game.outcome.winners:
                wins[0 if winner == seat else 1] += 1
    return wins[0], wins[1]


def percent(part: int, whole: int) -> str:
    return f"{part / whole:.0%}"


def interval(part: int, whole: int) -> str:
    bounds = share(part, whole)
    return f"{bounds['low']:.0%} to {bounds['high']:.0%}"


def row(*cells: object) -> str:
    print(" | ".join(map(str, cells)), flush=True)
    return "| " + " | ".join(map(str, cells)) + " |"


def level_row(what: str, seats: int, changes: Changes, games: int, levels: tuple[str, str]) -> str:
    counts = [won(level, seats, changes, games) for level in levels]
    return row(what, seats, games, *[f"{percent(each, games)} ({interval(each, games)})" for each in counts])


def duel_row(one: str, two: str, games: int) -> str:
    first, second = duel(one, two, games)
    return row(one, two, games, percent(first, games), interval(first, games), percent(second, games))


def odds_row(what: str, changes: Changes) -> str:
    measured = [odds(TRANQUILITY.id, seats, changes) for seats in range(1, 6)]
    return row(what, *["" if each is None else percent(*each) for each in measured])


def rachel_section() -> str:
    """The pilot against Rachel: the last section of the page."""
    rows = [rachel_row(difficulty) for difficulty in DIFFICULTIES]
    return RACHEL.format(games=RACHEL_GAMES, rows="\n".join(rows)).rstrip()


def rachel_row(difficulty: str) -> str:
    options = GALACTIC_CRUISE.read_options(1, {"solo_difficulty": difficulty})
    played = simulate(GALACTIC_CRUISE.id, 1, options, ["pilot"], SEED, RACHEL_GAMES, WORKERS, None)
    wins = sum(1 for game in played if game.outcome.winners)
    totals = [mean([game.figures["vp"][seat] for game in played]) for seat in range(2)]
    return row(
        difficulty,
        f"{percent(wins, RACHEL_GAMES)} ({interval(wins, RACHEL_GAMES)})",
        *[f"{each['value']:.0f} ({each['low']:.0f} to {each['high']:.0f})" for each in totals],
    )


def measure_odds(games: int) -> None:
    """Write the file that `odds` reads."""
    lines = [
        "# Games won by teams of pilots; tools/bots.py writes this. Options that are not named have their default."
    ]
    lines.append("teams = [")
    settings = [(TRANQUILITY, seats, *each) for each in ODDS for seats in TRANQUILITY.seats]
    settings += [(DREAM_CRUISE, 1, *each) for each in JANA]
    for played, seats, what, changes in settings:
        try:
            count = won("pilot", seats, changes, games, played)
        except BadOptions:
            continue
        options = ", ".join(f"{name} = {_toml(value)}" for name, value in changes.items())
        braces = f"{{ {options} }}" if options else "{}"
        setting = f'title = "{played.id}", seats = {seats}, options = {braces}'
        lines.append(f"  {{ {setting}, games = {games}, won = {count} }},")
        print(what, seats, count, flush=True)
    FILE.write_text("\n".join([*lines, "]", ""]), encoding="utf-8")


def _toml(value: Value) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of deckhands and pilots, for each setting")
    parser.add_argument("--odds-only", action="store_true", help="only write the odds")
    parser.add_argument("--rachel-only", action="store_true", help="only the pilot against Rachel")
    args = parser.parse_args()
    page = ROOT / "docs" / "bots.md"
    if args.rachel_only:
        before = page.read_text(encoding="utf-8").partition(RACHEL_HEADING)[0]
        page.write_text(f"{before.rstrip()}\n\n{rachel_section()}\n", encoding="utf-8")
        return
    measure_odds(args.games)
    if args.odds_only:
        return
    captains = [level_row(*each, ("pilot", "captain")) for each in CAPTAINS]
    deckhands = [level_row(what, seats, {}, args.games, ("deckhand", "pilot")) for what, seats in DECKHANDS]
    duels = [duel_row(*each) for each in DUELS]
    text = TEXT.format(
        captains="\n".join(captains),
        deckhands="\n".join(deckhands),
        duels="\n".join(duels),
        odds="\n".join(odds_row(*each) for each in ODDS),
        rachel=rachel_section(),
        games=args.games,
        steps=STEPS,
    )
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
