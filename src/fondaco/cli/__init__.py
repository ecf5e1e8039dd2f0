"""The command `fondaco`."""

import argparse
import importlib
import sys
from collections.abc import Sequence
from keyword import iskeyword
from typing import NoReturn

from fondaco.table.words import Invalid

COMMANDS = (
    "serve",
    "play",
    "games",
    "rules",
    "simulate",
    "replay",
    "verify",
    "position",
    "bench",
    "export",
    "import",
    "password-link",
)
"""Each is a module of this package with HELP, EXAMPLE, `arguments(parser)` and `run(args)`."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line, exit 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def _module(command: str) -> str:
    name = command.replace("-", "_")
    return f"fondaco.cli.{name}_" if iskeyword(name) else f"fondaco.cli.{name}"


def _parser(word: str) -> argparse.ArgumentParser:
    """The whole parser, or only the part for one command: starting up must be quick."""
    parser = _Parser(
        prog="fondaco",
        description="The house of four board games about Mediterranean merchants.",
        epilog="Without a command: opens the house. Each command has --help with an example.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name in [word] if word in COMMANDS else COMMANDS:
        module = importlib.import_module(_module(name))
        command = commands.add_parser(
            name,
            help=module.HELP,
            description=module.HELP,
            epilog=f"example: {module.EXAMPLE}",
        )
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; bad input is one line, never a traceback."""
    words = sys.argv[1:] if words is None else list(words)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help")):
        words = ["serve", *words]
    args = _parser(words[0]).parse_args(words)
    try:
        code: int = args.run(args)
    except Invalid as invalid:
        sys.stderr.write(f"fondaco {args.command}: {invalid}\n")
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    return code
