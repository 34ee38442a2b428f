"""Somebody at a browser of their own: sees what can be clicked, clicks it, and waits for what comes of it.

Nothing here sleeps. A page with an open stream is never idle, so whatever is waited for is a sign in the page.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, expect

from captains_table.web import page_texts

TITLE = "tranquility"
QUICK = "pilot"  # bots that do not think long
TELL_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`the policy forbids ${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`));"""
SPOTS = """() => [...document.querySelectorAll(".table [data-can], .table button[data-choice]")]
    .filter((each) => each.getClientRects().length && !each.disabled)
    .map((each) => [each.dataset.choice ?? "", each.dataset.target ?? ""])"""
ASKED = ".table [data-can], .table button[data-choice]"
OVER = ".result"
CAUGHT_UP = """async (version) => {
    const now = () => Number(document.querySelector(".table")?.dataset.version ?? 0);
    for (const end = Date.now() + 60000; now() < version && !document.querySelector(".result");) {
        if (Date.now() > end) throw new Error(`the page stays at version ${now()}, before ${version}`);
        await new Promise((next) => setTimeout(next, 10));
    }
}"""
PLAYED_ON = 300_000  # ms in which bots end the longest game, on a busy machine too


class Spot(NamedTuple):
    """Something to click: a thing on the table, or a choice that has none and is a button in the prompt."""

    choice: str
    target: str

    @property
    def selector(self) -> str:
        return f'button[data-choice="{self.choice}"]' if self.choice else f'[data-can][data-target="{self.target}"]'


Pick = Callable[[Sequence[Spot]], Spot]


def say(key: str, language: str = "en", **gaps: Any) -> str:
    """A sentence of the pages, as in web/texts."""
    return page_texts.say(key, language, **gaps)


def rash(seed: int) -> Pick:
    """Anything at all, but rather an island than throwing two cards away."""
    rng = random.Random(seed)

    def pick(spots: Sequence[Spot]) -> Spot:
        return rng.choice([spot for spot in spots if spot.target != "discard"] or spots)

    return pick


class Player:
    """A browser context with one page to begin with. What goes wrong in any of its pages is collected."""

    def __init__(self, context: BrowserContext, url: str, name: str = "", language: str = "en") -> None:
        self.context = context
        self.url = url
        self.language = language
        self.headers = {"accept-language": language}  # of what is asked without a page
        self.troubles: list[str] = []
        self.forgiven: list[str] = []  # patterns of troubles that a test causes on purpose
        context.add_init_script(TELL_VIOLATIONS)
        context.on("page", self._watch)
        self.page = context.new_page()
        if name:
            self.post("/api/me", name=name)

    # -- watching ----------------------------------------------------------------------------------------

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        page.on("response", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _see(self, response: Response) -> None:
        if response.status >= 500:
            self.troubles.append(f"HTTP {response.status}: {response.request.method} {response.url}")

    def forgive(self, *patterns: str) -> None:
        self.forgiven += patterns

    def unforgiven(self) -> list[str]:
        return [each for each in self.troubles if not any(re.search(pattern, each) for pattern in self.forgiven)]

    # -- without the page --------------------------------------------------------------------------------

    def post(self, path: str, **body: Any) -> Any:
        """Ask the API as this person; for getting somewhere quickly."""
        answer = self.context.request.post(self.url + path, data=body, headers=self.headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.url + path, headers=self.headers)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    @property
    def code(self) -> str:
        """Of the table whose page is open."""
        return self.page.url.split("/t/")[1].split("#")[0]

    def snapshot(self, seat: int | None = None) -> dict[str, Any]:
        """What the API tells of the table, apart from what its page shows."""
        snapshot: dict[str, Any] = self.get(f"/api/tables/{self.code}" + ("" if seat is None else f"?seat={seat}"))
        return snapshot

    def open_table(self, *others: dict[str, Any], title: str = TITLE, public: bool = False, **options: Any) -> str:
        """A table with me and these others; at once dealt if nobody else is to come. Its code."""
        seats = [{"kind": "me"}, *others]
        code: str = self.post("/api/tables", title=title, options=options, seats=seats, public=public)["code"]
        return code

    def bots(self, count: int) -> list[dict[str, Any]]:
        return [{"kind": "bot", "level": QUICK}] * count

    def play_on(self, record: str, ply: int = 0, seat: int = 0) -> None:
        """Sit down in the middle of a record, bots in the other seats."""
        self.go(f"/t/{self.post('/api/replays/play-on', record=record, ply=ply, seat=seat)['code']}")
        self.at_table()

    # -- the page ----------------------------------------------------------------------------------------

    def go(self, path: str, page: Page | None = None) -> None:
        (page or self.page).goto(self.url + path, wait_until="commit")

    def say(self, key: str, **gaps: Any) -> str:
        return say(key, self.language, **gaps)

    def button(self, key: str, **gaps: Any) -> Locator:
        """A button by its words, which may be followed by what it is about."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.say(key, **gaps))}"))

    def at_table(self, page: Page | None = None) -> Locator:
        table = (page or self.page).locator(".table[data-version]")
        table.wait_for()
        return table

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".table .prompt")

    @property
    def decision(self) -> str:
        return self.page.locator(".table").get_attribute("data-decision") or ""

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def catch_up(self, version: int) -> None:
        """Wait until the page shows this version of the table or a later one."""
        self.page.evaluate(CAUGHT_UP, version)

    def follow(self) -> None:
        """Look on until bots have ended the game."""
        self.page.locator(OVER).wait_for(timeout=PLAYED_ON)

    def asked(self) -> bool:
        """Wait until there is something to choose; False if the game is over instead."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for()
        return not self.over

    def spots(self) -> list[Spot]:
        return [Spot(*each) for each in self.page.evaluate(SPOTS)]

    def click(self, target: str) -> None:
        """Click a thing of the table and see the answer."""
        self.take(Spot("", target))

    def wish(self, target: str) -> None:
        """Click something that cannot be chosen now; it is not disabled, it explains itself."""
        self.page.locator(f"#{target}").click(force=True)

    def take(self, spot: Spot, swiftly: bool = False) -> None:
        """With the pointer; `swiftly` without moving it there and waiting until nothing moves: for long games."""
        before = self.decision
        thing = self.page.locator(spot.selector).first
        if swiftly:
            thing.dispatch_event("click")
        else:
            thing.click()
        moved = f'.table:not([data-decision="{before}"]), {OVER}, dialog[open] .stack'
        self.page.locator(moved).first.wait_for(state="attached")
        if self.page.locator("dialog[open] .stack").count():
            self.page.locator("dialog[open] .stack button").first.click()
            self.page.locator(moved.rpartition(", ")[0]).first.wait_for(state="attached")

    def act(self, pick: Pick, swiftly: bool = False) -> bool:
        """Decide once by clicking. False: the game is over."""
        if not self.asked():
            return False
        spots = self.spots()
        if spots:
            self.take(pick(spots), swiftly)
        return True

    def nothing_is_out_of_reach(self) -> None:
        """Everything that may be chosen now can be clicked on this page."""
        self.asked()
        snapshot = self.snapshot()
        if snapshot["decision"] != self.decision or snapshot["state"] != "playing":
            return
        here = {each for spot in self.spots() for each in spot if each}
        for choice in snapshot["game"]["choices"]:
            expected = here & {choice["target"], choice["notation"]}
            assert expected or snapshot["version"] != self.snapshot()["version"], (
                f"{choice} cannot be clicked among {here}"
            )

    def tab(self, name: str) -> None:
        """Open a part of the rail: players, log or talk."""
        tab = self.page.locator(f"#tab-{name}")
        if tab.get_attribute("aria-selected") != "true" or not self.page.locator(".rail.open").count():
            tab.click()
        expect(self.page.locator("#rail-panel")).to_be_visible()
