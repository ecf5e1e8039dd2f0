/** Which lines of a long list are in sight: only those are drawn. */

export interface Window {
  from: number
  to: number
}

/** The lines between two heights, with a few more on either side; `tops[n]` is where line n begins. */
export function inSight(tops: Float64Array, top: number, bottom: number, spare = 6): Window {
  const from = Math.max(0, lineAt(tops, top) - spare)
  const to = Math.min(tops.length - 1, lineAt(tops, bottom) + 1 + spare)
  return { from, to }
}

/** The line at a height, by halving. `tops` has one entry more than there are lines: the end. */
export function lineAt(tops: Float64Array, height: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tops[middle] <= height) low = middle
    else high = middle - 1
  }
  return low
}

/** Where each line begins, and at last the end, from the heights known so far. */
export function topsOf<T>(lines: T[], height: (line: T) => number): Float64Array {
  const tops = new Float64Array(lines.length + 1)
  for (let line = 0; line < lines.length; line++) tops[line + 1] = tops[line] + height(lines[line])
  return tops
}
