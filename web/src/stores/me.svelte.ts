/** Who I am in this browser: nobody, a guest, or somebody with an account. */
import { get, keepToken, post } from '../api/client'
import type { Me, Person } from '../api/types'
import { settings } from './settings.svelte'

export const me: { person: Person | null; known: boolean } = $state({ person: null, known: false })

let asking: Promise<Person | null> | null = null

function learn(answer: Me): Person | null {
  keepToken(answer.csrf)
  me.person = answer.person
  me.known = true
  return answer.person
}

/** Asks the house who I am, once. */
export function whoAmI(): Promise<Person | null> {
  asking ??= get<Me>('/me').then(learn)
  return asking
}

/** Takes over what a sign-in, a sign-out or a new name answered. */
export function become(answer: Me): void {
  asking = Promise.resolve(learn(answer))
}

/** Being somebody: a guest is made for those who are nobody yet. */
export async function somebody(name?: string): Promise<Person> {
  const known = await whoAmI()
  if (known) return known
  const answer = await post<Me>('/guests', { name, language: settings.language })
  asking = Promise.resolve(learn(answer))
  return answer.person!
}

/** Forgets what is known, so that the next question goes to the house. */
export function askAgain(): Promise<Person | null> {
  asking = null
  return whoAmI()
}
