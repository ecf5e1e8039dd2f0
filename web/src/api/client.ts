/** The house over HTTP: JSON, the CSRF token, and problems as errors. */
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

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (method !== 'GET') headers['X-CSRF-Token'] = csrf
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Trouble({ type: '/problems/unreachable', title: '', status: 0, detail: '' })
  }
  const text = await answer.text()
  const data = text ? read(text) : null
  if (answer.ok) return data as T
  throw new Trouble(
    (data as Problem | null) ?? {
      type: '/problems/failed',
      title: answer.statusText,
      status: answer.status,
      detail: '',
    },
  )
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const get = <T>(path: string) => send<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => send<T>('POST', path, body)
export const put = <T>(path: string, body: unknown) => send<T>('PUT', path, body)
export const patch = <T>(path: string, body: unknown) => send<T>('PATCH', path, body)
export const del = <T>(path: string) => send<T>('DELETE', path)
