import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anchorages } from './anchorages'
import { AREAS } from './areas'
import { shared } from './beside'
import { plaqueBoxes, PORT_PLACES } from './ports'
import type { Components } from './types'

const parts: Components = JSON.parse(
  readFileSync(
    new URL('../../../../src/fondaco/games/mediterranee/components.json', import.meta.url),
    'utf8',
  ),
)
const hung = plaqueBoxes(parts)
const hull = ({ x, y, scale }: { x: number; y: number; scale: number }) => ({
  x: x - 45 * scale,
  y: y - 28 * scale,
  w: 90 * scale,
  h: 56 * scale,
})

test.each([1, 2])('%i galleys in an area lie beside every plaque and port', (count) => {
  for (const area of AREAS) {
    for (const berth of anchorages(parts).berths(area, count)) {
      const box = hull(berth)
      const over = hung.findIndex((one) => shared(box, one) > 0.02 * box.w * box.h)
      expect(over, `${area.id}: ${parts.ports[over]?.id}`).toBe(-1)
      for (const { id, x, y } of Object.values(PORT_PLACES)) {
        const hides = shared(box, { x: x - 4, y: y - 4, w: 8, h: 8 }) > 0
        expect(hides, `${area.id}: ${id}`).toBe(false)
      }
    }
  }
})

test('galleys of one area lie side by side', () => {
  for (const area of AREAS) {
    const [one, other] = anchorages(parts).berths(area, 2).map(hull)
    expect(shared(one, other), String(area.id)).toBeLessThan(0.1 * one.w * one.h)
  }
})

test('names of seas stand clear of the plaques and of one another', () => {
  const sizes = AREAS.map(({ id }) => (parts.areas[id].port ? { w: 22, h: 25 } : { w: 99, h: 50 }))
  const boxes = anchorages(parts)
    .names(sizes)
    .map(([x, y], i) => ({ x: x - sizes[i].w / 2, y: y - sizes[i].h / 2, ...sizes[i] }))
  boxes.forEach((box, area) => {
    const most = 0.1 * box.w * box.h
    const over = hung.findIndex((one) => shared(box, one) > most)
    expect(over, `${area}: ${parts.ports[over]?.id}`).toBe(-1)
    const hidden = boxes.filter((other) => other !== box && shared(box, other) > most)
    expect(hidden, String(area)).toEqual([])
  })
})
