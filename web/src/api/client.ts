/** The house over HTTP: JSON, the CSRF token, and problems as errors. */
import { begun } from '../stores/settled'
import type { Problem } from './types'

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title)
  }

  /** The last word of the problem's type: refused, stale, not-found … */
  get kind(): string {
    return this.problem.type.split('/').at(-1) ?? ''
  }
}

let csrf = ''

/** Told by whoever learns who we are. */
export function keepToken(token: string): void {
  csrf = token
}

/** `body` is data, or a text that must not change by a byte (a record). */
async function send(method: string, path: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf
  const done = begun('call')
  let answer: Response
  let text: string
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      credentials: 'same-origin',
    })
    text = await answer.text()
  } catch {
    throw new Trouble({ type: '/problems/unreachable', title: '', status: 0, detail: '' })
  } finally {
    // What follows from the answer is drawn before the page counts as settled.
    setTimeout(done)
  }
  if (answer.ok) return text
  throw new Trouble(
    (read(text) as Problem | null) ?? {
      type: '/problems/failed',
      title: answer.statusText,
      status: answer.status,
      detail: '',
    },
  )
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read(await send(method, path, body)) as T
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const get = <T>(path: string) => asked<T>('GET', path)
export const getText = (path: string) => send('GET', path)
export const post = <T>(path: string, body: unknown = {}) => asked<T>('POST', path, body)
export const put = <T>(path: string, body: unknown) => asked<T>('PUT', path, body)
export const patch = <T>(path: string, body: unknown) => asked<T>('PATCH', path, body)
export const del = <T>(path: string) => asked<T>('DELETE', path)
