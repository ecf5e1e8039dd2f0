// What the cards say: a deck, buildings and goods.
import type { Building, Components, Deck } from './types'

export interface Card {
  id: string
  deck: Deck
  places: string[]
  goods: string[]
}

/** All cards of a table; the pairs of the messages depend on an option (GN-R14). */
export function cards(components: Components, options: Record<string, string>): Map<string, Card> {
  const { large_orders, small_orders, messages, privileges } = components.decks
  const sets = messages.sets as Record<string, { id: string; buildings: string[] }[]>
  const pairs = sets[options.message_set ?? 'outer14'] ?? Object.values(sets)[0]
  const all: Card[] = [
    ...large_orders.cards.map(({ id, villa, goods }) => made(id, 'large_orders', [villa], goods)),
    ...small_orders.cards.map(({ id, building, good }) =>
      made(id, 'small_orders', [building], [good]),
    ),
    ...pairs.map(({ id, buildings }) => made(id, 'messages', buildings)),
    ...privileges.cards.map(({ id, building }) => made(id, 'privileges', [building])),
  ]
  return new Map(all.map((card) => [card.id, card]))
}

function made(id: string, deck: Deck, places: string[], goods: string[] = []): Card {
  return { id, deck, places, goods }
}

/** What a card pays, in ducats; a privilege pays with its group at the end. */
export function pay(components: Components, deck: Deck): number | null {
  const { large_order, small_order, message } = components.payments
  return {
    large_orders: large_order,
    small_orders: small_order,
    messages: message,
    privileges: null,
  }[deck]
}

/** A card for which everything needed is in the reserve. */
export function ready(card: Card, goods: Record<string, number>): boolean {
  return card.goods.length > 0 && card.goods.every((good) => (goods[good] ?? 0) > 0)
}

/** Own privileges in runs of neighbours on the closed ring of outer buildings (GN-804). */
export function groups(ring: string[], held: Set<string>): string[][] {
  const start = ring.findIndex((building) => !held.has(building))
  if (start < 0) return held.size ? [[...ring]] : []
  const found: string[][] = []
  let run: string[] = []
  for (let i = 1; i <= ring.length; i++) {
    const building = ring[(start + i) % ring.length]
    if (held.has(building)) {
      run.push(building)
    } else if (run.length) {
      found.push(run)
      run = []
    }
  }
  return found
}

export function groupPay(components: Components, size: number): number {
  const { by_group_size, larger } = components.privilege_payout
  return by_group_size[String(size)] ?? larger
}

/** What is left of what a building gives: an icon, how many are left, how many one gets. */
export interface Yield {
  icon: string
  kind: 'good' | 'special' | 'deck' | 'marker'
  left: number
  gives: number
}

export function yields(
  building: Building,
  view: {
    supply: Record<string, number>
    stock: Record<string, number>
    decks: Record<string, { size: number }>
    tray: Record<string, number>
  },
  colour: string | null,
): Yield[] {
  const { action } = building
  switch (action.type) {
    case 'take_goods':
      return (action.goods ?? []).map((good) => ({
        icon: good,
        kind: 'good',
        left: view.supply[good] ?? 0,
        gives: 1,
      }))
    case 'take_special': {
      const special = action.special ?? ''
      return [{ icon: special, kind: 'special', left: view.stock[special] ?? 0, gives: 1 }]
    }
    case 'draw': {
      const deck = action.deck ?? 'messages'
      return [{ icon: deck, kind: 'deck', left: view.decks[deck].size, gives: action.count ?? 1 }]
    }
    case 'take_markers': {
      const left = colour ? (view.tray[colour] ?? 0) : -1
      return [{ icon: 'marker', kind: 'marker', left, gives: action.count ?? 2 }]
    }
    default:
      return [
        { icon: 'large_orders', kind: 'deck', left: -1, gives: 1 },
        { icon: 'privileges', kind: 'deck', left: view.decks.privileges.size, gives: 1 },
      ]
  }
}
