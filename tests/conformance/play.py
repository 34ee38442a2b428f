"""Random games under all proofs: used by the test suite for some games and by `make soak` for as long as one likes."""

from __future__ import annotations

from collections import Counter

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import playout
from tests.conformance import proofs
from tests.conformance.titles import Setting

LOOKS = 100  # moments of a game that are looked at, about: of a long game not every one


def stride(setting: Setting, seed: int) -> int:
    """How many moments to pass over; a look costs as much as the rest of the game is long, and long games have more."""
    return max(1, playout(setting.new(seed).state, Rng(seed)) // LOOKS)


def play_proving(setting: Setting, seed: int, thoroughness: int = 8) -> Counter[str]:
    """One random game; every moment is checked lightly, one in `thoroughness` by all proofs, in long games fewer; that
    nothing is lost always. Counts what was seen."""
    rng = Rng(seed)
    seen: Counter[str] = Counter(games=1)
    game = setting.new(seed)
    inventory = list(setting.title.inventory(game.state))
    every = stride(setting, seed)
    while game.to_act:
        proofs.nothing_is_lost(game, inventory)
        if rng.below(every) == 0:
            proofs.everybody_has_an_answer(game)
        if rng.below(thoroughness * every) == 0:
            proofs.a_copy_is_a_copy(game, seed)
            proofs.nothing_shines_through(game, seed)
            proofs.it_can_be_written_down(game)
            seen["thorough"] += 1
        seat, choice = proofs.pick(game, rng)
        if rng.below(3 * every) == 0:
            seen["secrets"] += proofs.secrets_are_kept(game, seat, seed)
        if rng.below(20 * every) == 0:
            seen["taken back"] += proofs.anybody_may_take_back(game, inventory)
            seen["twins"] += proofs.taking_back_tells_nothing(game, seed)
        if rng.below(3 * every) == 0:
            seen["undone"] += proofs.it_can_be_taken_back(game, seat, choice)
        else:
            game.choose(seat, choice)
        seen["choices"] += 1
        assert seen["choices"] < 10_000, "the game does not end"
    proofs.everybody_has_an_answer(game)
    proofs.nothing_is_lost(game, inventory)
    proofs.it_replays(game)
    for language in ("en", "de"):
        assert game.reason(language)
        assert all(sentence for seat in (None, 0) for sentence in game.log(seat, language))
    assert game.outcome is not None and len(game.outcome.scores) == game.state.seats
    seen[f"end {game.outcome.reason}"] += 1
    return seen
