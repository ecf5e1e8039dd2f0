import { AREAS } from './areas'
import { galleys } from './reading'
import type { View } from './types'

export interface Berth {
  x: number
  y: number
  scale: number
}

const MIDDLES = new Map(AREAS.map((area) => [area.id, area.middle]))

export const middleOf = (area: number): readonly [number, number] => MIDDLES.get(area) ?? [0, 0]

/** How so many galleys share an area: one above the other, then in columns, ever smaller. */
export function spread(count: number): { x: number; y: number; scale: number }[] {
  const columns = count <= 2 ? 1 : count <= 6 ? 2 : 3
  const scale = count <= 2 ? 1 : count <= 4 ? 0.86 : count <= 6 ? 0.78 : 0.66
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: ((i % columns) - (inRow - 1) / 2) * 100 * scale,
      y: (row - (rows - 1) / 2) * 58 * scale,
      scale,
    }
  })
}

/** Where each galley lies on the chart; those of one power lie together. */
export function berths(view: View): Record<string, Berth> {
  const byArea = new Map<number, string[]>()
  const all = galleys(view).sort((one, other) => one.owner - other.owner)
  for (const galley of all) {
    byArea.set(galley.area, [...(byArea.get(galley.area) ?? []), galley.id])
  }
  const found: Record<string, Berth> = {}
  for (const [area, ids] of byArea) {
    const [x, y] = middleOf(area)
    spread(ids.length).forEach((at, i) => {
      found[ids[i]] = { x: x + at.x, y: y + at.y, scale: at.scale }
    })
  }
  return found
}
