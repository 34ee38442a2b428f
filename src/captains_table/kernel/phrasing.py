"""How steps speak to people: notation, the place on the board, and sentences as keys of the title's texts."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.state import Answer, Phrase, Prompt, Refusal


def answer(verb: str, arguments: dict[str, Any], target: str, label: str, /, **gaps: Any) -> Answer:
    """`answer("take", {"slot": 2}, "blueprint-2", "take_blueprint", blueprint=17)` is written `take 2`."""
    return Answer(verb, arguments, target, Phrase(label, gaps))


def ask(key: str, /, *rules: str, **args: Any) -> Prompt:
    return Prompt(Phrase(f"ask.{key}", args), rules)


def refuse(key: str, rule: str, /, **args: Any) -> Refusal:
    return Refusal(Phrase(f"no.{key}", args), rule)
