/** A deal in the making: two pans, what may lie in them, and the action that comes of it. */
import { among, fixed, named, range } from '../../table/fields'
import type { AskedForm } from '../board'
import type { Parts } from './parts'
import type { Icon, Icons, Offer, OltreMareView } from './types'

export interface Draft {
  /** With whom. */
  other: number
  /** The proposal that this one answers; null for a new one. */
  counters: number | null
  /** My cards, which stay face down until the exchange. */
  sealed: string[]
  /** What I say of them, true or not, card by card. */
  claims: (Icons | null)[]
  /** Goods I want. */
  get: string[]
  /** Icons I would like on them. */
  wishes: (Icons | null)[]
  /** Above 0 I pay, below 0 the other one does: ducats flow one way only (OM-305). */
  pay: number
  text: string
}

export function blank(other: number, counters: number | null = null): Draft {
  return {
    other,
    counters,
    sealed: [],
    claims: [],
    get: [],
    wishes: [],
    pay: 0,
    text: '',
  }
}

/** The other's offer turned round: what he wants on my pan as far as I hold it, his on the other. */
export function turned(parts: Parts, view: OltreMareView, offer: Offer): Draft {
  const hand = [...(view.hand ?? [])]
  const sealed: string[] = []
  for (const good of offer.get ?? []) {
    const at = hand.findIndex((id) => parts.card(id).good === good)
    if (at >= 0) sealed.push(...hand.splice(at, 1))
  }
  const get = [...(offer.give ?? [])]
  return {
    ...blank(offer.author, offer.id),
    sealed,
    claims: sealed.map(() => null),
    get,
    wishes: get.map(() => null),
    pay: (offer.get_ducats ?? 0) - (offer.give_ducats ?? 0),
  }
}

/** What stands in the blanks of a form, or in an action of the list. */
export function fromForm(
  view: OltreMareView,
  form: Pick<AskedForm, 'do' | 'fields'>,
  given: Record<string, unknown>,
): Draft {
  const counters = form.do === 'counter' ? Number(fixed(form.fields, 'proposal')) : null
  const offer = view.offers.find((one) => one.id === counters)
  const sealed = (given.sealed as string[] | undefined) ?? []
  const get = (given.get as string[] | undefined) ?? []
  const said = (name: string, place: number) =>
    (given[name] as (Icons | null)[] | undefined)?.[place] ?? null
  return {
    other: offer?.author ?? Number(fixed(form.fields, 'to') ?? 0),
    counters,
    sealed,
    claims: sealed.map((_, place) => said('claims', place)),
    get,
    wishes: get.map((_, place) => said('wishes', place)),
    pay: ((given.give_ducats as number) ?? 0) - ((given.get_ducats as number) ?? 0),
    text: (given.text as string) ?? '',
  }
}

/** The form with which a deal can be made: by seat, or by the proposal it answers. */
export function formFor(
  forms: readonly AskedForm[],
  draft: Pick<Draft, 'other' | 'counters'>,
): AskedForm | undefined {
  const [verb, name, wanted] =
    draft.counters === null
      ? ['propose', 'to', draft.other]
      : ['counter', 'proposal', draft.counters]
  return forms.find((form) => form.do === verb && fixed(form.fields, String(name)) === wanted)
}

export interface Bounds {
  sealed: string[]
  get: number
  goods: string[]
  pay: number
  ask: number
}

/** What a deal may hold. */
export function bounds(form: Pick<AskedForm, 'fields'>): Bounds {
  const cards = named(form.fields, 'sealed')
  const get = named(form.fields, 'get')
  const most = (name: string) => range(named(form.fields, name))?.high ?? 0
  return {
    sealed: among(cards),
    get: get?.kind === 'several' ? get.high : 0,
    goods: among(get),
    pay: most('give_ducats'),
    ask: most('get_ducats'),
  }
}

/** What a draft writes into the blanks of its form, with what a form does not ask for. */
export function filled(draft: Draft): Record<string, unknown> {
  const said = (list: (Icons | null)[]) => (list.some((icons) => icons !== null) ? list : undefined)
  return {
    ...(draft.counters === null ? { to: draft.other } : { proposal: draft.counters }),
    sealed: draft.sealed,
    get: draft.get,
    // Both sums are said, so that an older one of the other direction does not stay.
    give_ducats: Math.max(0, draft.pay),
    get_ducats: Math.max(0, -draft.pay),
    claims: said(draft.claims),
    wishes: said(draft.wishes),
    text: draft.text || undefined,
  }
}

/** What was said of a card with one more or one less thing said; null when nothing is left. */
export function saidAlso(
  said: Icons | null,
  change: { action: Icon } | { lions: number } | { load: number },
): Icons | null {
  const next: Icons = { ...said }
  if ('action' in change) {
    const had = next.actions ?? []
    const actions = had.includes(change.action)
      ? had.filter((icon) => icon !== change.action)
      : [...had, change.action].slice(-2)
    if (actions.length) next.actions = actions
    else delete next.actions
  } else {
    const [name, value] = Object.entries(change)[0] as ['lions' | 'load', number]
    if (next[name] === value) delete next[name]
    else next[name] = value
  }
  return Object.keys(next).length ? next : null
}

/** Who waits for whom: of a proposal the addressee, of a call those who have not answered. */
export function awaited(view: OltreMareView): number[] {
  const seats = view.offers.map((offer) => offer.addressee)
  view.call?.answers.forEach((answer, seat) => {
    if (answer === null && seat !== view.active) seats.push(seat)
  })
  return [...new Set(seats)]
}
