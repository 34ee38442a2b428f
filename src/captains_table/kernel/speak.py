"""How steps speak to people: notation, the place on the board, and sentences as keys of the title's texts."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.state import Answer, Prompt, Refusal, Words


def answer(notation: str, target: str, label: str, /, **args: Any) -> Answer:
    return Answer(notation, target, Words(label, args))


def ask(key: str, /, *rules: str, **args: Any) -> Prompt:
    return Prompt(Words(f"ask.{key}", args), rules)


def refuse(key: str, rule: str, /, **args: Any) -> Refusal:
    return Refusal(Words(f"no.{key}", args), rule)
