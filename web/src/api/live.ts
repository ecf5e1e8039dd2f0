/** The live connection of one seat: resumes where it was, waits longer after each failure. */
import type { Action, LiveMessage } from './types'

export interface LiveEvents {
  hear: (message: LiveMessage) => void
  /** 'live' once a message came, 'lost' while it tries again, 'waiting' for a house that cannot
      write anything down just now. */
  state: (state: 'connecting' | 'live' | 'lost' | 'waiting' | 'closed') => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
const SILENCE = 60_000
const UNAVAILABLE = 503
/** Close codes from here on are the house's own "no": knocking again would not help. */
const TURNED_AWAY = 4400

/** How long to wait before the n-th attempt, spread so that a whole house does not knock at once. */
export function wait(attempt: number, random = Math.random()): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
  return most / 2 + (most / 2) * random
}

export class Live {
  private socket: WebSocket | null = null
  private attempt = 0
  private heardAt = 0
  private number: number | null = null
  private stopped = false
  /** How often in a row the house could not write down what was sent. */
  private failures = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval>
  /** What was sent and not yet answered: sent again after a reconnect, with the same key. */
  private unanswered = new Map<string, string>()

  constructor(
    private table: string,
    private seat: number | null,
    private events: LiveEvents,
  ) {
    this.pinging = setInterval(() => this.ping(), PING_EVERY)
    addEventListener('online', this.now)
    document.addEventListener('visibilitychange', this.now)
    this.open()
  }

  act(key: string, number: number, action: Action): void {
    this.send(key, { do: 'act', key, number, action })
  }

  undo(key: string, number: number): void {
    this.send(key, { do: 'undo', key, number })
  }

  chat(text: string, to: number | null): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ do: 'chat', text, to }))
    }
  }

  close(): void {
    this.stopped = true
    clearTimeout(this.retry)
    clearTimeout(this.again)
    clearInterval(this.pinging)
    removeEventListener('online', this.now)
    document.removeEventListener('visibilitychange', this.now)
    this.socket?.close()
  }

  private send(key: string, message: object): void {
    const text = JSON.stringify(message)
    this.unanswered.set(key, text)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams()
    if (this.seat !== null) query.set('seat', String(this.seat))
    if (this.number !== null) query.set('from', String(this.number))
    return `${scheme}://${location.host}/api/tables/${this.table}/live?${query}`
  }

  private open(): void {
    this.events.state(this.attempt ? 'lost' : 'connecting')
    const socket = new WebSocket(this.address())
    this.socket = socket
    socket.onopen = () => {
      this.attempt = 0
      this.heardAt = Date.now()
      this.events.state('live')
      for (const text of this.unanswered.values()) socket.send(text)
    }
    socket.onmessage = (event) => this.receive(JSON.parse(event.data))
    socket.onclose = (event) => {
      if (this.socket !== socket || this.stopped) return
      if (event.code >= TURNED_AWAY && event.code < TURNED_AWAY + 100) {
        this.close()
        return this.events.state('closed')
      }
      this.events.state('lost')
      this.retry = setTimeout(() => this.open(), wait(this.attempt))
      this.attempt += 1
    }
  }

  private receive(message: LiveMessage): void {
    this.heardAt = Date.now()
    if (message.type === 'hello' || message.type === 'news') this.number = message.number
    if (message.type === 'refused' && message.problem.status === UNAVAILABLE && message.key) {
      return this.sendAgain()
    }
    if ((message.type === 'done' || message.type === 'refused') && message.key) {
      this.unanswered.delete(message.key)
      if (this.failures) this.events.state('live')
      this.failures = 0
    }
    this.events.hear(message)
  }

  /** The house lives, its database does not: what was sent is kept, and sent again by itself. */
  private sendAgain(): void {
    this.events.state('waiting')
    clearTimeout(this.again)
    this.again = setTimeout(() => {
      if (this.socket?.readyState !== WebSocket.OPEN) return
      for (const text of this.unanswered.values()) this.socket.send(text)
    }, wait(this.failures))
    this.failures += 1
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.heardAt > SILENCE) this.socket.close()
    else this.socket.send('{"do":"ping"}')
  }

  /** Back from elsewhere: no need to wait out the pause. */
  private now = (): void => {
    if (this.stopped || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.retry)
    this.attempt = 0
    this.open()
  }
}
