"""Somebody with a browser: what he does, and everything that reaches him."""

import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Response,
    WebSocket,
)
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Visit = Callable[..., "Guest"]

PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000

SPOT = 0.2
ADVICE = 0.02
ANSWER = 0.7
IDLE = 40
"""So many clicks in a row may lead nowhere."""
GLIMPSE = 300
"""Milliseconds for a spot: the middle of a crooked one may lie outside it."""
ENDS = ("done", "stop", "pass", "keep", "lapse", "refuse", "leave", "end_action", "end_movement")
CLOSED = ".moves details:not(.aside):not([open]) > summary"
SPOTS = ".board svg [role=button]:not([aria-disabled=true])"

# One look at the page: what could be clicked now.
LOOK = f"""() => {{
  const count = (selector) => document.querySelectorAll(selector).length
  return {{
    over: count('.table[data-over=yes]'),
    dialog: count('dialog[open]'),
    popover: count('.popover .choice, .popover .form'),
    confirm: count('.bar .button.primary'),
    filling: count('.filler'),
    answers: count('.moves .answers .button'),
    hidden: count('#tab-moves[aria-selected=false]'),
    spots: count('{SPOTS}'),
    advice: count('.help .button.quiet'),
    closed: count('{CLOSED}'),
    choices: count('.choice'),
    forms: count('.moves > .forms .form'),
  }}
}}"""

ASKED = """() => {
  const table = document.querySelector('.table')
  if (document.documentElement.dataset.settled !== 'yes') return false
  if (document.querySelector('.curtain')) return true
  return table !== null && (table.dataset.asked === 'yes' || table.dataset.over === 'yes')
}"""

CALL = """async ([method, path, body, token]) => {
  const answer = await fetch('/api' + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
    body: body === null ? undefined : JSON.stringify(body),
  })
  return [answer.status, await answer.text()]
}"""


class Guest:
    """A browser of its own, with ears."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str,
        width: int,
        height: int,
        *,
        touch: bool = False,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            locale=language,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=touch,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.received: list[str] = []
        self._listen(self.page)
        self.csrf = ""
        self.cut_off = False

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def another_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        self._listen(page)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        # The line is cut because the test cuts it; advice may come too late for its question.
        late = "409" in message.text and "/suggestion" in message.location["url"]
        cut = message.text.startswith("WebSocket connection to") or "net::ERR_" in message.text
        expected = late or (self.cut_off and cut)
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(f"{message.type}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _response(self, response: Response) -> None:
        if "/api/tables/" in response.url and response.request.resource_type == "fetch":
            try:
                self.received.append(response.text())
            except Error:
                return  # the page has gone elsewhere meanwhile

    def leave(self) -> None:
        self.context.close()

    # -- the house without its pages --

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A call of the page's own origin, with its cookie."""
        status, text = self.page.evaluate(CALL, [method, path, body, self.csrf])
        assert status < 400, (path, status, text)
        return json.loads(text) if text else None

    def told(self, path: str, true: Callable[[Any], bool]) -> Any:
        """Ask again and again until the answer is so."""
        end = time.monotonic() + PATIENCE / 1000
        while not true(answer := self.call("GET", path)):
            assert time.monotonic() < end, answer
        return answer

    def be(self, name: str) -> None:
        """Become a guest of the house."""
        if not self.page.url.startswith(self.url):
            self.page.goto("/")
        self.csrf = self.call("POST", "/guests", {"name": name})["csrf"]

    def table(self, title: str, seats: list[dict[str, Any]], **more: object) -> str:
        """A new table; its id."""
        body = {"title": title, "seats": seats, **more}
        table: dict[str, Any] = self.call("POST", "/tables", body)
        return str(table["id"])

    def against_bots(self, title: str, bots: int = 1, **more: object) -> str:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * bots]
        return self.table(title, seats, start=True, **more)

    def sit_at(self, table: str, query: str = "") -> None:
        """Open the table and wait until it is laid."""
        self.page.goto(f"/table/{table}{query}")
        self.page.wait_for_selector("main")
        self.page.wait_for_selector(".table, .curtain, .start")

    def ahead(self, table: str, comes: Callable[[Any], bool], seat: int = 0) -> None:
        """Dull moves without the page, until the view is so: what is looked at comes later."""
        path, end = f"/tables/{table}/state?seat={seat}", time.monotonic() + PATIENCE / 100
        while not comes((state := self.call("GET", path))["view"]):
            assert time.monotonic() < end, state["view"]["phase"]
            if state["table"]["actors"] != [seat]:
                continue  # a bot could come between
            body = {"seat": seat, "number": state["number"], "key": f"ahead-{state['number']}"}
            body["action"] = _dull(state["turn"]["choices"])
            self.call("POST", f"/tables/{table}/actions", body)

    # -- playing --

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".table[data-over=yes]").count())

    def in_haste(self) -> None:
        """As somebody who does not want to be asked before a choice is sent."""
        self.wish(confirm="never")

    def wish(self, **wishes: object) -> None:
        """Settings of this browser, for the next page."""
        self.page.evaluate(
            "(wishes) => localStorage.setItem('fondaco.wishes', JSON.stringify(wishes))", wishes
        )

    def play(self, moves: int, seed: int = 0, *, board: bool = True) -> int:
        """Make so many choices by clicks, on the board and in the list, or until it is over."""
        luck, made, idle = random.Random(seed), 0, 0
        while made < moves:
            self.asked()
            if self.over:
                break
            before = self.number
            self._step(self.page.evaluate(LOOK), luck, board=board)
            self.settled()
            made, idle = (made + 1, 0) if self.number > before else (made, idle + 1)
            assert idle < IDLE, f"nothing to do: {self.page.inner_text('body')[:800]}"
        return made

    # -- waiting --

    def settled(self, page: Page | None = None) -> None:
        """Wait until nothing is under way: the page says so."""
        (page or self.page).wait_for_selector("html[data-settled=yes]", state="attached")

    def asked(self, page: Page | None = None) -> None:
        """Wait until it is settled and the table waits for me, or the game is over."""
        (page or self.page).wait_for_function(ASKED)

    @property
    def number(self) -> int:
        """How much the page has shown of what the seat heard."""
        return int(self.page.locator(".table").get_attribute("data-number") or 0)

    def play_if_asked(self, seed: int, *, wait: bool = True) -> None:
        """One choice, when there is one; without advice, which comes when it likes."""
        if wait:
            self.asked()
        else:
            self.settled()
        there = self.page.evaluate(LOOK) | {"advice": 0}
        self._step(there, random.Random(seed), board=False)

    def _step(self, there: dict[str, int], luck: random.Random, *, board: bool) -> None:
        """One click towards a choice."""
        page = self.page
        page.mouse.move(0, 0)  # whoever moves the pointer means the next click
        if there["dialog"]:
            page.keyboard.press("Escape")
            if there["filling"]:  # it was refused, and would be again
                _click(page.locator(".filler .buttons .button").nth(1))
        elif there["confirm"]:
            _click(page.locator(".bar .button.primary"))
        elif there["popover"]:
            listed = page.locator(".popover .choice, .popover .form")
            _click(listed.nth(luck.randrange(there["popover"])))
        elif there["filling"]:
            send = page.locator(".filler .send .primary:not(:disabled)")
            _click(send if send.count() else page.locator(".filler .buttons .button").nth(1))
        elif there["hidden"]:
            page.locator("#tab-moves").click()
        elif board and there["spots"] and luck.random() < SPOT:
            _click(page.locator(SPOTS).nth(luck.randrange(there["spots"])), GLIMPSE)
        elif there["advice"] and luck.random() < ADVICE:
            _click(page.locator(".help .button.quiet"))
        elif there["closed"]:
            _click(page.locator(CLOSED).first)
        elif there["answers"] and (not there["choices"] or luck.random() < ANSWER):
            answers = page.locator(".moves .answers .button")
            _click(answers.nth(luck.randrange(there["answers"])))
        elif there["choices"]:
            _click(page.locator(".choice").nth(luck.randrange(there["choices"])))
        elif there["forms"]:
            _click(page.locator(".moves > .forms .form").first)

    # -- what he heard --

    def messages(self) -> list[dict[str, Any]]:
        """Every JSON object that reached this browser from its tables."""
        found = []
        for text in self.received:
            try:
                data = json.loads(text)
            except ValueError:
                continue
            found += [data] if isinstance(data, dict) else []
        return found


def _dull(choices: list[dict[str, Any]]) -> Any:
    """What ends something, else the first that is listed; where only a sum is asked, nothing."""
    actions = [choice["action"] for choice in choices] or [{"do": "bid", "amount": 0}]
    return next((one for verb in ENDS for one in actions if one["do"] == verb), actions[0])


def _click(locator: Locator, patience: int = 1500) -> None:
    """Click what may be gone the next moment, because the table moved on."""
    with contextlib.suppress(PlaywrightTimeout):
        locator.click(timeout=patience)
