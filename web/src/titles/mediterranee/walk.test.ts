import { expect, test } from 'vitest'
import { AREAS } from './areas'
import { nextArea } from './walk'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

test('every area is reached by arrow keys from any other', () => {
  for (const start of AREAS) {
    const seen = new Set([start.id])
    for (const id of seen) {
      for (const key of KEYS) {
        const next = nextArea(id, key)
        if (next !== null) seen.add(next)
      }
    }
    expect(seen.size).toBe(AREAS.length)
  }
})

test('an arrow leads where it points, and nowhere beyond the edge', () => {
  for (const area of AREAS) {
    const right = nextArea(area.id, 'ArrowRight')
    if (right !== null) {
      expect(AREAS.find((one) => one.id === right)!.middle[0]).toBeGreaterThan(area.middle[0])
    }
  }
  expect(nextArea(AREAS[0].id, 'Enter')).toBeNull()
})
