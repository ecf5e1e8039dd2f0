/** What can wait: drawn part by part in the frames after the board's, so that none of them is late. */
import { untrack } from 'svelte'
import { begun } from './settled'

/** Who comes first: what lies beside the chart, then the list of moves, then all else. */
export const BOARD = 0
export const MOVES = 1
export const REST = 2

let waiting: { work: () => void; rank: number }[] = []
let going = false
let fresh = false
let done = () => {}

/** Does a part's work in a frame of its own, soon after the next one. */
export function later(work: () => void, rank = REST): void {
  if (document.hidden) return untrack(work) // nobody sees it, and no frames come
  if (waiting.some((one) => one.work === work)) return
  waiting.push({ work, rank })
  waiting.sort((one, other) => one.rank - other.rank)
  fresh = true
  if (going) return
  going = true
  const before = done
  done = begun('drawing')
  before()
  document.addEventListener('visibilitychange', all)
  requestAnimationFrame(step)
}

function step(): void {
  // The frame after news is the chart's.
  const next = fresh ? undefined : waiting.shift()
  fresh = false
  going = waiting.length > 0
  if (going) requestAnimationFrame(step)
  next?.work()
  if (!going) done()
}

function all(): void {
  if (!document.hidden) return
  for (const { work } of waiting.splice(0)) work()
  done()
}

/** A value as the part that shows it knows it: the newest, a frame or two behind. */
export class Later<T> {
  now: T

  /** To be called while a component is set up: it follows as long as the component is there. */
  constructor(
    private read: () => T,
    rank = REST,
  ) {
    this.now = $state.raw(untrack(read))
    $effect(() => {
      read()
      later(this.catchUp, rank)
    })
  }

  /** For those who cannot wait. */
  catchUp = (): void => {
    waiting = waiting.filter(({ work }) => work !== this.catchUp)
    this.now = untrack(this.read)
  }
}

/** Many values together, each told only to those who read it, and only when it has changed. */
export function parted<T extends object>(read: () => T): T {
  const parts = {} as T
  for (const name of Object.keys(untrack(read)) as (keyof T)[]) {
    const part = $derived(read()[name])
    Object.defineProperty(parts, name, { get: () => part, enumerable: true })
  }
  return parts
}
