"""Pieces of each title drawn onto their places, with the mouse and with a finger."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.guest import PHONE, Guest, Visit

BAR = ".bar .button.primary"
TAKERS = "[data-takes]"
MOVES = 1_000


def _spot(page: Page, spot: str) -> Locator:
    return page.locator(f".board [data-spot='{spot}']").first


def _middle(locator: Locator) -> tuple[float, float]:
    box: FloatRect | None = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# An update is drawn part by part, one in each frame, and a part that grows moves the others.
SETTLED = "html[data-settled=yes]"


@contextmanager
def _held(page: Page, piece: Locator) -> Iterator[None]:
    """A piece in the hand, let go wherever the mouse is at the end."""
    page.wait_for_selector(SETTLED, state="attached")
    page.mouse.move(*_middle(piece))
    page.mouse.down()
    x, y = _middle(piece)
    page.mouse.move(x + 12, y + 12, steps=3)
    page.locator(".carried").wait_for()
    yield
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(TAKERS)).to_have_count(0)


def _draw(page: Page, piece: Locator, place: Locator) -> None:
    with _held(page, piece):
        page.mouse.move(*_middle(place), steps=4)
        expect(page.locator("[data-takes=now]")).to_have_count(1)


def _over_any(page: Page, takers: Locator) -> None:
    """Over the first place that takes the piece; the middle of a crooked one may lie outside it."""
    for taker in takers.all():
        page.mouse.move(*_middle(taker), steps=4)
        if page.locator("[data-takes=now]").count():
            return
    raise AssertionError(f"nowhere to put it: {takers}")


def _put_back(page: Page) -> None:
    """The last click may have met the next question, and have picked something of it."""
    if page.locator(BAR).count():
        page.keyboard.press("Escape")
        expect(page.locator(BAR)).to_have_count(0)


def _until(guest: Guest, asked: str) -> None:
    """Play until something of this kind can be done."""
    for turn in range(MOVES):
        if guest.page.locator(asked).count():
            _put_back(guest.page)
            guest.settled()
            return
        guest.play_if_asked(turn)
        guest.settled()
    raise AssertionError(f"never asked: {asked}")


def _until_lifted(guest: Guest, piece: Locator) -> None:
    """Play until a piece can be taken up where it stands."""
    page = guest.page
    for turn in range(MOVES):
        box = piece.bounding_box() if piece.count() else None
        if box:
            page.mouse.move(0, 0)
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if page.locator("[data-lifts]").count():
                _put_back(page)
                return
        guest.play_if_asked(turn)
        guest.settled()
    raise AssertionError(f"never lifted: {piece}")


class Finger:
    """A finger on the glass, as the browser itself would report it."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def down(self, x: float, y: float) -> None:
        self._tell("touchStart", (x, y))

    def move(self, x: float, y: float, steps: int = 6) -> None:
        (fx, fy) = self._at
        for step in range(1, steps + 1):
            part = step / steps
            self._tell("touchMove", (fx + (x - fx) * part, fy + (y - fy) * part))

    def up(self) -> None:
        self._tell("touchEnd")

    def _tell(self, kind: str, at: tuple[float, float] | None = None) -> None:
        self._at = at or self._at
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _sit(visit: Visit, title: str, bots: int, **way: int) -> Guest:
    guest: Guest = visit(**way)
    guest.be("Zoë")
    # What leaves nothing to decide would pass by itself while it is being drawn.
    guest.wish(**{"pass": False, "confirm": "always"})
    guest.sit_at(guest.against_bots(title, bots))
    return guest


def test_golden_horn_boats_are_placed_loaded_and_sailed(visit: Visit) -> None:
    guest = _sit(visit, "golden-horn", 1)
    page = guest.page
    _until(guest, ".board .open[data-spot^=place-]")
    ways = page.locator(".choice").count()
    _draw(page, page.locator("[data-spot^=place-][data-spot$=-venice]").first, _port(page))
    expect(page.locator(".popover .choice")).to_have_count(ways // 2)

    _until(guest, ".board .open[data-spot^=goods-]")
    goods = page.locator(".board .open[data-spot^=goods-]").first
    with _held(page, goods):  # and let go on the warehouses
        page.mouse.move(*_middle(page.locator(".warehouses")))
    expect(page.locator(BAR)).to_have_count(0)
    with _held(page, goods):
        boat = page.locator(TAKERS).first
        assert (boat.get_attribute("data-spot") or "").startswith("boat-")
        page.mouse.move(*_middle(boat), steps=4)
    page.locator(BAR).click()

    _until(guest, ".board .open[data-spot^=space-]")
    stop = page.locator(".board .open[data-spot^=space-]").first
    _draw(page, page.locator(".board .lit[data-spot^=boat-]"), stop)
    _is_asked(page)


def _is_asked(page: Page) -> None:
    """What was let go is confirmed, or there are several ways to mean it."""
    expect(page.locator(f"{BAR}, .popover").first).to_be_visible()


def _port(page: Page) -> Locator:
    return _spot(page, "port-constantinople")


def test_oltre_mare_cards_are_played_and_stacked_and_the_ship_draws_its_trip(visit: Visit) -> None:
    guest = _sit(visit, "oltre-mare", 1)
    page = guest.page
    card = ".tray:has(.played) [role=button][data-spot^='card:']"
    _until(guest, card)
    _draw(page, page.locator(card).first, _spot(page, "played"))
    page.locator(BAR).click()

    _until_lifted(guest, _spot(page, "ship"))
    with _held(page, _spot(page, "ship")):
        _over_any(page, page.locator(f".port:has(.ring.end){TAKERS} .ring"))
    page.locator(BAR).click()

    # Cards of the hand lie in the same row, and go elsewhere.
    card = ".tray .row [aria-label='Cards of this turn'] [role=button][data-spot^='card:']"
    _until(guest, card)
    _draw(page, page.locator(card).first, _spot(page, "hold"))
    assert page.locator(BAR).is_enabled()


def test_mediterranee_a_galley_draws_its_way(visit: Visit) -> None:
    guest = _sit(visit, "mediterranee", 1)
    page = guest.page
    galley = ".board:has(.sail) .can[data-spot^='galley:']"
    _until(guest, galley)
    with _held(page, page.locator(galley).first):
        for area in page.locator(f".area{TAKERS}").all():
            page.mouse.move(*_middle(area), steps=4)
            if page.locator("path.way").count():
                break
    expect(page.locator("path.way")).not_to_have_count(0)
    expect(page.locator(".sail .button.primary").first).to_be_enabled()


def test_mediterranee_goods_are_stowed_anew(visit: Visit) -> None:
    guest = _sit(visit, "mediterranee", 1)
    page = guest.page
    _until(guest, ".purchases .do .button.primary:not(:disabled)")
    page.locator(".purchases .do .button.primary").click()
    expect(page.locator(".bar")).to_contain_text("100")
    page.locator(BAR).click()
    expect(page.locator(BAR)).to_have_count(0)

    page.get_by_role("tab", name="Transfers").click()
    hold = page.locator(".stow .holder:has([data-spot*='@']:not([data-spot^='sailors@']))")
    laden = hold.get_attribute("data-spot") or ""
    good = hold.locator(".piece:not([data-spot^='sailors@'])")
    kind = (good.get_attribute("data-spot") or "").split("@")[0]
    other = page.locator(f".stow .holder:not([data-spot='{laden}']):not([data-spot='garrison'])")
    other = other.and_(page.locator(":not([data-spot='overboard'])"))
    empty = other.get_attribute("data-spot")
    with _held(page, good):
        assert page.locator(f".stow [data-spot=garrison]{TAKERS}").count() == 0, "only sailors"
        page.mouse.move(*_middle(other), steps=4)
        expect(page.locator(f"[data-takes=now][data-spot='{empty}']")).to_have_count(1)
    expect(page.locator(f".stow [data-spot='{kind}@{empty}']")).to_have_count(1)
    page.locator(".do .button.primary").click()
    page.locator(BAR).click()
    expect(page.locator(BAR)).to_have_count(0)
    expect(page.locator(f".stow [data-spot='{kind}@{empty}']")).to_have_count(1)
    expect(page.locator(".do .button.primary")).to_be_disabled()


def test_genoa_the_tower_is_carried_to_its_next_space(visit: Visit) -> None:
    guest = _sit(visit, "genoa", 1)
    page = guest.page
    tower = page.locator(".tower")
    _until_lifted(guest, tower)
    with _held(page, tower):
        _over_any(page, page.locator(f".city {TAKERS}"))
    _is_asked(page)


def _at_phone(visit: Visit, title: str, bots: int, asked: str) -> Guest:
    """At the board of a phone, where something of this kind can be done."""
    guest = _sit(visit, title, bots, **PHONE, touch=True)
    _until(guest, asked)
    guest.page.locator("#tab-board").click()
    guest.settled()
    return guest


CARD = ".tray:has(.played) [role=button][data-spot^='card:']"


def test_a_finger_that_rests_on_a_card_lifts_it(visit: Visit) -> None:
    page = _at_phone(visit, "oltre-mare", 1, CARD).page
    finger, card, played = Finger(page), page.locator(CARD).first, _spot(page, "played")
    played.scroll_into_view_if_needed()
    finger.down(*_middle(card))
    page.locator(".carried").wait_for()
    scrolled = _scrolled(page)
    finger.move(*_middle(played))
    expect(page.locator("[data-takes=now]")).to_have_count(1)
    assert _scrolled(page) == scrolled, "it would slide away under the finger"
    finger.up()
    expect(page.locator(".carried")).to_have_count(0)
    assert page.locator(BAR).is_enabled()


def test_a_finger_that_moves_at_once_scrolls(visit: Visit) -> None:
    page = _at_phone(visit, "oltre-mare", 3, CARD).page
    card = page.locator(CARD).first
    scrolled = _scrolled(page)
    x, y = _middle(card)
    finger = Finger(page)
    finger.down(x, y)
    finger.move(x, y - 160)
    page.wait_for_function(f"() => ({SCROLLED})() > {scrolled + 60}")
    expect(page.locator(".carried")).to_have_count(0)
    finger.up()
    assert not page.locator(BAR).count(), "nor was it a tap"


# The first of some pieces that a finger can touch: the chart comes near to one part of itself.
IN_SIGHT = """(pieces) => pieces.findIndex((one) => {
  const box = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
})"""


def test_a_finger_takes_pieces_of_a_chart_at_once_and_may_miss_a_little(visit: Visit) -> None:
    page = _at_phone(visit, "golden-horn", 1, ".board .open[data-spot^=goods-]").page
    finger, goods = Finger(page), page.locator(".board .open[data-spot^=goods-]")
    x, y = _middle(goods.nth(goods.evaluate_all(IN_SIGHT)))
    finger.down(x, y)
    finger.move(x + 10, y + 10)
    page.locator(".carried").wait_for()
    boats = page.locator(f"{TAKERS}[data-spot^=boat-]")
    boat = boats.nth(boats.evaluate_all(IN_SIGHT))
    box = boat.bounding_box()
    assert box
    x, y = _middle(boat)
    finger.move(x, box["y"] - 3)
    expect(page.locator("[data-takes=now]")).to_have_count(1)
    finger.move(x, y)
    finger.up()
    expect(page.locator(".carried")).to_have_count(0)
    _is_asked(page)


SCROLLED = """() => Math.max(
  scrollY, ...[...document.querySelectorAll('.board')].map((board) => board.scrollTop)
)"""


def _scrolled(page: Page) -> int:
    return int(page.evaluate(SCROLLED))
