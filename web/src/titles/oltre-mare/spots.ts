/** Where on the board an action is done. */
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
