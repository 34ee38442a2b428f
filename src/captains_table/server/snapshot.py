"""The snapshot: all that one reader gets to see of a table, and nothing else."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.game import Game
from captains_table.kernel.state import Phrase
from captains_table.server.errors import TEXTS
from captains_table.server.table import IDLE, ChatLine, Table, unnamed

CHAT = 100  # lines of talk in a snapshot


def snapshot(table: Table, person: str, seat: int | None, language: str, log_from: int = 0) -> dict[str, Any]:
    """Built from nothing for this person, through the eyes of `seat` (None: a spectator). The seat must be theirs."""
    config = table.config
    mine = table.seats_of(person)
    game = table.game
    seen: dict[str, Any] = {
        "version": table.audience.version,
        "code": table.code,
        "state": table.state,
        "title": table.title.id,
        "name": table.title.name[language],
        "public": table.public,
        "host": bool(person) and person == config.host,
        "options": config.options,
        "preset": config.preset or None,
        "seats": [
            {
                "seat": number,
                "name": table.display_name(number, language),
                "kind": each.kind,
                "level": each.level or None,
                "mine": number in mine,
                "here": each.here,
                "online": each.kind == "bot" or table.audience.online(each.person),
                "gone": each.human and number not in mine and table.audience.gone(each.person),
                "ready": each.ready,
                "left": each.kind == "person" and bool(each.level),
            }
            for number, each in enumerate(config.seats)
        ],
        "seat": seat,
        "mine": mine,
        "idle": IDLE,
        "watchers": table.audience.watchers({each.person for each in config.seats}),
        "game": None,
        "decision": "",
        "log_from": log_from,
        "log": [],
        "said": len(table.chat),
        "chat": [_chat_line(table, each, language) for each in table.chat[-CHAT:]],
        "talk": may_talk(table, person),
        "marks": marks(table),
        "may_mark": [] if game is None or seat is None else list(table.title.suggestions(game.state)),
        "may_hint": seat is not None and may_hint(table, person),
        "votes": [] if game is None else sorted(game.votes),
        "can_concede": game is not None and seat is not None and table.state == "playing" and can_concede(game),
        "rematch": config.rematch or None,
    }
    if game is not None:
        seen["game"] = game.view(seat, language)
        seen["decision"] = "" if seat is None or game.state.over else table.decision(seat)
        seen["log"] = log(table, seat, language, log_from)
        seen["news"] = news(game)
        seen["reason"] = game.reason(language)
    return seen


def log(table: Table, seat: int | None, language: str, since: int = 0) -> list[dict[str, Any]]:
    """The log from a line on, one entry per choice that caused something worth telling."""
    game = table.require_game()
    if not game.state.over and not game.title.log_keeps_private(game.state):
        seat = None  # the log does not keep what only one seat knew
    reader = (seat, language, game.state.over)
    texts = table.audience.log_texts.setdefault(reader, [])  # what a line tells never changes
    del texts[len(game.lines) :]
    for line in game.lines[len(texts) :]:
        texts.append(" ".join(text for event in line.events if (text := game.tell(event, seat, language))))
    return [
        {"n": number, "seat": game.lines[number].seat, "text": text, "undone": game.lines[number].undone}
        for number, text in enumerate(texts[since:], since)
        if text
    ]


def news(game: Game) -> list[dict[str, Any]]:
    """What the latest turn touched, as far as everybody could see it: the newest thing of each kind."""
    found: dict[str, dict[str, Any]] = {}
    turn = -1
    for line in reversed(game.lines):
        hidden = line.seat >= 0 and not line.target  # what others cannot see does not end a turn for them
        if line.undone or hidden:
            continue
        kind = line.target.partition("-")[0]
        if line.seat < 0 or turn not in (-1, line.seat) or kind in found:
            break
        turn = line.seat
        found[kind] = {"target": line.target, "seat": turn}
    return list(found.values())


def can_concede(game: Game) -> bool:
    return game.title.can_concede(game.state)


def may_talk(table: Table, person: str) -> bool:
    """Whether this person's words may be heard now: the title's talk rule, and spectators keep silent."""
    if not person:
        return False
    if table.game is None or table.state != "playing":
        return True
    return bool(table.seats_of(person)) and table.title.talk(table.game.state) == "free"


def may_hint(table: Table, person: str) -> bool:
    """Whether a bot may advise this person: never against other people, not even against one who may come back."""
    return table.state == "playing" and all(not seat.person or seat.person == person for seat in table.config.seats)


def marks(table: Table) -> dict[str, list[int]]:
    """Suggestions by what they point at, as long as it can be suggested."""
    by_target: dict[str, list[int]] = {}
    allowed = [] if table.game is None else table.title.suggestions(table.game.state)
    for seat, target in sorted(table.marks.items()):
        if target in allowed:
            by_target.setdefault(target, []).append(seat)
    return by_target


def _chat_line(table: Table, line: ChatLine, language: str) -> dict[str, Any]:
    name = line.name or (unnamed(language) if line.seat is None else table.display_name(line.seat, language))
    text = line.text
    if line.notice:
        text = TEXTS.say(Phrase(f"note.{line.notice}", {"name": name}), language, {})
    return {
        "seat": line.seat,
        "name": "" if line.notice else name,
        "text": text,
        "at": line.at,
        "notice": bool(line.notice),
    }
