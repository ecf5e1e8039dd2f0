/** Parts of the app that are fetched when somebody first needs them. */
import type { Component } from 'svelte'
import { begun } from './settled'

/** A component that lies in a file of its own. */
export type Part<Props extends Record<string, any> = Record<string, any>> = () => Promise<{
  default: Component<Props>
}>

/** The component itself; the page is not settled before it is there. */
export async function fetched<Props extends Record<string, any>>(
  load: Part<Props>,
): Promise<Component<Props>> {
  const done = begun('part')
  try {
    return (await load()).default
  } finally {
    // Whoever waits for it draws it first.
    queueMicrotask(done)
  }
}
