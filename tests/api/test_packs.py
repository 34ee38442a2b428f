"""Component data of one's own: overriding, and being told what is wrong with it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import captains_table as ct
from tests.packs import write_pack


def pack(folder: Path, text: str) -> Path:
    return write_pack(folder, "tranquility", text)


def test_a_pack_replaces_what_it_names(tmp_path: Path) -> None:
    packs = pack(
        tmp_path,
        '[storms]\ncolours = ["yellow", "yellow", "yellow", "purple", "orange", "orange"]\n'
        '[islands]\nname = { en = "Isle {n}", de = "Eiland {n}" }\n[numbers]\nhand_limit = 6\n',
    )
    game = ct.new_game("tranquility", options={"storms": True}, seed=2, packs=packs)
    assert [storm["storm"] for storm in game.view(None)["table"]["storms"]].count("yellow-3") == 1
    assert game.view(None)["table"]["hand_sizes"] == [6, 6]
    seat = game.to_act[0]
    assert any(choice.label.startswith("Play Isle ") for choice in game.choices(seat))
    assert any(choice.label.startswith("Eiland ") for choice in game.choices(seat, "de"))
    assert ct.new_game("tranquility", seed=2).view(None)["table"]["hand_sizes"] == [5, 5]


def test_a_record_remembers_its_pack(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[numbers]\nhand_limit = 4\n")
    record = ct.new_game("tranquility", seed=1, packs=packs).record()
    assert ct.replay(record, packs=packs).view(None)["table"]["hand_limits"] == [4, 4]
    with pytest.raises(ct.BadRecord, match="other component data"):
        ct.replay(record)
    with pytest.raises(ct.BadRecord, match="leave --packs out"):
        ct.replay(ct.new_game("tranquility", seed=1).record(), packs=packs)


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        ("[numbers\n", "components.toml", "not valid TOML"),
        ("[numbers]\nhand_limit = 0\n", "numbers.hand_limit", "a whole number from 1 to 40, not 0"),
        ('[numbers]\nhand_limit = "five"\n', "numbers.hand_limit", "not 'five'"),
        ("[numbers]\nhand_limits = 5\n", "numbers.hand_limits", "has no such entry; did you mean 'hand_limit'?"),
        ("numbers = 5\n", "numbers", "must be a table"),
        ("[islands]\ncount = 70\n", "islands.count", "made for the numbers 1 to 80"),
        ('[storms]\ncolours = ["green"]\n', "storms.colours", "yellow, purple, orange"),
        ("[storms]\ncolours = []\n", "storms.colours", "1 to 12 Storms"),
        ('[grid.standard]\npicture = "1 2 2"\n', "grid.standard.picture", "twice"),
        ('[grid.standard]\npicture = "1 2 4"\n', "grid.standard.picture", "without a gap"),
        ('[grid.standard]\npicture = "1 x"\n', "grid.standard.picture", "has no number"),
        ('[grid.great_arch]\nroof = "Z"\n', "grid.great_arch.picture", "no line 'Z'"),
    ],
)
def test_a_broken_pack_is_named(tmp_path: Path, text: str, entry: str, reason: str) -> None:
    packs = pack(tmp_path, text)
    with pytest.raises(ct.BadPack) as error:
        ct.new_game("tranquility", packs=packs)
    assert entry in str(error.value)
    assert reason in str(error.value)
    assert "components.toml" in str(error.value)


def test_a_folder_of_packs_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(ct.BadPack, match="no such folder"):
        ct.new_game("tranquility", packs=tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("wrong", "known"),
    [("dream_cruise/components.toml", "dream-cruise"), ("tranquility/components.tml", "components.toml"), ("x", "")],
)
def test_what_nothing_reads_is_named(tmp_path: Path, wrong: str, known: str) -> None:
    packs = pack(tmp_path, "")
    (packs / ".notes").write_text("hidden files are nobody's business")
    assert ct.new_game("tranquility", packs=packs)
    (packs / wrong).parent.mkdir(exist_ok=True)
    (packs / wrong).write_text("")
    with pytest.raises(ct.BadPack, match="nothing reads this") as error:
        ct.new_game("tranquility", packs=packs)
    assert str(tmp_path / wrong).startswith(str(error.value).partition(":")[0])
    assert known in str(error.value).partition("here can be")[2]


def test_a_folder_without_a_pack_for_the_title_changes_nothing(tmp_path: Path) -> None:
    assert ct.new_game("tranquility", seed=1, packs=tmp_path).record() == ct.new_game("tranquility", seed=1).record()


def test_every_entry_says_where_it_comes_from() -> None:
    """So that an owner knows what to look up in the own copy: everything designed can be replaced."""
    file = Path(__file__).parent.parent.parent / "src/captains_table/titles/tranquility/data/components.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    grids = data.pop("grid")
    numbers = data.pop("numbers")
    for name, entry in {**data, **grids}.items():
        assert entry["source"] in ("rulebook", "public", "designed"), name
    said = [name for names in numbers.pop("source").values() for name in names]
    assert sorted(said) == sorted(numbers)
