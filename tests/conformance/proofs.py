"""The proofs: functions that look at one moment of a game and raise if something is not as it must be."""

from __future__ import annotations

import json
from typing import Any

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import digest, fields_of, serialize
from captains_table.kernel.state import PERMITTED, State, playout
from captains_table.kernel.texts import LANGUAGES
from captains_table.kernel.title import no_positions
from tests.twins import as_told, twin_game


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def pick(game: ct.Game, rng: Rng) -> tuple[int, int]:
    """Any seat that must or may act, so that simultaneous decisions interleave and permissions are used."""
    state = game.state
    may = state.may_act()
    if may and rng.below(4) == 0:
        seat = may[rng.below(len(may))]
        options = state.permitted(seat)
    else:
        must = state.to_act()
        seat = must[rng.below(len(must))]
        options = state.choices(seat)
    return seat, options[rng.below(len(options))]


def everybody_has_an_answer(game: ct.Game) -> None:
    """A seat that is asked can answer; what it chooses can be written, read and understood."""
    state = game.state
    assert state.over == (not state.to_act()), "nobody is asked though the game is not over"
    for seat in range(state.seats):
        must, may = state.choices(seat), state.permitted(seat)
        assert bool(must) == bool(state.stacks[seat] and not state.over), "a decision without an answer"
        assert len(set(must)) == len(must) and len(set(may)) == len(may), "a choice twice"
        assert all(0 <= choice < PERMITTED for choice in must)
        choices = game.choices(seat)
        assert len({choice.notation for choice in choices}) == len(choices), f"ambiguous notation: {choices}"
        assert all(choice.notation == " ".join(choice.notation.casefold().split()) for choice in choices)
        for language in LANGUAGES:
            assert all(choice.label and choice.target for choice in game.choices(seat, language))
            assert bool(game.prompt(seat, language)) == bool(must)


def nothing_is_lost(game: ct.Game, inventory: list[Any]) -> None:
    assert list(game.title.inventory(game.state)) == inventory, "components are not conserved"


def a_copy_is_a_copy(game: ct.Game, seed: int) -> None:
    """A copy is equal, shares nothing that can change, and never touches the original."""
    frozen = text(serialize(game.state))
    one, two = game.state.clone(), game.state.clone()
    assert text(serialize(one)) == frozen
    assert not shared(game.state, one), f"a copy shares {shared(game.state, one)}"
    assert playout(one, Rng(seed)) == playout(two, Rng(seed))
    assert text(serialize(one)) == text(serialize(two))
    assert text(serialize(game.state)) == frozen, "a copy touched the original"


def shared(one: State, two: State) -> list[str]:
    """Fields whose lists two states have in common."""

    def lists(value: Any) -> set[int]:
        if isinstance(value, list):
            return {id(value)}.union(*(lists(each) for each in value))
        if isinstance(value, tuple):
            return set().union(*(lists(each) for each in value))
        return set()

    skip = {"cached_choices", "events"}
    ours = set().union(*(lists(getattr(one, name)) for name in fields_of(type(one)) if name not in skip))
    return [name for name in fields_of(type(two)) if name not in skip and lists(getattr(two, name)) & ours]


def nothing_shines_through(game: ct.Game, seed: int) -> None:
    """Non-interference: whatever a seat cannot know may change, and nothing that it sees does. The imagined world of
    one of the seats, another at every look, is played to its end."""
    state = game.state
    player = len(game.lines) % state.seats
    for seat in range(state.seats):
        seen = {language: text(game.view(seat, language)) for language in LANGUAGES}
        frozen = text(serialize(state))
        other = game.imagine(seat, seed)
        assert text(serialize(state)) == frozen, "imagining touched the truth"
        assert not shared(state, other.state), f"an imagined world shares {shared(state, other.state)}"
        assert not contradicts(other.state, seat), "an imagined world contradicts itself"
        for language in LANGUAGES:
            mine = dict(game.view(seat, language))
            theirs = dict(other.view(seat, language))
            mine.pop("can_undo"), theirs.pop("can_undo")  # imagined worlds have no past
            assert theirs == mine, difference(mine, theirs)
            assert text(game.view(seat, language)) == seen[language]
        assert list(game.title.inventory(other.state)) == list(game.title.inventory(state))
        # what is imagined follows from what the seat knows: the truth does not shine through
        again = other.state.imagine(seat, Rng(seed + 1))
        assert serialize(state.imagine(seat, Rng(seed + 1))) == serialize(again), "it depends on the truth"
        the_same_choice_looks_the_same(game, other, seat, seed)
        if seat == player:
            playout(other.state, Rng(seed))


def contradicts(world: State, seat: int) -> bool:
    return not world.over and not world.plausible(seat)


def the_same_choice_looks_the_same(game: ct.Game, other: ct.Game, seat: int, seed: int) -> None:
    """In the truth and in an imagined world one's own next choice is told alike, as long as nothing is turned up."""
    options = game.state.choices(seat) + game.state.permitted(seat)
    if not options:
        return
    choice = options[Rng(seed).below(len(options))]
    left, right = game.clone(), other.clone()
    told_left, told_right = left.choose(seat, choice), right.choose(seat, choice)
    quiet = left.state.reveals == right.state.reveals == game.state.reveals
    if quiet and not left.state.over and not right.state.over:
        one, two = left.view(seat)["table"], right.view(seat)["table"]
        assert one == two, difference(one, two)
        assert as_told(told_left, seat) == as_told(told_right, seat)


def secrets_are_kept(game: ct.Game, seat: int, seed: int) -> int:
    """Two different secret answers look the same to everybody else, also to bots that imagine in their place."""
    state = game.state
    must, may = state.choices(seat), state.permitted(seat)
    options = [choice for choice in must if state.stacks[seat][-1].secret(state, seat, choice)]
    if not options and may and state.permission is not None:
        options = [choice for choice in may if state.permission.secret(state, seat, choice - PERMITTED)]
    if len(options) < 2:
        return 0
    left, right = game.clone(), game.clone()
    told = [left.choose(seat, options[0]), right.choose(seat, options[-1])]
    if left.state.reveals != state.reveals or right.state.reveals != state.reveals:
        return 0
    if left.state.over or right.state.over:
        return 0
    for other in range(state.seats):
        if other != seat:
            one, two = left.view(other), right.view(other)
            assert one == two, difference(one, two)
            assert as_told(told[0], other) == as_told(told[1], other)
            worlds = [serialize(each.state.imagine(other, Rng(seed))) for each in (left, right)]
            assert worlds[0] == worlds[1], "a secret answer shows in an imagined world"
    spectators = [left.view(None), right.view(None)]
    assert spectators[0] == spectators[1], difference(*spectators)
    return 1


def difference(one: dict[str, Any], two: dict[str, Any]) -> str:
    return str({key: (one.get(key), two.get(key)) for key in {*one, *two} if one.get(key) != two.get(key)})


def it_can_be_written_down(game: ct.Game) -> None:
    """Position -> set up -> the same position, and the same as plain data in every field."""
    if game.title.set_up is no_positions:
        return
    again = ct.set_up(game.title.id, json.loads(text(game.position())), seed=game.setting.seed)
    skip = {"rng", "reveals"}
    one = {name: value for name, value in serialize(game.state).items() if name not in skip}
    two = {name: value for name, value in serialize(again.state).items() if name not in skip}
    assert one == two, difference(one, two)


def it_can_be_taken_back(game: ct.Game, seat: int, choice: int) -> bool:
    """Choose; if it can be taken back, all is as before, and the log still tells of it."""
    before = digest(game.state)
    views = [game.title.view(game.state, q) for q in range(game.state.seats)]
    game.choose(seat, choice)
    if not game.can_undo(seat):
        return False
    game.undo(seat)
    assert digest(game.state) == before
    assert [game.title.view(game.state, q) for q in range(game.state.seats)] == views
    assert game.lines[-1].undone
    game.choose(seat, choice)
    return True


def anybody_may_take_back(game: ct.Game, inventory: list[Any]) -> int:
    """Whoever can take back does so on a copy: the position is sound, and what others chose stays chosen."""
    taken = 0
    for seat in range(game.state.seats):
        if game.can_undo(seat):
            copy = game.clone()
            copy.undo(seat)
            everybody_has_an_answer(copy)
            nothing_is_lost(copy, inventory)
            it_replays(copy)
            taken += 1
    return taken


def taking_back_tells_nothing(game: ct.Game, seed: int) -> int:
    """In worlds with a past that a reader cannot tell from this one, all is seen alike: also whether one's latest
    choice can be taken back. The number of worlds looked at."""
    worlds = 0
    for reader in (*range(game.state.seats), None):
        twin = twin_game(game, reader, seed)
        if twin is not None:
            one, two = game.view(reader), twin.view(reader)
            assert one == two, difference(one, two)
            assert reader is None or game.is_asked_the_same(reader) == twin.is_asked_the_same(reader)
            worlds += 1
    return worlds


def it_replays(game: ct.Game) -> None:
    """Record -> replay -> the same position, log and record (but for what was undone)."""
    record = game.record()
    again = ct.replay(record)
    assert digest(again.state) == digest(game.state)
    kept = [line for line in record.splitlines() if not line.startswith("#")]
    assert again.record().splitlines() == kept
