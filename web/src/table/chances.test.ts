import { describe, expect, it } from 'vitest'
import { bandPath, bands, earOf, moveAt, shifts, widest } from './chances'

describe('chances beside a replay', () => {
  it('finds the move a pair of eyes had heard of', () => {
    // The first move was taken back once (counts 1 and 2), the third was not heard of.
    const counts = [0, 3, 4, 4, 5]
    expect([0, 1, 2, 3, 4, 5, 9].map((at) => moveAt(counts, at))).toEqual([0, 0, 0, 1, 3, 4, 4])
    expect(moveAt([0], 7)).toBe(0)
  })

  it('counts spectators last', () => {
    expect([earOf(1, 3), earOf(null, 3)]).toEqual([1, 3])
  })
})

describe('chances as bands', () => {
  const chances = [
    [0.5, 0.3, 0.2],
    [0.5, 0.1, 0.4],
  ]
  it('lie one upon the other, one’s own below', () => {
    const found = bands(chances, 1)
    expect(found.map(({ seat }) => seat)).toEqual([1, 0, 2])
    expect(found[0]).toMatchObject({ from: [0, 0], to: [0.3, 0.1] })
    expect(found[2].to.map((to) => Math.round(to * 100))).toEqual([100, 100])
    expect(bands(chances, null).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it('are outlined where they turn', () => {
    const x = (move: number) => move * 10
    const y = (share: number) => 100 - share * 100
    const band = { seat: 0, from: [0, 0, 0], to: [0.5, 0.5, 1] }
    expect(bandPath(band, x, y)).toBe('M0 50L10 50L20 0L20 100L0 100Z')
  })

  it('are named where they are widest', () => {
    expect(widest({ seat: 0, from: [0, 0, 0, 0], to: [0.2, 0.4, 0.9, 0.3] })).toBe(2)
  })
})

it('tells whose chances changed, the most first', () => {
  expect(shifts([0.5, 0.3, 0.2], [0.501, 0.1, 0.399])).toEqual([
    { seat: 1, was: 0.3, is: 0.1 },
    { seat: 2, was: 0.2, is: 0.399 },
  ])
})
