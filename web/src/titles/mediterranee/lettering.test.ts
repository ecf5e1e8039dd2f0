import { expect, test } from 'vitest'
import { NEAR, plaques } from './lettering'

const LETTERS = 27 // units, in PortPlaque

test('letters have a size of their own, however near the chart has come', () => {
  const desk = 0.42
  for (const scale of [1, 2, 4])
    expect(LETTERS * plaques(scale, desk * scale) * desk * scale).toBeCloseTo(LETTERS * desk)
  const phone = 0.244
  const near = LETTERS * plaques(NEAR / phone, NEAR) * NEAR
  expect(near).toBeGreaterThan(11)
  expect(near).toBeLessThan(12)
})
