"""view_types.py [--check]: write what boards are given as TypeScript declarations, from the Structs of the views.

Of every title with a board `board/view.d.ts`, and for the shell `web/static/shell/view.d.ts`. With --check nothing is
written, and the status is 1 if a file is not as it would be written.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

import captains_table as ct
from captains_table.kernel.view import GameView

SHELL = Path(ct.__file__).parent / "web" / "static" / "shell"
HEAD = "// Written by tools/view_types.py from the Structs in {source}: change those.\n"
WIDTH = 120  # of a line, as in deno.jsonc
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Declarations:
    """Structs as interfaces, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type_of(self, info: inspect.Type) -> str:
        """How TypeScript writes it; Structs in it are declared beside."""
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        match info:
            case inspect.Metadata():
                return self.type_of(info.type)
            case inspect.LiteralType():
                return " | ".join(_literal(value) for value in info.values)
            case inspect.UnionType():
                return " | ".join(self.type_of(each) for each in info.types)
            case inspect.ListType() | inspect.VarTupleType():
                return _list_of(self.type_of(info.item_type))
            case inspect.TupleType():
                return f"[{', '.join(self.type_of(each) for each in info.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.type_of(info.key_type)}, {self.type_of(info.value_type)}>"
            case inspect.StructType():
                self.declare(info)
                return info.cls.__name__
        raise TypeError(f"no TypeScript for {info}")

    def declare(self, info: inspect.StructType) -> None:
        name = info.cls.__name__
        if name in self.written:
            return
        self.written[name] = ""  # it may hold itself
        lines = [_line(f"{field.encode_name}{_optional(field)}", self.type_of(field.type)) for field in info.fields]
        about = (info.cls.__doc__ or "").strip().partition("\n")[0]
        comment = f"/** {about} */\n" if about and not about.startswith(f"{name}(") else ""
        self.written[name] = f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def text(self, source: str) -> str:
        return "\n".join([HEAD.format(source=source), *sorted(self.written.values())])


def _line(name: str, type: str) -> str:
    """A field; where it is too long for a line, each type of the union on its own, as `deno fmt` has it."""
    line = f"  {name}: {type};"
    if len(line) <= WIDTH or " | " not in type:
        return line
    if type.endswith(")[]"):
        return f"  {name}: (\n    | " + "\n    | ".join(type[1:-3].split(" | ")) + "\n  )[];"
    return f"  {name}:\n    | " + "\n    | ".join(type.split(" | ")) + ";"


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _list_of(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _optional(field: inspect.Field) -> str:
    return "" if field.required else "?"


def declared(struct: type[Struct]) -> str:
    """The declarations of a view; the whole of it is also called View."""
    declarations = Declarations()
    name = declarations.type_of(inspect.type_info(struct))
    alias = "" if name == "View" else f"\nexport type View = {name};\n"
    return declarations.text(struct.__module__) + alias


def files() -> dict[Path, str]:
    """Every file and what stands in it."""
    found = {SHELL / "view.d.ts": declared(GameView)}
    for title in map(ct.title, ct.titles()):
        if title.folder is not None and title.view_type is not None and (title.folder / "board").is_dir():
            found[title.folder / "board" / "view.d.ts"] = declared(title.view_type)
    return found


def main() -> None:
    stale = []
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name if path.parent == SHELL else f"{path.parent.parent.name}: {path.name}")
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    if "--check" in sys.argv and stale:
        sys.exit(f"not as their Structs say, run python tools/view_types.py: {', '.join(stale)}")


if __name__ == "__main__":
    main()
