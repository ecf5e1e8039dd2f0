/** The merchants: colour, a letter of their own, their house. */
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

/** The first letter in a name that nobody before has; else the number of the seat. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, seat) => {
    const own = [...name.toLocaleUpperCase()].filter((sign) => /\p{L}/u.test(sign))
    const letter = own.find((sign) => !taken.has(sign)) ?? String(seat + 1)
    taken.add(letter)
    return letter
  })
}

export function merchants(parts: Parts, view: OltreMareView, names: string[]): Merchant[] {
  const signs = letters(names)
  return names.map((name, seat) => {
    const id = view.colours[seat] ?? null
    return {
      seat,
      name,
      id,
      colour: id ? `var(--om-${id})` : `var(--seat-${seat})`,
      letter: signs[seat],
      family: parts.family(id),
    }
  })
}
