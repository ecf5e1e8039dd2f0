import { describe, expect, it } from 'vitest'
import { colourOf, letterOf, timeLeft } from './seats'

describe('seats', () => {
  it('have the colour of their pieces, or one of the house', () => {
    const Board = null as never
    expect(colourOf({ Board }, { seat: 0 }, 6)).toBe('var(--seat-1)')
    expect(colourOf({ Board, seatColour: () => 'teal' }, { seat: 0 }, 1)).toBe('teal')
  })

  it('have letters that differ', () => {
    expect(letterOf(['Ada', 'Bruno'], 0)).toBe('A')
    expect(letterOf(['Ada', 'Aldo'], 1)).toBe('Al')
    expect(letterOf(['Greedy', 'Greedy 2'], 1)).toBe('G2')
  })

  it('read their clocks', () => {
    expect(timeLeft(65.4, 'en')).toBe('1:05')
    expect(timeLeft(7805, 'en')).toBe('2:10:05')
    expect(timeLeft(86400 * 3, 'en')).toBe('3d')
    expect(timeLeft(86400 * 3, 'fr')).toBe('3j')
    expect(timeLeft(-4, 'en')).toBe('0:00')
  })
})
