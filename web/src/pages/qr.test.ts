import { describe, expect, it } from 'vitest'
import { correction, qr, qrPath } from './qr'

/** Reads a code back: format, mask, zigzag, bytes. What comes out must be what went in. */
function read(grid: boolean[][]): string {
  const size = grid.length
  const version = (size - 17) / 4
  let format = 0
  for (let n = 14; n >= 0; n--) {
    const on = n < 6 ? grid[n][8] : n < 8 ? grid[n + 1][8] : n === 8 ? grid[8][7] : grid[8][14 - n]
    format = (format << 1) | Number(on)
  }
  const mask = ((format ^ 0x5412) >> 10) & 7
  const flips = [
    (x: number, y: number) => (x + y) % 2 === 0,
    (_: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ]
  const aligned = version > 1 ? [size - 7] : []
  const isFixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    aligned.some((c) => Math.abs(x - c) <= 2 && Math.abs(y - c) <= 2)
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1])
        if (!isFixed(x, y)) bits.push(Number(grid[y][x] !== flips[mask](x, y)))
    }
    up = !up
  }
  const number = (from: number, length: number) =>
    parseInt(bits.slice(from, from + length).join(''), 2)
  expect(number(0, 4)).toBe(4)
  const length = number(4, 8)
  const bytes = Array.from({ length }, (_, n) => number(12 + 8 * n, 8))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

describe('QR codes', () => {
  it.each(['fondaco', 'https://a.example/join/abc#x', 'Gênes et Méditerranée, ok'])(
    '%s can be read back',
    (text) => {
      expect(read(qr(text))).toBe(text)
    },
  )
  it('grows with the text and refuses what is too long', () => {
    expect(qr('x'.repeat(14))).toHaveLength(21)
    expect(qr('x'.repeat(100))).toHaveLength(41)
    expect(qr('x'.repeat(213))).toHaveLength(57)
    expect(() => qr('x'.repeat(214))).toThrow(RangeError)
  })
  it('corrects as the standard’s example does', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })
  it('is drawn with a quiet border', () => {
    const { size, path } = qrPath('fondaco')
    expect(size).toBe(29)
    expect(path.startsWith('M4 4h1v1h-1z')).toBe(true)
  })
})
