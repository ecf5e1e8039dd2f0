/** Which lines of a long list are in sight: only those are drawn. */

export interface Window {
  from: number
  to: number
}

/** The lines between two heights, with a few more on either side; `tops[n]` is where line n begins. */
export function inSight(tops: number[], top: number, bottom: number, spare = 6): Window {
  const from = Math.max(0, lineAt(tops, top) - spare)
  const to = Math.min(tops.length - 1, lineAt(tops, bottom) + 1 + spare)
  return { from, to }
}

/** The line at a height, by halving. `tops` has one entry more than there are lines: the end. */
export function lineAt(tops: number[], height: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tops[middle] <= height) low = middle
    else high = middle - 1
  }
  return low
}

/** Where each line begins, from the heights known so far. */
export function topsOf(heights: (number | undefined)[], guess: number): number[] {
  const tops = [0]
  for (const [line, height] of heights.entries()) tops.push(tops[line] + (height ?? guess))
  return tops
}
