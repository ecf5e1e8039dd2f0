/** Searching the rules: every word must be there, accents and case aside; numbers find rules. */
import type { Rules } from '../api/types'

export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

export function found(text: string, wanted: string): boolean {
  const inside = folded(text)
  return folded(wanted)
    .split(/\s+/)
    .every((word) => inside.includes(word))
}

/** What of a catalogue answers a search; empty chapters fall away. */
export function sought(rules: Rules, wanted: string) {
  const label = (name: string | null) =>
    rules.options.find((option) => option.name === name)?.label ?? ''
  return {
    chapters: rules.chapters
      .map((chapter) => ({
        ...chapter,
        rules: rules.rules.filter(
          (rule) => rule.chapter === chapter.id && found(`${rule.id} ${rule.text}`, wanted),
        ),
      }))
      .filter((chapter) => chapter.rules.length),
    rulings: rules.rulings.filter((ruling) =>
      found(`${ruling.id} ${ruling.question} ${ruling.decision} ${label(ruling.option)}`, wanted),
    ),
  }
}

/** A text cut where the words of a search are, for marking them. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  // Folding must not shift places: each character is folded by itself.
  const inside = [...text].map((letter) => folded(letter)[0] ?? letter)
  const letters = [...text]
  const hits = letters.map(() => false)
  const plain = inside.join('')
  if (plain.length === letters.length) {
    for (const word of words) {
      for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
        hits.fill(true, at, at + word.length)
      }
    }
  }
  const pieces: { text: string; hit: boolean }[] = []
  letters.forEach((letter, n) => {
    const last = pieces.at(-1)
    if (last && last.hit === hits[n]) last.text += letter
    else pieces.push({ text: letter, hit: hits[n] })
  })
  return pieces
}
