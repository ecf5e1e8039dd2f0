/** The voyages of the others in their last move. */
import type { LastMove } from '../../table/last'
import { middleOf } from './berths'
import { SEAT_HUES } from './glyphs'
import type { View } from './types'

export interface Voyage {
  galley: string
  colour: string
  points: { x: number; y: number }[]
}

const at = (area: number) => {
  const [x, y] = middleOf(area)
  return { x, y }
}

export function trailsOf(last: LastMove[], view: Pick<View, 'powers'>): Voyage[] {
  const found = new Map<string, Voyage>()
  for (const { seat, events } of last) {
    for (const { event } of events) {
      if (event.it !== 'galley_moved') continue
      const { galley, start, area } = event as unknown as Record<'start' | 'area', number> & {
        galley: string
      }
      const colour = SEAT_HUES[view.powers[seat] ?? ''] ?? 'var(--ink)'
      const voyage = found.get(galley) ?? { galley, colour, points: [at(start)] }
      voyage.points.push(at(area))
      found.set(galley, voyage)
    }
  }
  return [...found.values()]
}
