"""`fondaco serve`: the web table."""

import argparse
import os
import platform
import sys
import threading
import time
import urllib.request
import webbrowser
from itertools import groupby

from fondaco.server.config import Config, Setting, read_config, settings
from fondaco.server.running import address, bind, local_address, make_ready, serve
from fondaco.server.storage.occupied import Occupied, occupying
from fondaco.table.words import Invalid

HELP = "opens the house: a web server on this machine, or for a club of thousands"
EXAMPLE = (
    "fondaco serve --host 0.0.0.0 --port 8000 --database postgresql://fondaco@localhost/fondaco"
)

_MORE = (
    "Every setting is also a variable of the environment, named in brackets; flags go before "
    "variables. VARIABLE_FILE names a file that holds the value (for secrets). Rates are "
    "COUNT/SECONDS. docs/hosting.md shows whole set-ups."
)


def _help(setting: Setting) -> str:
    default = setting.default
    if isinstance(default, bool):
        default = "yes" if default else "no"
    shown = "" if default in (None, "") else f"; default: {default}"
    return f"{setting.help}{shown} [{setting.variable}]".replace("%", "%%")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "fondaco serve [SETTINGS]"
    parser.description = f"{HELP}. {_MORE}"
    for name, group in groupby(settings(), key=lambda setting: setting.group):
        section = parser.add_argument_group(name)
        for setting in group:
            if setting.secret:  # arguments are seen by everybody on the machine
                section.description = f"{_help(setting)}: {setting.variable} only, no flag"
            elif setting.flag:
                section.add_argument(
                    setting.option,
                    action=argparse.BooleanOptionalAction,
                    default=None,
                    help=_help(setting),
                )
            else:
                section.add_argument(
                    setting.option,
                    choices=setting.choices or None,
                    metavar=None if setting.choices else setting.name.upper(),
                    help=_help(setting),
                )


def _given(args: argparse.Namespace) -> dict[str, object]:
    names = {setting.name for setting in settings()}
    return {
        name: value for name, value in vars(args).items() if name in names and value is not None
    }


def _has_screen() -> bool:
    if not sys.stdout.isatty():
        return False
    needed = platform.system() == "Linux"
    return not needed or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _announce(here: str, url: str, browser: bool) -> None:
    """Say that the house is open once it answers, and not before."""
    while True:
        try:
            with urllib.request.urlopen(here + "/healthz", timeout=5):
                break
        except OSError:
            time.sleep(0.1)
    print(f"Fondaco is open at {url}", flush=True)
    if sys.stdout.isatty():
        print("Ctrl+C closes it.", flush=True)
    if browser:
        webbrowser.open(url)


def run(args: argparse.Namespace) -> int:
    config: Config = read_config(_given(args), os.environ)
    listening = bind(config)
    url = address(config, listening)
    browser = config.browser and config.url is None and _has_screen()
    try:
        with occupying(config.store, url):
            make_ready(config)
            here = local_address(config, listening)
            threading.Thread(target=_announce, args=(here, url, browser), daemon=True).start()
            return serve(config, listening)
    except Occupied as other:
        listening.close()
        if not browser:
            raise Invalid("database", f"another house is open on it: {other.address}") from None
        print(f"Fondaco is already open at {other.address}", flush=True)
        webbrowser.open(other.address)
        return 0
