/** Which offers wait for my answer, and which of my choices their buttons are. */
import type { Answer, Asked } from '../../board'
import type { Offer, OltreMareView } from '../types'

export const toMe = (view: OltreMareView, seat: number | null): Offer[] =>
  view.offers.filter((offer) => offer.addressee === seat)

const BUTTONS = { choice: ['accept', 'refuse'], form: ['accept', 'counter'] }

export function answered(what: Answer, now: Asked): boolean {
  const mine = toMe(now.view as OltreMareView, now.seat).some(({ id }) => id === what.proposal)
  return mine && BUTTONS[what.form ? 'form' : 'choice'].includes(what.do)
}
