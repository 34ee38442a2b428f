"""open_spiel_peer.py SECONDS: random tic-tac-toe through OpenSpiel's Python interface; prints one JSON line.

Once the game that OpenSpiel has in C++, once the one it has in Python; the shortest loop that plays the game.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 (registers python_tic_tac_toe)


def play(game: pyspiel.Game) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply_action(options[int(random.random() * len(options))])
        decisions += 1
    return decisions


def measure(name: str, seconds: float) -> dict[str, float]:
    random.seed(1)
    game = pyspiel.load_game(name)
    for _ in range(20):
        play(game)
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        for _ in range(50):
            decisions += play(game)
        spent += time.process_time() - start
        games += 50
    return {"decisions": decisions / spent, "length": decisions / games}


def main() -> None:
    seconds = float(sys.argv[1])
    games = {"cpp": "tic_tac_toe", "python": "python_tic_tac_toe"}
    rows = {row: measure(name, seconds) for row, name in games.items()}
    print(
        json.dumps(
            {
                "rates": {row: found["decisions"] for row, found in rows.items()},
                "lengths": {row: found["length"] for row, found in rows.items()},
                "versions": {"OpenSpiel": version("open-spiel")},
            }
        )
    )


main()
