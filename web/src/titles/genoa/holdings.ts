// What players have in front of them, as things with a picture and a name.
import { colourOf } from './markers'
import { DECKS, type Components, type GenoaView } from './types'
import type { Speaker } from './words'

export interface Holding {
  id: string
  count: number
  name: string
}

export function holdings(
  speak: Speaker,
  components: Components,
  view: GenoaView,
  seat: number,
): Holding[] {
  const goods = Object.entries(view.goods[seat]).map(([good, count]) => ({
    id: `goods.${good}`,
    count,
    name: speak.t('goods', { good, count }),
  }))
  const kinds = view.specials[seat]
  const specials = kinds
    ? Object.entries(kinds).map(([special, count]) => ({
        id: `specials.${special}`,
        count,
        name: speak.t('specials', { special, count }),
      }))
    : []
  const own = colourOf(components.markers.colours, seat)
  const markers = Object.entries(view.markers[seat]).map(([colour, count]) => ({
    id: `markers.${colour}`,
    count,
    name: colour === own ? speak.t('markers', { count }) : speak.t('markers-of', { colour, count }),
  }))
  return [...goods, ...specials, ...markers].filter(({ count }) => count > 0)
}

/** How many cards of each deck somebody holds (GN-902). */
export function handSizes(speak: Speaker, view: GenoaView, seat: number): Holding[] {
  return DECKS.map((deck) => {
    const count = view.hand_sizes[seat][deck] ?? 0
    return { id: `decks.${deck}`, count, name: speak.t('deck-cards', { deck, count }) }
  }).filter(({ count }) => count > 0)
}
