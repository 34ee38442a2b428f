"""Why something cannot be done: every sentence is reached by a real wish, in both languages, and names its rule."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import captains_table as ct
from tests.dream_cruise.sailing import AT_SEA, COMPONENTS, do, notations, sail

BARCELONA: dict[str, Any] = {"location": "P07", "cabins": ["F06", "F09", "F13"]}  # City 1, Culture 3
LOCATIONS = ["P01", "P02", "P03", "P04", "P05", "P06"]


def boarding() -> ct.Game:
    """The inner and the balcony cabin are empty; one family has been given the inner one."""
    game = sail({"cabins": [None, "F09", None]}, {}, phase="boarding", families=["F05", "F01", "F02", "F03", "F04"])
    return do(game, "board f03")


def taking(*taken: str) -> ct.Game:
    game = sail({"location": "W02"}, {"location": "W03"}, {"location": "W04"}, phase="prepare", token=1)
    for choice in taken:
        game.choose(game.to_act[0], choice)
    return game


def alone() -> ct.Game:
    return sail({"location": "W02"}, solo=True, phase="prepare", options={"solo_face_down": False})


def no_location() -> ct.Game:
    game = sail({"hand": ["A17"]}, solo=True, phase="set_course", locations=[])
    return do(game, "take 1")


class Case(NamedTuple):
    key: str
    game: Callable[[], ct.Game]
    wish: str
    rule: str
    en: str
    de: str
    seat: int = 0


CASES = [
    Case("family_picked", boarding, "board f03", "DC-4.4",
         "You have given this family a cabin already.", "Diese Familie hat schon eine Kabine."),
    Case("family_drawn", boarding, "board f05", "DC-4.4",
         "You choose among the families that you have drawn.", "Du wählst unter den Familien, die du gezogen hast."),
    Case("location_drawn", lambda: sail({}, {}, phase="set_course", locations=["W18", *LOCATIONS]), "course w18",
         "DC-5.2", "You choose among the locations that you have drawn.",
         "Du wählst unter den Navigationskarten, die du gezogen hast."),
    Case("face_down", taking, "take 0", "DC-6.6",
         "Who wears the captain’s cap when the phase begins may not take the face-down set.",
         "Wer zu Beginn der Phase die Kapitänsmütze trägt, darf das verdeckte Paar nicht nehmen.", 1),
    Case("face_down_solo", alone, "take 0", "DC-13.6", "At this table the face-down set may not be taken.",
         "An diesem Tisch darf das verdeckte Paar nicht genommen werden."),
    Case("set_taken", lambda: taking("take 2"), "take 2", "DC-6.5", "Seat 2 has taken this set.",
         "Dieses Paar hat Person 2 genommen.", 2),
    Case("set_taken", lambda: taking("take 2", "take 0"), "take 0", "DC-6.5", "Seat 3 has taken this set.",
         "Dieses Paar hat Person 3 genommen.", 0),
    Case("spot", lambda: sail(BARCELONA), "place white act0", "DC-7.2", "There is no such activity today.",
         "Diese Aktivität gibt es heute nicht."),
    Case("spot", lambda: sail({**AT_SEA, "hand": ["A17"]}), "captain bottom", "DC-10.2",
         "There is no such activity today.", "Diese Aktivität gibt es heute nicht."),
    Case("no_family", lambda: sail({**BARCELONA, "cabins": ["F06", None, "F13"]}), "place orange bottom", "DC-7.3",
         "Nobody lives in the oceanview cabin.", "In der Außenkabine wohnt niemand."),
    Case("all_out", lambda: sail({**BARCELONA, "waiting": [0, 2, 6]}), "place white bottom", "DC-7.3",
         "All guests of the Dietz family are out already.", "Von Familie Dietz sind schon alle unterwegs."),
    Case("colour", lambda: sail({**BARCELONA, "guests": {"bottom": ["blue"]}}), "place blue bottom", "DC-7.6",
         "Somebody of the Lindner family is there already: one of each colour.",
         "Von Familie Lindner ist schon jemand dort: von jeder Farbe nur einer."),
    Case("full", lambda: sail({**BARCELONA, "guests": {"top": ["orange"]}}), "place white top", "DC-7.5",
         "Every place is taken: shore excursion Barcelona.", "Alle Plätze sind besetzt: Landausflug Barcelona."),
    Case("wish", lambda: sail(BARCELONA), "place orange bottom", "DC-7.4",
         "The Graf family does not wish for this: Sagrada Família. The captain there would make it welcome to all.",
         "Das steht nicht auf der Wunschliste von Familie Graf: Sagrada Família. "
         "Mit dem Kapitän dort wäre es allen recht."),
    Case("hand", lambda: sail({**BARCELONA, "hand": ["A01"]}), "play a17", "DC-8.1",
         "Game Night is not in your hand.", "Spieleabend hast du nicht auf der Hand."),
    Case("hand", lambda: sail({**BARCELONA, "hand": ["A01"]}), "build x09", "DC-9.1",
         "Theater is not in your hand.", "Theater hast du nicht auf der Hand."),
    Case("not_activity", lambda: sail({**BARCELONA, "hand": ["X09", "A01"]}), "play x09", "DC-8.7",
         "Theater is an addition: it is built on the ship.",
         "Theater ist ein Schiffsausbau: Er wird auf dem Schiff errichtet."),
    Case("not_addition", lambda: sail({**BARCELONA, "hand": ["X09", "A17"]}), "build a17", "DC-8.7",
         "Game Night is an activity: it is played on today’s location.",
         "Spieleabend ist eine Veranstaltung: Sie wird am heutigen Ort ausgelegt."),
    Case("no_location", no_location, "play a17", "DC-5.6", "Today you have no location.", "Heute hast du keinen Ort."),
    Case("slots_full", lambda: sail({**AT_SEA, "activities": ["A01", "A02"], "hand": ["A17"]}), "play a17", "DC-8.3",
         "Both slots of this sea day are taken.", "Beide Plätze dieses Seetags sind belegt."),
    Case("one_card", lambda: sail({**BARCELONA, "activities": ["A01"], "hand": ["A17"]}), "play a17", "DC-8.2",
         "A port takes one activity card.", "Ein Hafen nimmt nur eine Veranstaltungskarte auf."),
    Case("occupied", lambda: sail({**BARCELONA, "guests": {"bottom": ["white"]}, "hand": ["A17"]}), "play a17",
         "DC-8.5", "Somebody is there already, so it cannot be covered: Sagrada Família.",
         "Dort ist schon jemand, deshalb kann es nicht überdeckt werden: Sagrada Família."),
    Case("build_pay", lambda: sail({**BARCELONA, "hand": ["X09"]}), "build x09", "DC-9.1",
         "Building costs another card of your hand, and you have none.",
         "Ein Ausbau kostet eine weitere Handkarte, und du hast keine."),
    Case("captain_out", lambda: sail({**BARCELONA, "captain": "top", "hand": ["A17"]}), "captain bottom", "DC-10.3",
         "The captain is out already and stays there today.", "Der Kapitän ist schon unterwegs und bleibt heute dort."),
    Case("captain_addition", lambda: sail({**BARCELONA, "additions": ["X09"], "hand": ["A17"]}), "captain add0",
         "DC-10.2", "The captain goes to today’s location and its activity cards, never to an addition.",
         "Der Kapitän geht zum heutigen Ort und zu dessen Veranstaltungen, nie zu einem Ausbau."),
    Case("captain_pay", lambda: sail(BARCELONA), "captain top", "DC-10.7",
         "The captain costs a card of your hand, and you have none.",
         "Der Kapitän kostet eine Handkarte, und du hast keine."),
    Case("pay_itself", lambda: do(sail({**BARCELONA, "hand": ["X09", "A17"]}), "build x09"), "pay x09", "DC-9.1",
         "The card you build cannot pay for itself.", "Die Karte, die du errichtest, kann sich nicht selbst bezahlen."),
]  # fmt: skip

NAMED = [pytest.param(case, id=f"{case.key}-{case.rule}", marks=pytest.mark.rule(case.rule)) for case in CASES]


@pytest.mark.parametrize("case", NAMED)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refusal_says_why_and_names_the_rule(case: Case, language: str) -> None:
    game = case.game()
    before = game.position()
    with pytest.raises(ct.IllegalChoice) as error:
        game.choose(case.seat, case.wish, language)
    assert str(error.value) == f"{case.en if language == 'en' else case.de} ({case.rule})"
    assert error.value.rule == case.rule
    assert game.position() == before


def test_every_sentence_is_reached() -> None:
    texts = tomllib.loads((COMPONENTS.parents[1] / "texts" / "refusals.toml").read_text(encoding="utf-8"))
    assert {key.removeprefix("no.") for key in texts} == {case.key for case in CASES}


@pytest.mark.rule("DC-7.4", "DC-7.5")
def test_where_several_rules_forbid_it_the_plainest_is_named() -> None:
    """A spot that is not there, then a guest who is not there, then what stands on the spot, then the wish."""
    game = sail({**BARCELONA, "guests": {"top": ["orange"]}, "waiting": [0, 1, 6]})
    for wish, rule in (("place white act0", "DC-7.2"), ("place white top", "DC-7.3"), ("place orange top", "DC-7.6"),
                       ("place blue top", "DC-7.5"), ("place orange bottom", "DC-7.4")):  # fmt: skip
        with pytest.raises(ct.IllegalChoice) as error:
            do(game, wish)
        assert error.value.rule == rule


@pytest.mark.rule("DC-6.5")
@pytest.mark.parametrize("wish", ["take 01", "take 001", "take ١"])
def test_a_set_is_called_taken_only_if_it_is(wish: str) -> None:
    game = taking()
    assert "take 1" in notations(game, 1)
    with pytest.raises(ct.IllegalChoice) as error:
        do(game, wish, seat=1)
    assert "taken" not in str(error.value)


@pytest.mark.rule("DC-7.1")
@pytest.mark.parametrize(
    "nonsense",
    ["", "place", "place white", "place green top", "place white somewhere", "play", "play z99", "build", "captain",
     "captain bridge", "replace add0", "pay a17", "board f01", "done now"],
)  # fmt: skip
def test_nonsense_is_refused_politely(nonsense: str) -> None:
    """No rule forbids it: the answer shows what can be written."""
    game = sail({**BARCELONA, "hand": ["A17", "X09"]})
    before = game.position()
    for language in ("en", "de"):
        with pytest.raises(ct.IllegalChoice) as error:
            game.choose(0, nonsense, language)
        assert error.value.rule == "" and len(str(error.value)) > 20
    assert game.position() == before
