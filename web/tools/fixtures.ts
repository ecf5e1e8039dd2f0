/**
 * The development page needs no server: its snapshots come from the folder $FONDACO_FIXTURES
 * (made by fixtures.py), its texts and components straight from the sources of the titles.
 */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('../../src/fondaco/', import.meta.url))
const FIXTURES = process.env.FONDACO_FIXTURES ?? join(tmpdir(), 'fixtures')

function folder(slug: string): string {
  return join(SOURCES, 'games', slug.replaceAll('-', '_'))
}

function found(path: string): { type: string; body: string } | null {
  const [what, first, second] = path.split('/')
  if (what === 'fixtures') {
    return { type: 'application/json', body: readFileSync(join(FIXTURES, `${first}.json`), 'utf8') }
  }
  if (what === 'components') {
    const body = readFileSync(join(folder(first), 'components.json'), 'utf8')
    return { type: 'application/json', body }
  }
  if (what === 'texts' && second) {
    const body = readFileSync(join(folder(first), 'texts', `${second}.ftl`), 'utf8')
    return { type: 'text/plain; charset=utf-8', body }
  }
  if (what === 'texts') {
    const [house, web] = ['house', 'web'].map((name) =>
      readFileSync(join(SOURCES, 'locale', first, `${name}.ftl`), 'utf8'),
    )
    return { type: 'text/plain; charset=utf-8', body: `${house}\n${web}` }
  }
  return null
}

export function fixtures(): Plugin {
  return {
    name: 'fixtures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/dev-data/', (request, response) => {
        const answer = found((request.url ?? '').replace(/^\//, '').split('?')[0])
        response.statusCode = answer ? 200 : 404
        response.setHeader('Content-Type', answer?.type ?? 'text/plain')
        response.end(answer?.body ?? 'nothing there')
      })
    },
  }
}
