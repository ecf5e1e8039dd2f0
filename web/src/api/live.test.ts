import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Live } from './live'
import type { LiveMessage } from './types'

/** The socket of the page, as far as `Live` knows it. */
class Socket {
  static OPEN = 1
  static CLOSED = 3
  static last: Socket
  readyState = Socket.OPEN
  sent: { key: string }[] = []
  onopen = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor(public address: string) {
    Socket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = Socket.CLOSED
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const away = { type: '/problems/unavailable', title: '', status: 503, detail: 'the disk is full' }
let heard: LiveMessage[]
let states: string[]
let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, hidden: false })
  heard = []
  states = []
  live = new Live('table', 0, {
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
  })
  Socket.last.onopen()
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what a house could not write down is sent again by itself, and said to wait', () => {
  live.act('mine', 3, { do: 'pass' })
  for (let time = 1; time <= 3; time++) {
    Socket.last.say({ type: 'refused', key: 'mine', problem: away })
    expect(states.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(20_000)
    expect(Socket.last.sent.filter(({ key }) => key === 'mine')).toHaveLength(1 + time)
  }
  expect(heard).toEqual([])
  Socket.last.say({ type: 'done', key: 'mine', number: 4 })
  expect(states.at(-1)).toBe('live')
  expect(heard.map(({ type }) => type)).toEqual(['done'])
  vi.advanceTimersByTime(20_000)
  expect(Socket.last.sent.filter(({ key }) => key === 'mine')).toHaveLength(4)
})

test('what the rules refuse is not sent again', () => {
  live.act('mine', 3, { do: 'pass' })
  Socket.last.say({ type: 'refused', key: 'mine', problem: { ...away, status: 409 } })
  vi.advanceTimersByTime(20_000)
  expect(heard.map(({ type }) => type)).toEqual(['refused'])
  expect(Socket.last.sent).toHaveLength(1)
})
