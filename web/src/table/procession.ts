/** News shown one after the other, at a pace people can follow. */
import { begun } from '../stores/settled'
import type { Pace } from '../stores/settings.svelte'

/** Milliseconds from one move to the next. */
const GAPS: Record<Pace, number> = { slow: 2200, normal: 1100, fast: 450, none: 0 }
/** So many moves may wait at the full gap; more of them go by quicker. */
const MANY = 6

export function gapOf(pace: Pace, waiting: number): number {
  return GAPS[pace] * Math.min(1, MANY / Math.max(1, waiting))
}

export class Procession<T> {
  private waiting: T[] = []
  private last = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined
  private done = () => {}

  constructor(
    private show: (one: T) => void,
    private pace: () => Pace,
    private told: (waiting: number) => void,
  ) {}

  /** To be shown when its time has come; `now`: after all that waits, at once. */
  add(one: T, now: boolean): void {
    if (now || document.hidden || this.pace() === 'none') {
      this.flush()
      this.last = Date.now()
      this.show(one)
      return
    }
    this.waiting.push(one)
    if (this.waiting.length === 1) {
      this.done = begun('showing')
      this.next()
    } else this.told(this.waiting.length)
  }

  /** Shows all that waits. */
  flush = (): void => {
    clearTimeout(this.timer)
    const all = this.waiting.splice(0)
    for (const one of all) this.show(one)
    this.done()
    if (all.length) this.told(0)
  }

  /** Drops what waits: the whole table is told anew. */
  clear(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.done()
    this.told(0)
  }

  private next(): void {
    const gap = gapOf(this.pace(), this.waiting.length)
    const wait = Math.max(0, this.last + gap - Date.now())
    if (document.hidden) return this.flush()
    if (wait > 0) {
      this.told(this.waiting.length)
      this.timer = setTimeout(() => this.next(), wait)
      return
    }
    this.last = Date.now()
    const one = this.waiting.shift()
    if (one !== undefined) this.show(one)
    if (this.waiting.length) this.next()
    else {
      this.done()
      this.told(0)
    }
  }
}
