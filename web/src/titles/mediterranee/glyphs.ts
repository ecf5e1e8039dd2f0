/** A shape for each good, drawn within ±8 units, so that nobody needs to tell red from brown. */
export const GLYPHS: Record<string, string> = {
  // a cut stone
  gems: 'M-4-6H4L8-1.5L0 7.5L-8-1.5ZM-8-1.5H8M-4-6L-2.4-1.5L0 7.5L2.4-1.5L4-6',
  // a bar
  gold: 'M-4.6-3H4.6L7.8 5H-7.8ZM-4.6-3L-2.8-6H6L4.6-3M6-6L8.4 2.2L7.8 5',
  // a mortar with its pestle
  spices: 'M-7-1H7C7 3.6 4.6 6 2.6 6.6L3.6 8H-3.6L-2.6 6.6C-4.6 6-7 3.6-7-1ZM1-1L5.4-8',
  // an amphora
  wine: 'M-2.2-8H2.2V-4.6C5.2-3.4 5.6.6 3.6 3.6C2.4 5.4 1.6 6.4 1.6 8H-1.6C-1.6 6.4-2.4 5.4-3.6 3.6C-5.6.6-5.2-3.4-2.2-4.6ZM-2.2-7C-6-7-6.4-3.6-4.6-1.6M2.2-7C6-7 6.4-3.6 4.6-1.6',
  // a roll of cloth
  cloth: 'M-7.4-5.6H4.6A3 3 0 0 1 4.6.4H-4.4V6.4H7.4V-2.6M-7.4-5.6V3.4A3 3 0 0 0-4.4 6.4M4.6-2.6H1',
  // an anvil
  iron: 'M-8-5.4H7.6C7.2-2.4 4.6-.6 2-.4L2.4 3H5V6.6H-5V3H-2.4L-2-.4C-4.4-.8-7.4-2.4-8-5.4Z',
  // a trunk and its rings
  wood: 'M-4.6-4.4H4.4A4.4 4.4 0 0 1 4.4 4.4H-4.6A2.7 4.4 0 0 1-4.6-4.4ZM-4.6-4.4A2.7 4.4 0 0 1-4.6 4.4M-4.6-1.4A.9 1.4 0 0 1-4.6 1.4',
}

/** The ink that can be read on a good's colour. */
export const INKS: Record<string, string> = {
  gems: '#2a1400',
  gold: '#2a2000',
  spices: '#ffffff',
  wine: '#ffffff',
  cloth: '#f3e9d2',
  iron: '#101418',
  wood: '#fff4e0',
}

/** The ink that can be read on a power's colour. */
export const POWER_INKS: Record<string, string> = {
  venice: '#fff6e4',
  genoa: '#2b2118',
  spain: '#2b1c00',
  turkey: '#ffffff',
}

export const CASTLE = 'M-8 8V-6H-5V-3H-1.8V-6H1.8V-3H5V-6H8V8H2.4V3.6A2.4 2.4 0 0 0-2.4 3.6V8Z'
export const SAILOR =
  'M0-8A3.4 3.4 0 1 1 0-1.2A3.4 3.4 0 1 1 0-8ZM-5.6 8C-5.6 2.4-3.4.2 0 .2S5.6 2.4 5.6 8Z'
export const COIN =
  'M0-7.6A7.6 7.6 0 1 0 0 7.6A7.6 7.6 0 1 0 0-7.6ZM0-4.8A4.8 4.8 0 1 1 0 4.8A4.8 4.8 0 1 1 0-4.8'
export const SWORDS = 'M-7-8L5 4L3 6L-8-6ZM7-8L-5 4L-3 6L8-6ZM3 2L7 7M-3 2L-7 7'
export const SCALES = 'M0-8V7M-5 7.6H5M-7-5H7M-7-5L-9.4 1.6H-4.6ZM7-5L4.6 1.6H9.4Z'
export const WHEEL = 'M0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5ZM0-8.4V8.4M-8.4 0H8.4M-6-6L6 6M6-6L-6 6'
export const GALLEY =
  'M-9 1C-8.6 3.4-7.8 4-6.6 4H6C7.6 4 8.6 2.4 9-.4C9.4 4 8 7 5.4 7.6H-5.4C-7.6 7-9 4.6-9 1ZM0 3V-8M0-8L6 1H-4.6Z'
export const CRATE = 'M-7.6-6H7.6V7H-7.6ZM-7.6-2H7.6M-7.6 3H7.6M-3-6V-2M3-2V3M-3 3V7'
export const FLAG = 'M-6-8V8M-6-8H7L3.6-4L7 0H-6'

/** The powers' colours where a seat is shown with the theme's own ink on them. */
export const SEAT_HUES: Record<string, string> = {
  venice: 'light-dark(#8e1b2f, #e38a97)',
  genoa: 'light-dark(#6d6550, #d9d4c7)',
  spain: 'light-dark(#8a6200, #e0a100)',
  turkey: 'light-dark(#1f6e54, #67c3a2)',
}

/** A hull for each power: fleets can be told apart without their colours. */
export const HULLS: Record<string, string> = {
  // rounded
  venice:
    'M-46-6C-44-2-42 0-38 0H34C40 0 44-4 46-12C49 4 44 23 32 26C12 29-16 29-30 26C-40 23-46 10-46-6Z',
  // straight planks and a ram
  genoa: 'M-42-4L-38 0H34L56-6L34 27H-32Z',
  // a castle at the stern
  spain: 'M-48-16H-26V0H34C40 0 44-4 46-12C49 4 44 23 32 26C12 29-16 29-30 26C-40 23-46 10-48-16Z',
  // both ends high
  turkey: 'M-52-18C-46 0-30 2 0 2S46 0 52-18C54 8 40 28 0 28S-54 8-52-18Z',
}
