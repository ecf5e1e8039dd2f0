/**
 * Keeps another phase's button from being pressed by a click that was meant for what stood there: a
 * click at the very place of the one before, just after the question changed, is not taken.
 */
const NEAR = 12
const SOON = 500

export class Guard {
  private place: { x: number; y: number; at: number } | null = null
  private changed = -Infinity

  /** The question is another one now. */
  turned(now = performance.now()): void {
    this.changed = now
  }

  moved(x: number, y: number): void {
    if (this.place && Math.hypot(x - this.place.x, y - this.place.y) > NEAR) this.place = null
  }

  /** Whether a click here and now may mean what stands there; the next one is measured by it. */
  takes(x: number, y: number, now = performance.now()): boolean {
    const same = this.place && Math.hypot(x - this.place.x, y - this.place.y) <= NEAR
    const before = this.place !== null && this.place.at < this.changed
    if (same && before && now - this.changed < SOON) return false
    this.place = { x, y, at: now }
    return true
  }
}
