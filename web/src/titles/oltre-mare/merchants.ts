/** The merchants: colour, a letter of their own, their house. */
import { letterOf, NOT_YET } from '../../table/seats'
import type { Parts } from './parts'
import type { OltreMareView } from './types'

export interface Merchant {
  seat: number
  name: string
  /** Colour id, null before it is chosen. */
  id: string | null
  colour: string
  letter: string
  family: string
}

export function merchants(parts: Parts, view: OltreMareView, names: string[]): Merchant[] {
  return names.map((name, seat) => {
    const id = view.colours[seat] ?? null
    return {
      seat,
      name,
      id,
      colour: id ? `var(--om-${id})` : NOT_YET,
      letter: letterOf(names, seat),
      family: parts.family(id),
    }
  })
}
