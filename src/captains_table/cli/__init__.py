"""The command line: `captain serve`, `play`, `simulate`, `replay`, `verify`, `titles`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from captains_table.cli.common import TEXTS
from captains_table.kernel.errors import CaptainError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. What cannot be done is said in one sentence, and the exit code is 2."""
    parser = _parser()
    args = parser.parse_args(arguments)
    language = getattr(args, "language", "en")
    try:
        code: int = args.run(args)
        return code
    except CaptainError as error:
        print(f"captain: {error.say(language)}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"captain: {error.strerror or error}: {error.filename}", file=sys.stderr)
        return 2
    except UnicodeDecodeError as error:
        said = TEXTS.sentence("not_text_file", error=error.reason).say(language)
        print(f"captain: {said}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    from captains_table.cli import play, records, serve, simulate, titles

    parser = argparse.ArgumentParser(
        prog="captain",
        description="Captain's Table: cruise-themed board games to play, learn and study.",
        epilog="Without a command, the tables are served and opened in the browser.",
    )
    parser.set_defaults(run=serve.run, **serve.DEFAULTS)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for module in (serve, play, simulate, records, titles):
        module.add_command(commands)
    return parser
