// Where things lie on the board of Golden Horn: the sea lane from Venice down the Adriatic, round
// the Morea and up the Aegean to Constantinople, over the coast of the house's map.

import { project } from '../../map/projection.mjs'
import type { Components } from './types'

export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  w: number
  h: number
}

export const CANVAS = { w: 1200, h: 1040 }
export const CELL = 41 // radius
export const SHIP = 1.16 // a boat at sea, as a multiple of its drawing

// The part of the house's map that the lane needs, enlarged.
const WIDE = 1.62
const TALL = 1.58
const [VENICE_X, VENICE_Y] = project(12.33, 45.44)
const SHIFT = { x: 120 - VENICE_X * WIDE, y: 60 - VENICE_Y * TALL }
/** How the coast of the house's map comes under this board. */
export const COAST_TRANSFORM = `translate(${SHIFT.x.toFixed(2)} ${SHIFT.y.toFixed(2)}) scale(${WIDE} ${TALL})`

export const HARBOURS: Record<'venice' | 'constantinople', Box> = {
  venice: { x: 10, y: 10, w: 264, h: 316 },
  constantinople: { x: 926, y: 134, w: 264, h: 316 },
}
export const MODONE: Point = { x: 622, y: 880 }

const ADRIATIC: Point[] = [
  { x: 236, y: 296 },
  { x: 333, y: 352 },
  { x: 424, y: 408 },
  { x: 494, y: 488 },
  { x: 512, y: 601 },
  { x: 535, y: 731 },
  { x: 572, y: 838 },
]
const AEGEAN: Point[] = [
  { x: 684, y: 930 },
  { x: 752, y: 944 },
  { x: 800, y: 884 },
  { x: 834, y: 774 },
  { x: 862, y: 663 },
  { x: 900, y: 558 },
  { x: 962, y: 430 },
]

export interface Space extends Point {
  kind: 'home' | 'docks' | 'sea'
  colour: string | null
  symbol: string | null
  /** Direction of travel towards Constantinople, in degrees. */
  angle: number
}

/** The spaces of the track for so many players, Venice first. */
export function spaces(parts: Components, seats: number): Space[] {
  const tiles = parts.tracks.by_players[String(seats)] ?? []
  const cells = tiles.flatMap((tile): Pick<Space, 'kind' | 'colour' | 'symbol'>[] => {
    if (tile === 'venice' || tile === 'constantinople')
      return [{ kind: 'home', colour: null, symbol: null }]
    if (tile === 'modone') return [{ kind: 'docks', colour: null, symbol: null }]
    const found = parts.sea_tiles.list.find((one) => one.id === tile)
    return (found?.cells ?? []).map((colour) => ({
      kind: 'sea',
      colour,
      symbol: found?.symbol ?? null,
    }))
  })
  const docks = cells.findIndex((cell) => cell.kind === 'docks')
  const points =
    docks < 0
      ? spread([...ADRIATIC, ...AEGEAN], cells.length)
      : [
          ...spread(ADRIATIC, docks + 1).slice(0, -1),
          MODONE,
          ...spread(AEGEAN, cells.length - docks).slice(1),
        ]
  return cells.map((cell, n) => {
    const before = points[Math.max(0, n - 1)]
    const after = points[Math.min(points.length - 1, n + 1)]
    const angle = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI
    return { ...cell, ...points[n], angle }
  })
}

/** A smooth curve through points (Catmull–Rom), as many short straight pieces. */
export function curve(through: Point[], pieces = 16): Point[] {
  const at = (n: number) => through[Math.max(0, Math.min(through.length - 1, n))]
  const found: Point[] = [at(0)]
  for (let n = 0; n < through.length - 1; n++) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces
      const blend = (p: number, q: number, r: number, s: number) =>
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - s) * t * t +
          (3 * q - p - 3 * r + s) * t * t * t)
      found.push({ x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) })
    }
  }
  return found
}

/** So many points at equal distances along a curve, its ends included. */
export function spread(through: Point[], count: number): Point[] {
  const line = curve(through)
  const at = along(line)
  return Array.from({ length: count }, (_, n) => at(count < 2 ? 0 : n / (count - 1)))
}

/** A line to walk along: the point at a share (0 to 1) of its length. */
export function along(line: Point[]): (share: number) => Point {
  const lengths = line.slice(1).map((p, n) => Math.hypot(p.x - line[n].x, p.y - line[n].y))
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  return (share) => {
    let left = whole * Math.max(0, Math.min(1, share))
    for (let n = 0; n < lengths.length; n++) {
      const length = lengths[n]
      if (left <= length && length > 0) {
        const [a, b] = [line[n], line[n + 1]]
        return { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length }
      }
      left -= length
    }
    return line[line.length - 1]
  }
}

/** The way of a boat: from where it lies over the spaces between to where it will lie. */
export function course(track: Space[], from: Point, start: number, stop: number, to: Point) {
  const step = stop > start ? 1 : -1
  const between: Point[] = []
  for (let n = start; n !== stop + step; n += step) {
    const space = track[n]
    // Its own berth in a harbour, not the harbour's mouth, is where a boat lies.
    if (space && (space.kind !== 'sea' || (n !== start && n !== stop))) between.push(space)
  }
  const ends = [from, ...between, to].filter(
    (p, n, all) => n === 0 || Math.hypot(p.x - all[n - 1].x, p.y - all[n - 1].y) > 1,
  )
  return ends.length < 2 ? [from, to] : curve(ends)
}

export function path(line: Point[]): string {
  return line.map((p, n) => `${n ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('')
}

/** The berths of so many boats in a harbour: up to three rows of four, larger while few. */
export function berths(box: Box, boats: number): (Point & { scale: number })[] {
  const across = boats <= 3 ? Math.max(1, boats) : boats <= 6 ? 3 : 4
  const down = Math.max(1, Math.ceil(boats / across))
  const room = { x: box.x + 8, y: box.y + 148, w: box.w - 16, h: box.h - 154 }
  const wide = room.w / across
  const high = room.h / down
  const scale = Math.min(SHIP, wide / 70, high / 74)
  return Array.from({ length: boats }, (_, n) => ({
    x: room.x + wide * ((n % across) + 0.5),
    y: room.y + high * (Math.floor(n / across) + 0.5),
    scale,
  }))
}

/** The docks of Modone, side by side. */
export function docks(count: number): Point[] {
  return Array.from({ length: count }, (_, n) => ({
    x: MODONE.x + (n - (count - 1) / 2) * 70,
    y: MODONE.y,
  }))
}

/** Where a territory's shield hangs, near its place on the map. */
export const TERRITORIES: Record<string, Point> = {
  zara: { x: 364, y: 200 },
  durazzo: { x: 600, y: 470 },
  candia: { x: 872, y: 988 },
  negroponte: { x: 748, y: 668 },
  galata: { x: 1064, y: 70 },
}
