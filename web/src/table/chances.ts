/** Everybody's chances move by move: where a replay shows them, and how they are drawn. */

/** Where the count of a pair of eyes stands among a moment's numbers: spectators come last. */
export const earOf = (seat: number | null, seats: number): number => seat ?? seats

/** The last move that was known when a pair of eyes had counted so far. */
export function moveAt(counts: number[], at: number): number {
  let [low, high] = [0, counts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (counts[middle] <= at) low = middle
    else high = middle - 1
  }
  return low
}

export interface Band {
  seat: number
  /** By move, from 0 to 1: where it begins and ends. */
  from: number[]
  to: number[]
}

/** The chances one upon the other, the reader's own at the bottom. */
export function bands(chances: number[][], own: number | null): Band[] {
  const seats = (chances[0] ?? []).map((_, seat) => seat)
  const order = own === null ? seats : [own, ...seats.filter((seat) => seat !== own)]
  let from = chances.map(() => 0)
  return order.map((seat) => {
    const to = chances.map((at, move) => from[move] + at[seat])
    const band = { seat, from, to }
    from = to
    return band
  })
}

/** The move at which a band is widest, away from the edges: its name is written there. */
export function widest({ from, to }: Band): number {
  const edge = Math.floor(to.length / 8)
  let best = edge
  for (let move = edge; move < to.length - edge; move++)
    if (to[move] - from[move] > to[best] - from[best]) best = move
  return best
}

const round = (number: number) => Math.round(number * 10) / 10

/** The outline of a band: a chance holds until the next move. */
export function bandPath(
  band: Band,
  x: (move: number) => number,
  y: (share: number) => number,
): string {
  const edge = (values: number[]) =>
    values.map((value, move) => ({ x: round(x(move)), y: round(y(value)) }))
  const turns = (points: { x: number; y: number }[]) =>
    points.filter(
      ({ y: at }, n) => at !== points[n - 1]?.y || at !== points[n + 1]?.y, // flat between two others
    )
  const upper = turns(edge(band.to))
  const lower = turns(edge(band.from)).reverse()
  return `M${[...upper, ...lower].map((point) => `${point.x} ${point.y}`).join('L')}Z`
}

/** What changed by a whole percent and more, the most first. */
export function shifts(before: number[], after: number[]) {
  return before
    .map((was, seat) => ({ seat, was, is: after[seat] }))
    .filter(({ was, is }) => Math.round(was * 100) !== Math.round(is * 100))
    .sort((one, other) => Math.abs(other.is - other.was) - Math.abs(one.is - one.was))
}
