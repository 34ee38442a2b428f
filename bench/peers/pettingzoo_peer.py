"""pettingzoo_peer.py SECONDS: random tic-tac-toe in PettingZoo; prints one JSON line.

The environment has the wrappers it comes with.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.classic import tictactoe_v3


def play(env: AECEnv) -> int:
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
        else:
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            options = np.flatnonzero(mask)
            env.step(int(options[int(random.random() * len(options))]))
            decisions += 1
    return decisions


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(1)
    env = tictactoe_v3.env()
    for _ in range(20):
        play(env)
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        for _ in range(20):
            decisions += play(env)
        spent += time.process_time() - start
        games += 20
    print(
        json.dumps(
            {
                "rates": {"classic": decisions / spent},
                "lengths": {"classic": decisions / games},
                "versions": {"PettingZoo": version("pettingzoo")},
            }
        )
    )


main()
