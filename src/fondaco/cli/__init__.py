"""The command `fondaco`."""

import argparse
import ast
import importlib
import importlib.util
import sys
from collections.abc import Sequence
from importlib import metadata
from keyword import iskeyword
from pathlib import Path
from typing import NoReturn

from fondaco import compiled
from fondaco.table.words import Invalid

COMMANDS = (
    "serve",
    "play",
    "games",
    "rules",
    "simulate",
    "arena",
    "replay",
    "analyse",
    "dataset",
    "verify",
    "position",
    "bench",
    "diffgame",
    "backup",
    "export",
    "import",
    "password-link",
    "host",
    "mcp",
)
"""Each is a module of this package with HELP, EXAMPLE, `arguments(parser)` and `run(args)`."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line, exit 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def _module(command: str) -> str:
    name = command.replace("-", "_")
    return f"fondaco.cli.{name}_" if iskeyword(name) else f"fondaco.cli.{name}"


def _version() -> str:
    """What is installed, and whether the engines are compiled."""
    built = "compiled" if compiled.in_use() else "plain Python"
    return f"fondaco {metadata.version('fondaco')} ({built})"


def _parser(word: str) -> argparse.ArgumentParser:
    """The parser of one command, or what all are called: starting up must be quick."""
    parser = _Parser(
        prog="fondaco",
        description="The house of four board games about Mediterranean merchants.",
        epilog="Without a command: opens the house. Each command has --help with an example.",
    )
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    if word in COMMANDS:
        module = importlib.import_module(_module(word))
        command = commands.add_parser(
            word, description=module.HELP, epilog=f"example: {module.EXAMPLE}"
        )
        module.arguments(command)
        command.set_defaults(run=module.run)
    elif word != "--version":
        for name in COMMANDS:
            commands.add_parser(name, help=_help(name))
    return parser


def _help(command: str) -> str:
    """The HELP of a command's module, read and not run: to import them all takes seconds."""
    spec = importlib.util.find_spec(_module(command))
    assert spec is not None
    assert spec.origin is not None
    for node in ast.parse(Path(spec.origin).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "HELP":
            return str(ast.literal_eval(node.value))
    raise LookupError(f"{spec.origin} has no HELP")


def main(words: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; bad input is one line, never a traceback."""
    words = sys.argv[1:] if words is None else list(words)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
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
