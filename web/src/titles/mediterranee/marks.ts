/** Which spots of the chart can be used now, and what doing so means. */
import type { BoardProps } from '../board'
import { portIn } from './reading'
import { spots } from './spots'
import type { Components, View } from './types'
import { areaName, deck } from './words'

export function marksOf(
  board: BoardProps,
  galley: string | null,
  reach: Map<number, number[]>,
): Record<string, string> {
  const view = board.view as View
  const parts = board.components as Components
  const found: Record<string, string> = {}
  for (const choice of board.choices) {
    const action = choice.action
    if (action.do === 'step') {
      const mover = String(action.galley)
      if (view.underway === null || mover === view.underway)
        found[`galley:${mover}`] ??= board.t('web-steer', { galley: deck(mover) })
    } else if (action.do === 'sell') {
      const at = portIn(view.galleys[String(action.galley)].area, parts)
      if (at) found[`port:${at.id}`] = board.t('web-sell-here', { port: at.name })
    } else {
      for (const spot of spots(action, view)) {
        if (spot.startsWith('area:')) continue
        const several = spot in found
        found[spot] = several
          ? board.t('web-look', { place: nameOf(spot, parts) })
          : board.say(choice.say)
      }
    }
  }
  if (galley) {
    for (const [area, way] of reach) {
      const name = areaName(area, parts, board.t)
      found[`area:${area}`] = board.t('web-head', {
        galley: deck(galley),
        area: name,
        steps: way.length,
      })
    }
  }
  return found
}

function nameOf(spot: string, parts: Components): string {
  const [kind, id] = spot.split(':')
  return kind === 'port' ? (parts.ports.find((port) => port.id === id)?.name ?? id) : id
}
