"""The playing area: slots in lines and rows. Fixed for a game and shared by all copies of it."""

from __future__ import annotations


class Layout:
    """Slots are counted from 0, line after line; rows from 0 at the bottom.

    `before` and `after` give a slot's neighbours (TR-2.3); where there is none they point to the guard,
    one cell beyond the last slot that never holds a card.
    """

    __slots__ = (
        "after",
        "before",
        "columns",
        "explores",
        "fingerprint",
        "full_rows",
        "labels",
        "line_of",
        "lines",
        "rocks_rows",
        "roof",
        "row_of",
        "rows",
        "slots",
        "straight",
    )

    def __init__(
        self, labels: list[str], lines: list[tuple[int, int]], columns: list[list[int]], explores: list[bool], roof: int
    ) -> None:
        self.slots: int = len(labels)
        self.labels: list[str] = labels
        self.lines: list[tuple[int, int]] = lines  # first slot, and the slot after the last
        self.columns: list[list[int]] = columns  # per row, -1 where the picture has no slot
        self.rows: list[list[int]] = [[slot for slot in row if slot >= 0] for row in columns]
        self.explores: list[bool] = explores  # TR-16.2
        self.roof: int = roof  # the line that opens last, -1 if none: TR-15.4
        self.full_rows: int = 0  # so many full rows end the Rocks: TR-10.5, 16.9
        self.line_of: list[int] = [0] * self.slots
        self.before: list[int] = [self.slots] * self.slots
        self.after: list[int] = [self.slots] * self.slots
        for number, (first, last) in enumerate(lines):
            for slot in range(first, last):
                self.line_of[slot] = number
                if slot > first:
                    self.before[slot] = slot - 1
                if slot < last - 1:
                    self.after[slot] = slot + 1
        self.row_of: list[int] = [0] * self.slots
        for number, row in enumerate(self.rows):
            for slot in row:
                self.row_of[slot] = number
        # rows within one line: only these can be consecutive (TR-12.13 b, 15.9)
        self.straight: list[bool] = [len({self.line_of[slot] for slot in row}) == 1 for row in self.rows]
        # the rows the Rocks prefer: all, or those outside the roof (TR-15.7)
        self.rocks_rows: list[int] = [
            number for number, row in enumerate(self.rows) if roof < 0 or self.line_of[row[0]] != roof
        ]
        self.fingerprint: str = " ".join(labels)


def read_layout(picture: str, roof: str) -> Layout:
    """A layout from its picture in components.toml; ValueError says what is wrong with it."""
    drawn = [line.split() for line in picture.strip().splitlines()]
    drawn.reverse()
    if not all(any(label != "-" for label in line) for line in drawn):
        raise ValueError("a row has no slots")
    found = [label for line in drawn for label in line if label != "-"]
    names = [label.rstrip("*") for label in found]
    if len({name.lower() for name in names}) != len(names):
        raise ValueError("a slot stands there twice")
    letters: list[str] = []
    for name in names:
        letter = name.rstrip("0123456789")
        if not name[len(letter) :].isdecimal():
            raise ValueError(f"'{name}' has no number")
        if letter not in letters:
            letters.append(letter)
    if roof:
        if roof not in letters:
            raise ValueError(f"there is no line '{roof}' to be the roof")
        letters.remove(roof)
        letters.append(roof)
    labels: list[str] = []
    lines: list[tuple[int, int]] = []
    for letter in letters:
        numbers = sorted(int(name[len(letter) :]) for name in names if name.rstrip("0123456789") == letter)
        if numbers != list(range(1, len(numbers) + 1)):
            raise ValueError(f"line '{letter}' is not numbered from 1 without a gap")
        lines.append((len(labels), len(labels) + len(numbers)))
        labels += [f"{letter}{number}" for number in numbers]
    index = {label: slot for slot, label in enumerate(labels)}
    columns = [[index.get(label.rstrip("*"), -1) for label in line] for line in drawn]
    explores = [f"{label}*" in found for label in labels]
    return Layout(labels, lines, columns, explores, len(lines) - 1 if roof else -1)
