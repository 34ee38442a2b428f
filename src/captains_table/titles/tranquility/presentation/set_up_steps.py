"""Open decisions of a position from outside: each fits the position by itself; here, whether they fit together."""

from __future__ import annotations

import re
from typing import Final

from captains_table.kernel.errors import BadPosition
from captains_table.kernel.serialize import kind_of
from captains_table.titles.tranquility.data.ids import NOWHERE
from captains_table.titles.tranquility.rules.options import DUEL
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.storms import LaidStorm
from captains_table.titles.tranquility.rules.steps.turn import DUEL_SCRIPT, ROCKS_SCRIPT, TURN_SCRIPT

# what can follow what, from what happens next to the end of the turn: TR-4.10, 6, 12.2, 12.4, 14.7
PAYMENT: Final = (
    "(((begin_payment |(draw_for_start ){0,2})divide_payment |reveal_pledges |cut_shares )?collect_payment )?"
)
ACTION_ENDS: Final = "(ask_player )?(rocks_leave )?(explore )?(ask_for_rocks )?(refill |(check_duel_end )?take_cards )?"
SCRIPT: Final = re.compile(
    f"(resolve_storm )?(compass_earned )*({PAYMENT}payment_done )?(compass_earned )*(laid_storm )*"
    f"{ACTION_ENDS}(begin_turn |end_turn )"
)
ACTIONS: Final = {"act", "place", "play_monster", "turn_island"}
AT_ONCE: Final = {"pledge", "give", "discard_to_limit"}  # that several seats may be asked at the same time
WHILE_PAYING: Final = {"pledge", "split", "give", "cancel_storm", "lock_row", "discard_to_limit"}
PAYING: Final = {"pledge", "split", "give"}
SETTLED_BY: Final = {"cancel_storm": "resolve_storm", "pledge": "reveal_pledges", "split": "cut_shares"}


def check_open_steps(game: Tranquility) -> None:
    asked = [kind_of(type(step)) for stack in game.stacks for step in stack]
    coming = [kind_of(type(cue)) for cue in reversed(game.script)]
    if any(len(stack) > 1 for stack in game.stacks):
        raise BadPosition("asked: a seat is asked one thing at a time")
    if len(asked) > 1 and (len(set(asked)) > 1 or asked[0] not in AT_ONCE):
        raise BadPosition(f"asked: {' and '.join(sorted(set(asked)))} cannot be asked at the same time")
    if not SCRIPT.fullmatch("".join(f"{kind} " for kind in coming)):
        raise BadPosition(f"script: {', '.join(coming)} is no order in which a turn goes on (TR-4.10)")
    paying = "payment_done" in coming and "begin_payment" not in coming
    if game.paying != paying:
        raise BadPosition("paying: it is true exactly while the script is going to end the payment for a Start")
    for kind in asked:
        if kind not in WHILE_PAYING if paying else kind in PAYING:
            raise BadPosition(f"asked: '{kind}' is {'not' if paying else 'only'} asked while a Start is paid for")
        if kind in ACTIONS and coming != _rest_of_turn(game):
            raise BadPosition(f"script: after '{kind}' come {', '.join(_rest_of_turn(game))}")
    for kind, cue in SETTLED_BY.items():
        if (kind in asked) != (cue in coming):
            raise BadPosition(f"script: '{cue}' comes exactly while '{kind}' is asked")
    if (game.shown != NOWHERE) != ("resolve_storm" in coming or "lock_row" in asked):
        raise BadPosition("shown: a Storm lies there exactly while the script is going to resolve it")
    waiting = sorted(cue.storm for cue in game.script if isinstance(cue, LaidStorm))
    if waiting != ([] if paying else sorted(game.laid)):
        raise BadPosition("laid: Storms wait there exactly while the script is going to show them (TR-12.4, 14.7)")


def _rest_of_turn(game: Tranquility) -> list[str]:
    """What a turn consists of after its action."""
    script = DUEL_SCRIPT if game.options.mode == DUEL else TURN_SCRIPT
    if game.rocks != NOWHERE:
        script += ROCKS_SCRIPT
    return [kind_of(type(cue)) for cue in reversed(script)]
