/** A deal in the making: two pans, what may lie in them, and the action that comes of it. */
import type { Action, AskedForm } from '../board'
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

/** A choice of the list as a draft, to be changed before it is sent. */
export function fromAction(view: OltreMareView, action: Action): Draft {
  const proposal = action.do === 'counter' ? (action.proposal as number) : null
  const offer = view.offers.find((one) => one.id === proposal)
  const sealed = (action.sealed as string[] | undefined) ?? []
  const get = (action.get as string[] | undefined) ?? []
  return {
    other: offer?.author ?? (action.to as number),
    counters: proposal,
    sealed: [...sealed],
    claims: sealed.map((_, i) => (action.claims as (Icons | null)[] | undefined)?.[i] ?? null),
    get: [...get],
    wishes: get.map((_, i) => (action.wishes as (Icons | null)[] | undefined)?.[i] ?? null),
    pay: ((action.give_ducats as number) ?? 0) - ((action.get_ducats as number) ?? 0),
    text: (action.text as string) ?? '',
  }
}

/** The forms with which a deal can be made: by seat, or by the proposal it answers. */
export function formsFor(
  forms: readonly AskedForm[],
  view: OltreMareView,
  draft: Pick<Draft, 'other' | 'counters'>,
): AskedForm[] {
  const fixed = (form: AskedForm, name: string) =>
    form.fields.find((field) => field.name === name)?.low
  return forms.filter((form) =>
    draft.counters === null
      ? form.do === 'propose' && fixed(form, 'to') === draft.other
      : form.do === 'counter' && fixed(form, 'proposal') === draft.counters,
  )
}

export interface Bounds {
  sealed: string[]
  get: number
  goods: string[]
  pay: number
  ask: number
}

/** What the forms of a deal allow. */
export function boundsOf(forms: readonly AskedForm[]): Bounds {
  const fields = forms.flatMap((form) => form.fields)
  const named = (name: string) => fields.find((field) => field.name === name)
  return {
    sealed: named('sealed')?.among ?? [],
    get: named('get')?.high ?? 0,
    goods: named('get')?.among ?? [],
    pay: named('give_ducats')?.high ?? 0,
    ask: named('get_ducats')?.high ?? 0,
  }
}

/** The rule that a deal would break, as far as one can know it here; the table knows the rest. */
export function flaw(
  parts: Parts,
  view: OltreMareView,
  options: Record<string, string>,
  draft: Draft,
): string | null {
  const gives = draft.sealed.length > 0 || draft.pay > 0
  const gets = draft.get.length > 0 || draft.pay < 0
  const gifts = options.gifts === 'allowed'
  if (gifts ? !gives && !gets : !gives || !gets) return 'OM-305'
  if (draft.get.length > (view.hand_sizes[draft.other] ?? 0)) return 'OM-303'
  return strands(parts, view, draft) ? 'OM-324' : null
}

/** OM-324: whether the active seat would trade itself out of its main phase. */
function strands(parts: Parts, view: OltreMareView, draft: Draft): boolean {
  const active = view.active
  if (active === null || view.seat === null) return false
  const more = draft.get.length - draft.sealed.length
  const change = view.seat === active ? more : -more
  const top = view.cargo[active].at(-1)
  if (change >= 0 || !top) return false
  const sources = view.deck_size - Number(view.venice) + view.pirate_sizes[active]
  const purchases = parts.data.constants.max_purchases_per_turn - view.bought
  const room = view.hand_sizes[active] + Math.min(purchases, sources)
  return room + change < parts.card(top).load
}

/** The action that proposes a draft. */
export function proposal(parts: Parts, draft: Draft): Action {
  const action: Action =
    draft.counters === null
      ? { do: 'propose', to: draft.other }
      : { do: 'counter', proposal: draft.counters }
  action.sealed = draft.sealed
  action.give = draft.sealed.map((id) => parts.card(id).good)
  action.get = draft.get
  if (draft.pay > 0) action.give_ducats = draft.pay
  if (draft.pay < 0) action.get_ducats = -draft.pay
  if (draft.claims.some((claim) => claim !== null)) action.claims = draft.claims
  if (draft.wishes.some((wish) => wish !== null)) action.wishes = draft.wishes
  if (draft.text.trim()) action.text = draft.text.trim()
  return action
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
