/** Where the name of a sea stands and where its galleys lie: inside it and beside the plaques. */
import { AREAS, type Area, type Point } from './areas'
import { shared, type Box } from './beside'
import { plaqueBoxes, PORT_PLACES } from './ports'
import type { Components } from './types'

export interface Berth {
  x: number
  y: number
  scale: number
}

/** What a galley covers, oars and all. */
const HULL = { w: 100, h: 64 }
const DOT = 18
const TURNS = 3
const GRID = 6
// What a spot costs for every unit of it over a plaque, a port or a galley, and away from the middle.
const PLAQUES = 1
const PORTS = 8
const OTHERS = 1.6
const FAR = 1.2
/** And what it costs to lie in other areas altogether. */
const ABROAD = 1500
/** A name keeps off so many galleys, if it can. */
const FIRST = 2

/** Galleys of one area are drawn smaller the more there are. */
export const sized = (count: number): number =>
  count <= 2 ? 1 : count <= 4 ? 0.86 : count <= 6 ? 0.78 : 0.66

const around = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h })

/** Whether a point lies within an outline. */
function within([x, y]: Point, ring: Point[]): boolean {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** The spots of an area, on a grid around its middle. */
function spotsOf({ ring, middle: [mx, my] }: Area): Point[] {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const found: Point[] = [[mx, my]]
  const from = (least: number, middle: number) =>
    middle - GRID * Math.floor((middle - least) / GRID)
  for (let x = from(Math.min(...xs), mx); x < Math.max(...xs); x += GRID) {
    for (let y = from(Math.min(...ys), my); y < Math.max(...ys); y += GRID) {
      if (within([x, y], ring)) found.push([x, y])
    }
  }
  return found
}

function cheapest(spots: Point[], price: (spot: Point) => number): Point {
  let best = spots[0]
  let least = Infinity
  for (const spot of spots) {
    const cost = price(spot)
    if (cost < least) [best, least] = [spot, cost]
  }
  return best
}

const far = ([x, y]: Point, [mx, my]: Point): number => Math.hypot(x - mx, y - my)

const covered = (box: Box, boxes: Box[]): number =>
  boxes.reduce((sum, one) => sum + shared(box, one), 0)

/** How much of a box lies in other areas, of four points in it. */
const abroad = ({ x, y, w, h }: Box, { ring }: Area): number =>
  [0.2, 0.8].flatMap((i) => [0.2, 0.8].filter((j) => !within([x + w * i, y + h * j], ring)))
    .length / 4

/** The chart of a box of components: what was worked out for it once. */
class Anchorages {
  #hung: Box[]
  #ports: Box[]
  #named: { key: string; at: Point[] } | null = null
  #berths = new Map<string, Berth[]>()

  constructor(parts: Components) {
    this.#hung = plaqueBoxes(parts)
    this.#ports = Object.values(PORT_PLACES).map(({ x, y }) => around([x, y], DOT, DOT))
  }

  /** What it costs to lie over plaques and ports, for boxes in an area. */
  #over(area: Area): (box: Box) => number {
    const xs = area.ring.map(([x]) => x)
    const ys = area.ring.map(([, y]) => y)
    const [left, top] = [Math.min(...xs) - HULL.w, Math.min(...ys) - HULL.h]
    const [right, bottom] = [Math.max(...xs) + HULL.w, Math.max(...ys) + HULL.h]
    const frame = { x: left, y: top, w: right - left, h: bottom - top }
    const hung = this.#hung.filter((one) => shared(one, frame) > 0)
    const ports = this.#ports.filter((one) => shared(one, frame) > 0)
    return (box) => covered(box, hung) * PLAQUES + covered(box, ports) * PORTS
  }

  /** Where so many galleys of an area lie. */
  berths(area: Area, count: number): Berth[] {
    const key = `${area.id} ${count}`
    const known = this.#berths.get(key)
    if (known) return known
    const scale = sized(count)
    const [w, h] = [HULL.w * scale, HULL.h * scale]
    const spots = spotsOf(area)
    const price = this.#over(area)
    const lying: Point[] = []
    // The first takes the middle; then each makes room for the others.
    for (let turn = 0; turn < TURNS * count; turn += 1) {
      const taken = lying.filter((_, i) => i !== turn % count).map((one) => around(one, w, h))
      lying[turn % count] = cheapest(spots, (one) => {
        const box = around(one, w, h)
        const over = price(box) + covered(box, taken) * OTHERS
        return over + far(one, area.middle) * FAR + abroad(box, area) * ABROAD
      })
    }
    const found = lying.map(([x, y]): Berth => ({ x, y, scale }))
    this.#berths.set(key, found)
    return found
  }

  /** The middle of each area's name, by how wide and high these are. */
  names(sizes: { w: number; h: number }[]): Point[] {
    const key = JSON.stringify(sizes)
    if (this.#named?.key === key) return this.#named.at
    const taken: Box[] = []
    const at = AREAS.map((area, i) => {
      const { w, h } = sizes[i]
      const ships = this.berths(area, FIRST).map(({ x, y }) => around([x, y], HULL.w, HULL.h))
      const price = this.#over(area)
      const spot = cheapest(spotsOf(area), (one) => {
        const box = around(one, w, h)
        const over = price(box) + covered(box, taken) + covered(box, ships) / 2
        return over + far(one, area.middle) * FAR + abroad(box, area) * w * h
      })
      taken.push(around(spot, w, h))
      return spot
    })
    this.#named = { key, at }
    return at
  }
}

const known = new WeakMap<Components, Anchorages>()

export function anchorages(parts: Components): Anchorages {
  const there = known.get(parts) ?? new Anchorages(parts)
  known.set(parts, there)
  return there
}

export const areaOf = (id: number): Area => AREAS.find((area) => area.id === id)!
