"""Tables as requests find them: by code, with the limits of who asks."""

from __future__ import annotations

from captains_table.server import player_actions
from captains_table.server.errors import NotFound, NotNow
from captains_table.server.people import Person
from captains_table.server.registry import TableRegistry
from captains_table.server.table import Table
from captains_table.web import metrics
from captains_table.web.api_types import Accepted, SubmittedChoice
from captains_table.web.visitor import Visitor


async def find(registry: TableRegistry, code: str, visitor: Visitor) -> Table:
    """The table of a code. Guessing codes is slowed down: whoever missed too often finds only tables they sit at."""
    try:
        table = await registry.find(code)
    except NotFound:
        registry.limits.take("miss", visitor.address)
        raise
    if table.seats_of(visitor.id):
        table.audience.note_request(visitor.id)
    else:
        registry.limits.check("miss", visitor.address)
    return table


async def enter(registry: TableRegistry, code: str, visitor: Visitor, limit: str) -> tuple[Table, Person]:
    """The table of a code and whoever wants to change something there, as often as this limit allows."""
    person = visitor.require_person()
    registry.limits.take(limit, person.id)
    return await find(registry, code, visitor), person


async def submit_choice(registry: TableRegistry, code: str, submitted: SubmittedChoice, visitor: Visitor) -> Accepted:
    table, person = await enter(registry, code, visitor, "choice")
    seat, decision, choice, key = submitted.seat, submitted.decision, submitted.choice, submitted.key
    seq = await player_actions.choose(registry, table, person, seat, decision, choice, key, instead=submitted.instead)
    metrics.choices.inc()
    return Accepted(seq)


async def finished_record(table: Table) -> str:
    """The record holds the seed: it is shown only when the game is over."""
    async with table.lock:
        if table.state != "over":
            raise NotNow("not_over")
        return table.require_game().record()
