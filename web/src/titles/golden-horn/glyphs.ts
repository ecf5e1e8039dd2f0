// A shape for each colour, so that nobody needs to tell orange from red: drawn within ±8 units.

export const GLYPHS: Record<string, string> = {
  orange: 'M0-8L6.9-4V4L0 8L-6.9 4V-4Z',
  pink: 'M0 7.6C-3.5 4.6-8 1.6-8-2.6C-8-5.4-6-7.2-3.9-7.2C-2.2-7.2-.8-6.2 0-4.6C.8-6.2 2.2-7.2 3.9-7.2C6-7.2 8-5.4 8-2.6C8 1.6 3.5 4.6 0 7.6Z',
  green: 'M-6.6 6.6C-8.4-2.4-3-8 7.4-7.4C8 3 2.4 8.4-4.4 6.2L-6.8 8.4L-8.2 7Z',
  red: 'M-6.6-6.6H6.6V6.6H-6.6Z',
  blue: 'M0-8.6C3.4-3.8 6.2-.4 6.2 2.8C6.2 6.2 3.4 8.2 0 8.2S-6.2 6.2-6.2 2.8C-6.2-.4-3.4-3.8 0-8.6Z',
  yellow: 'M0-8.4L2.4-2.9L8.3-2.4L3.8 1.5L5.2 7.3L0 4.2L-5.2 7.3L-3.8 1.5L-8.3-2.4L-2.4-2.9Z',
  // People: a helmet and a hat.
  mercenaries: 'M-6.4 7V-.6C-6.4-5-3.6-7.8 0-7.8S6.4-5 6.4-.6V7H2.2V1.2H-2.2V7Z',
  peasants:
    'M-8.4 3.4C-6.4 2.2-4.9 1.8-4.4 1.6C-4.2-3.4-2.4-6.2 0-6.2S4.2-3.4 4.4 1.6C4.9 1.8 6.4 2.2 8.4 3.4C4.4 6.2-4.4 6.2-8.4 3.4Z',
}

export const HUES: Record<string, string> = {
  orange: '#e8862a',
  pink: '#e79ac0',
  green: '#2a8050',
  red: '#c0392b',
  blue: '#2471a3',
  yellow: '#f2d13c',
  mercenaries: '#d9d3c4',
  peasants: '#3a3430',
}

/** The ink that can be read on a hue. */
export const INKS: Record<string, string> = {
  orange: '#2b1604',
  pink: '#3a1226',
  green: '#ffffff',
  red: '#ffffff',
  blue: '#ffffff',
  yellow: '#3a2e00',
  mercenaries: '#33302a',
  peasants: '#f3ead8',
}

export const FLEETS: Record<string, string> = {
  A: '#8c6d1f',
  B: '#262626',
  C: '#7a4a34',
  D: '#4f6470',
}

/** A hull for each fleet: they can be told apart without their colours. */
export const HULLS: Record<string, string> = {
  // rounded
  A: 'M-29 8H25L34 3C33 16 27 26 19 28H-19C-25 26-28 18-29 8Z',
  // sharp, of straight planks
  B: 'M-33 8H25L38 1L22 28H-24Z',
  // a castle at the stern
  C: 'M-34-2H-22V8H25L34 3C33 16 27 26 19 28H-19C-27 26-33 16-34-2Z',
  // both ends high
  D: 'M-37-4C-34 6-30 8-24 8H22C30 8 34 4 38-4C39 16 28 28 12 28H-12C-28 28-38 16-37-4Z',
}
