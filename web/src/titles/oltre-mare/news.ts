/** What just happened, as far as it is shown by movement. */
import type { ToldEvent } from '../board'

/** Something that happened so lately that it is still shown. */
export interface Moment {
  key: number
  told: ToldEvent
}

/** How long, in milliseconds. */
export const LASTS = 2400

export interface Gain {
  key: number
  amount: number
}

/** Ducats that came to a seat or left it, one bubble each. */
export function gains(recent: readonly Moment[], seat: number): Gain[] {
  return recent
    .map(({ key, told }) => ({ key, amount: gain(told.event, seat) }))
    .filter(({ amount }) => amount !== 0)
}

function gain(event: ToldEvent['event'], seat: number): number {
  switch (event.it) {
    case 'authority_paid':
    case 'ducats_earned':
    case 'sailing_paid':
      return event.seat === seat ? event.ducats : 0
    case 'card_bought':
    case 'pile_searched':
      return event.seat === seat ? -(event.price ?? 0) : 0
    case 'purchase_refunded':
      return event.seat === seat ? event.price : 0
    case 'venice_shown':
      return event.paid[seat] ?? 0
    case 'deal_made': {
      const flow = event.get_ducats - event.give_ducats
      return event.author === seat ? flow : event.addressee === seat ? -flow : 0
    }
    default:
      return 0
  }
}

/** Whose mats an event speaks of. */
export function seatsOf(told: ToldEvent | null): number[] {
  if (!told) return []
  const { event } = told
  const offer = event.offer
  return [
    event.seat,
    event.author,
    event.addressee,
    event.partner,
    offer?.author,
    offer?.addressee,
  ].filter((seat): seat is number => typeof seat === 'number')
}

/** Cards that an event speaks of. */
export function cardsOf(told: ToldEvent | null): string[] {
  if (!told) return []
  const { card, cards, given, received } = told.event
  // Pirates only tell how many they struck.
  return [card, cards, given, received].flat().filter((one) => typeof one === 'string')
}
