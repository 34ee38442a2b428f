"""What the benchmark runs, laid out under build/bench; what is there already and still right is kept."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
BENCH = ROOT / "bench"
PLACE = ROOT / "build" / "bench"
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"


class CannotBuild(Exception):
    """A command failed; the text says how."""


class NotThere(Exception):
    """A peer cannot be measured here; the text says why."""


@dataclass
class Layout:
    """Where things are. A peer that is not there is named in `missing` with the reason."""

    trees: dict[str, Path] = field(default_factory=dict)  # our package and the prototype, interpreted and compiled
    peers: Path | None = None  # the Python of the peers' environment
    node: Path | None = None  # the folder with boardgame.io
    missing: dict[str, str] = field(default_factory=dict)


def lay_out(tell: Callable[[str], None]) -> Layout:
    """Lay out everything; `tell` hears what takes long."""
    PLACE.mkdir(parents=True, exist_ok=True)
    layout = Layout()
    for name, compiled in (("interpreted", False), ("compiled", True)):
        layout.trees[f"ours.{name}"] = _ours(name, compiled, tell)
        layout.trees[f"prototype.{name}"] = _prototype(name, compiled, tell)
    try:
        layout.peers = _python_peers(tell)
    except NotThere as error:
        layout.missing["OpenSpiel"] = layout.missing["PettingZoo"] = str(error)
    try:
        layout.node = _node_peer(tell)
    except NotThere as error:
        layout.missing["boardgame.io"] = str(error)
    return layout


def _ours(name: str, compiled: bool, tell: Callable[[str], None]) -> Path:
    return compiled_copy(f"ours-{name}", ROOT, tell, compiled)


def compiled_copy(name: str, root: Path, tell: Callable[[str], None], compiled: bool = True) -> Path:
    """The package of this checkout, or of another one, made by its own tools."""
    folder = PLACE / name
    sources = [path for path in (root / "src" / "captains_table").rglob("*") if path.suffix in (".py", ".toml")]
    mark = _mark(*sources, root / "examples" / "tic_tac_toe.py", root / "tools" / "compile.py", root=root)
    if not _is_ready(folder, mark):
        if compiled:
            tell("compiling a copy of the package ...")
        how = [] if compiled else ["--interpreted"]
        _run([sys.executable, "tools/compile.py", str(folder), "--copy", "src", "--example", *how], root)
        _ready(folder, mark)
    return folder


def _prototype(name: str, compiled: bool, tell: Callable[[str], None]) -> Path:
    folder = PLACE / f"prototype-{name}"
    sources = sorted((BENCH / "prototype").glob("*.py"))
    mark = _mark(*sources)
    if not _is_ready(folder, mark):
        _empty(folder)
        for source in sources:
            shutil.copy(source, folder)
        if compiled:
            tell("compiling the prototype ...")
            _run([sys.executable, "-m", "mypyc", *[source.name for source in sources]], folder)
        _ready(folder, mark)
    return folder


def _python_peers(tell: Callable[[str], None]) -> Path:
    folder = PLACE / "peers"
    wanted = BENCH / "peers" / "requirements.txt"
    python = folder / "bin" / "python"
    mark = _mark(wanted)
    if not _is_ready(folder, mark):
        tell("installing OpenSpiel and PettingZoo ...")
        uv = Path(sys.executable).parent / "uv"
        if not uv.exists():
            raise NotThere("uv is not in the virtual environment: run `make setup`")
        shutil.rmtree(folder, ignore_errors=True)
        try:
            _run([str(uv), "venv", "--quiet", "--python", sys.executable, str(folder)], ROOT)
            _run([str(uv), "pip", "install", "--quiet", "--python", str(python), "-r", str(wanted)], ROOT)
        except CannotBuild as error:
            tell(str(error))
            raise NotThere("it could not be installed") from None
        _ready(folder, mark)
    return python


def _node_peer(tell: Callable[[str], None]) -> Path:
    folder = PLACE / "boardgame-io"
    wanted = BENCH / "peers" / "package.json"
    mark = _mark(wanted)
    if shutil.which("node") is None:
        raise NotThere("node is not installed")
    if not _is_ready(folder, mark):
        npm = shutil.which("npm")
        if npm is None:
            raise NotThere("npm is not installed")
        tell("installing boardgame.io ...")
        _empty(folder)
        shutil.copy(wanted, folder)
        try:
            _run([npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"], folder)
        except CannotBuild as error:
            tell(str(error))
            raise NotThere("it could not be installed") from None
        _ready(folder, mark)
    return folder


# -- helpers -------------------------------------------------------------------------------------------


def _mark(*sources: Path, root: Path = ROOT) -> str:
    """What a folder was made from."""
    digest = hashlib.sha256(f"{PYTHON} {version('mypy')} {root}".encode())
    for source in sorted(sources):
        digest.update(f"\n{source.relative_to(root)}\n".encode() + source.read_bytes())
    return digest.hexdigest()


def _is_ready(folder: Path, mark: str) -> bool:
    stamp = folder / ".mark"
    return stamp.exists() and stamp.read_text() == mark


def _ready(folder: Path, mark: str) -> None:
    (folder / ".mark").write_text(mark)


def _empty(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def _run(command: list[str], folder: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild(f"{' '.join(command)} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
