/** What can wait: drawn part by part in the frames after the board's, so that none of them is late. */
import { untrack } from 'svelte'

let waiting: (() => void)[] = []
let going = false

/** Does a part's work in a frame of its own, soon after the next one; the first of all, if need be. */
export function later(work: () => void, first = false): void {
  if (document.hidden) return untrack(work) // nobody sees it, and no frames come
  if (waiting.includes(work)) return
  if (first) waiting.unshift(work)
  else waiting.push(work)
  if (going) return
  going = true
  document.addEventListener('visibilitychange', all)
  requestAnimationFrame(() => requestAnimationFrame(step))
}

function step(): void {
  const work = waiting.shift()
  going = waiting.length > 0
  if (going) requestAnimationFrame(step)
  work?.()
}

function all(): void {
  if (document.hidden) for (const work of waiting.splice(0)) work()
}

/** A value as the part that shows it knows it: the newest, a frame or two behind. */
export class Later<T> {
  now: T

  /** To be called while a component is set up: it follows as long as the component is there. */
  constructor(
    private read: () => T,
    first = false,
  ) {
    this.now = $state.raw(untrack(read))
    $effect(() => {
      read()
      later(this.catchUp, first)
    })
  }

  /** For those who cannot wait. */
  catchUp = (): void => {
    waiting = waiting.filter((work) => work !== this.catchUp)
    this.now = untrack(this.read)
  }
}
