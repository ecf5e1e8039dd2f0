/** The merchants' sails: one cut for each colour, so that ships are told apart without it. */

/** Pixels of the letter on a sail, in the ship's own measure. */
export const SHIP_LETTER = 17

/** How far a ship reaches upwards from its place. */
export const MAST = 26

const SQUARE = 'M-12.5-1q-3.5-10 1-18q11 4 23 0q4 9 0 18q-12 3.5-24 0z'

export const SAILS: Record<string, string> = {
  red: SQUARE,
  blue: 'M-16 1Q-10-8-7-24Q13-15 17 1Q1 5-16 1z', // lateen: one peak
  green: 'M-13 1q-1-11 0-19l13 5l13-5q1 8 0 19q-13 3-26 0z', // two peaks
  yellow: 'M0-24q15 6 15 13q0 9-8 13h-14q-8-4-8-13q0-7 15-13z', // round
  black: 'M-15-17h30l-4 14l-11 7l-11-7z', // a shield
}

export const sailOf = (colour: string | null) => SAILS[colour ?? ''] ?? SQUARE
