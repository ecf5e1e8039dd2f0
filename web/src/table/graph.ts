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

/** About five round numbers between two bounds. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 5 || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 1)
  const found = []
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) found.push(tick)
  return found
}
