"""Screens for docs/: `python web/tools/screens.py HOUSE-URL FOLDER` (a house must be open there).

A guest plays some moves against bots as the house advises, then the page is photographed. At last
he makes one move more of Golden Horn, and the page is photographed while it shows a round of bots:
FOLDER/round.webp is a strip of these pictures.
"""

import sys
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

SIZES = {"1280": {"width": 1280, "height": 800}, "390": {"width": 390, "height": 844}}
MOVES = {"golden-horn": 30, "oltre-mare": 40, "mediterranee": 60, "genoa": 45}
FRAMES = 6
SHOWN = "(number) => Number(document.querySelector('.table').dataset.number) > number"
NUMBER = "() => Number(document.querySelector('.table').dataset.number)"

CALL = """async ([method, path, body]) => {
  const me = await (await fetch('/api/me')).json()
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf }
  const answer = await fetch('/api' + path, {
    method, headers, body: body === null ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  return text ? JSON.parse(text) : null
}"""

# Two rows of three, joined by the page's own canvas.
STRIP = """async (frames) => {
  const pictures = await Promise.all(frames.map(async (data) => {
    const picture = new Image()
    picture.src = 'data:image/png;base64,' + data
    await picture.decode()
    return picture
  }))
  const [wide, high] = [pictures[0].width * 0.45, pictures[0].height * 0.45]
  const canvas = document.createElement('canvas')
  canvas.width = 3 * wide + 2 * 6
  canvas.height = Math.ceil(frames.length / 3) * (high + 6) - 6
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pictures.forEach((picture, n) => {
    pen.drawImage(picture, (n % 3) * (wide + 6), Math.floor(n / 3) * (high + 6), wide, high)
  })
  return canvas.toDataURL('image/webp', 0.82).split(',')[1]
}"""


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate(CALL, [method, path, body])


def play(page: Page, title: str, moves: int) -> str:
    """A new table after some moves of ours; its id."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table: str = call(page, "POST", "/tables", {"title": title, "seats": seats, "start": True})[
        "id"
    ]
    done = 0
    while True:
        state = call(page, "GET", f"/tables/{table}/state?seat=0")
        if state["over"]:
            break
        if 0 not in state["table"]["actors"]:
            page.wait_for_timeout(150)
            continue
        if done == moves:
            break
        advice = call(page, "GET", f"/tables/{table}/suggestion?seat=0")
        answer = {"seat": 0, "number": state["number"], "key": f"move {done} {state['number']}"}
        call(page, "POST", f"/tables/{table}/actions", answer | {"action": advice["action"]})
        done += 1
    return table


def frames(page: Page, table: str) -> list[str]:
    """My move, then the board each time the page has shown another's."""
    page.goto(f"/table/{table}")
    page.wait_for_selector("html[data-settled=yes]", state="attached")
    taken: list[str] = []

    def photograph() -> None:
        taken.append(b64encode(page.screenshot(animations="allow")).decode())

    photograph()
    while len(taken) < FRAMES:
        before = page.evaluate(NUMBER)
        state = call(page, "GET", f"/tables/{table}/state?seat=0")
        if state["table"]["actors"] == [0] and state["number"] == before:
            advice = call(page, "GET", f"/tables/{table}/suggestion?seat=0")
            answer = {"seat": 0, "number": before, "key": f"film {before}"}
            call(page, "POST", f"/tables/{table}/actions", answer | {"action": advice["action"]})
        page.wait_for_function(SHOWN, arg=before)
        page.wait_for_timeout(700)  # the boat is under way
        photograph()
    return taken


def main() -> None:
    url, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_context(base_url=url, locale="en").new_page()
        page.goto("/")
        call(page, "POST", "/guests", {"name": "Zoë", "language": "en"})
        places = {"house": "/"} | {
            title: f"/table/{play(page, title, moves)}" for title, moves in MOVES.items()
        }
        for name, size in SIZES.items():
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            for place, address in places.items():
                page.goto(address)
                page.wait_for_timeout(3000)
                page.screenshot(path=folder / f"{place}-{name}.png")
        page.set_viewport_size({"width": 1280, "height": 800})
        film = frames(page, play(page, "golden-horn", MOVES["golden-horn"] // 2))
        (folder / "round.webp").write_bytes(b64decode(page.evaluate(STRIP, film)))
        browser.close()


if __name__ == "__main__":
    main()
