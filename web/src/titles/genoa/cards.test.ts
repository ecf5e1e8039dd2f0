import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cards, groupPay, groups, ready, yields } from './cards'
import type { Components } from './types'

const file = '../src/fondaco/games/genoa/components.json'
const components = JSON.parse(readFileSync(file, 'utf8')) as Components
const ring = components.ring.clockwise

describe('cards', () => {
  it('are sixty, with the pairs of the chosen set', () => {
    expect(cards(components, {}).size).toBe(60)
    expect(cards(components, {}).get('b01')!.places).toEqual(['col', 'ric'])
    expect(cards(components, { message_set: 'all18' }).get('b01')!.places).toEqual(['kat', 'col'])
  })

  it('are ready when all their goods are there', () => {
    const order = cards(components, {}).get('l01')!
    expect(ready(order, { wheat: 1, silk: 2, salt: 1 })).toBe(true)
    expect(ready(order, { wheat: 1, silk: 2 })).toBe(false)
  })
})

describe('privileges', () => {
  const paid = (...held: string[]) =>
    groups(ring, new Set(held)).reduce((sum, run) => sum + groupPay(components, run.length), 0)

  it('pay as in the worked examples', () => {
    expect(paid('met', 'prk', 'kut', 'ric', 'haf', 'zas')).toBe(90)
    expect(paid('tav', 'met', 'col')).toBe(60)
    expect(paid('col', 'met', 'prk', 'tav', 'gew')).toBe(110)
    expect(paid(...ring)).toBe(200)
    expect(paid()).toBe(0)
  })
})

describe('what buildings give', () => {
  const view = {
    supply: { silver: 2 },
    stock: { start: 4 },
    decks: {
      large_orders: { size: 9 },
      small_orders: { size: 8 },
      messages: { size: 7 },
      privileges: { size: 6 },
    },
    tray: { red: 5 },
  }
  const given = (id: string) =>
    yields(
      components.buildings.items.find((one) => one.id === id)!,
      view,
      'red',
    ).map(({ icon, left }) => `${icon} ${left}`)

  it('is counted from the supply', () => {
    expect(given('met')).toEqual(['silver 2', 'copper 0'])
    expect(given('kut')).toEqual(['start 4'])
    expect(given('rat')).toEqual(['small_orders 8'])
    expect(given('kat')).toEqual(['marker 5'])
    expect(given('col')).toEqual(['large_orders -1', 'privileges 6'])
  })
})
