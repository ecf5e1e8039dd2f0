/** What the pages of the house know of titles: how they are called, dressed and started. */
import type { OptionInfo, TableInfo, Title } from '../api/types'
import type { ShelfEntry } from '../titles/board'

export const LANGUAGE_NAMES: Record<string, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
}

/** The titles that lie on the shelf of the house, each with its place and its picture. */
const ENTRIES = import.meta.glob<ShelfEntry>('../titles/*/shelf.ts', { eager: true })

export const entryOf = (slug: string): ShelfEntry | undefined =>
  ENTRIES[`../titles/${slug}/shelf.ts`]

/** In the order of the shelf; titles that others bring follow. */
export function inOrder<T extends { slug: string }>(titles: T[]): T[] {
  const place = (slug: string) => entryOf(slug)?.place ?? Infinity
  return [...titles].sort((one, other) => place(one.slug) - place(other.slug) || 0)
}

/** The titles that have words of their own on the pages. */
export const isKnown = (slug: string) => entryOf(slug) !== undefined

export type SeatWish =
  { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; bot: string }

/** Me against bots, as near to three players as the title allows. */
export function quickSeats(title: Pick<Title, 'least_seats' | 'most_seats'>): SeatWish[] {
  const count = Math.max(title.least_seats, Math.min(3, title.most_seats))
  return Array.from({ length: count }, (_, n) =>
    n ? { kind: 'bot', bot: 'merchant' } : { kind: 'me' },
  )
}

/** Option → value → what it makes the defaults of other options. */
export type Presets = Record<string, Record<string, Record<string, string>>>

/** All options with their values: the chosen ones, else what presets or defaults say. */
export function settled(
  options: OptionInfo[],
  presets: Presets,
  chosen: Record<string, string>,
): Record<string, string> {
  const all = Object.fromEntries(
    options.map((option) => [option.name, chosen[option.name] ?? option.default]),
  )
  for (const [name, byValue] of Object.entries(presets)) {
    for (const [other, value] of Object.entries(byValue[all[name]] ?? {})) {
      if (!(other in chosen)) all[other] = value
    }
  }
  return all
}

/** The seats somebody may take who has no link. */
export const freeSeats = (table: TableInfo) =>
  table.seats.filter((seat) => seat.kind === 'empty' && seat.kept !== 'other')

/** The seat that is kept for the one who looks. */
export const keptSeat = (table: TableInfo) => table.seats.find((seat) => seat.kept === 'you')

/** Where a table stands for somebody who looks at a list of tables. */
export function standing(table: TableInfo): 'turn' | 'invited' | 'waiting' | 'open' | 'over' {
  if (table.state === 'open') return keptSeat(table) ? 'invited' : 'open'
  if (table.state !== 'playing') return 'over'
  return table.seats.some((seat) => seat.you && table.actors.includes(seat.seat))
    ? 'turn'
    : 'waiting'
}
