// Where on the board an action is found: spaces by their id, dice, cards, goods, offers.
import type { Carry } from '../../table/carry'
import type { GenoaView, Quote } from './types'

type Action = { do: string; [name: string]: unknown }

export const DICE = 'dice'
export const card = (id: string) => `card:${id}`
export const special = (kind: string) => `special:${kind}`
export const good = (kind: string) => `good:${kind}`
export const offer = (id: number) => `offer:${id}`

/** Where the question is: the building of the open window, else the tower. */
function here(view: GenoaView): string[] {
  if (view.window) return [view.window.building]
  return view.way.slice(-1)
}

export function spots(action: Action, view: GenoaView): string[] {
  switch (action.do) {
    case 'roll':
      return [DICE]
    case 'play_start':
      return [action.space as string]
    case 'move':
      return [action.space as string]
    case 'offer':
    case 'intend':
    case 'withdraw':
      return [action.target as string]
    case 'accept':
      return [action.target as string, ...(action.offers as Quote[]).map(({ id }) => offer(id))]
    case 'decline':
      return [offer((action.offer as Quote).id)]
    case 'deliver':
      return [...here(view), card(action.card as string)]
    case 'pick_card':
    case 'give_proceeds':
    case 'show':
      return [card(action.card as string)]
    case 'small_order':
      return [...here(view), card(action.card as string)]
    case 'any_good':
      return [special('any_good'), good(action.good as string)]
    case 'exchange':
      return [special('exchange')]
    case 'building_action':
      return [
        special('building_action'),
        action.building as string,
        ...(action.card ? [card(action.card as string)] : []),
      ]
    case 'claim':
      return (action.cards as string[]).map(card)
    case 'place_markers':
      return [action.cell as string, ...Object.keys(action.does as object)]
    case 'pass':
    case 'keep':
      return []
    default:
      return here(view)
  }
}

/** What an action carries where: the tower to a space, cards to the building that takes them. */
export function carried(action: Action, view: GenoaView): Carry[] {
  const tower = view.way.at(-1)
  switch (action.do) {
    case 'move':
      return tower === undefined ? [] : [[tower, action.space as string]]
    case 'accept':
      return tower === undefined || tower === action.target
        ? []
        : [[tower, action.target as string]]
    case 'deliver':
    case 'small_order':
      return here(view).map((place): Carry => [card(action.card as string), place])
    case 'building_action':
      return [[special('building_action'), action.building as string]]
    default:
      return []
  }
}

/** Choices by spot; those that touch several spots are found at each of them. */
export function bySpot<C extends { action: Action }>(
  choices: C[],
  view: GenoaView,
): Map<string, C[]> {
  const found = new Map<string, C[]>()
  for (const choice of choices) {
    for (const spot of spots(choice.action, view)) {
      const there = found.get(spot)
      if (there) there.push(choice)
      else found.set(spot, [choice])
    }
  }
  return found
}
