/**
 * Pieces drawn onto places, by mouse, pen or finger. Whatever has a `data-spot` inside the element is
 * a piece while `places` names some for it, and a place while it is among them. Where the piece is
 * drawn apart from its spot, that drawing has the spot's id as `data-looks`.
 */
import { tick } from 'svelte'
import type { Action } from 'svelte/action'
import { grip, nearest } from './carry'
import './drag.css'

export interface Dragging {
  /** Where a piece may be put now; nowhere: it stays where it is. */
  places: (piece: string) => Iterable<string>
  drop: (piece: string, place: string) => void
  lift?: (piece: string) => void
  /** It is carried over a place: for ways that are drawn. */
  over?: (piece: string, place: string) => void
  /** It was let go where it cannot be put. */
  miss?: (piece: string) => void
}

const REST = 220 // milliseconds a finger rests on a piece to lift it
const NEAR = 14 // pixels around a place that a finger may miss it by

interface Held {
  piece: string
  element: Element
  pointer: number
  scrolls: boolean
  start: { x: number; y: number }
  box: { x: number; y: number; width: number; height: number }
  copy: HTMLElement | null
  under: string | null
}

export const drag: Action<HTMLElement, Dragging> = (root, first) => {
  let dragging = first
  let held: Held | null = null
  let timer = 0
  let hovered: HTMLElement | SVGElement | null = null

  const spotOf = (element: Element | null | undefined) =>
    element?.closest<HTMLElement | SVGElement>('[data-spot]') ?? null
  const placesOf = (piece: string) => new Set(dragging.places(piece))

  function press(event: PointerEvent) {
    if (held || event.button > 0 || !event.isPrimary) return
    const element = spotOf(event.target as Element)
    const piece = element?.dataset.spot
    if (!element || piece === undefined || !placesOf(piece).size) return
    const scrolls = event.pointerType === 'touch' && !takesFingers(element)
    // A chart would be moved along with the piece.
    if (!scrolls) event.stopPropagation()
    const looks = root.querySelector(`[data-looks='${CSS.escape(piece)}']`) ?? element
    const { x, y, width, height } = looks.getBoundingClientRect()
    held = {
      piece,
      element: looks,
      pointer: event.pointerId,
      scrolls,
      start: { x: event.clientX, y: event.clientY },
      box: { x, y, width, height },
      copy: null,
      under: null,
    }
    if (scrolls) timer = window.setTimeout(() => feel(0, true), REST)
    listen(true)
  }

  /** Whether the piece is in the hand by now. */
  function feel(travelled: number, rested: boolean): boolean {
    if (!held || held.copy) return held !== null
    const grasp = grip(held.scrolls, travelled, rested)
    if (grasp === 'lift') lift(held)
    if (grasp === 'leave') end()
    return grasp === 'lift'
  }

  function lift(now: Held) {
    clearTimeout(timer)
    now.copy = copied(now.element, now.box, root)
    root.setPointerCapture(now.pointer)
    root.dataset.dragging = ''
    ;(now.element as HTMLElement).dataset.lifted = ''
    dragging.lift?.(now.piece)
    void mark()
  }

  function move(event: PointerEvent) {
    if (!held || event.pointerId !== held.pointer) return
    const [dx, dy] = [event.clientX - held.start.x, event.clientY - held.start.y]
    if (!feel(Math.hypot(dx, dy), false)) return
    held.copy!.style.translate = `${held.box.x + dx}px ${held.box.y + dy}px`
    const under = placeAt(held, event)
    if (under === held.under) return
    held.under = under
    if (under !== null) dragging.over?.(held.piece, under)
    void mark()
  }

  function release(event: PointerEvent) {
    if (!held || event.pointerId !== held.pointer) return
    const { piece, copy } = held
    if (!copy) return end()
    const place = event.type === 'pointerup' ? placeAt(held, event) : null
    end()
    swallowClick()
    if (place !== null) dragging.drop(piece, place)
    else dragging.miss?.(piece)
  }

  function abandon(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !held?.copy) return
    event.preventDefault()
    event.stopPropagation()
    const { piece } = held
    end()
    dragging.miss?.(piece)
  }

  function end() {
    clearTimeout(timer)
    held?.copy?.remove()
    held?.element.removeAttribute('data-lifted')
    held = null
    delete root.dataset.dragging
    for (const place of root.querySelectorAll('[data-takes]')) place.removeAttribute('data-takes')
    listen(false)
  }

  /** Shows where the piece may be put; what has been drawn so far may change that. */
  async function mark() {
    await tick()
    if (!held) return
    const places = placesOf(held.piece)
    for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
      const spot = element.dataset.spot!
      if (places.has(spot)) element.dataset.takes = spot === held.under ? 'now' : 'too'
      else delete element.dataset.takes
    }
  }

  function placeAt({ piece }: Held, { clientX: x, clientY: y, pointerType }: PointerEvent) {
    const places = placesOf(piece)
    for (const element of document.elementsFromPoint(x, y)) {
      const spot = root.contains(element) ? spotOf(element)?.dataset.spot : undefined
      if (spot !== undefined && places.has(spot)) return spot
    }
    if (pointerType !== 'touch') return null
    const edges = new Map(
      [...root.querySelectorAll<HTMLElement>('[data-spot]')]
        .filter((element) => places.has(element.dataset.spot!))
        .map((element) => {
          const box = element.getBoundingClientRect()
          const edge = {
            x: Math.min(Math.max(x, box.left), box.right),
            y: Math.min(Math.max(y, box.top), box.bottom),
          }
          return [element.dataset.spot!, edge]
        }),
    )
    return nearest({ x, y }, edges, NEAR)
  }

  /** A hand over what can be lifted. */
  function hover(event: PointerEvent) {
    hovered?.removeAttribute('data-lifts')
    hovered = spotOf(event.target as Element)
    if (hovered && placesOf(hovered.dataset.spot!).size) hovered.dataset.lifts = ''
  }

  function keep(event: Event) {
    if (held?.copy) event.preventDefault()
  }
  const still = (event: Event) => event.preventDefault()

  function listen(on: boolean) {
    const turn = on ? 'addEventListener' : 'removeEventListener'
    window[turn]('pointermove', move as EventListener)
    window[turn]('pointerup', release as EventListener)
    window[turn]('pointercancel', release as EventListener)
    window[turn]('keydown', abandon as EventListener, true)
    document[turn]('selectstart', still)
    document[turn]('dragstart', still)
    document[turn]('contextmenu', keep)
  }

  root.addEventListener('pointerdown', press, true)
  root.addEventListener('pointerover', hover)
  // Once a piece is lifted, the finger must not scroll; this has to listen before it comes down.
  root.addEventListener('touchmove', keep, { passive: false })
  return {
    update: (next) => (dragging = next),
    destroy() {
      end()
      root.removeEventListener('pointerdown', press, true)
      root.removeEventListener('pointerover', hover)
      root.removeEventListener('touchmove', keep)
    },
  }
}

/** Whether a finger that moves here is ours, as on a chart, and not the page's to scroll. */
const takesFingers = (element: Element) =>
  getComputedStyle(element.closest('svg') ?? element).touchAction === 'none'

/** The piece once more, above everything, where it is to be seen while it is carried. */
function copied(element: Element, box: Held['box'], root: HTMLElement): HTMLElement {
  const holder = document.createElement('div')
  holder.className = 'carried'
  holder.popover = 'manual'
  holder.inert = true
  holder.setAttribute('aria-hidden', 'true')
  const copy = element.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('[data-spot]')]) {
    one.removeAttribute('data-spot')
  }
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const frame = element.getBBox()
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    drawing.setAttribute('viewBox', `${frame.x} ${frame.y} ${frame.width} ${frame.height}`)
    copy.removeAttribute('transform')
    ;(copy as SVGElement).style.transform = 'none'
    drawing.append(copy)
    holder.append(drawing)
    root.append(holder)
  } else {
    // Its neighbourhood gives it its looks.
    holder.append(copy)
    element.parentElement!.append(holder)
  }
  holder.style.width = `${box.width}px`
  holder.style.height = `${box.height}px`
  holder.style.translate = `${box.x}px ${box.y}px`
  holder.showPopover()
  return holder
}

/** The pointer comes up over something, which must not take that for a tap. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}
