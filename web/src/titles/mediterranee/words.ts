/** What the things on the chart are called, for tooltips and screen readers. */
import type { BoardProps } from '../board'
import { areaNamed, portNamed, slots, wanted, type NamedGalley } from './reading'
import type { Components, Load, PortData, View } from './types'

type T = BoardProps['t']

/** "Genova" or "Tyrrhenian Sea", with the number of the area. */
export function areaName(id: number, parts: Components, t: T): string {
  const area = areaNamed(id, parts)
  const name = area.port
    ? portNamed(area.port, parts).name
    : t('sea', { key: area.key, label: area.label })
  return t('area', { name, number: id })
}

/** "2 wood, 1 iron", or "nothing". */
export function goodsWords(load: Load | undefined, t: T): string {
  const some = Object.entries(load ?? {}).filter(([, count]) => count > 0)
  if (!some.length) return t('nothing')
  return some.map(([good, count]) => t('goods', { good, count })).join(', ')
}

/** The number on a galley's deck: on the chart as in the words. */
export const deck = (galley: string): string => galley.slice(1)

/** "Galley 3". */
export const galleyName = (galley: string, t: T): string =>
  t('web-galley-number', { number: deck(galley) })

export function galleyWords(galley: NamedGalley, view: View, names: string[], t: T): string {
  return t('web-galley', {
    galley: deck(galley.id),
    owner: seatWords(galley.owner, view, names, t),
    sailors: t('sailors', { count: galley.sailors }),
    goods: goodsWords(galley.goods, t),
  })
}

/** "Ada (Venice)". */
export function seatWords(seat: number, view: View, names: string[], t: T): string {
  const power = view.powers[seat]
  return power ? `${names[seat]} (${t('power', { power })})` : names[seat]
}

export function portWords(
  data: PortData,
  view: View,
  parts: Components,
  options: Record<string, string>,
  names: string[],
  t: T,
): string {
  const port = view.ports[data.id] ?? {}
  const stored = port.stored ?? []
  const owner = port.owner
  const held =
    owner === null || owner === undefined
      ? t('web-neutral')
      : t('web-held', {
          owner: seatWords(owner, view, names, t),
          garrison: port.garrison ?? 0,
          castle: port.castle ? 'yes' : 'no',
        })
  const next = slots(data, parts, options)[stored.length]
  const store = stored.length
    ? t('web-stored', { goods: stored.map((good) => t('good', { good })).join(', ') })
    : t('web-stored-nothing')
  const wants = wanted(data, view, parts)
  const asks = wants.length
    ? t('web-wants', {
        price: next * parts.constants.sale_multiplier,
        goods: wants.map((good) => t('good', { good })).join(', '),
      })
    : t('web-full')
  return [
    t('web-port', { port: data.name, good: t('good', { good: data.good }), size: data.size }),
    held,
    store,
    asks,
  ].join(' ')
}
