"""An option whose value is a set: given as a list or as text, kept as one text in the order of its values."""

from __future__ import annotations

import pytest

from captains_table.kernel.errors import BadOptions
from captains_table.kernel.title import Option

TOKENS = Option(
    *("tokens", ("G1", "G2", "X1", "X2"), "G1,G2", {"en": "Tokens", "de": "Marker"}, {"en": "", "de": ""}),
    value_labels={"G1": {"en": "Gold", "de": "Gold"}, "X1": {"en": "Axe", "de": "Axt"}},
    pick=(2, 2),
)
SEATS = Option(
    *("seats", (1, 2, 3), "", {"en": "Seats", "de": "Plätze"}, {"en": "", "de": ""}),
    value_labels={"": {"en": "nobody", "de": "niemand"}},
    pick=(0, 2),
)


@pytest.mark.parametrize("given", ["X1,G2", " g2 , x1 ", ["X1", "G2"], ("G2", "X1")])
def test_a_list_or_text_in_any_order_means_the_same_set(given: object) -> None:
    assert TOKENS.read(given) == "G2,X1"
    assert TOKENS.read(TOKENS.read(given)) == "G2,X1"


def test_numbers_may_belong_to_a_set_and_a_set_may_be_empty() -> None:
    assert SEATS.read([3, "1"]) == SEATS.read("3,1") == "1,3"
    assert SEATS.read([]) == SEATS.read("") == SEATS.read(" ") == ""


@pytest.mark.parametrize(
    ("option", "given", "english", "german"),
    [
        (TOKENS, "G1", "option 'tokens' takes exactly 2 values, not 1", "braucht genau 2 Werte, nicht 1"),
        (TOKENS, ["G1", "G2", "X1"], "exactly 2 values, not 3", "genau 2 Werte, nicht 3"),
        (TOKENS, [], "exactly 2 values, not 0", "genau 2 Werte, nicht 0"),
        (TOKENS, "G1,g1", "has G1 twice", "enthält G1 doppelt"),
        (TOKENS, "G1,Q7", "cannot be 'Q7'; choose one of G1, G2, X1", "kann nicht 'Q7' sein"),
        (TOKENS, ["G1", ["G2"]], "cannot be ['G2']", "kann nicht ['G2'] sein"),
        (TOKENS, 5, "is a set of values", "ist eine Menge von Werten"),
        (SEATS, "1,2,3", "takes 0 to 2 values, not 3", "braucht 0 bis 2 Werte, nicht 3"),
    ],
)
def test_anything_else_is_refused_with_a_sentence(option: Option, given: object, english: str, german: str) -> None:
    with pytest.raises(BadOptions) as refused:
        option.read(given)
    assert english in str(refused.value)
    assert german in refused.value.say("de")


def test_a_set_is_called_by_all_that_belongs_to_it() -> None:
    assert TOKENS.label_of("G1,X1", "de") == "Gold, Axt"
    assert SEATS.label_of("1,3", "en") == "1, 3"
    assert SEATS.label_of("", "de") == "niemand"
