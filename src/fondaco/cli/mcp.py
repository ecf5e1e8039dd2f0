"""`fondaco mcp`: a seat of a house for a language model."""

import argparse
import os
from functools import lru_cache
from typing import Any

from fondaco.cli.common import add_language
from fondaco.table.reading import small_number
from fondaco.table.words import Invalid

HELP = "lets a language model sit at a table, through the Model Context Protocol"
EXAMPLE = "fondaco mcp --house https://games.example.org"

TOKEN = "FONDACO_TOKEN"
TOKENS = 256
"""So many callers over HTTP keep a line to the house open."""
MISSING = "the package mcp is missing: pip install 'fondaco[mcp]'"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        f"{HELP}. Speaks on standard input and output, as the person whose token {TOKEN} holds; "
        "with --http on an address, where everybody sends a token of his own. docs/assistants.md "
        "shows how to seat an assistant."
    )
    parser.add_argument(
        "--house", metavar="URL", default="http://127.0.0.1:8000", help="default: %(default)s"
    )
    parser.add_argument(
        "--enter", metavar="NAME", help="become a guest of the house, print the token and end"
    )
    parser.add_argument(
        "--http", metavar="HOST:PORT", help="streamable HTTP at http://HOST:PORT/mcp"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    house = args.house.rstrip("/")
    if not house.startswith(("http://", "https://")):
        raise Invalid("house", f"{args.house!r} is not an address such as http://127.0.0.1:8000")
    if args.enter is not None:
        from fondaco.cli.assistant.calls import enter

        print(enter(house, args.enter))
        return 0
    try:
        import mcp as _  # noqa: F401
    except ImportError:
        raise Invalid("mcp", MISSING) from None
    if args.http is not None:
        _by_http(house, args.language, *_address(args.http))
    else:
        _by_pipe(house, args.language)
    return 0


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    number = small_number(port)
    if not host or number is None or not 0 < number < 1 << 16:
        raise Invalid("http", f"{text!r} is not of the form HOST:PORT")
    return host, number


def _by_pipe(address: str, language: str) -> None:
    from fondaco.cli.assistant.calls import RemoteHouse
    from fondaco.cli.assistant.tools import make_server

    token = os.environ.get(TOKEN)
    if not token:
        raise Invalid(TOKEN, "is not set: fondaco mcp --enter NAME prints a token")
    house = RemoteHouse(address, token)
    make_server(lambda context: house, language).run()


def _by_http(address: str, language: str, host: str, port: int) -> None:
    from mcp.server.mcpserver.exceptions import ToolError

    from fondaco.cli.assistant.calls import RemoteHouse
    from fondaco.cli.assistant.tools import make_server

    house_for = lru_cache(TOKENS)(lambda token: RemoteHouse(address, token))

    def house_of(context: Any) -> RemoteHouse:
        words = (context.headers or {}).get("authorization", "").split()
        if len(words) != 2 or words[0].lower() != "bearer":
            raise ToolError("send a token of the house: Authorization: Bearer TOKEN")
        return house_for(words[1])

    make_server(house_of, language).run("streamable-http", host=host, port=port)
