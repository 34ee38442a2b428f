"""state_fields.py [--check]: write what follows from the fields of a state, which are declared once, in `__init__`.

Of every class in a title's rules that has a `clone`: its `__slots__`, and `clone` itself. Lists are copied, parts with
a `clone` of their own are cloned, everything else is shared: it never changes. What the constructor works out of its
arguments is not copied again. With --check nothing is written, and the status is 1 if a class is not as it would be.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

RULES = Path(__file__).parent.parent / "src" / "captains_table" / "titles"
WRITTEN = '"""Written by tools/state_fields.py from `__init__`."""'
WIDTH = 120


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    made: bool  # by the constructor, of its arguments


def read_fields(init: ast.FunctionDef) -> list[Field]:
    """`self.name: type = value`, in their order."""
    parameters = {each.arg for each in init.args.args}
    found = []
    for node in ast.walk(init):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            names = {each.id for each in ast.walk(node.value) if isinstance(each, ast.Name)} if node.value else set()
            found.append(Field(node.target.attr, ast.unparse(node.annotation), bool(names & parameters)))
    return found


def copied(field: Field, cloned: set[str]) -> str:
    """How a copy gets its own."""
    value = f"self.{field.name}"
    if field.type in cloned:
        return f"{value}.clone()"
    if field.type.removesuffix(" | None") in cloned:
        return f"None if {value} is None else {value}.clone()"
    if not field.type.startswith("list["):
        return value
    item = field.type[len("list[") : -1]
    if item in cloned:
        return f"[each.clone() for each in {value}]"
    return f"[each.copy() for each in {value}]" if item.startswith("list[") else f"{value}.copy()"


def clone_of(node: ast.ClassDef, init: ast.FunctionDef, fields: list[Field], cloned: set[str]) -> str:
    arguments = ", ".join(f"self.{each.arg}" for each in init.args.args[1:])
    lines = [f"    def clone(self) -> {node.name}:", f"        {WRITTEN}", f"        other = {node.name}({arguments})"]
    if any(isinstance(base, ast.Name) and base.id == "State" for base in node.bases):
        lines.append("        self.copy_to(other)")
    lines += [f"        other.{field.name} = {copied(field, cloned)}" for field in fields if not field.made]
    return "\n".join([*lines, "        return other"]) + "\n"


def slots_of(fields: list[Field]) -> str:
    names = [f'"{name}"' for name in sorted(field.name for field in fields)]
    line = f"    __slots__ = ({', '.join(names)}{',' if len(names) == 1 else ''})\n"
    if len(line) <= WIDTH:
        return line
    return "    __slots__ = (\n" + "".join(f"        {name},\n" for name in names) + "    )\n"


def parts(node: ast.ClassDef) -> dict[str, ast.stmt]:
    """The constructor, the copy and the slots of a class."""
    found: dict[str, ast.stmt] = {}
    for each in node.body:
        if isinstance(each, ast.FunctionDef):
            found[each.name] = each
        elif isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
            found[each.targets[0].id] = each
    return found


def rewritten(path: Path, cloned: set[str]) -> str:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    edits: list[tuple[int, int, str]] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef) and node.name in cloned:
            known = parts(node)
            init, clone, slots = known["__init__"], known["clone"], known["__slots__"]
            assert isinstance(init, ast.FunctionDef)
            fields = read_fields(init)
            edits.append((clone.lineno, clone.end_lineno or 0, clone_of(node, init, fields, cloned)))
            edits.append((slots.lineno, slots.end_lineno or 0, slots_of(fields)))
    for first, last, new in sorted(edits, reverse=True):
        lines[first - 1 : last] = [new]
    return "".join(lines)


def files() -> dict[Path, str]:
    """Every file with such a class and what stands in it."""
    found: dict[Path, str] = {}
    for title in sorted(RULES.iterdir()):
        paths = sorted((title / "rules").glob("*.py"))
        classes = {path: re.findall(r"def clone\(self\) -> (\w+):", path.read_text(encoding="utf-8")) for path in paths}
        cloned = {name for names in classes.values() for name in names}
        found |= {path: rewritten(path, cloned) for path, names in classes.items() if names}
    return found


def main() -> None:
    stale = [path for path, text in files().items() if path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        if stale:
            names = ", ".join(f"{path.parent.parent.name}/{path.name}" for path in stale)
            sys.exit(f"not as their fields say, run python tools/state_fields.py: {names}")
        return
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    subprocess.run([Path(sys.executable).with_name("ruff"), "format", "--quiet", *files()], check=True)


if __name__ == "__main__":
    main()
