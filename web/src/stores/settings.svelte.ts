/** What a reader likes, kept in this browser; all tabs agree. */

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'light' | 'dark'
export const CONFIRMS = ['needed', 'always', 'never'] as const
export type Confirm = (typeof CONFIRMS)[number]
export const PACES = ['slow', 'normal', 'fast', 'none'] as const
export type Pace = (typeof PACES)[number]

export interface Settings {
  language: Language
  theme: Theme
  /** How fast pieces move: 0 not at all, 1 normal, 2 twice as long. */
  motion: number
  sounds: boolean
  /** Patterns on colours, for those who cannot tell them apart. */
  patterns: boolean
  /** Names as the board prints them, not in the reader's language. */
  printed: boolean
  /** Ask before a choice is sent: always, where it cannot be taken back, or never. */
  confirm: Confirm
  /** How fast the moves of others are shown, one after the other. */
  pace: Pace
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

function defaults(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    language: ownLanguage(),
    theme: 'auto',
    motion: still ? 0 : 1,
    sounds: false,
    patterns: false,
    printed: false,
    confirm: 'needed',
    pace: still ? 'none' : 'normal',
    pass: true,
    notify: false,
  }
}

function kept(): Partial<Settings> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    // It was yes or no once.
    if (typeof found.confirm === 'boolean') found.confirm = found.confirm ? 'needed' : 'never'
    return found
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...defaults(), ...kept() })

/** Changes settings and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }))
  } catch {
    // A browser that keeps nothing still plays.
  }
  show()
}

/** Puts the settings on the page: theme, language, motion. */
export function show(): void {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = settings.theme === 'auto' ? (dark ? 'dark' : 'light') : settings.theme
  root.dataset.motion = settings.motion === 0 ? 'off' : 'on'
  root.dataset.patterns = settings.patterns ? 'on' : 'off'
  root.lang = settings.language
}

/** Follows the system's theme and the other tabs. */
export function follow(): void {
  show()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return
    Object.assign(settings, { ...defaults(), ...kept() })
    show()
  })
}
