import { describe, expect, it } from 'vitest'
import { inSight, lineAt, topsOf } from './window'

describe('a long list', () => {
  const lines = Array.from({ length: 1000 }, (_, line) => line)
  const tops = topsOf(lines, (line) => (line === 1 ? 60 : 20))

  it('knows where each line begins', () => {
    expect([...tops.slice(0, 4)]).toEqual([0, 20, 80, 100])
    expect(lineAt(tops, 0)).toBe(0)
    expect(lineAt(tops, 79)).toBe(1)
    expect(lineAt(tops, 80)).toBe(2)
    expect(lineAt(tops, 1e9)).toBe(999)
    expect(lineAt(new Float64Array(1), 5)).toBe(0)
  })

  it('draws only what is in sight, and a few more', () => {
    expect(inSight(tops, 0, 100, 2)).toEqual({ from: 0, to: 6 })
    const end = inSight(tops, 19_000, 20_040, 2)
    expect(end.to).toBe(1000)
    expect(end.from).toBeGreaterThan(900)
  })
})
