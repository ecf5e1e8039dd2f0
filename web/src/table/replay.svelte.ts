/** The table as it was: any point of what a seat heard, one step at a time. */
import type { Replay } from '../api/types'
import type { Desk } from './desk'

const PACE = 1400

export class ReplayStore {
  now = $state.raw<Replay | null>(null)
  seat = $state<number | null>(null)
  playing = $state(false)
  failed = $state(false)
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
      if (!this.now || this.now.at >= this.now.of) return this.pause()
      await this.step(1)
      if (this.playing) this.play()
    }, PACE)
  }

  pause = (): void => {
    this.playing = false
    clearTimeout(this.timer)
  }

  leave = (): void => {
    this.pause()
    this.wanted += 1
    this.now = null
  }
}
