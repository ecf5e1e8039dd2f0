/** What went wrong, in a sentence for the reader. */
import { Trouble } from '../api/client'
import type { PageProps } from '../app/router.svelte'

export function explain(error: unknown, t: PageProps['t']): string {
  if (!(error instanceof Trouble)) return t('trouble', { why: String(error) })
  switch (error.kind) {
    case 'unreachable':
      return t('unreachable')
    case 'too-many':
      return t('too-many')
    case 'not-found':
      return t('page-not-found')
    default:
      return t('trouble', { why: error.message })
  }
}
