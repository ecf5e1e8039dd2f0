/** What a reader likes, kept in this browser; all tabs agree. */

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'light' | 'dark'

export interface Wishes {
  language: Language
  theme: Theme
  /** How fast pieces move: 0 not at all, 1 normal, 2 twice as long. */
  motion: number
  sounds: boolean
  /** Patterns on colours, for those who cannot tell them apart. */
  patterns: boolean
  /** Ask before a choice is sent. */
  confirm: boolean
  /** A lone choice without alternatives passes by itself. */
  pass: boolean
  /** A browser notification when it is my turn and I am elsewhere. */
  notify: boolean
}

const KEY = 'fondaco.wishes'

function ownLanguage(): Language {
  const spoken = navigator.languages?.map((language) => language.slice(0, 2)) ?? []
  return (
    spoken.find((one): one is Language => (LANGUAGES as readonly string[]).includes(one)) ?? 'en'
  )
}

function defaults(): Wishes {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    language: ownLanguage(),
    theme: 'auto',
    motion: still ? 0 : 1,
    sounds: false,
    patterns: false,
    confirm: true,
    pass: true,
    notify: false,
  }
}

function kept(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const wishes: Wishes = $state({ ...defaults(), ...kept() })

/** Changes wishes and keeps them. */
export function wish(change: Partial<Wishes>): void {
  Object.assign(wishes, change)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }))
  } catch {
    // A browser that keeps nothing still plays.
  }
  show()
}

/** Puts the wishes on the page: theme, language, motion. */
export function show(): void {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = wishes.theme === 'auto' ? (dark ? 'dark' : 'light') : wishes.theme
  root.dataset.motion = wishes.motion === 0 ? 'off' : 'on'
  root.dataset.patterns = wishes.patterns ? 'on' : 'off'
  root.lang = wishes.language
}

/** Follows the system's theme and the other tabs. */
export function follow(): void {
  show()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return
    Object.assign(wishes, { ...defaults(), ...kept() })
    show()
  })
}
