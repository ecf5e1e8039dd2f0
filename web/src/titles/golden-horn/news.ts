// What an event touches on the board: for the hovered line of the log and for what just happened.

import type { ToldEvent } from '../board'
import type { Count } from './types'

/** The spots an event speaks of. */
export function touched(told: ToldEvent | null): Set<string> {
  const event = told?.event
  if (!event) return new Set()
  const found: string[] = []
  if (typeof event.boat === 'string') found.push(`boat-${event.boat}`)
  if (typeof event.port === 'string') found.push(`port-${event.port}`)
  if (typeof event.territory === 'string') found.push(`territory-${event.territory}`)
  if (typeof event.seat === 'number') found.push(`seat-${event.seat}`)
  if (typeof event.victim === 'number') found.push(`seat-${event.victim}`)
  if (event.it === 'boat_sailed') {
    found.push(...(event.touched as number[]).map((space) => `space-${space}`))
  }
  if (event.it === 'boats_placed') {
    found.push(...Object.keys(event.ports as object).map((boat) => `boat-${boat}`))
  }
  return new Set(found)
}

export interface Gain {
  /** Whose warehouse or hand. */
  seat: number
  what: Count
  cards: number
}

/** What seats gained by what just happened, to be shown for a moment at their warehouses. */
export function gains(news: ToldEvent[]): Gain[] {
  const found: Gain[] = []
  for (const { event } of news) {
    if (event.it === 'cargo_unloaded') found.push({ seat: event.seat, what: event.cargo, cards: 0 })
    if (event.it === 'raided') found.push({ seat: event.seat, what: { [event.took]: 1 }, cards: 0 })
    if (event.it === 'cards_drawn') found.push({ seat: event.seat, what: {}, cards: event.count })
  }
  return found
}
