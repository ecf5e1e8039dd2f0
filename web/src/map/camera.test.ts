import { describe, expect, it } from 'vitest'
import { clamped, HOME, moved, near, zoomed } from './camera'

const size = { width: 100, height: 50 }

describe('the camera', () => {
  it('shows the whole drawing at home and cannot leave it', () => {
    expect(moved(HOME, 30, -30, size)).toEqual(HOME)
    expect(clamped({ x: -500, y: 10, scale: 2 }, size)).toEqual({ x: -100, y: 0, scale: 2 })
  })

  it('keeps the point under the finger while zooming', () => {
    const at = { x: 50, y: 25 }
    const near = zoomed(HOME, 2, at, 4, size)
    expect(near).toEqual({ x: -50, y: -25, scale: 2 })
    expect(zoomed(near, 0.1, at, 4, size)).toEqual(HOME)
    expect(zoomed(near, 9, at, 4, size).scale).toBe(4)
  })

  it('comes near to where most of what matters lies', () => {
    const left = { x: 10, y: 10 }
    const right = [
      { x: 80, y: 30 },
      { x: 90, y: 40 },
    ]
    expect(near([left, ...right], 2, size)).toEqual({ x: -100, y: -45, scale: 2 })
    expect(near([left], 2, size)).toEqual({ x: 0, y: 0, scale: 2 })
    expect(near([], 2, size)).toEqual(HOME)
  })
})
