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

/**
 * Where cubes of one width stand so that none covers another: as near as can be to their values, those
 * that would touch side by side around their middle.
 */
export function abreast(wanted: readonly number[], width: number): number[] {
  const seats = wanted.map((_, seat) => seat).sort((a, b) => wanted[a] - wanted[b] || a - b)
  const rows: { seats: number[]; middle: number }[] = []
  const edge = ({ seats, middle }: (typeof rows)[number], side: number) =>
    middle + (side * seats.length * width) / 2
  for (const seat of seats) {
    let row = { seats: [seat], middle: wanted[seat] }
    for (let last = rows.at(-1); last && edge(last, 1) > edge(row, -1); last = rows.at(-1)) {
      rows.pop()
      const together = [...last.seats, ...row.seats]
      const sum = together.reduce((all, one) => all + wanted[one], 0)
      row = { seats: together, middle: sum / together.length }
    }
    rows.push(row)
  }
  const places = [...wanted]
  for (const row of rows)
    row.seats.forEach((seat, n) => (places[seat] = edge(row, -1) + (n + 0.5) * width))
  return places
}
