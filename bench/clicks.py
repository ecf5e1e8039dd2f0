"""How many clicks a turn costs: scripted turns in a real house, in Debian's chromium.

    .venv/bin/python bench/clicks.py [--json] [title …]

Each script plays turns the way somebody does who knows what he wants, with the page's own settings,
and counts his clicks; a turn that did not come about is not counted. The bounds are what the page
must keep.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.clicking import SCRIPTS
from tests.browser.guest import Guest
from tests.server.running import Running


def main() -> None:
    titles = sorted({script.title for script in SCRIPTS})
    options = argparse.ArgumentParser(description="How many clicks a turn costs.")
    options.add_argument("--json", action="store_true")
    options.add_argument("titles", nargs="*", choices=[*titles, []], metavar="title")
    wanted = options.parse_args()
    rows: dict[str, dict[str, int]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Running(f"sqlite:///{folder}/house.db", log=Path(folder) / "house.log")
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for script in SCRIPTS:
            if wanted.titles and script.title not in wanted.titles:
                continue
            guest = Guest(browser, house.url, "en", 1280, 800)
            rows[script.name] = {"clicks": script.count(guest), "most": script.most}
            guest.leave()
        browser.close()
        house.stop()
    if wanted.json:
        print(json.dumps(rows))
    else:
        for name, row in rows.items():
            print(f"{name:45} {row['clicks']:3} (at most {row['most']})")


if __name__ == "__main__":
    main()
