/** Fluent texts, fetched once per language and title. */
import { Voice } from './voice'

const fetched = new Map<string, Promise<string>>()

function text(url: string): Promise<string> {
  let found = fetched.get(url)
  if (!found) {
    found = fetch(url).then(async (answer) => {
      if (answer.ok) return await answer.text()
      fetched.delete(url)
      throw new Error(`${url}: ${answer.status}`)
    })
    fetched.set(url, found)
  }
  return found
}

interface Spoken {
  /** The title whose words are needed too, and who plays. */
  slug?: string | null
  names?: string[]
  /** Whether the pages of the house are spoken too: a table does without. */
  pages?: boolean
  /** Whether names are said as they are printed on the board. */
  printed?: boolean
  texts?: { house: string; title: string }
}

/** A voice of the house, or of a title when one is named. */
export async function loadVoice(
  language: string,
  {
    slug = null,
    names = [],
    pages = false,
    printed = false,
    texts = { house: '/api/texts', title: '/api/titles/' },
  }: Spoken = {},
): Promise<Voice> {
  const house = `${texts.house}/${language}`
  const parts = [
    house,
    ...(pages ? [`${house}/pages`] : []),
    ...(slug ? [titleUrl(texts.title, slug, language)] : []),
  ]
  return new Voice(language, await Promise.all(parts.map(text)), names, printed)
}

function titleUrl(base: string, slug: string, language: string): string {
  return base.endsWith('/') ? `${base}${slug}/texts/${language}` : `${base}/${slug}/${language}`
}
