/** Addresses of the house: which page, with which words of the path. */
import type { Component } from 'svelte'

export interface PageProps {
  /** The words of the path: /table/:id gives {id}. */
  words: Record<string, string>
  t: (id: string, args?: Record<string, string | number>) => string
}

export interface Route {
  /** '/table/:id' */
  path: string
  load: () => Promise<{ default: Component<PageProps> }>
}

export interface Place {
  route: Route
  words: Record<string, string>
}

/** The words of a path if it has the pattern's shape. */
export function wordsOf(pattern: string, path: string): Record<string, string> | null {
  const [wanted, had] = [pattern, path].map((one) => one.replace(/\/+$/, '').split('/'))
  if (wanted.length !== had.length) return null
  const words: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    if (part.startsWith(':')) words[part.slice(1)] = decodeURIComponent(had[place])
    else if (part !== had[place]) return null
  }
  return words
}

export function placeOf(routes: Route[], path: string): Place | null {
  for (const route of routes) {
    const words = wordsOf(route.path, path)
    if (words) return { route, words }
  }
  return null
}

export const here = $state({
  path: location.pathname,
  search: location.search,
  hash: location.hash,
})

function look(): void {
  Object.assign(here, {
    path: location.pathname,
    search: location.search,
    hash: location.hash,
  })
}

/** Goes to another page of the house. */
export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  look()
  if (!replace) scrollTo(0, 0)
}

/** Links inside the house change the page without loading it anew. */
export function followLinks(): void {
  addEventListener('popstate', look)
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    ) {
      return
    }
    const link = (event.target as Element).closest?.('a')
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
