import { describe, expect, it } from 'vitest'
import { apart, linePath, ticks } from './graph'

const frame = { left: 0, right: 100, top: 0, bottom: 50, low: 0, high: 10, count: 5 }

describe('the graph', () => {
  it('draws a line where it turns', () => {
    expect(linePath([0, 0, 0, 5, 10], frame)).toBe('M0 50L50 50L75 25L100 0')
    expect(linePath([], frame)).toBe('')
  })

  it('writes every name within it, also of equals', () => {
    expect(apart([236, 236, 236], 17, 236)).toEqual([202, 219, 236])
    expect(apart([50, 20, 55], 17, 236)).toEqual([20, 50, 67])
    expect(apart([], 17, 236)).toEqual([])
  })

  it('has round numbers at its side', () => {
    expect(ticks(0, 24)).toEqual([0, 5, 10, 15, 20])
    expect(ticks(0, 815)).toEqual([0, 200, 400, 600, 800])
    expect(ticks(-7, 3)).toEqual([-6, -4, -2, 0, 2])
    expect(ticks(0, 1)).toEqual([0, 1])
  })
})
