/** Which pieces can be carried where: choices that take a piece and a place, and how one lifts it. */
import type { Action, Choice } from '../api/types'

/** A piece and a place by the ids of their spots. */
export type Carry = [piece: string, place: string]

/** By piece, then by place: what carrying it there would mean. */
export type Carries = Map<string, Map<string, Choice[]>>

export function carries(choices: Choice[], carried: (action: Action) => Carry[]): Carries {
  const found: Carries = new Map()
  for (const choice of choices) {
    for (const [piece, place] of carried(choice.action)) {
      const places = found.get(piece) ?? new Map<string, Choice[]>()
      const there = places.get(place) ?? []
      if (!there.includes(choice)) places.set(place, [...there, choice])
      found.set(piece, places)
    }
  }
  return found
}

export const SLIP = 6 // pixels a pointer may slip while tapping

/** What pressing a piece has come to: it is lifted, left to the page that scrolls, or not yet clear. */
export function grip(
  scrolls: boolean,
  travelled: number,
  rested: boolean,
): 'lift' | 'leave' | 'wait' {
  if (!scrolls) return travelled > SLIP ? 'lift' : 'wait'
  // Where a moving finger scrolls the page, one that rests means the piece.
  if (rested) return 'lift'
  return travelled > SLIP ? 'leave' : 'wait'
}

/** The place whose edge is nearest, if it is near enough for a finger that means it. */
export function nearest(
  at: { x: number; y: number },
  edges: Map<string, { x: number; y: number }>,
  reach: number,
): string | null {
  let [best, least] = [null as string | null, reach]
  for (const [place, edge] of edges) {
    const far = Math.hypot(edge.x - at.x, edge.y - at.y)
    if (far <= least) [best, least] = [place, far]
  }
  return best
}
