/** Trips: exact numbers of steps, no route twice (OM-410 to OM-413). */
import { drawn, type Parts, type Route } from './parts'

/** The other end of a route. */
export function across(route: Route, port: string): string {
  return route.a === port ? route.b : route.a
}

/** The ports a trip leads through, from the first reached one on. */
export function path(parts: Parts, from: string, routes: readonly string[]): string[] {
  let here = from
  return routes.map((id) => (here = across(parts.route(id), here)))
}

/** The routes on which a trip of exactly so many further steps can go on. */
export function nextRoutes(
  parts: Parts,
  from: string,
  steps: number,
  sailed: readonly string[],
): Route[] {
  if (steps <= 0) return []
  return parts.routes.filter(
    (route) =>
      (route.a === from || route.b === from) &&
      !sailed.includes(route.id) &&
      canFinish(parts, across(route, from), steps - 1, [...sailed, route.id]),
  )
}

function canFinish(parts: Parts, from: string, steps: number, sailed: string[]): boolean {
  return steps === 0 || nextRoutes(parts, from, steps, sailed).length > 0
}

/** A trip drawn on to a port: one step there, one step back, or as it was. */
export function drawnOn(
  parts: Parts,
  from: string,
  steps: number,
  sailed: readonly string[],
  trip: readonly string[],
  port: string,
): string[] {
  const ports = [from, ...path(parts, from, trip)]
  const here = ports.at(-1)!
  const ways = nextRoutes(parts, here, steps - trip.length, [...sailed, ...trip])
  const on = ways.find((route) => across(route, here) === port)
  if (on) return [...trip, on.id]
  return ports.at(-2) === port ? trip.slice(0, -1) : [...trip]
}

/** The line of a trip over the map. */
export function wake(parts: Parts, from: string, routes: readonly string[]): string {
  let here = from
  return routes
    .map((id) => {
      const route = parts.route(id)
      const line = drawn(route.a === here ? route.points : route.points.toReversed())
      here = across(route, here)
      return line
    })
    .join('')
}

/** Where the latest trip began, when it ended here. */
export function origin(parts: Parts, to: string, routes: readonly string[]): string {
  return routes.toReversed().reduce((here, id) => across(parts.route(id), here), to)
}
