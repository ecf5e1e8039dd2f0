/** What is being talked over at the table, as everybody hears it. */
import { total } from './reading'
import type { Cargo, Deal, Talk, View } from './types'

/** The terms of a trade, seen from one side of it. */
export interface Terms {
  give: Cargo
  want: Cargo
  /** What this side pays; negative is what it asks for. */
  pay: number
}

/** Whose word is awaited. */
export const speaker = (talk: Talk): number =>
  talk.stage === 'asked' || talk.stage === 'countered' ? talk.author : talk.responder

/** The other one of the two who talk. */
export const partnerOf = (talk: Talk, seat: number | null): number =>
  talk.author === seat ? talk.responder : talk.author

/** Who laid down the terms that lie on the table now. */
export const proposer = (talk: Talk): number =>
  talk.counter || talk.offer ? talk.responder : talk.author

/** The terms of a trade as one of the two sees them; null before there are any. */
export function termsFor(talk: Talk, seat: number | null): Terms | null {
  const told = talk.counter ?? talk.deal
  if (!told) return null
  return proposer(talk) === seat ? plain(told) : turned(plain(told))
}

const plain = (deal: Deal): Terms => ({
  give: deal.give ?? {},
  want: deal.want ?? {},
  pay: deal.pay ?? 0,
})

const turned = ({ give, want, pay }: Terms): Terms => ({ give: want, want: give, pay: -pay })

/** What a price talk is about just now: a price each, and for how many. */
export function priceOf(talk: Talk): { price: number; count: number } | null {
  if (talk.offer) return { price: talk.offer.price, count: total(talk.offer.load) }
  return talk.price ? { price: talk.price, count: talk.tokens || 1 } : null
}

/** Prices that were named and still stand for the player whose turn it is (ME-R14). */
export function openPrices(view: View): { port: string; owner: number; price: number }[] {
  return Object.entries(view.ports).flatMap(([port, { owner, price }]) =>
    price && owner !== null && owner !== undefined && view.talk?.port !== port
      ? [{ port, owner, price }]
      : [],
  )
}

/** Who is asked to let a galley go on, what he is offered for it, and whether he has answered. */
export function passageAsked(view: View): { seat: number; toll: number; answered: boolean }[] {
  const { asked = [], answers = {}, tolls = {} } = view.passage ?? {}
  return asked.map((seat) => {
    const power = view.powers[seat] ?? ''
    return { seat, toll: tolls[power] ?? 0, answered: power in answers }
  })
}
