import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLAQUE, plaqueWidth, PORT_PLACES } from './ports'
import type { Components } from './types'

const parts: Components = JSON.parse(
  readFileSync(
    new URL('../../../../src/fondaco/games/mediterranee/components.json', import.meta.url),
    'utf8',
  ),
)
const plaques = parts.ports.map((data) => {
  const { x, y, left, top } = PORT_PLACES[data.id]
  const width = plaqueWidth(data, parts.warehouses.slot_counts[data.size], true)
  return { id: data.id, x, y, left, top, right: left + width, bottom: top + PLAQUE }
})

test('plaques lie on the chart and hide neither ports nor one another', () => {
  for (const one of plaques) {
    expect(one.left, one.id).toBeGreaterThanOrEqual(0)
    expect(one.right, one.id).toBeLessThanOrEqual(1600)
    expect(one.bottom, one.id).toBeLessThanOrEqual(958)
    for (const { id, x, y } of plaques) {
      const hides = x > one.left && x < one.right && y > one.top && y < one.bottom
      expect(hides, `${one.id} hides ${id}`).toBe(false)
    }
    for (const other of plaques.filter(({ id }) => id > one.id)) {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top
      expect(apart, `${one.id} and ${other.id}`).toBe(true)
    }
  }
})
