/** The nouns of the title in the reader's language. */
import type { BoardProps, Phrase } from '../board'
import type { Parts } from './parts'
import type { Card, Icon, Icons } from './types'

export interface Words {
  t: BoardProps['t']
  say: BoardProps['say']
  good(id: string): string
  goods(id: string, count: number): string
  action(icon: Icon): string
  marker(id: string): string
  /** A marker's name and what it does. */
  markerEffect(id: string): string
  ducats(count: number): string
  /** Everything on a card, for tooltips and screen readers. */
  card(card: Card): string
  /** Icons that were claimed or wished for. */
  said(icons: Icons): string
}

export function wordsOf(t: BoardProps['t'], say: BoardProps['say'], parts: Parts): Words {
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
  const action = (icon: Icon) => t('icon', { icon })
  const words: Words = {
    t,
    say,
    good: (id) => capital(t('good', { good: id })),
    goods: (id, count) => t('goods', { good: id, count }),
    action,
    marker: (id) => t('marker', { marker: id }),
    markerEffect: (id) =>
      t('labelled', {
        what: capital(t('marker', { marker: id })),
        more:
          id === 'favourable_market' && parts.cheaper
            ? t('marker-cheaper')
            : t('marker-effect', { marker: id }),
      }),
    ducats: (count) => t('ducats', { count }),
    card: (card) =>
      t(card.port ? 'web-card-named-port' : 'web-card-named', {
        good: words.good(card.good),
        actions: card.actions.map(action).join(', '),
        lions: card.lions,
        load: card.load,
        values: parts.sequence(card.good).join('/'),
        port: card.port ? parts.portName(card.port) : '',
      }),
    said(icons) {
      const told = (icons.actions ?? []).map(action)
      if (icons.lions != null) told.push(t('web-lions', { count: icons.lions }))
      if (icons.load != null) told.push(t('web-load', { count: icons.load }))
      return told.join(', ')
    },
  }
  return words
}

export const phrase = (id: string, args: Phrase['args'] = {}): Phrase => ({ id, args })
