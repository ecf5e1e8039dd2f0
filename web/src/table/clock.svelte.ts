/** The clocks of a table as they run: what is left of each seat's time, second by second. */
import { settings } from '../stores/settings.svelte'
import { timeLeft } from './seats'
import type { TableStore } from './store.svelte'

export class TableClock {
  private now = $state(Date.now())
  private told = $state(Date.now())

  /** To be called while a component is set up: it ticks as long as the component is there. */
  constructor(private table: () => TableStore) {
    $effect(() => {
      const { clock, seat } = table()
      const nudges = clock.nudge.filter((_, other) => other !== seat)
      if ([...clock.left, ...nudges].every((left) => left === null)) return
      this.told = this.now = Date.now()
      const timer = setInterval(() => (this.now = Date.now()), 1000)
      return () => clearInterval(timer)
    })
  }

  /** What is left of a seat's time as one reads it; null where nothing runs out. */
  left = (seat: number): string | null => {
    const seconds = this.table().clock.left[seat]
    if (seconds === null || seconds === undefined) return null
    const gone = this.awaited(seat) ? Math.max(0, this.now - this.told) / 1000 : 0
    return timeLeft(seconds - gone, settings.language)
  }

  /** The same of a seat the table waits for: when that is over, its decision lapses. */
  lapse = (seat: number): string | null => (this.awaited(seat) ? this.left(seat) : null)

  /** Whether the table has waited for a seat so long that anybody may remind it. */
  lingers = (seat: number): boolean => {
    const seconds = this.table().clock.nudge[seat]
    if (seconds === null || seconds === undefined || !this.awaited(seat)) return false
    return (this.now - this.told) / 1000 >= seconds
  }

  private awaited(seat: number): boolean {
    return this.table().turn.actors.includes(seat) && !this.table().over
  }
}
