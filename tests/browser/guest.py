"""Somebody with a browser: what he does, and everything that reaches him."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Response, WebSocket

Visit = Callable[..., "Guest"]

PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000

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

    def __init__(self, browser: Browser, url: str, language: str, width: int, height: int) -> None:
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            locale=language,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.received: list[str] = []
        self._listen(self.page)
        self.csrf = ""

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
        # A socket that cannot be opened while the line is cut is what the test asked for.
        expected = "ERR_INTERNET_DISCONNECTED" in message.text
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(f"{message.type}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _response(self, response: Response) -> None:
        if "/api/tables/" in response.url and response.request.resource_type == "fetch":
            try:
                self.received.append(response.text())
            except Exception:  # noqa: BLE001 -- the page has gone elsewhere meanwhile
                return

    def leave(self) -> None:
        self.context.close()

    # -- the house without its pages --

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A call of the page's own origin, with its cookie."""
        status, text = self.page.evaluate(CALL, [method, path, body, self.csrf])
        assert status < 400, (path, status, text)
        return json.loads(text) if text else None

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

    # -- playing --

    @property
    def over(self) -> bool:
        return bool(self.page.locator("dialog[open] .winner").count())

    def play(self, moves: int, seed: int = 0, *, board: bool = True) -> int:
        """Make so many choices by clicks, on the board and in the list, or until it is over."""
        luck, made, idle = random.Random(seed), 0, 0
        while made < moves and not self.over:
            if self.step(luck, board=board):
                made, idle = made + 1, 0
            else:
                idle += 1
                assert idle < 1200, f"nothing to do for long: {self.page.inner_text('body')[:800]}"
                self.page.wait_for_timeout(25)
        return made

    def play_if_asked(self, seed: int) -> None:
        """One choice, should there be one."""
        self.step(random.Random(seed), board=False)

    def step(self, luck: random.Random, *, board: bool = True) -> bool:
        """One choice, if there is one now."""
        page = self.page
        if page.locator("dialog[open]").count():
            if not self.over:
                page.keyboard.press("Escape")
            return False
        if self.confirm():
            return True
        if board and luck.random() < 0.3 and self._tap(luck):
            return self.confirm()
        if (tab := page.locator("#tab-moves")).count():
            tab.click()
        if luck.random() < 0.25:
            self._advice()
        elif not self._choose(luck):
            self._form()
        return self.confirm()

    def confirm(self) -> bool:
        button = self.page.locator(".bar .button.primary:not(:disabled)")
        if not button.count():
            return False
        return _click(button.first)

    def _tap(self, luck: random.Random) -> bool:
        """A lit spot of the board."""
        spots = self.page.locator(".board svg [role=button]:not([aria-disabled=true])")
        count = spots.count()
        return bool(count) and _click(spots.nth(luck.randrange(count)))

    def _advice(self) -> None:
        """What the house would do: a button like any other."""
        button = self.page.locator(".help .button.quiet")
        if button.count():
            _click(button.first)
            self.page.wait_for_timeout(60)

    def _choose(self, luck: random.Random) -> bool:
        for summary in self.page.locator(".moves details:not(.aside):not([open]) summary").all():
            _click(summary)
        choices = self.page.locator(".choice")
        count = choices.count()
        return bool(count) and _click(choices.nth(luck.randrange(count)))

    def _form(self) -> None:
        """No finite choice: a form must be filled in, as it comes."""
        form = self.page.locator(".moves > .forms .form")
        if form.count() and _click(form.first):
            send = self.page.locator(".filler .send .primary:not(:disabled)")
            if send.count():
                _click(send.first)

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


def _click(locator: Any) -> bool:
    """Click what may be gone the next moment, because the table moved on."""
    try:
        locator.click(timeout=700)
    except Exception:  # noqa: BLE001
        return False
    return True
