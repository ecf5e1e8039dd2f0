"""What axe cannot see: names, sizes, order and contrast inside drawings."""

from collections.abc import Iterator
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

LEAST = 24
AXE = Axe()

# Small things that only repeat what a larger control does have their own name, never `button`.
_SPOTS = """() => [...document.querySelectorAll('.board [role=button], .board button')]
  .filter((one) => one.getClientRects().length)
  .map((one) => {
    const box = one.getBoundingClientRect()
    const name = one.getAttribute('aria-label')
      || one.textContent.trim() || one.querySelector('title')?.textContent
    // A walk by arrows is one tab stop; its other places say so.
    const open = one.getAttribute('aria-disabled') !== 'true' && !one.disabled
      && !one.closest('[data-walk]')
    return { name, open, width: box.width, height: box.height, tab: one.tabIndex }
  })"""

# Words in drawings against what is painted under them. A halo counts as ground.
_FAINT = """() => {
  const rule = document.styleSheets[0]
  const place = rule.insertRule('* { pointer-events: all !important }', rule.cssRules.length)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    return [r, g, b, a / 255]
  }
  const over = ([r, g, b, a], [R, G, B, A]) => {
    const alpha = a + A * (1 - a)
    const mix = (one, two) => (alpha ? (one * a + two * A * (1 - a)) / alpha : 0)
    return [mix(r, R), mix(g, G), mix(b, B), alpha]
  }
  const light = ([r, g, b]) => {
    const part = (x) => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
  }
  const contrast = (one, two) => {
    const [high, low] = [light(one), light(two)].sort((a, b) => b - a)
    return (high + 0.05) / (low + 0.05)
  }
  const seen = (one) => {
    let all = 1
    for (let at = one; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity)
    return all
  }
  const paint = (one) => {
    const css = getComputedStyle(one)
    const drawn = one instanceof SVGElement && one.tagName !== 'svg'
    const colour = drawn ? css.fill : css.backgroundColor
    if (colour === 'none' || /^(text|tspan|g|use|image)$/.test(one.tagName)) return [0, 0, 0, 0]
    if (colour.startsWith('url')) return null
    const [r, g, b, a] = rgba(colour)
    const own = one instanceof SVGElement ? Number(css.fillOpacity) : 1
    return [r, g, b, a * own * seen(one)]
  }
  const found = []
  for (const text of document.querySelectorAll('.board svg text')) {
    const box = text.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const css = getComputedStyle(text)
    if (!box.width || css.visibility === 'hidden' || !text.textContent.trim()) continue
    if (text.closest(':disabled, [aria-disabled=true]')) continue // nothing to be done there now
    const stack = document.elementsFromPoint(x, y)
    const at = stack.findIndex((one) => one === text || text.contains(one))
    if (at < 0) continue // out of sight
    let ground = [0, 0, 0, 0]
    for (const one of stack.slice(at + 1)) {
      if (text.contains(one)) continue
      const own = paint(one)
      if (own === null) { ground = null; break }
      ground = over(ground, own)
      if (ground[3] > 0.98) break
    }
    const halo = css.paintOrder.startsWith('stroke') && css.stroke !== 'none' && rgba(css.stroke)
    if (halo && halo[3] > 0.6) ground = halo
    if (ground === null) continue // a pattern: seen by eye
    const fill = rgba(css.fill)
    const ink = over([...fill.slice(0, 3), fill[3] * Number(css.fillOpacity) * seen(text)], ground)
    const scale = text.getScreenCTM().a
    const size = parseFloat(css.fontSize) * scale
    const large = size >= 24 || (size >= 18.66 && Number(css.fontWeight) >= 600)
    const has = contrast(ink, ground)
    if (has < (large ? 3 : 4.5) - 0.05)
      found.push([text.textContent.trim(), has.toFixed(2), css.fill, ground.map(Math.round)])
  }
  rule.deleteRule(place)
  return found
}"""


def axe_is_content(page: Page) -> None:
    """No violation on the page as it is now."""
    found = AXE.run(page)
    told = [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in found.response["violations"]
    ]
    assert not told, told


# Colours fade from one light to the other and cards are dealt out of nothing; on a busy machine
# that takes as long as it takes. What pulses for ever is not waited for.
_AT_REST = """async () => {
  const moving = () => document.getAnimations()
    .filter((it) => it.effect.getComputedTiming().endTime < Infinity && it.playState === 'running')
  while (moving().length) await Promise.allSettled(moving().map((it) => it.finished))
}"""


def both_lights(page: Page) -> Iterator[str]:
    """The page by night, then by day."""
    light: Literal["dark", "light"]
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        page.wait_for_selector(f"html[data-theme={light}]")
        page.evaluate(_AT_REST)
        yield light


def clean_in_both_lights(page: Page) -> None:
    """No violation by day and by night."""
    for _ in both_lights(page):
        axe_is_content(page)


def spots_are_in_reach(page: Page) -> None:
    """Everything that can be pressed has a name, a size and a tab stop."""
    spots: list[dict[str, Any]] = page.evaluate(_SPOTS)
    nameless = [spot for spot in spots if not spot["name"]]
    assert not nameless, nameless
    small = [spot for spot in spots if min(spot["width"], spot["height"]) < LEAST]
    assert not small, small
    unreached = [spot for spot in spots if spot["open"] and spot["tab"] < 0]
    assert not unreached, unreached


def board_is_clear(page: Page) -> None:
    """Spots are in reach; words can be read."""
    spots_are_in_reach(page)
    for light in both_lights(page):
        faint = page.evaluate(f"async () => {{ await ({_AT_REST})(); return ({_FAINT})() }}")
        assert not faint, (light, faint)
