/** News as something to see on the chart. */
import type { ToldEvent } from '../board'
import { middleOf } from './berths'
import { PORT_PLACES } from './ports'
import { divisorAgainst } from './reading'
import type { Components, View } from './types'

export interface Throw {
  /** The die, the sailors added to it, what the sum is divided by, and who is killed. */
  roll: number
  sailors: number
  divisor: number
  kills: number
  power: string | null
}

export interface Flash {
  x: number
  y: number
  kind: 'gain' | 'loss' | 'plain'
  text: string
  dice?: [Throw, Throw]
}

const atPort = (port: string) => {
  const place = PORT_PLACES[port]
  return { x: place.left + 60, y: place.top - 16 }
}

const at = (area: number) => {
  const [x, y] = middleOf(area)
  return { x, y }
}

/** Both sides' dice of an exchange; the sum shows the sailors there were before the losses. */
export function throwsOf(
  event: { it: string; [name: string]: any },
  view: View,
  parts: Components,
): [Throw, Throw] {
  const [attackRoll, defenceRoll] = event.rolls as [number, number]
  const [attackLost, defenceLost] = event.losses as [number, number]
  const attacker = (view.galleys[event.galley]?.sailors ?? 0) + attackLost
  const port = event.it === 'port_attacked' ? (view.ports[event.port] ?? {}) : null
  const defender =
    (port ? (port.garrison ?? 0) : (view.galleys[event.target]?.sailors ?? 0)) + defenceLost
  const thrown = (roll: number, sailors: number, divisor: number, power: string | null): Throw => ({
    roll,
    sailors,
    divisor,
    kills: Math.floor((roll + sailors) / divisor),
    power,
  })
  const strike = divisorAgainst(port?.castle, parts)
  const reply = divisorAgainst(false, parts)
  return [
    thrown(attackRoll, attacker, strike, view.powers[event.seat]),
    thrown(defenceRoll, defender, reply, view.powers[event.owner]),
  ]
}

const CAPITAL_OF: Record<string, string> = {
  venice: 'venezia',
  genoa: 'genova',
  spain: 'valencia',
  turkey: 'istanbul',
}

export function flashesOf(news: ToldEvent[], view: View, parts: Components): Flash[] {
  return news.flatMap(({ event }): Flash[] => {
    switch (event.it) {
      case 'bought':
      case 'bought_from':
        return [{ ...atPort(event.port), kind: 'loss', text: `−${event.paid}` }]
      case 'sold':
        return [{ ...atPort(event.port), kind: 'gain', text: `+${event.price + event.bonus}` }]
      case 'enrolled':
      case 'galley_built':
      case 'castle_built':
        return [{ ...atPort(event.port), kind: 'loss', text: `−${event.paid}` }]
      case 'landed':
        return [{ ...atPort(event.port), kind: 'plain', text: '⚑' }]
      case 'income_paid': {
        const capital = CAPITAL_OF[view.powers[event.seat] ?? '']
        return capital ? [{ ...atPort(capital), kind: 'gain', text: `+${event.amount}` }] : []
      }
      case 'galley_sunk':
        return [{ ...at(event.area), kind: 'loss', text: '✕' }]
      case 'galleys_fought':
        return [{ ...at(event.area), kind: 'plain', text: '', dice: throwsOf(event, view, parts) }]
      case 'port_attacked': {
        const data = parts.ports.find((port) => port.id === event.port)
        const place = data ? at(data.area) : atPort(event.port)
        return [{ ...place, kind: 'plain', text: '', dice: throwsOf(event, view, parts) }]
      }
      default:
        return []
    }
  })
}
