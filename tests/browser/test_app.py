"""The house as an app: installed, rung when no page is open, honest when there is no line."""

import json

from playwright.sync_api import expect

from tests.browser.guest import Visit
from tests.browser.line import Line
from tests.server.running import Running

AWAKE = "navigator.serviceWorker.ready.then((it) => it.active.state)"
SHOWN = """async () => {
  const found = await (await navigator.serviceWorker.ready).getNotifications()
  return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
}"""


def test_it_can_be_installed(visit: Visit) -> None:
    guest = visit()
    guest.page.goto("/")
    link = guest.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(guest.page.request.get(f"{guest.url}{link}").text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = guest.page.request.get(guest.url + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
    assert guest.page.evaluate(AWAKE) in ("activating", "activated")


def test_without_a_line_the_page_says_so(visit: Visit, house: Running) -> None:
    with Line(house.port) as line:
        guest = visit("de", url=line.url)
        guest.page.goto("/")
        assert guest.page.evaluate(AWAKE) in ("activating", "activated")
        guest.settled()
        guest.cut_off = True
        line.cut()
        guest.page.goto("/mine")
        expect(guest.page.get_by_text("Keine Verbindung zum Haus")).to_be_visible()
        line.mend()
        guest.page.get_by_role("link").click()
        expect(guest.page.locator("h1")).not_to_have_text("Fondaco")


def test_a_page_that_cannot_be_fetched_says_so(visit: Visit, house: Running) -> None:
    with Line(house.port) as line:
        guest = visit("fr", url=line.url)
        guest.page.goto("/")
        guest.settled()
        guest.cut_off = True
        line.cut()
        guest.page.get_by_role("link", name="Règles").first.click()
        expect(guest.page.locator("h1")).to_have_text("La maison est injoignable.")
        line.mend()
        guest.page.get_by_role("button", name="Réessayer").click()
        expect(guest.page.locator("h1")).not_to_have_text("La maison est injoignable.")


def test_a_message_rings_and_leads_to_its_table(visit: Visit) -> None:
    guest = visit()
    guest.context.grant_permissions(["notifications"], origin=guest.url)
    guest.page.goto("/")
    assert guest.page.evaluate(AWAKE) in ("activating", "activated")
    wire = guest.context.new_cdp_session(guest.page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(it["registrationId"] for it in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    guest.page.wait_for_function("navigator.serviceWorker.controller !== null")
    told = {"title": "Genoa", "text": "It is your turn.", "url": "/table/t", "table": "t"}
    asked = {"origin": guest.url, "registrationId": found[0], "data": json.dumps(told)}
    for _ in range(2):  # one of a table takes the place of another
        wire.send("ServiceWorker.deliverPushMessage", asked)
        # Between the old one and the new there may be none for a moment.
        guest.page.wait_for_function(
            f"""(notice) => ({SHOWN})().then((all) => all.length === 1
                && Object.entries(notice).every(([name, value]) => all[0][name] === value))""",
            arg={"title": "Genoa", "body": "It is your turn.", "tag": "t", "data": "/table/t"},
        )


def test_notices_have_one_place(visit: Visit) -> None:
    guest = visit()
    guest.be("Zoë")
    guest.page.goto("/settings")
    guest.page.get_by_role("link", name="see your account").click()
    page = guest.page
    notices = page.locator("#notices")
    expect(notices.get_by_text("This house sends no mail.")).to_be_visible()
    notices.get_by_label("On vacation").check()
    notices.get_by_label("from").last.fill("2026-12-24")
    notices.get_by_label("to").last.fill("2026-12-31")
    notices.get_by_role("button", name="Save").click()
    expect(notices.get_by_role("status")).to_have_text("Saved.")
    page.reload()
    expect(notices.get_by_label("to").last).to_have_value("2026-12-31")
