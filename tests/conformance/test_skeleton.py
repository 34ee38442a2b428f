"""Every title has the same folders and file names: whoever knows one finds everything in the others.

What is out of place is said in a sentence. docs/architecture.md tells what goes where.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from tools.compile import modules

import captains_table as ct
from tests.conformance.titles import TITLES

ROOT = Path(__file__).parents[2]
HOUSE = [title for title in TITLES if title.folder]  # not those that are one file
PRESENTATION = (
    "decision", "etiquette", "forecasts", "highlights", "names", "position", "recap", "refusals", "set_up",
    "statistics", "terminal", "view",
)  # fmt: skip
PURE = ("data", "rules", "bot")
MUST = (
    "__init__.py", "title.py", "title.toml",
    "data/__init__.py", "data/components.toml", "data/components.py", "data/ids.py",
    "rules/__init__.py", "rules/state.py", "rules/options.py", "rules/deal.py", "rules/knowledge.py",
    "rules/notation.py", "rules/steps/__init__.py",
    "bot/__init__.py", "bot/advise.py",
    "presentation/__init__.py", "presentation/view.py", "presentation/names.py", "presentation/position.py",
    "presentation/set_up.py", "presentation/terminal.py", "presentation/recap.py", "presentation/highlights.py",
    "presentation/refusals.py",
    "texts/rules.toml", "texts/refusals.toml", "texts/recap.toml", "texts/terminal.toml", "texts/board.toml",
    "texts/board_own.toml", "texts/board_rail.toml",
    "board/index.js", "board/index.css", "board/setup.js", "board/art.svg", "board/poster.svg", "board/primer.svg",
    "board/primer.toml",
)  # fmt: skip
READERS = ("components", "ids", "chart", "layout")  # in data/; the last two read the map of the playing area
SHAPES = ("pack", "position")  # what people may write
ELSEWHERE = ("notation", "ids", "options", "state", "components")  # words with one place of their own
BOARD = (".js", ".css", ".svg")
SPEAKS = {"no": "refusals", "recap": "recap", "terminal": "terminal", "board": "board"}  # how a key begins: its file


def out_of_place(folder: Path) -> list[str]:
    """A sentence for each thing in this title's folder that is missing, or not where it is in every other title."""
    files = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    found = [f"{name} is missing: every title has it." for name in MUST if Path(name) not in files]
    for path in files:
        if "__pycache__" not in path.parts and path.suffix != ".so":
            why = _why_not_here(path)
            found += [f"{path} is out of place: {why}."] if why else []
    return found


def _why_not_here(path: Path) -> str:
    top, name = path.parts[0], path.name
    if len(path.parts) == 1:
        right = str(path) in MUST
        return "" if right else "beside the folders there are only title.py, title.toml and __init__.py"
    if top == "board":
        right = path.suffix in BOARD or str(path) in (*MUST, "board/view.d.ts", "board/types.d.ts")
        return "" if right else f"board/ holds {', '.join(BOARD)}, view.d.ts, types.d.ts and primer.toml"
    if top == "texts":
        if path.suffix != ".toml" or len(path.parts) != 2:
            return "texts/ holds *.toml and nothing else"
        kinds = ("rules", *SPEAKS.values())
        return (
            ""
            if path.stem.partition("_")[0] in kinds
            else f"files of texts/ are called, or begin with, {', '.join(kinds)}"
        )
    if top not in (*PURE, "presentation", "shapes"):
        return f"the folders of a title are {', '.join(PURE)}, presentation, shapes, texts and board"
    if len(path.parts) > 2 and path.parts[:-1] != ("rules", "steps"):
        return "only rules/ has a folder in it, steps/"
    if path.suffix != ".py":
        right = top == "data" and path.suffix == ".toml"
        return "" if right else f"{top}/ holds Python, and data/ component data in *.toml"
    return "" if name == "__init__.py" else _why_not_so_called(path)


def _why_not_so_called(path: Path) -> str:
    top, stem = path.parts[0], path.stem
    if top == "presentation":
        right = any(stem == each or stem.startswith(f"{each}_") for each in PRESENTATION)
        return "" if right else f"files of presentation/ are called, or begin with, {', '.join(PRESENTATION)}"
    if top == "shapes":
        return "" if stem in SHAPES else f"files of shapes/ are called {' and '.join(SHAPES)}"
    if top == "data":
        return "" if stem in READERS else f"files of data/ are called {', '.join(READERS)}"
    if stem in ELSEWHERE and str(path) not in MUST:
        return f"{stem}.py is in {next(Path(each).parent for each in MUST if Path(each).stem == stem)}/"
    if top == "rules" and any(stem.startswith(each) for each in PRESENTATION if each != "decision"):
        return "what is for people goes to presentation/"  # a step may be called a decision
    return ""


@pytest.mark.parametrize("title", HOUSE, ids=lambda title: title.id)
def test_everything_is_where_it_is_in_every_title(title: ct.Title) -> None:
    assert title.folder
    assert out_of_place(title.folder) == []


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("view.py", "beside the folders there are only title.py, title.toml and __init__.py"),
        ("notes.md", "beside the folders there are only title.py, title.toml and __init__.py"),
        ("advice/advise.py", "the folders of a title are data, rules, bot, presentation, shapes, texts and board"),
        ("rules/prices/fuel.py", "only rules/ has a folder in it, steps/"),
        ("rules/refusals_launch.py", "what is for people goes to presentation/"),
        ("rules/steps/view.py", "what is for people goes to presentation/"),
        ("rules/steps/notation.py", "notation.py is in rules/"),
        ("rules/components.toml", "rules/ holds Python, and data/ component data in *.toml"),
        ("bot/ids.py", "ids.py is in data/"),
        ("data/box.py", "files of data/ are called components, ids, chart, layout"),
        ("shapes/view.py", "files of shapes/ are called pack and position"),
        ("board.js", "beside the folders there are only title.py, title.toml and __init__.py"),
        ("board/view.py", "board/ holds .js, .css, .svg, view.d.ts, types.d.ts and primer.toml"),
        ("texts/words.py", "texts/ holds *.toml and nothing else"),
        ("texts/mine.toml", "files of texts/ are called, or begin with, rules, refusals, recap, terminal, board"),
        ("presentation/story.py", f"files of presentation/ are called, or begin with, {', '.join(PRESENTATION)}"),
    ],
)
def test_what_is_out_of_place_is_said(tmp_path: Path, file: str, why: str) -> None:
    more = ("rules/prices.py", "rules/steps/turn.py", "presentation/set_up_cards.py", "board/chart/ships.js")
    for name in (*MUST, *more, "shapes/pack.py", file):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert out_of_place(tmp_path) == [f"{file} is out of place: {why}."]
    (tmp_path / file).unlink()
    assert out_of_place(tmp_path) == []
    (tmp_path / "rules/state.py").unlink()
    assert out_of_place(tmp_path) == ["rules/state.py is missing: every title has it."]


def texts_out_of_place(folder: Path) -> list[str]:
    """A sentence for each file of texts that is named after nothing, and each key that is in another's file."""
    districts = {path.stem for path in (folder / "board").iterdir()} - {"pictures"}
    found = []
    for path in sorted((folder / "texts").glob("*.toml")):
        file, _, district = path.stem.partition("_")
        if file == "board" and district and district not in districts:
            found.append(f"texts/{path.name} speaks of no district: board/ has no {district}.")
        for key in tomllib.loads(path.read_text(encoding="utf-8")):
            first, _, rest = key.partition(".")
            right = SPEAKS.get(first, "rules") if rest else "rules"
            if right != file:
                found.append(f"{key} is in texts/{path.name}, not in {right}.toml.")
            named = rest.partition(".")[0]
            if right == "board" and named in districts and named != district and (folder / f"board/{named}").is_dir():
                found.append(f"{key} is in texts/{path.name}, not in board_{named}.toml.")
    return found


@pytest.mark.parametrize("title", HOUSE, ids=lambda title: title.id)
def test_every_text_is_in_the_file_of_what_it_speaks_of(title: ct.Title) -> None:
    assert title.folder
    assert texts_out_of_place(title.folder) == []


@pytest.mark.parametrize(
    ("file", "key", "said"),
    [
        ("rules", "no.room", "no.room is in texts/rules.toml, not in refusals.toml."),
        ("recap", "won", "won is in texts/recap.toml, not in rules.toml."),
        ("terminal", "board.hand", "board.hand is in texts/terminal.toml, not in board.toml."),
        ("board", "board.own.hand", "board.own.hand is in texts/board.toml, not in board_own.toml."),
        ("board_own", "board.sea.name", "board.sea.name is in texts/board_own.toml, not in board_sea.toml."),
        ("board_mine", "board.hand", "texts/board_mine.toml speaks of no district: board/ has no mine."),
    ],
)
def test_a_text_out_of_place_is_said(tmp_path: Path, file: str, key: str, said: str) -> None:
    for folder in ("texts", "board/own", "board/sea"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "texts/board_own.toml").write_text('["board.own.cards"]\n["board.hand"]\n')
    assert texts_out_of_place(tmp_path) == []
    (tmp_path / f"texts/{file}.toml").write_text(f'["{key}"]\n')
    assert texts_out_of_place(tmp_path) == [said]


@pytest.mark.parametrize("title", HOUSE, ids=lambda title: title.id)
def test_what_is_pure_is_compiled_and_nothing_else(title: ct.Title) -> None:
    folder = title.folder
    assert folder
    compiled = {path.relative_to(folder) for path in modules(folder.parents[1]) if folder in path.parents}
    wanted = [path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "__init__.py"]
    assert compiled == {path for path in wanted if path.parts[0] in PURE}


@pytest.mark.parametrize("title", HOUSE, ids=lambda title: title.id)
def test_rules_say_what_is_legal_and_refusals_why_something_is_not(title: ct.Title) -> None:
    assert title.folder
    rules = sorted((title.folder / "rules").rglob("*.py"))
    refuse = re.compile(r"\b(Refusal|refuse)\(")
    assert [path.name for path in rules if refuse.search(path.read_text(encoding="utf-8"))] == []


def test_the_imports_of_every_title_are_checked() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    checked = [name for each in settings["tool"]["importlinter"]["contracts"] for name in each.get("containers", [])]
    assert sorted(checked) == sorted(f"captains_table.titles.{title.folder.name}" for title in HOUSE if title.folder)
