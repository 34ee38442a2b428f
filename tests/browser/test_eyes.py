"""Nobody's cards reach the page of somebody who may not see them: spectators, and two people at one screen."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.ear import Ear
from tests.browser.player import rash


def test_a_spectator_sees_no_hand_and_cannot_choose(newcomer: NewPlayer) -> None:
    anna, watcher = newcomer("Anna"), newcomer()
    code = anna.open_table(public=True)
    ear = Ear(watcher.page)
    watcher.go("/")
    watcher.page.get_by_role("link", name=f"{watcher.say('home.watch')}: ").first.wait_for()
    watcher.page.locator(f'a[href="/t/{code}"]').click()
    watcher.at_table()
    anna.go(f"/t/{code}")
    for _ in range(2):
        anna.act(rash(1))
    watcher.catch_up(anna.snapshot()["version"])

    expect(watcher.prompt).to_contain_text(watcher.say("table.watching", n=1, names="Anna"))
    expect(watcher.page.locator("[id^='hand-'], [data-can], [data-choice]")).to_have_count(0)
    sent: list[str] = []
    watcher.page.on("request", lambda request: sent.append(request.method))
    watcher.wish("slot-36")
    expect(watcher.page.locator("dialog[open]")).to_have_count(0)
    assert "POST" not in sent
    refused = watcher.context.request.post(
        f"{watcher.url}/api/tables/{code}/choices",
        data={"seat": 0, "decision": "", "choice": "discard two", "key": "k"},
    )
    assert refused.status == 401
    for snapshot in ear.heard():
        assert snapshot["seat"] is None and not snapshot["mine"]
        assert not snapshot["game"]["choices"] and not snapshot["game"]["table"].get("hand")


def test_one_screen_for_two_with_a_curtain_between(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    ear = Ear(anna.page)
    code = anna.open_table({"kind": "here", "name": "Ben"})
    anna.go(f"/t/{code}")
    anna.at_table()
    pick = rash(1)
    curtain = anna.page.locator(".curtain")
    handed_over = 0
    looking = 0  # through whose eyes the page looks
    while handed_over < 3:
        to_act = anna.snapshot()["game"]["to_act"]
        if looking in to_act:  # perhaps with the other: before the Start card everybody pledges
            expect(curtain).to_have_count(0)
            anna.act(pick)
            continue
        # whoever holds the screen now sees the curtain and nobody's cards
        [asked] = to_act
        name = ["Anna", "Ben"][asked]
        expect(curtain.get_by_role("heading")).to_have_text(anna.say("table.curtain", name=name))
        expect(anna.page.locator("[id^='hand-']")).to_have_count(0)
        hidden = anna.snapshot(asked)["game"]["table"]["hand"]
        if not handed_over:
            assert all(snapshot["seat"] == looking for snapshot in ear.heard())
            assert json.dumps(hidden) not in json.dumps(ear.heard())
        opener = curtain.get_by_role("button", name=anna.say("table.curtain_open", name=name))
        expect(opener).to_be_focused()
        opener.press("Enter")
        for card in hidden:
            expect(anna.page.locator(f"#hand-{card}").first).to_be_visible()
        handed_over += 1
        looking = asked
    # the network fails just when the screen is handed over: the curtain waits for it
    anna.forgive("ERR_INTERNET_DISCONNECTED")
    while looking in anna.snapshot()["game"]["to_act"]:
        anna.act(pick)
    anna.context.set_offline(True)
    curtain.get_by_role("button").click()
    expect(curtain).to_be_visible()
    anna.context.set_offline(False)
    assert anna.asked()
    # each message showed one hand, that of the seat it was drawn for
    for snapshot in ear.heard():
        assert snapshot["seat"] == snapshot["game"]["seat"]
