/** The boards there are: a folder each, loaded when a table of the title opens. */
import type { TitleModule } from './board'

const BOARDS = import.meta.glob<TitleModule>(['./*/index.ts', '!./generic/index.ts'])

/** A title without a folder is played on the generic board. */
export async function titleModule(slug: string): Promise<TitleModule> {
  const load = BOARDS[`./${slug}/index.ts`]
  return load ? await load() : await import('./generic/index')
}
