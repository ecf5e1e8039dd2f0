// Which spaces an event speaks of, so that the board can show it.
import type { Card } from './cards'

type Event = { it: string; [name: string]: any }

export function touched(event: Event, deck: Map<string, Card>): string[] {
  const named = [
    event.space,
    event.end,
    event.building,
    event.villa,
    event.cell,
    typeof event.target === 'string' ? event.target : undefined,
    event.offer?.target,
    event.intention?.target,
    event.ask?.target,
    ...(event.it === 'markers_placed' ? Object.keys(event.does) : []),
  ].filter((id): id is string => typeof id === 'string')
  const cards = [event.card, ...(Array.isArray(event.cards) ? event.cards : [])]
  const places = cards.flatMap((id) => deck.get(id)?.places ?? [])
  return [...new Set([...named, ...places])]
}

/** Ducats that the bank has just paid, by seat. */
export function income(events: Event[]): Record<number, number> {
  const paying = ['owner_paid', 'order_delivered', 'small_order_fulfilled', 'message_paid']
  const paid: Record<number, number> = {}
  for (const { it, seat, money } of events) {
    if (paying.includes(it)) paid[seat] = (paid[seat] ?? 0) + money
  }
  return paid
}
