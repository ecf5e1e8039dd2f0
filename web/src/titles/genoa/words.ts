// The nouns of the table in the reader's language, from the title's own messages.
import type { Phrase } from '../board'
import type { Card, Yield } from './cards'
import type { Components } from './types'

export interface Speaker {
  say: (phrase: Phrase) => string
  t: (id: string, args?: Record<string, string | number>) => string
}

type Teller = Pick<Speaker, 't'>
type Form = '' | '-the' | '-to' | '-at'

/** A building's name as the board prints it. */
function ownName(components: Components, id: string): string {
  const building = components.buildings.items.find((one) => one.id === id)
  return building ? (building.name.de ?? Object.values(building.name)[0]) : id
}

export function placePhrase(components: Components, id: string, form: Form = ''): Phrase {
  if (/^s\d\d$/.test(id)) {
    const [, row, column] = id
    return { id: `street${form}`, args: { cell: id.toUpperCase(), row, column } }
  }
  return { id: `space${form}`, args: { space: id, name: ownName(components, id) } }
}

export function place(speak: Teller, components: Components, id: string, form: Form = ''): string {
  const { id: message, args } = placePhrase(components, id, form)
  return speak.t(message, args as Record<string, string>)
}

/** A building's name as a board writes it. */
export function placeName(speak: Teller, components: Components, id: string): string {
  const name = place(speak, components, id)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** A building's name with the other one it has: "Coach house (Kutscherei)". */
export function placeExplained(speak: Teller, components: Components, id: string): string {
  const name = placeName(speak, components, id)
  if (/^s\d\d$/.test(id) || id === 'mkt') return name
  const printed = ownName(components, id)
  const other =
    name === printed ? speak.t('building-translated', { space: id, name: printed }) : printed
  return other.toLowerCase() === name.toLowerCase() ? name : `${name} (${other})`
}

/** What an icon of a building says. */
export function asset(speak: Speaker, { kind, icon, left, gives }: Yield): string {
  const what =
    kind === 'good'
      ? speak.t('good', { good: icon })
      : kind === 'special'
        ? speak.t('special', { special: icon })
        : kind === 'deck'
          ? speak.t('deck-cards', { deck: icon, count: gives })
          : speak.t('markers', { count: gives })
  return left < 0 ? what : speak.t('web-left', { what, count: left })
}

/** A card in words: "message b02 (Park and Gewürzlager)". */
export function cardName(speak: Speaker, components: Components, card: Card): string {
  const places = card.places.map((id) => placePhrase(components, id))
  const goods = card.goods.map((good) => ({ id: 'good', args: { good } }))
  const inner: Phrase = goods.length
    ? { id: 'card-order', args: { card: card.id, places, goods } }
    : { id: 'card', args: { card: card.id, places } }
  return speak.say({ id: 'card-named', args: { deck: card.deck, card: inner } })
}

/** What an exchange or an offer names: a good, a special card, a marker, a deck or a card. */
export function thing(
  speak: Speaker,
  components: Components,
  deck: Map<string, Card>,
  id: string,
): string {
  if (components.goods.kinds.some((kind) => kind.id === id)) return speak.t('good', { good: id })
  if (components.specials.kinds.some((kind) => kind.id === id)) {
    return speak.t('special', { special: id })
  }
  if (components.markers.colours.some((colour) => colour.id === id)) {
    return speak.t('markers-of', { colour: id, count: 1 })
  }
  const card = deck.get(id)
  return card ? cardName(speak, components, card) : speak.t('deck', { deck: id })
}
