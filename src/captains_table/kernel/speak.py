"""How steps speak to people: notation, the place on the board, and sentences as keys of the title's texts."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.state import Answer, Prompt, Refusal, Words


def answer(verb: str, arguments: dict[str, Any], target: str, label: str, /, **gaps: Any) -> Answer:
    """`answer("take", {"slot": 2}, "blueprint-2", "take_blueprint", blueprint=17)` is written `take 2`."""
    return Answer(verb, arguments, target, Words(label, gaps))


def reply(notation: str, target: str, label: str, /, **gaps: Any) -> Answer:
    """An answer without arguments of its own."""
    return Answer(notation, {}, target, Words(label, gaps))


def ask(key: str, /, *rules: str, **args: Any) -> Prompt:
    return Prompt(Words(f"ask.{key}", args), rules)


def refuse(key: str, rule: str, /, **args: Any) -> Refusal:
    return Refusal(Words(f"no.{key}", args), rule)
