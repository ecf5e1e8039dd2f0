/** The rules that are repeated here give the engine's answers (web/tools/engine_cases.py). */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { effects, payout, runs } from './cargo'
import { partsOf } from './parts'
import type { OltreMareView } from './types'
import { nextRoutes } from './voyage'

interface Game {
  options: Record<string, string>
  trips: { from: string; steps: number; sailed: string[]; next: string[] }[]
  effects: {
    view: Partial<OltreMareView>
    cards: string[]
    ducats: number
    pirates: number
    market: number
    steps: number
  }[]
  cargo: { pile: string[]; value: number }[]
  prestige: { all: number[]; paid: number[] }
}

const DATA = '../src/fondaco/games/oltre_mare/components.json'
const GAMES: Game[] = JSON.parse(readFileSync('src/titles/oltre-mare/engine.json', 'utf8'))

describe.each(GAMES.map((game, number) => ({ number, game })))('game $number', ({ game }) => {
  const parts = partsOf(JSON.parse(readFileSync(DATA, 'utf8')), game.options)

  test('a trip goes on where the engine lets it', () => {
    expect(game.trips.length).toBeGreaterThan(0)
    for (const { from, steps, sailed, next } of game.trips) {
      const ways = nextRoutes(parts, from, steps, sailed).map((route) => route.id)
      expect(ways.toSorted()).toEqual(next.toSorted())
    }
  })

  test('cards bring what the engine pays', () => {
    expect(game.effects.length).toBeGreaterThan(0)
    for (const { view, cards, ducats, pirates, market, steps } of game.effects) {
      const brought = effects(parts, view as OltreMareView, cards).map((effect) => effect.brings)
      expect(brought).toEqual([ducats, pirates, market, steps])
    }
  })

  test('runs and ranks bring what the engine scores', () => {
    for (const { pile, value } of game.cargo) {
      const worth = runs(parts, pile).reduce((sum, run) => sum + run.value, 0)
      expect(worth).toBe(value)
    }
    const { all, paid } = game.prestige
    expect(all.map((own) => payout(parts, game.options, all, own))).toEqual(paid)
  })
})
