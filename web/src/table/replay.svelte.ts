/** The table as it was: any point of what a seat heard, one step at a time. */
import type { Replay } from '../api/types'
import type { Desk } from './desk'

const PACE = 1400
/** How much faster than at a table the past is shown. */
export const SPEEDS = [0.5, 1, 2, 4]

export class ReplayStore {
  now = $state.raw<Replay | null>(null)
  seat = $state<number | null>(null)
  playing = $state(false)
  speed = $state(1)
  failed = $state(false)
  /** At the end one is back at the table. */
  private returns = false
  private wanted = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private desk: Desk) {
    this.seat = desk.seat
  }

  open = async (at: number): Promise<void> => {
    const asked = ++this.wanted
    try {
      const found = await this.desk.replay(Math.max(0, at), this.seat)
      // A slow answer must not overwrite a later one.
      if (asked === this.wanted) this.now = found
      this.failed = false
    } catch {
      this.failed = true
      this.pause()
    }
  }

  /** Shows what happened from here on, move by move, and comes back to the table. */
  since = async (from: number): Promise<void> => {
    await this.open(from)
    this.returns = true
    this.play()
  }

  step = (by: number): Promise<void> => {
    const { at, of } = this.now ?? { at: 0, of: 0 }
    return this.open(Math.min(of, Math.max(0, at + by)))
  }

  as = (seat: number | null): Promise<void> => {
    this.seat = seat
    // Each seat counts what it heard; beyond the end of one's count is its end.
    const { at, of } = this.now ?? { at: 0, of: 1 }
    return this.open(at === of ? Number.MAX_SAFE_INTEGER : at)
  }

  play = (): void => {
    this.playing = true
    this.timer = setTimeout(async () => {
      if (!this.now || this.now.at >= this.now.of) return this.returns ? this.leave() : this.pause()
      await this.step(1)
      if (this.playing) this.play()
    }, PACE / this.speed)
  }

  pause = (): void => {
    this.playing = false
    this.returns = false
    clearTimeout(this.timer)
  }

  leave = (): void => {
    this.pause()
    this.wanted += 1
    this.now = null
  }
}
