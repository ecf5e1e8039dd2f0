"""What several commands share: reading arguments and files, writing JSON."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from fondaco.locale import LANGUAGES, own_language
from fondaco.table.words import Invalid


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, default=own_language(), help="language of all texts"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="play by another ruling (see `fondaco games TITLE`); may be repeated",
    )


def chosen_options(words: list[str]) -> dict[str, str]:
    """`["expansion=on"]` as a dict, or `Invalid`."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Invalid("option", f"{word!r} is not of the form NAME=VALUE")
        if name in options:
            raise Invalid(f"option {name}", "is given twice")
        options[name] = value
    return options


def read_file(path: Path) -> bytes:
    """A file's bytes, or `Invalid`."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Invalid(str(path), error.strerror or "cannot be read") from None


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file, or `Invalid`."""
    try:
        return msgspec.json.decode(read_file(path), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid(str(path), str(error)) from None


def print_json(data: Any) -> None:
    """Indented JSON on standard output; structs become objects."""
    plain = msgspec.json.decode(msgspec.json.encode(data))
    sys.stdout.write(json.dumps(plain, ensure_ascii=False, indent=2) + "\n")
