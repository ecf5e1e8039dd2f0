// How far a boat can come, before it is loaded: the stops ahead and the wind cards each costs.

import type { Space } from './lane'
import type { Boat } from './reading'
import type { Count, View } from './types'

/** Where a boat's move may end, each with its wind cards (GH-315 to GH-327). */
export function reach(
  boat: Boat,
  view: View,
  track: Space[],
  docks: number,
  compulsory: boolean,
): Map<number, Count> {
  const found = new Map<number, Count>()
  const afloat = view.boats[boat.id]
  if (!afloat) return found
  const step = afloat.heading === 'constantinople' ? 1 : -1
  const boatsAt = (space: number) =>
    Object.values(view.boats).filter((one) => one.at === space).length
  const full = (space: number) =>
    track[space].kind === 'sea'
      ? boatsAt(space) > 0
      : track[space].kind === 'docks' && boatsAt(space) >= docks
  const hand: Count = { ...view.hand }
  const price: Count = {}
  let at = afloat.at
  for (;;) {
    at += step
    while (track[at] && full(at)) at += step // GH-316, GH-317
    const space = track[at]
    if (!space) return found
    const own = space.colour !== null && boat.colours.includes(space.colour)
    if (!(own && compulsory)) found.set(at, { ...price }) // GH-320
    if (space.kind !== 'sea' || space.colour === null) return found // GH-326
    if (own) continue // GH-319
    if (!hand[space.colour]) return found // GH-321
    hand[space.colour] -= 1
    price[space.colour] = (price[space.colour] ?? 0) + 1
  }
}
