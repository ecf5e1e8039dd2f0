/** Where galleys lie on the chart. */
import { anchorages, areaOf, type Berth } from './anchorages'
import { AREAS } from './areas'
import { galleys } from './reading'
import type { Components, View } from './types'

const MIDDLES = new Map(AREAS.map((area) => [area.id, area.middle]))

export const middleOf = (area: number): readonly [number, number] => MIDDLES.get(area) ?? [0, 0]

/** Each galley's berth; those of one power lie together. */
export function berths(view: View, parts: Components): Record<string, Berth> {
  const byArea = new Map<number, string[]>()
  const all = galleys(view).sort((one, other) => one.owner - other.owner)
  for (const galley of all) {
    byArea.set(galley.area, [...(byArea.get(galley.area) ?? []), galley.id])
  }
  const found: Record<string, Berth> = {}
  for (const [area, ids] of byArea) {
    const there = anchorages(parts).berths(areaOf(area), ids.length)
    ids.forEach((id, i) => (found[id] = there[i]))
  }
  return found
}
