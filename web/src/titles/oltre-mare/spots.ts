/** Where on the board an action is done. */
import type { Carry } from '../../table/carry'
import type { Action } from '../board'
import type { OltreMareView } from './types'

/** `card:`, `port:`, `colour:`, `offer:`, and the places `deck`, `pirates`, `play`, `call`. */
export function spots(action: Action, view: OltreMareView): string[] {
  switch (action.do) {
    case 'choose_colour':
      return [`colour:${action.colour}`]
    case 'discard':
    case 'play':
    case 'load':
    case 'take':
      return [`card:${action.card}`]
    case 'buy':
      return [action.source === 'deck' ? 'deck' : 'pirates']
    case 'end_trade':
      return ['play']
    case 'call':
    case 'pass':
      return ['call']
    case 'propose':
      return [`seat:${action.to}`]
    case 'accept':
    case 'refuse':
    case 'counter':
    case 'withdraw':
      return [`offer:${action.proposal}`]
    case 'sail':
      return [`trip:${(action.routes as string[]).join('-')}`]
    case 'jump':
      return [`port:${action.port ?? view.ships[view.active ?? 0]}`]
    default:
      return []
  }
}

/** Where an action carries a card; the middle of the table is near also where the rest is not. */
export function carried(action: Action): Carry[] {
  const card = `card:${action.card}`
  switch (action.do) {
    case 'play':
      return [
        [card, 'played'],
        [card, 'table'],
      ]
    case 'load':
      return [
        [card, 'hold'],
        [card, 'table'],
      ]
    case 'discard':
      return [[card, 'pirates']]
    case 'take':
      return [[card, 'hand']]
    case 'buy':
      return [[action.source === 'deck' ? 'deck' : 'pirates', 'hand']]
    default:
      return []
  }
}
