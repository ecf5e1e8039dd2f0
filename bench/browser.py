"""What the web app is measured by: a real house, bots, and Debian's chromium.

    .venv/bin/python bench/browser.py [--json] [--updates 150] [title …]

For each title, at 1280×800, with animation on:

- `update`: the main thread's work for one update of a table that a seat looks at, in the heaviest
  of its frames: a page may draw the board first and its log in the next, and none may be late.
  From the task in which `news` arrives on the socket until the page rests and the next come, the
  durations of all tasks of the main thread (script, style, layout, paint, the collector; from a
  trace of the browser) are added up for each frame that is committed; steps of an animation are
  frames like all others. Waiting for the next frame is no work and does not count, nor does what
  was over a frame's time before this one began: it made nothing late. News are kept until enough
  are there and the game rests, then let in one after the other, the next when the last is drawn:
  so an update is one update on a busy machine too, and the page's work alone, not its hearing of
  the next. `cpu` is the same in the thread's own time, without what other programs take, `whole`
  the same of all frames of an update together. Beside it, in that time: `bare`, an empty page of
  the house that hears the same line and only shows its number.
- `frame`: the work of every task that committed a frame in that time, animations included.
- `interactive`: from the start of the navigation, with nothing cached, until board and moves are
  laid and the last long task is over. Beside it: the page of credits.
- `weight`: bytes on the line of a first visit.

And once, `log`: the work for each frame, the time from frame to frame and the number of elements in
the list while a log of at least 1,000 events is scrolled from end to beginning. Beside it: as many
plain lines in a plain box.

All times in milliseconds. The load of the machine is told beside them: above 3 they say little.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.guest import Guest
from tests.browser.weight import weight
from tests.server.running import Player, Running, play_on

TITLES = ("golden-horn", "oltre-mare", "mediterranee", "genoa")
VISITS = 5
LINES = 1_000
CREDITS = "/credits"
FRAME = 1_000_000 / 60  # microseconds
# Tasks, commits and marks, and nothing else: to tell of every call and style costs a tenth of them.
CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"]

# Keeps what is heard from the first news on, and then lets it in one by one: after news with a view
# the next wait until it is drawn. So an update is one update, however fast bots play and however
# slowly a busy machine draws, and nothing else arrives while it is made.
_PACED = """window.WebSocket = class extends WebSocket {
  #kept = []
  set onmessage(hear) {
    // After the first frame of an update come those that draw its rest.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 250)))
    this.addEventListener('message', (event) => {
      const news = event.data.includes('"type":"news"')
      if (!news && !this.#kept.length) return hear(event)
      this.#kept.push({ event, news, view: event.data.includes('"view":{') })
      window.heard = this.#kept.filter((one) => one.news).length
    })
    window.letIn = async () => {
      for (const { event, news, view } of this.#kept) {
        await new Promise((done) => setTimeout(done))
        if (news) performance.mark('news')
        hear(event)
        if (news && view) await drawn()
      }
    }
  }
}"""
_HEARS = """(address) => {
  const place = document.querySelector('h1')
  new WebSocket(address).onmessage = ({ data }) => {
    const { type, number } = JSON.parse(data)
    if (type === 'news') place.textContent = number
  }
}"""
_READY = """(wanted) => {
  const tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true })
  const laid = () => wanted.every((one) => document.querySelector(one))
  return new Promise((done) => {
    const look = () => {
      if (!laid()) return requestAnimationFrame(look)
      const at = performance.now()
      // What is busy for long after that is not yet ready for a click.
      setTimeout(() => done(Math.max(at, ...tasks.map((one) => one.startTime + one.duration))), 500)
    }
    look()
  })
}"""
_PLAIN = """(lines) => {
  const box = document.createElement('div')
  box.className = 'lines'
  for (let line = 0; line < lines; line++) {
    box.append(Object.assign(document.createElement('p'), { textContent: `line ${line}` }))
  }
  document.querySelector('main').replaceChildren(box)
  Object.assign(box.style, { height: '300px', overflow: 'auto' })
}"""
# As fast as somebody who pulls the bar: three lines a frame.
_SCROLL = """async (step) => {
  const box = document.querySelector('.lines')
  const frame = () => new Promise(requestAnimationFrame)
  const [between, elements] = [[], []]
  box.scrollTop = box.scrollHeight
  await frame()
  for (let last = await frame(); box.scrollTop > 0; ) {
    box.scrollTop -= step
    const now = await frame()
    between.push(now - last)
    elements.push(box.querySelectorAll('*').length)
    last = now
  }
  return { between, elements: Math.max(...elements) }
}"""


def _spread(times: list[float]) -> dict[str, float]:
    """How long it mostly took, and at worst."""
    ranks = quantiles(times, n=20, method="inclusive")
    return {
        "count": len(times),
        "p50": round(median(times), 2),
        "p95": round(ranks[18], 2),
        "most": round(max(times), 2),
    }


class Trace:
    """What the main thread of a page did, task by task."""

    def __init__(self, told: bytes) -> None:
        events: list[dict[str, Any]] = json.loads(told)["traceEvents"]
        named = [one for one in events if one.get("name") == "thread_name"]
        mains = {
            (one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"
        }
        own = [one for one in events if (one["pid"], one["tid"]) in mains and "ts" in one]
        drew = Counter(one["pid"] for one in own if one["name"] == "Commit")
        page = drew.most_common(1)[0][0]  # the browser keeps a spare process that draws nothing
        own = sorted((one for one in own if one["pid"] == page), key=lambda one: one["ts"])
        self.tasks = [one for one in own if one["name"] == "RunTask" and one["ph"] == "X"]
        self.news = [one["ts"] for one in own if one["name"] == "news"]
        self.commits = [one["ts"] for one in own if one["name"] == "Commit"]

    def _holding(self, moments: list[float]) -> list[bool]:
        """For each task, whether one of these moments lies in it."""
        found, left = [], iter(moments)
        moment = next(left, None)
        for task in self.tasks:
            while moment is not None and moment < task["ts"]:
                moment = next(left, None)
            found.append(moment is not None and moment <= task["ts"] + task["dur"])
        return found

    def frames(self) -> list[float]:
        """The work of each task that committed a frame."""
        holding = self._holding(self.commits)
        return [task["dur"] / 1000 for task, held in zip(self.tasks, holding, strict=True) if held]

    def updates(self) -> list[list[list[dict[str, Any]]]]:
        """For each update its frames, and for each frame its tasks."""
        found: list[list[list[dict[str, Any]]]] = []
        drawn = True
        told, committed = self._holding(self.news), self._holding(self.commits)
        for task, news, frame in zip(self.tasks, told, committed, strict=True):
            if news and drawn:
                found.append([[]])
                drawn = False
            if found:
                found[-1][-1].append(task)
                if frame:
                    found[-1].append([])
                    drawn = True
        return [[_timely(tasks) for tasks in frames[:-1]] for frames in found if frames[1:]]


def _timely(tasks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The task that committed a frame, the last of these, and those that could make it late."""
    since = tasks[-1]["ts"] - FRAME
    return [one for one in tasks if one["ts"] + one["dur"] >= since]


def _work(tasks: list[dict[str, Any]], time: str) -> float:
    """What tasks took, in milliseconds: `dur` by the clock, `tdur` in the thread's own time."""
    return float(sum(one.get(time, 0) for one in tasks)) / 1000


def _heaviest(updates: list[list[list[dict[str, Any]]]], time: str) -> list[float]:
    """For each update the work of its heaviest frame."""
    return [max(_work(frame, time) for frame in frames) for frames in updates]


class Bench:
    """A house, a browser, and somebody who plays."""

    def __init__(self, house: Running, browser: Browser) -> None:
        self.house = house
        self.browser = browser
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.player: Player = self._await(self._enter())

    async def _enter(self) -> Player:
        return await Player(self.house.url).enter()

    def _await(self, doing: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result()

    def table(self, title: str, *kinds: str) -> str:
        return str(self._await(self.player.table(title, *kinds, start=True))["id"])

    @contextmanager
    def playing(self, table: str) -> Iterator[None]:
        """The first seat takes some choice whenever it is asked."""

        async def play() -> None:
            line = await self.player.live(table, 0)
            try:
                await play_on(line, 0, seconds=600)
            finally:
                await line.close()

        going = asyncio.run_coroutine_threadsafe(play(), self.loop)
        try:
            yield
        finally:
            going.cancel()

    @contextmanager
    def visitor(self) -> Iterator[Guest]:
        """The player's own browser, with nothing kept yet."""
        guest = Guest(self.browser, self.house.url, "en", 1280, 800)
        guest.page.emulate_media(reduced_motion="no-preference")
        guest.page.add_init_script(_PACED)
        cookies = self.player.http.cookies.items()
        guest.context.add_cookies(
            [{"name": name, "value": value, "url": self.house.url} for name, value in cookies]
        )
        yield guest
        guest.leave()

    @contextmanager
    def traced(self, page: Page) -> Iterator[list[Trace]]:
        found: list[Trace] = []
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        try:
            yield found
        finally:
            found.append(Trace(self.browser.stop_tracing()))

    def updates(self, title: str, wanted: int) -> dict[str, Any]:
        """Games until there were so many updates, on the table's page and on an empty one."""
        found: dict[str, list[float]] = {
            "update": [],
            "cpu": [],
            "whole": [],
            "frame": [],
            "bare": [],
        }
        while len(found["bare"]) < wanted:
            bare = self._game(title, wanted, self._sit_bare).updates()
            found["bare"] += _heaviest(bare, "tdur")
        while len(found["update"]) < wanted:
            trace = self._game(title, wanted, Guest.sit_at)
            updates = trace.updates()
            found["update"] += _heaviest(updates, "dur")
            found["cpu"] += _heaviest(updates, "tdur")
            found["whole"] += [sum(_work(frame, "tdur") for frame in frames) for frames in updates]
            found["frame"] += trace.frames()
        return {name: _spread(times) for name, times in found.items()}

    def _game(self, title: str, wanted: int, sit: Callable[[Guest, str], None]) -> Trace:
        """A game until so much was heard of it, or to its end."""
        table = self.table(title, "me", "greedy", "greedy")
        with self.visitor() as guest:
            sit(guest, table)
            with self.playing(table):
                while guest.page.evaluate("window.heard ?? 0") < wanted and not self._over(table):
                    guest.page.wait_for_timeout(500)
            guest.page.wait_for_timeout(500)  # bots have answered, what is laid has settled
            with self.traced(guest.page) as trace:
                guest.page.evaluate("letIn()")
        return trace[0]

    def _sit_bare(self, guest: Guest, table: str) -> None:
        guest.page.goto(CREDITS)
        guest.page.wait_for_selector("h1")
        line = f"{self.house.url.replace('http', 'ws', 1)}/api/tables/{table}/live?seat=0"
        guest.page.evaluate(_HEARS, line)

    def _over(self, table: str) -> bool:
        return bool(self._await(self.player.get(f"/tables/{table}"))["state"] != "playing")

    def interactive(self, path: str, *wanted: str) -> float:
        """The median of several first visits."""
        times: list[float] = []
        for _ in range(VISITS):
            with self.visitor() as guest:
                guest.page.goto(path, wait_until="commit")
                times.append(guest.page.evaluate(_READY, wanted))
        return round(median(times), 1)

    def title(self, title: str, updates: int) -> dict[str, Any]:
        table = self.table(title, "me", "greedy", "greedy")
        with self.visitor() as guest:
            heavy = weight(guest, table)
        return {
            **self.updates(title, updates),
            "interactive": self.interactive(f"/table/{table}", ".board svg", "#moves-title"),
            "weight": heavy,
        }

    def _long(self) -> tuple[str, int]:
        """A game of bots that is over, with its events."""
        while True:
            table = self.table("genoa", *["greedy"] * 4)
            while not self._over(table):
                threading.Event().wait(1)
            events, before = 0, None
            while before is None or before > 1:
                words = "limit=200" if before is None else f"limit=200&before={before}"
                entries = self._await(self.player.get(f"/tables/{table}/log?{words}"))
                if not entries:
                    break
                events += sum(len(entry["events"]) for entry in entries)
                before = entries[0]["number"]
            if events >= LINES:
                return table, events

    def log(self) -> dict[str, Any]:
        """A long log beside plain lines."""
        table, events = self._long()
        with self.visitor() as guest:
            page = guest.page
            guest.sit_at(table)
            page.keyboard.press("Escape")
            page.locator(".lines .line").first.wait_for()
            self._all_lines(page)
            found = self._scrolled(page)
            page.goto(CREDITS)
            page.wait_for_selector("h1")
            page.evaluate(_PLAIN, events)
            plain = self._scrolled(page)
        return {"events": events, **found, "plain": plain}

    def _all_lines(self, page: Page) -> None:
        """Scroll back until nothing earlier comes."""
        before = -1
        while before < (height := page.evaluate("document.querySelector('.lines').scrollHeight")):
            before = height
            page.evaluate("document.querySelector('.lines').scrollTop = 0")
            page.wait_for_timeout(1000)

    def _scrolled(self, page: Page) -> dict[str, Any]:
        with self.traced(page) as trace:
            found = page.evaluate(_SCROLL, 90)
        return {
            "elements": found["elements"],
            "work": _spread(trace[0].frames()),
            "between": _spread(found["between"]),
        }


def measure(titles: list[str], updates: int) -> dict[str, Any]:
    """All of it."""
    with (
        tempfile.TemporaryDirectory(prefix="web_bench_") as folder,
        Running(f"sqlite:///{Path(folder) / 'house.db'}") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        bench = Bench(house, browser)
        found: dict[str, Any] = {"titles": {}}
        for title in titles:
            before = os.getloadavg()[0]
            found["titles"][title] = {**bench.title(title, updates), "load": round(before, 1)}
        found["credits"] = {"interactive": bench.interactive(CREDITS, "main h1")}
        found["log"] = {**bench.log(), "load": round(os.getloadavg()[0], 1)}
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--updates", type=int, default=150, help="how many for each title")
    args = parser.parse_args()
    found = measure(list(args.titles), args.updates)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for title, one in found["titles"].items():
        print(f"{title} (load {one['load']})")
        for name in ("update", "cpu", "whole", "frame", "bare"):
            told = one[name]
            print(
                f"  {name:12} p50 {told['p50']:6.1f}  p95 {told['p95']:6.1f} ms  of {told['count']}"
            )
        beside = found["credits"]["interactive"]
        print(f"  interactive  {one['interactive']:6.0f} ms (credits {beside:.0f})")
        print(f"  weight       {one['weight'] / 1000:6.0f} kB")
    log = found["log"]
    print(f"log of {log['events']} events (load {log['load']})")
    for name, told in (("ours", log), ("plain", log["plain"])):
        work, between = told["work"]["p95"], told["between"]["p95"]
        drawn = f"{told['elements']:6} elements"
        print(f"  {name:6} {drawn}, p95 {work:.1f} ms of work, {between:.1f} apart")


if __name__ == "__main__":
    main()
