/** The arithmetic of a small line graph. */

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
  low: number
  high: number
  /** How many points a line has. */
  count: number
}

const round = (number: number) => Math.round(number * 10) / 10

/** A line through the values; only where it turns, since a game has a thousand moves. */
export function linePath(values: number[], frame: Frame): string {
  const wide = (frame.right - frame.left) / Math.max(1, frame.count - 1)
  const tall = (frame.bottom - frame.top) / (frame.high - frame.low || 1)
  const points = values.flatMap((value, place) => {
    const turns = value !== values[place - 1] || value !== values[place + 1]
    if (!turns) return []
    return [
      `${round(frame.left + place * wide)} ${round(frame.bottom - (value - frame.low) * tall)}`,
    ]
  })
  return points.length ? `M${points.join('L')}` : ''
}

/** Heights pushed apart by a line each, in their order, none below the lowest; there is room for all. */
export function apart(heights: number[], line: number, lowest: number): number[] {
  const down = heights.toSorted((one, other) => one - other)
  for (let n = 1; n < down.length; n++) down[n] = Math.max(down[n], down[n - 1] + line)
  return down.map((height, n) => Math.min(height, lowest - (down.length - 1 - n) * line))
}

/** About five round numbers between two bounds. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 5 || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 1)
  const found = []
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) found.push(tick)
  return found
}
