// The signs of goods, cards and pieces, drawn in a box of 24 by 24.
// Each is a list of strokes of the pen: a path and how it is laid on.
//   body: the sign's own colour, inked round · ink: filled with ink · line: drawn with ink only
//   pale: filled with the paper's colour, inked round

export type Laid = 'body' | 'ink' | 'line' | 'pale'
export type Sign = [Laid, string][]

const GRAINS = [8, 12, 16]
  .map(
    (y) =>
      `M11.6 ${y + 3}c-2.3.1-4.4-1.4-4.6-3.9 2.3-.1 4.4 1.4 4.6 3.9z` +
      `M12.4 ${y + 3}c2.3.1 4.4-1.4 4.6-3.9-2.3-.1-4.4 1.4-4.6 3.9z`,
  )
  .join('')

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const SIGNS: Record<string, Sign> = {
  wheat: [
    ['line', 'M12 23V7'],
    ['body', `M12 7.5c-1.9-1.4-1.9-4.6 0-6 1.9 1.4 1.9 4.6 0 6z${GRAINS}`],
  ],
  rice: [
    ['pale', 'M4.5 12c.4-4.4 3.6-7 7.5-7s7.1 2.6 7.5 7z'],
    ['line', 'M8.5 9.5l1.5-1M12 8l1.5.6M14.5 10.5l1.5-.8M11 10.8h1.5'],
    ['body', 'M2.5 12h19c0 4.4-2.7 7.3-6 8.3v1.2h-7v-1.2c-3.3-1-6-3.9-6-8.3z'],
  ],
  silver: [
    ['body', 'M2 20.5l1.8-6h5.9l1.8 6z'],
    ['body', 'M12.5 20.5l1.8-6h5.9l1.8 6z'],
    ['body', 'M7.2 13l1.8-6h6l1.8 6z'],
    ['line', 'M9.7 9h3M4.6 16.5h2.5M15.1 16.5h2.5'],
  ],
  copper: [
    ['line', 'M17.5 9.5c4.5-1.5 5 4.5 1 6.5'],
    [
      'body',
      'M8.5 2.5h7l-.9 3.2c2.9 1.5 4.4 4.5 4.4 8 0 4.8-2.6 7.8-7 7.8s-7-3-7-7.8c0-3.5 1.5-6.5 4.4-8z',
    ],
    ['line', 'M8.9 6.2h6.2M5.3 13h13.4'],
  ],
  silk: [
    ['body', 'M7.5 4.5c5-2 7 1.5 13 0-2.5 3 1.5 5-.5 8.5s1.5 4 .5 7.5c-5 1.5-8-1.5-13 0z'],
    ['body', 'M3 5.5c0-3 5.5-3 5.5 0v14c0 3-5.5 3-5.5 0z'],
    ['line', 'M12 4.2c-1 4 1.5 8 0 15.2M16.3 5c-1 4 1 8-.2 15'],
  ],
  linen: [
    ['body', 'M4 15.5h14c3.5 0 3.5 5.5 0 5.5H4z'],
    ['body', 'M20 9.5H6c-3.5 0-3.5 5.5 0 5.5h14z'],
    ['body', 'M4 3.5h14c3.5 0 3.5 5.5 0 5.5H4z'],
    ['line', 'M5 6.2h12.5M7 12.2h12.5M5 18.2h12.5'],
  ],
  salt: [
    ['body', 'M12 2.5l8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2z'],
    ['line', 'M3.5 7.2L12 12l8.5-4.8M12 12v9.5'],
  ],
  pepper: [
    ['line', 'M12 2c-1 3.5 0 6 .5 8.5M12.3 4.5c2-2 4.5-2 6.5-1-1.5 2-4 2.7-6.5 1z'],
    ['body', round(8, 11, 3.3) + round(15.6, 10.6, 3.3)],
    ['body', round(5.2, 17.3, 3.2) + round(12, 17.5, 3.4) + round(18.7, 17, 3.2)],
  ],
  start: [
    ['line', 'M7 22V2.5'],
    ['body', 'M7 3h13l-3.5 4.5L20 12H7z'],
    ['line', 'M3 22h8'],
  ],
  extra_action: [
    ['body', 'M12 1.5l2.6 6.2 6.8.6-5.1 4.5 1.5 6.7L12 16l-5.8 3.5 1.5-6.7-5.1-4.5 6.8-.6z'],
    ['line', 'M12 8.3v5.4M9.3 11h5.4'],
  ],
  any_good: [
    ['body', 'M3 10.5h18L19 21.5H5z'],
    ['line', 'M5.5 10.5c0-9.5 13-9.5 13 0M8.5 10.5l1 11M15.5 10.5l-1 11M4 15.5h16'],
  ],
  exchange: [['body', 'M2.5 8.5h12V4.5l7 6h-19zM21.5 15.5h-12v4l-7-6h19z']],
  building_action: [
    ['body', 'M1.5 12L12 3l10.5 9h-3v9.5h-15V12z'],
    ['pale', 'M9.5 21.5v-6c0-3.3 5-3.3 5 0v6z'],
  ],
  large_orders: [
    ['body', 'M6 2.5h14c-2 1-2 3-2 4.5v10c0 2.5-1 4.5-3.5 4.5H4c2-1 2-3 2-4.5z'],
    ['line', 'M9 7.5h6M9 11h6M9 14.5h3'],
    ['ink', round(15, 16.8, 2.6)],
  ],
  small_orders: [
    ['body', 'M4.5 3h15v18l-2.5-1.5-2.5 1.5-2.5-1.5-2.5 1.5-2.5-1.5L4.5 21z'],
    ['line', 'M8 8h8M8 12h8'],
  ],
  messages: [
    ['body', 'M2 5h20v14H2z'],
    ['line', 'M2 5.5l10 8 10-8'],
    ['ink', round(12, 13.2, 2.3)],
  ],
  privileges: [
    ['body', 'M3 19.5L1.8 7l5.7 4.5L12 3l4.5 8.5L22.2 7 21 19.5z'],
    ['line', 'M3.2 16.5h17.6'],
  ],
  marker: [['body', 'M4 3h16v8c0 5.5-3.5 8.5-8 10.5C7.5 19.5 4 16.5 4 11z']],
  ducat: [
    ['body', round(12, 12, 10)],
    ['line', round(12, 12, 7.2) + 'M12 7.5v9M9 10h6'],
  ],
  tower: [
    ['body', 'M3 17.5c0-5 18-5 18 0v2c0 3.6-18 3.6-18 0z'],
    ['body', 'M3 12.5c0-5 18-5 18 0v2c0 3.6-18 3.6-18 0z'],
    ['body', 'M3 7.5c0-5 18-5 18 0v2c0 3.6-18 3.6-18 0z'],
  ],
  eye: [
    ['body', 'M1.5 12C6 4.5 18 4.5 22.5 12 18 19.5 6 19.5 1.5 12z'],
    ['ink', round(12, 12, 3.2)],
  ],
  action: [
    [
      'body',
      'M8 22v-6L4.5 11.5c-1-1.5 1-3 2.2-1.8L9 12V3.8c0-2.2 2.6-2.2 2.6 0V10c0-2.4 2.6-2.2 2.6 0v1c0-2 2.5-2 2.5 0v1c0-1.8 2.3-1.8 2.3 0v4c0 2.5-1.5 3-1.5 6z',
    ],
  ],
}

/** The colour of a sign; goods have theirs in the components. */
export const TINTS: Record<string, string> = {
  start: 'var(--gn-start)',
  extra_action: 'var(--gn-extra)',
  any_good: 'var(--gn-any)',
  exchange: 'var(--gn-exchange)',
  building_action: 'var(--gn-house)',
  large_orders: 'var(--gn-large)',
  small_orders: 'var(--gn-small)',
  messages: 'var(--gn-message)',
  privileges: 'var(--gn-privilege)',
  ducat: 'var(--gn-ducat)',
  tower: 'var(--gn-tower)',
  eye: 'var(--gn-paper)',
  action: 'var(--gn-paper)',
}
