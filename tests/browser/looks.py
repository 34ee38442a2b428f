"""What every page has to bear: axe finds nothing, nothing sticks out of the screen, no letter is too small."""

from __future__ import annotations

import json
from typing import Any

from axe_playwright_python.sync_playwright import Axe

from tests.browser.player import Player

SMALLEST = 11  # pixels of a letter
DESK, TABLET, PHONE = {"width": 1440, "height": 900}, {"width": 820, "height": 1180}, {"width": 390, "height": 844}
SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    do await frame(); while (document.getAnimations().some((each) => each.playState === "running"));
}"""
ABRIDGED = {"exclude": [[".text section:nth-of-type(n + 4)"]]}  # in a book of rules the first sections stand for all
STICKS_OUT = """() => {
    const wide = document.documentElement.clientWidth;
    const scrolls = (each) => each && each !== document.body && each !== document.documentElement
        && (getComputedStyle(each).overflowX !== "visible" || scrolls(each.parentElement));
    const out = [...document.body.querySelectorAll("*")].filter((each) => each.getClientRects().length
        && each.getBoundingClientRect().right > wide + 1 && !scrolls(each) && !each.closest(".sr, .defs, svg"));
    const whole = document.scrollingElement.scrollWidth;
    const tell = (each) => `${each.outerHTML.slice(0, 120)} ends at ${each.getBoundingClientRect().right}`;
    return [...(whole > wide ? [`the page is ${whole} wide`] : []), ...out.slice(0, 5).map(tell)];
}"""
TINY = """(smallest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
        const each = texts.currentNode.parentElement;
        const text = texts.currentNode.data.trim();
        if (!text || each.closest("svg, .sr, [hidden]") || !each.getClientRects().length) continue;
        const size = parseFloat(getComputedStyle(each).fontSize);
        if (size && size < smallest) found.add(`${size}px: ${text.slice(0, 40)} in .${each.className}`);
    }
    return [...found];
}"""


def violations(player: Player, *only: str) -> list[str]:
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if only:
        options["runOnly"] = {"type": "rule", "values": list(only)}
    found = Axe().run(player.page, context=ABRIDGED, options=options).response["violations"]
    return [f"{each['id']}: {json.dumps([node['html'][:160] for node in each['nodes'][:4]])}" for each in found]


def flawless(player: Player) -> None:
    """Whatever the player sees now: in the light and in the dark, at a desk, on a tablet and on a phone."""
    assert not player.unforgiven()
    player.forgive(".")  # axe puts styles of its own into the page
    found = {"light": violations(player)}
    player.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    player.page.evaluate(SETTLED)
    found["dark"] = violations(player, "color-contrast")
    for size in (DESK, TABLET, PHONE):
        player.page.set_viewport_size(size)  # type: ignore[arg-type]
        found[f"wider than {size['width']}"] = player.page.evaluate(STICKS_OUT)
        found[f"tiny at {size['width']}"] = player.page.evaluate(TINY, SMALLEST)
    assert not any(found.values()), {name: each for name, each in found.items() if each}
