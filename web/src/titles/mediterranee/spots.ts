/** Which spots of the chart an action or an event touches. */
import type { Carry } from '../../table/carry'
import { portIn } from './reading'
import type { Components, View } from './types'

interface Said {
  [name: string]: unknown
}

const galley = (id: unknown) => `galley:${String(id)}`
const port = (id: unknown) => `port:${String(id)}`
const area = (id: unknown) => `area:${String(id)}`

const CAPITALS: Record<string, string> = {
  venice: 'venezia',
  genoa: 'genova',
  spain: 'valencia',
  turkey: 'istanbul',
}

/** A target of an attack: a galley's name or a port's. */
const target = (id: string, view: View) => (id in view.galleys ? galley(id) : port(id))

export function spots(action: { do: string } & Said, view: View): string[] {
  switch (action.do) {
    case 'choose_power':
      return action.power ? [port(CAPITALS[String(action.power)])] : []
    case 'buy':
    case 'ask_price':
    case 'build_galley':
    case 'build_castle':
    case 'enrol':
    case 'land':
      return [port(action.port)]
    case 'rearrange':
    case 'propose_trade':
    case 'ask_trade':
      return [area(action.area)]
    case 'discard_goods':
    case 'discard_sailors':
    case 'stop':
    case 'request_passage':
      return [galley(action.galley)]
    case 'step':
      return [area(action.area)]
    case 'attack':
      return [target(String(action.target), view)]
    case 'sell': {
      const at = view.galleys[String(action.galley)]?.area
      return [galley(action.galley), area(at)]
    }
    default:
      return []
  }
}

/** A good on a galley that lies where it is wanted. */
export const saleSpot = (action: Said) => `sale:${String(action.galley)}:${String(action.good)}`

/** What an action carries where: a galley to its target, a good to the port that buys it. */
export function carried(action: { do: string } & Said, view: View, parts: Components): Carry[] {
  if (action.do === 'attack') return [[galley(action.galley), target(String(action.target), view)]]
  if (action.do !== 'sell') return []
  const at = portIn(view.galleys[String(action.galley)]?.area, parts)
  return at ? [[saleSpot(action), port(at.id)]] : []
}

/** What a line of the log speaks of. */
export function spotsOfEvent(event: { it: string } & Said, view: View): string[] {
  const found: string[] = []
  if (typeof event.galley === 'string') found.push(galley(event.galley))
  if (typeof event.port === 'string') found.push(port(event.port))
  if (typeof event.target === 'string') found.push(target(event.target, view))
  if (typeof event.area === 'number') found.push(area(event.area))
  if (typeof event.start === 'number') found.push(area(event.start))
  if (typeof event.capital === 'string') found.push(port(event.capital))
  if (typeof event.by === 'string') found.push(galley(event.by))
  if (event.it === 'income_paid' || event.it === 'deployed') {
    const power = view.powers[Number(event.seat)]
    if (power) found.push(port(CAPITALS[power]))
  }
  return found
}
