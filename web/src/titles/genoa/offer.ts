// Offers on two scales: what a form allows in each pan, what a draft or a standing offer lays there.
// A weight's id is its path in the draft: `goods.silk`, `cards.l01`, `proceeds.cards`, `asks.decks.messages`.
import type { Coins, Pan, Weight } from '../../table/scales'
import { among, named, parts, range } from '../../table/fields'
import type { AskedForm, Field } from '../board'
import type { Card } from './cards'
import type { Ask, Bundle, Components, Counts, GenoaView, OfferSeen, Proceeds } from './types'
import { placeName, type Speaker } from './words'

export type Draft = Record<string, unknown>

export interface Teller extends Speaker {
  components: Components
  deck: Map<string, Card>
}

// -- drafts --

export function read(draft: Draft, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Draft | undefined)?.[name], draft)
}

/** A draft with another value at a path; undefined takes it out. */
export function write(draft: Draft, path: string, value: unknown): Draft {
  const [name, ...rest] = path.split('.')
  const next = { ...draft }
  const inner = rest.length
    ? write((draft[name] as Draft | undefined) ?? {}, rest.join('.'), value)
    : value
  if (inner === undefined) delete next[name]
  else next[name] = inner
  return next
}

// -- words for weights --

/** A card in a pan: where it leads; its goods stand in the picture. */
function shortName(teller: Teller, card: Card): string {
  return card.places.map((id) => placeName(teller, teller.components, id)).join(' – ')
}

/** Its deck, and who would see it. */
function cardDetail(teller: Teller, deck: string, shown: string | null): string {
  const name = teller.t('deck', { deck })
  return shown ? `${name}, ${teller.t('web-shown', { shown })}` : name
}

function label(teller: Teller, path: string[], count: number): string {
  const [kind, what] = path.slice(-2)
  switch (kind) {
    case 'goods':
      return teller.t('good', { good: what })
    case 'specials':
      return teller.t('special', { special: what })
    case 'markers':
      return teller.t('markers-of', { colour: what, count: 1 })
    case 'decks':
      return teller.t('deck', { deck: what })
    case 'cards':
      return shortName(teller, teller.deck.get(what)!)
  }
  if (what === 'cards') return teller.t('drawn-cards', { count: Math.max(1, count) })
  if (what === 'markers') return teller.t('markers', { count: 1 })
  return teller.t('ducats', { money: count })
}

/** The sign of a weight: an icon of icons.ts, or `marker:<colour>`. */
export function sign(id: string, deck: Map<string, Card>): string {
  const [kind, what] = id.split('.').slice(-2)
  if (kind === 'markers') return `marker:${what}`
  if (kind === 'cards') return deck.get(what)?.deck ?? 'small_orders'
  if (what === 'cards') return 'messages'
  if (what === 'markers') return 'marker'
  if (what === 'money') return 'ducat'
  return what.replace(/#\d+$/, '')
}

// -- pans of a form --

const PANS = {
  offer: { left: ['goods', 'cards', 'specials', 'markers', 'proceeds'], right: ['asks'] },
  ask: { left: ['gives'], right: ['price'] },
}

/** The fields of a form, those of the ask where there is one, with their paths. */
export function blanks(form: AskedForm): { fields: Field[]; root: string } {
  const ask = named(form.fields, 'ask')
  return ask ? { fields: parts(ask), root: 'ask.' } : { fields: form.fields, root: '' }
}

export function pans(
  teller: Teller,
  form: AskedForm,
  draft: Draft,
  headings: { left: string; right: string },
  seats: { left: number | null; right: number | null },
): { left: Pan; right: Pan } {
  const { fields, root } = blanks(form)
  const kinds = root ? PANS.ask : PANS.offer
  const pan = (side: 'left' | 'right', money: string): Pan => {
    const own = fields.filter((field) => kinds[side].includes(field.name))
    return {
      heading: headings[side],
      seat: seats[side],
      weights: own.flatMap((field) => weights(teller, field, [field.name], draft, root)),
      coins: coins(teller, fields, money, draft, root),
    }
  }
  return {
    left: pan('left', root ? 'gives.money' : 'money'),
    right: pan('right', root ? 'price.money' : 'asks.money'),
  }
}

function weights(
  teller: Teller,
  field: Field,
  path: string[],
  draft: Draft,
  root: string,
): Weight[] {
  if (field.kind === 'parts') {
    return field.parts.flatMap((part) => weights(teller, part, [...path, part.name], draft, root))
  }
  if (field.name === 'money') return []
  const id = root + path.join('.')
  const value = read(draft, id)
  if (field.kind === 'one') {
    const shown = typeof value === 'string' ? value : null
    return [
      {
        id,
        label: label(teller, path, 1),
        detail: cardDetail(teller, teller.deck.get(field.name)!.deck, shown),
        count: shown ? 1 : 0,
        most: 1,
      },
    ]
  }
  const count = typeof value === 'number' ? value : 0
  const proceeds = path.includes('proceeds')
  return [
    {
      id,
      label: label(teller, path, count),
      detail: proceeds ? teller.t('web-proceeds') : undefined,
      claimed: proceeds,
      count,
      most: range(field)?.high ?? 0,
    },
  ]
}

function coins(
  teller: Teller,
  fields: Field[],
  path: string,
  draft: Draft,
  root: string,
): Coins | null {
  const bounds = range(found(fields, path.split('.')))
  if (!bounds) return null
  const amount = Number(read(draft, root + path) ?? 0)
  return {
    amount,
    low: bounds.low,
    high: bounds.high,
    step: bounds.step ?? 1,
    label: teller.t('ducats', { money: amount }),
  }
}

export function found(fields: Field[], [name, ...rest]: string[]): Field | null {
  const field = named(fields, name)
  return !field || !rest.length ? (field ?? null) : found(parts(field), rest)
}

// -- pans of what stands on the table --

function lying(teller: Teller, path: string, count: number, proceeds = false): Weight {
  return {
    id: path,
    label: label(teller, path.split('.'), count),
    detail: proceeds ? teller.t('web-proceeds') : undefined,
    claimed: proceeds,
    count,
    most: count,
  }
}

function counted(teller: Teller, root: string, counts: Record<string, number> = {}, due = false) {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => lying(teller, `${root}.${kind}`, count, due))
}

function shownCoins(teller: Teller, amount = 0): Coins {
  return {
    amount,
    low: amount,
    high: amount,
    step: 5,
    label: teller.t('ducats', { money: amount }),
  }
}

function due(teller: Teller, proceeds: Proceeds = {}): Weight[] {
  return [
    ...(proceeds.money ? [lying(teller, 'proceeds.money', proceeds.money, true)] : []),
    ...counted(teller, 'proceeds.goods', proceeds.goods, true),
    ...counted(teller, 'proceeds.specials', proceeds.specials, true),
    ...(proceeds.cards ? [lying(teller, 'proceeds.cards', proceeds.cards, true)] : []),
    ...(proceeds.markers ? [lying(teller, 'proceeds.markers', proceeds.markers, true)] : []),
  ].map((weight) => (weight.id === 'proceeds.money' ? { ...weight, count: 1 } : weight))
}

function bundle(teller: Teller, parts: Bundle = {}): Weight[] {
  return [
    ...counted(teller, 'goods', parts.goods),
    ...counted(teller, 'specials', parts.specials),
    ...counted(teller, 'markers', parts.markers),
    ...counted(teller, 'decks', parts.decks),
  ]
}

function price(teller: Teller, offer: OfferSeen): Weight[] {
  const cards = (offer.cards ?? []).map((seen, i): Weight => {
    const card = seen.card ? teller.deck.get(seen.card) : undefined
    return {
      id: card ? `cards.${card.id}` : `decks.${seen.deck}#${i}`,
      label: card
        ? shortName(teller, card)
        : teller.t('deck-cards-hidden', { deck: seen.deck, count: 1 }),
      detail: card
        ? cardDetail(teller, seen.deck, seen.shown)
        : teller.t('web-shown', { shown: seen.shown }),
      count: 1,
      most: 1,
    }
  })
  return [...bundle(teller, { ...offer }), ...cards, ...due(teller, offer.proceeds)]
}

/** An offer as it stands: its author's pan, and what is asked of the active player. */
export function offerPans(
  teller: Teller,
  offer: OfferSeen,
  active: number,
  names: string[],
): { left: Pan; right: Pan } {
  const heading = (seat: number) => teller.t('web-gives', { seat: names[seat] })
  return {
    left: {
      heading: heading(offer.seat),
      seat: offer.seat,
      weights: price(teller, offer),
      coins: shownCoins(teller, offer.money),
    },
    right: {
      heading: heading(active),
      seat: active,
      weights: bundle(teller, offer.asks),
      coins: shownCoins(teller, offer.asks?.money),
    },
  }
}

/** The active player's ask: what he gives besides the action, what he wants. */
export function askPans(teller: Teller, ask: Ask, active: number, names: string[]) {
  const to = ask.to ?? null
  return {
    left: {
      heading: teller.t('web-gives', { seat: names[active] }),
      seat: active,
      weights: bundle(teller, ask.gives),
      coins: shownCoins(teller, ask.gives?.money),
    },
    right: {
      heading: to === null ? teller.t('web-wanted') : teller.t('web-gives', { seat: names[to] }),
      seat: to,
      weights: [...bundle(teller, ask.price), ...due(teller, ask.proceeds)],
      coins: shownCoins(teller, ask.price?.money),
    },
  }
}

// -- countering --

/** The draft of an offer that does what an ask wants, as far as one holds it. */
export function answering(ask: Ask, view: GenoaView, seat: number): Draft {
  const { money, goods, specials, markers } = ask.price ?? {}
  const held = (wanted: Record<string, number> = {}, own: Record<string, number> = {}) =>
    Object.fromEntries(
      Object.entries(wanted)
        .map(([kind, count]) => [kind, Math.min(count, own[kind] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    )
  return {
    target: ask.target,
    money: Math.min(money ?? 0, view.money[seat] ?? 0),
    goods: held(goods, view.goods[seat]),
    specials: held(specials, view.specials[seat] ?? {}),
    markers: held(markers, view.markers[seat]),
    proceeds: ask.proceeds ?? {},
    asks: ask.gives ?? {},
  }
}

/** The draft of an ask that begins where somebody's offer stands. */
export function askingMore(offer: OfferSeen): Draft {
  return {
    ask: {
      target: offer.target,
      to: offer.seat,
      price: { money: (offer.money ?? 0) + 5, ...goodsOf(offer) },
      gives: { money: offer.asks?.money ?? 0, ...goodsOf(offer.asks) },
    },
  }
}

function goodsOf({ goods = {} }: Bundle = {}): { goods?: Counts } {
  return Object.keys(goods).length ? { goods } : {}
}

/** The draft of one's own offer, to be changed. */
export function changing(offer: OfferSeen): Draft {
  const cards = Object.fromEntries(
    (offer.cards ?? []).flatMap(({ card, shown }) => (card ? [[card, shown]] : [])),
  )
  const { target, money, goods, specials, markers, proceeds, asks, promise } = offer
  return {
    target,
    money: money ?? 0,
    goods: goods ?? {},
    cards,
    specials: specials ?? {},
    markers: markers ?? {},
    proceeds: proceeds ?? {},
    asks: asks ?? {},
    ...(promise ? { promise } : {}),
  }
}

/** The draft of an offer that beats another's: five ducats more, as far as the purse reaches. */
export function outbidding(offer: OfferSeen, purse: number): Draft {
  return { target: offer.target, money: Math.min((offer.money ?? 0) + 5, purse) }
}

/** The form for an offer on a target. */
export function formFor(forms: AskedForm[], target: string): AskedForm | undefined {
  return forms.find(
    (form) => form.do === 'offer' && among(named(form.fields, 'target')).includes(target),
  )
}

/** What a tap on a space offers at first: one's own offer, what is asked, or a small sum. */
export function firstDraft(view: GenoaView, seat: number, target: string): Draft {
  const { offers = [], drafts = [], ask } = view.floor ?? {}
  const mine = [...drafts.flatMap(({ offer }) => offer ?? []), ...offers].find(
    (offer) => offer.seat === seat && offer.target === target,
  )
  if (mine) return changing(mine)
  if (ask?.target === target && (ask.to ?? seat) === seat) return answering(ask, view, seat)
  return { target, money: Math.min(10, view.money[seat] ?? 0) }
}

/** Whether something else than ducats is offered. */
export function givesMore({ goods, specials, markers, cards, proceeds }: OfferSeen): boolean {
  const parts = [goods, specials, markers, proceeds]
  return Boolean(cards?.length) || parts.some((part) => Object.keys(part ?? {}).length > 0)
}

/** Ducats, with a plus when something else is offered too. */
export function offerPrice(offer: OfferSeen): string {
  const plus = givesMore(offer) ? '+' : ''
  return offer.money ? `${offer.money}${plus}` : plus
}
