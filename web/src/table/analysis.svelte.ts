/** A finished game looked at again: asked for once, shown at its end and beside its replay. */
import type { GameAnalysis } from '../api/types'
import { earOf } from './chances'
import type { Desk } from './desk'

export class AnalysisStore {
  found = $state.raw<GameAnalysis | null>(null)
  thinking = $state(false)
  failed = $state(false)

  constructor(private desk: Desk) {}

  ask = async (): Promise<void> => {
    if (this.thinking || this.found) return
    this.thinking = true
    this.failed = false
    try {
      this.found = await this.desk.analysis()
    } catch {
      this.failed = true
    }
    this.thinking = false
  }

  /** Each move of the record as one pair of eyes counts it. */
  counts = (seat: number | null): number[] => {
    const { numbers = [] } = this.found ?? {}
    return numbers.map((at) => at[earOf(seat, at.length - 1)])
  }
}
