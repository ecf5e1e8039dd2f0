/** Trips on the chart: where they may end, how they are told, where a ship lies and moves. */
import type { Choice, Phrase } from '../../board'
import { clamped, type Camera } from '../../../map/camera'
import { length, type Parts } from '../parts'
import type { OltreMareView, Place, PortPlace } from '../types'
import { phrase } from '../words'
import { across, nextRoutes, origin, path, wake } from '../voyage'

/** The part of the canvas where there are ports. */
export const FRAME = { x: 22, y: 30, width: 956, height: 752 }

/** The chart around a place, the nearer the fewer steps lead away from it. */
export function nearer(place: Place, steps: number): Camera {
  const scale = steps > 2 ? 1.5 : 2.1
  const x = FRAME.width / 2 - (place.x - FRAME.x) * scale
  const y = FRAME.height / 2 - (place.y - FRAME.y) * scale
  return clamped({ x, y, scale }, FRAME)
}

/** The ports where a trip of so many steps may end, with the first trip to each. */
export function reachable(
  parts: Parts,
  from: string,
  steps: number,
  sailed: string[],
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const go = (here: string, left: number, way: string[]) => {
    if (left === 0) {
      if (!found.has(here)) found.set(here, way)
      return
    }
    for (const route of nextRoutes(parts, here, left, [...sailed, ...way])) {
      go(across(route, here), left - 1, [...way, route.id])
    }
  }
  if (steps > 0) go(from, steps, [])
  return found
}

/** The choice of a trip; one that the list does not have is told in the same words. */
export function tripChoice(
  parts: Parts,
  view: OltreMareView,
  choices: readonly Choice[],
  routes: string[],
): Choice {
  const same = choices.find(
    ({ action }) => action.do === 'sail' && String(action.routes) === String(routes),
  )
  if (same) return same
  const ports = path(parts, view.ships[view.active ?? 0], routes)
  const end = ports.at(-1)!
  const listed = choices.find(
    ({ action }) =>
      action.do === 'sail' &&
      path(parts, view.ships[view.active ?? 0], action.routes as string[]).at(-1) === end,
  )
  const args: Phrase['args'] = {
    port: parts.portName(end),
    then: (listed?.say.args?.then as Phrase | undefined) ?? phrase('stop-bare'),
  }
  const via = ports.slice(0, -1).map((port) => phrase('harbour', { port: parts.portName(port) }))
  const say = via.length ? phrase('action-sail-via', { ...args, via }) : phrase('action-sail', args)
  return { action: { do: 'sail', routes }, say, order: 0, heading: null }
}

/** The line of the latest trip, as far as it ended where the active ship lies. */
export function latestTrip(parts: Parts, view: OltreMareView): string | null {
  // In later phases the trip is still that of the seat before.
  const shown = view.phase === 'compass' || view.phase === 'load'
  if (!shown || view.active === null || !view.sailed.length) return null
  const to = view.ships[view.active]
  const last = parts.route(view.sailed.at(-1)!)
  if (last.a !== to && last.b !== to) return null
  return wake(parts, origin(parts, to, view.sailed), view.sailed)
}

/** Beside its port, away from the name; several ships lie side by side. */
export function mooring(place: PortPlace, index: number, count: number): Place {
  const far = Math.hypot(place.label.dx, place.label.dy) || 1
  const away = place.label.anchor === 'middle' ? 1 : 0.75
  return {
    x: place.x - (place.label.dx / far) * 27 * away + (index - (count - 1) / 2) * 26,
    y: place.y - (place.label.dy / far) * 24 - 2,
  }
}

/** Where a ship is after a share of its trip that ends at a port. */
export function pointOn(parts: Parts, port: string, routes: string[]): (share: number) => Place {
  let here = origin(parts, port, routes)
  const points = routes.flatMap((id) => {
    const route = parts.route(id)
    const way = route.a === here ? route.points : route.points.toReversed()
    here = across(route, here)
    return way
  })
  const whole = length(points)
  return (share) => {
    let rest = whole * (share * share * (3 - 2 * share))
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1], points[i]]
      const leg = Math.hypot(b.x - a.x, b.y - a.y)
      if (rest <= leg && leg > 0) {
        return { x: a.x + ((b.x - a.x) * rest) / leg, y: a.y + ((b.y - a.y) * rest) / leg }
      }
      rest -= leg
    }
    return points.at(-1) ?? { x: 0, y: 0 }
  }
}
