/** How a seat is told apart: colour, and the first letter of its name. */
import type { View } from '../api/types'
import type { TitleModule } from '../titles/board'

const SEATS = 5

/** Who has not taken a colour yet must not seem to have another's. */
export const NOT_YET = 'var(--ink-soft)'

/** The colour of a seat's pieces: the title's own, else one of the house. */
export function colourOf(title: TitleModule, view: View, seat: number): string {
  if (title.seatColour) return title.seatColour(view, seat) ?? NOT_YET
  return `var(--seat-${seat % SEATS})`
}

/** One letter, or two where names begin alike: the number of "Greedy 2", else the second letter. */
export function letterOf(names: string[], seat: number): string {
  const letters = [...(names[seat] ?? '?')]
  const alike = names.some((name, other) => other !== seat && [...name][0] === letters[0])
  if (!alike) return letters[0]
  const last = letters[letters.length - 1]
  return letters[0] + (/\d/.test(last) ? last : (letters[1] ?? ''))
}

/** Seconds as a player reads them: 1:05, 2:10:00, 3d. */
export function timeLeft(seconds: number, language: string): string {
  const left = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  if (hours >= 48) return days(Math.floor(hours / 24), language)
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}

const days = (count: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(
    count,
  )
