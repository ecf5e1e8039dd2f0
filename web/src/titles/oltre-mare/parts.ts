/** The components of a table, ready to be asked: cards, goods, ports and routes by name. */
import type { Card, Components, Place, PortPlace } from './types'

export interface Route {
  id: string
  a: string
  b: string
  /** From `a` to `b`, harbours included. */
  points: Place[]
}

export interface Parts {
  data: Components
  goods: string[]
  card(id: string): Card
  /** What a run of 1, 2, 3 … cards of a good brings. */
  sequence(good: string): number[]
  portName(id: string): string
  place(port: string): PortPlace
  ports: string[]
  routes: Route[]
  route(id: string): Route
  family(colour: string | null): string
  /** OM-R3: the favourable market never raises a price. */
  cheaper: boolean
}

/** The chart is drawn a little taller than its data: the Levant and the Aegean need the room. */
export const TALL = 1.16

/** Where the components would write one name into another. (They are pinned by records.) */
const LABELS: Record<string, PortPlace['label']> = {
  alessandria: { dx: -12, dy: 12, anchor: 'end' },
  rodi: { dx: -2, dy: 20, anchor: 'middle' },
  salonicco: { dx: 12, dy: 5, anchor: 'start' },
  satalia: { dx: 2, dy: -12, anchor: 'start' },
  tana: { dx: 12, dy: 5, anchor: 'start' },
}

const NOWHERE: PortPlace = { x: 0, y: 0, label: { dx: 0, dy: 0, anchor: 'middle' } }

export function partsOf(data: Components, options: Record<string, string>): Parts {
  const cards = new Map(data.cards.list.map((card) => [card.id, card]))
  const goods = new Map(data.goods.list.map((good) => [good.id, good]))
  const names = new Map(data.map.ports.map((port) => [port.id, port.name ?? port.id]))
  const taller = <P extends Place>(at: P): P => ({ ...at, y: at.y * TALL })
  const places = new Map(
    Object.entries(data.layout.ports).map(
      ([port, at]) => [port, taller({ ...at, label: LABELS[port] ?? at.label })] as const,
    ),
  )
  const place = (port: string) => places.get(port) ?? NOWHERE
  const routes = data.map.routes.map(({ id, a, b }) => ({
    id,
    a,
    b,
    points: oriented(place(a), (data.layout.routes?.[id] ?? []).map(taller), place(b)),
  }))
  const byId = new Map(routes.map((route) => [route.id, route]))
  const families = new Map(data.merchants.list.map((one) => [one.id, one.family ?? '']))
  return {
    data,
    goods: data.goods.list.map((good) => good.id),
    card: (id) => cards.get(id)!,
    sequence(good) {
      const found = goods.get(good)?.sequence ?? []
      return Array.isArray(found) ? found : (found[options.sugar_sequence] ?? found.it)
    },
    portName: (id) => names.get(id) ?? id,
    place,
    ports: data.map.ports.map((port) => port.id),
    routes,
    route: (id) => byId.get(id)!,
    family: (colour) => (colour ? (families.get(colour) ?? '') : ''),
    cheaper: options.favourable_market_price === 'cheaper',
  }
}

const far = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y)

/** Way-points may be written in either direction: the shorter line is the meant one. */
function oriented(from: Place, way: Place[], to: Place): Place[] {
  const straight = [from, ...way, to]
  const turned = [from, ...way.toReversed(), to]
  return length(turned) < length(straight) - 0.1 ? turned : straight
}

export function length(points: Place[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + far(points[i], point), 0)
}

/** A soft line through points: a curve between the middles of its legs. */
export function drawn(points: Place[]): string {
  if (points.length < 3) return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  let path = `M${points[0].x} ${points[0].y}`
  for (let i = 1; i < points.length - 1; i++) {
    const last = i === points.length - 2
    const { x, y } = last
      ? points[i + 1]
      : { x: (points[i].x + points[i + 1].x) / 2, y: (points[i].y + points[i + 1].y) / 2 }
    path += `Q${points[i].x} ${points[i].y} ${x} ${y}`
  }
  return path
}
