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

/** A voice of the house, or of a title when one is named. */
export async function loadVoice(
  language: string,
  slug: string | null = null,
  names: string[] = [],
  texts = { house: '/api/texts', title: '/api/titles/' },
): Promise<Voice> {
  const house = text(`${texts.house}/${language}`)
  const title = slug ? [text(titleUrl(texts.title, slug, language))] : []
  return new Voice(language, await Promise.all([house, ...title]), names)
}

function titleUrl(base: string, slug: string, language: string): string {
  return base.endsWith('/') ? `${base}${slug}/texts/${language}` : `${base}/${slug}/${language}`
}
