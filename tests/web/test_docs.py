"""What docs/api.md promises to programs."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.serving import serving

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("title", ["tranquility", "dream-cruise", "cruise-line-caribbean"])
def test_the_player_of_docs_api_plays_a_whole_game(title: str, tmp_path: Path) -> None:
    """As it stands in the document: it sits down, says it is ready, and plays to the end."""
    [code] = re.findall(r"```python\n(.*?)```", (DOCS / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 30
    program = tmp_path / "player.py"
    program.write_text(code, encoding="utf-8")
    with serving(tmp_path / "data") as server:
        host = server.guest("Host")
        seats = [{"kind": "me"}, {"kind": "invited"}]
        table = host.post("/api/tables", json={"title": title, "seats": seats}).json()["code"]
        player = subprocess.Popen([sys.executable, str(program), server.url, table], stdout=subprocess.PIPE, text=True)
        until = time.monotonic() + 60
        while not host.get(f"/api/tables/{table}").json()["seats"][1]["ready"]:
            assert player.poll() is None and time.monotonic() < until
        host.post(f"/api/tables/{table}/deal").raise_for_status()
        host.post(f"/api/tables/{table}/leave", json={"seat": 0}).raise_for_status()  # a bot plays on beside it
        said, _ = player.communicate(timeout=120)
        assert player.returncode == 0
        snapshot = host.get(f"/api/tables/{table}").json()
        assert snapshot["state"] == "over"
        assert said.strip() == snapshot["reason"]


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as they are made for links."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [*sorted(DOCS.rglob("*.md")), DOCS.parent / "README.md"], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link or link.startswith("mailto:"):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
