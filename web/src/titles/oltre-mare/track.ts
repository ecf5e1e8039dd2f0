/** Tracks for ducats and prestige: how far they go, and how cubes on one field make room. */

export interface Ends {
  low: number
  high: number
}

/** From 0 or below to `least` or above, on whole steps. */
export function ends(values: readonly number[], least: number, step: number): Ends {
  const low = Math.min(0, ...values)
  const high = Math.max(least, ...values)
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step }
}

/** How far aside each cube stands: 0 for the first on a field, 1 for the next near it, … */
export function rungs(values: readonly number[], near: number): number[] {
  return values.map(
    (value, seat) => values.slice(0, seat).filter((other) => Math.abs(other - value) < near).length,
  )
}
