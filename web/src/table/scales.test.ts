import { describe, expect, it } from 'vitest'
import { isEmpty, lying, tilt, type Pan } from './scales'

const pan = (counts: number[], amount = 0): Pan => ({
  heading: 'You give',
  seat: 0,
  weights: counts.map((count, id) => ({ id: String(id), label: 'wine', count, most: 3 })),
  coins: { amount, low: 0, high: 10, step: 1, label: '' },
})

describe('scales', () => {
  it('knows what lies in a pan', () => {
    expect(lying(pan([0, 2, 1])).map((weight) => weight.id)).toEqual(['1', '2'])
    expect(isEmpty(pan([0, 0]))).toBe(true)
    expect(isEmpty(pan([0], 3))).toBe(false)
  })

  it('hangs towards the heavier side, and level when both are empty', () => {
    expect(tilt(0, 0)).toBe(0)
    expect(tilt(3, 3)).toBe(0)
    expect(tilt(3, 1)).toBeLessThan(0)
    expect(tilt(0, 5)).toBe(1)
  })
})
