/** Deals on the house's scales: what lies in the pans, and how heavy it looks. */
import type { Weight } from '../../../table/scales'
import type { Draft } from '../bargain'
import type { Parts } from '../parts'
import type { Icons, Offer, OltreMareView } from '../types'
import type { Words } from '../words'

/** The goods of one side of a standing offer. Goods are true; icons are only said. */
export function goodsLying(
  goods: readonly string[],
  said: readonly (Icons | null)[],
  words: Words,
  kind: 'claim' | 'wish',
): Weight[] {
  const found: Weight[] = []
  goods.forEach((good, place) => {
    const icons = said[place] ?? null
    const plain = found.find((weight) => weight.id === good)
    if (!icons && plain) plain.count += 1
    else if (!icons) found.push({ id: good, label: words.good(good), count: 1, most: 1 })
    else {
      found.push({
        id: `${good}:${place}`,
        label: words.good(good),
        detail: words.t(kind === 'claim' ? 'web-claimed' : 'web-wished', {
          said: words.said(icons),
        }),
        claimed: kind === 'claim',
        count: 1,
        most: 1,
      })
    }
  })
  return found
}

/** The good of a weight's id, which may also be a card or a numbered good. */
export function goodOf(parts: Parts, id: string): string {
  const name = id.split(':')[0]
  return parts.goods.includes(name) ? name : (parts.card(name)?.good ?? name)
}

/** What is said of a weight that has a number of its own. */
export function saidOf(said: readonly (Icons | null)[], id: string): Icons | null {
  const place = id.split(':')[1]
  return place === undefined ? null : (said[Number(place)] ?? null)
}

/** Who gains prestige by a deal (OM-310 to OM-312); a gift brings none (OM-R17). */
export function prestigeFor(
  view: OltreMareView,
  { other, sealed, get, pay }: Pick<Draft, 'other' | 'sealed' | 'get' | 'pay'>,
): number | null {
  if (!(sealed.length || pay > 0) || !(get.length || pay < 0)) return null
  const partner = view.seat === view.active ? other : view.seat
  return partner === null || view.pointed[partner] ? null : partner
}

/** Whether I hold the goods an offer wants. */
export function canServe(parts: Parts, view: OltreMareView, offer: Offer): boolean {
  const hand = (view.hand ?? []).map((id) => parts.card(id).good)
  return (offer.get ?? []).every((good) => {
    const at = hand.indexOf(good)
    if (at >= 0) hand.splice(at, 1)
    return at >= 0
  })
}
