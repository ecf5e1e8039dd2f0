// The plan of the city: where the spaces of a layout lie, and how their roofs are cut.
// One cell is 100 units; row 1 and column 1 begin at the origin, y grows to the south.

export const CELL = 100
export const SIDE = 8

export interface Point {
  x: number
  y: number
}

export type SpaceKind = 'building' | 'street' | 'market'

export interface Space {
  id: string
  kind: SpaceKind
  cells: Point[] // column and row, from 0
  outline: Point[] // clockwise
  next: string[] // adjacent spaces (GN-302)
  stand: Point // of the tower or a disc
  owner: Point // of an ownership marker
  icons: { at: Point; upright: boolean } // of what the action gives
  label: Point & { width: number }
}

export interface Facet {
  d: string
  faces: 'north' | 'east' | 'south' | 'west'
}

export function plan(grid: string[][]): Map<string, Space> {
  const cells = new Map<string, Point[]>()
  grid.forEach((row, y) =>
    row.forEach((id, x) => cells.set(id, [...(cells.get(id) ?? []), { x, y }])),
  )
  const spaces = new Map<string, Space>()
  for (const [id, own] of cells) {
    const kind = id === 'mkt' ? 'market' : /^s\d\d$/.test(id) ? 'street' : 'building'
    spaces.set(id, {
      id,
      kind,
      cells: own,
      outline: outline(own),
      next: neighbours(grid, id, own),
      ...furniture(kind, own),
    })
  }
  return spaces
}

function neighbours(grid: string[][], id: string, cells: Point[]): string[] {
  const found = new Set<string>()
  for (const { x, y } of cells) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]) {
      const other = grid[y + dy]?.[x + dx]
      if (other && other !== id) found.add(other)
    }
  }
  return [...found]
}

/** Where things stand on a space. A building of three cells is furnished on its lying pair. */
function furniture(
  kind: SpaceKind,
  cells: Point[],
): Pick<Space, 'stand' | 'owner' | 'icons' | 'label'> {
  const middle = centre(cells)
  const at = (dx: number, dy: number) => ({ x: middle.x + dx, y: middle.y + dy })
  if (kind !== 'building') {
    return {
      stand: middle,
      owner: middle,
      icons: { at: middle, upright: false },
      label: { ...at(0, 78), width: 130 },
    }
  }
  const pair = lyingPair(cells)
  if (!pair) {
    return {
      stand: at(14, -54),
      owner: at(-24, -60),
      icons: { at: at(0, 16), upright: true },
      label: { ...at(0, 79), width: 94 },
    }
  }
  const [x, y] = [pair[0].x * CELL, pair[0].y * CELL]
  const third = cells.find((cell) => !pair.includes(cell))
  const stand = third
    ? { x: third.x * CELL + 50, y: third.y * CELL + 54 }
    : { x: x + 164, y: y + 44 }
  return {
    stand,
    owner: { x: x + 24, y: y + 36 },
    icons: { at: { x: x + (third ? 110 : 88), y: y + 42 }, upright: false },
    label: { x: x + 100, y: y + 81, width: 186 },
  }
}

function lyingPair(cells: Point[]): Point[] | null {
  for (const cell of cells) {
    const right = cells.find((other) => other.y === cell.y && other.x === cell.x + 1)
    if (right) return [cell, right]
  }
  return null
}

function centre(cells: Point[]): Point {
  const mean = (of: (cell: Point) => number) =>
    (cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length + 0.5) * CELL
  return { x: mean((cell) => cell.x), y: mean((cell) => cell.y) }
}

/** The corners of a group of cells, clockwise, without points on straight edges. */
export function outline(cells: Point[]): Point[] {
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y)
  const key = (x: number, y: number) => `${x},${y}`
  const edges = new Map<string, Point>()
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) edges.set(key(x, y), { x: x + 1, y })
    if (!has(x + 1, y)) edges.set(key(x + 1, y), { x: x + 1, y: y + 1 })
    if (!has(x, y + 1)) edges.set(key(x + 1, y + 1), { x, y: y + 1 })
    if (!has(x - 1, y)) edges.set(key(x, y + 1), { x, y })
  }
  const first = { x: cells[0].x, y: cells[0].y }
  const loop: Point[] = []
  let at = first
  do {
    loop.push(at)
    at = edges.get(key(at.x, at.y))!
  } while (at.x !== first.x || at.y !== first.y)
  return loop
    .filter((point, i) => {
      const before = loop[(i + loop.length - 1) % loop.length]
      const after = loop[(i + 1) % loop.length]
      return !(
        (before.x === point.x && point.x === after.x) ||
        (before.y === point.y && point.y === after.y)
      )
    })
    .map(({ x, y }) => ({ x: x * CELL, y: y * CELL }))
}

/** An outline moved inwards by so much. */
export function inset(points: Point[], by: number): Point[] {
  return points.map((point, i) => {
    const before = inward(points[(i + points.length - 1) % points.length], point)
    const after = inward(point, points[(i + 1) % points.length])
    return { x: point.x + by * (before.x + after.x), y: point.y + by * (before.y + after.y) }
  })
}

function inward(from: Point, to: Point): Point {
  return { x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) }
}

export function path(points: Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('') + 'Z'
}

/** The slopes of a ring of roofs round a courtyard: out to the street and in to the yard. */
export function roofs(points: Point[], eaves: number, ridge: number, yard: number): Facet[] {
  const [outer, top, inner] = [eaves, ridge, yard].map((by) => inset(points, by))
  return points.flatMap((point, i) => {
    const j = (i + 1) % points.length
    const to = inward(point, points[j])
    const quad = (a: Point[], b: Point[]) => path([a[i], a[j], b[j], b[i]])
    return [
      { d: quad(outer, top), faces: facing({ x: -to.x, y: -to.y }) },
      { d: quad(top, inner), faces: facing(to) },
    ]
  })
}

function facing({ x, y }: Point): Facet['faces'] {
  if (y) return y < 0 ? 'north' : 'south'
  return x < 0 ? 'west' : 'east'
}

/** Dry land is full of things that repeat but never look alike: a number from 0 to 1 for a name. */
export function chance(name: string): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  hash ^= hash >>> 15
  return ((Math.imul(hash, 2246822519) >>> 0) % 1000) / 1000
}

/** A name in one line, or in two where a narrow place would make one too small to read. */
export function written(name: string, width: number): string[] {
  const words = name.split(' ')
  if (name.length * 7 <= width || words.length < 2) return [name]
  const splits = words.slice(1).map((_, at) => {
    const parts = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return { parts, longest: Math.max(...parts.map((part) => part.length)) }
  })
  return splits.reduce((best, one) => (one.longest < best.longest ? one : best)).parts
}
