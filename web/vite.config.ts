import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fixtures } from './tools/fixtures.ts'

const server = process.env.FONDACO_SERVER ?? 'http://127.0.0.1:8000'

/** A chunk of a title is named after it, so that the committed files keep their names. */
function chunkName(chunk: { name: string; moduleIds: string[] }): string {
  const slugs = new Set(chunk.moduleIds.map((id) => id.match(/titles\/([^/]+)\//)?.[1] ?? ''))
  const [slug] = slugs.size === 1 ? slugs : ['']
  if (!slug) return `assets/${chunk.name}.js`
  if (chunk.name === 'index') return `assets/${slug}.js`
  return chunk.name.startsWith(slug) ? `assets/${chunk.name}.js` : `assets/${slug}-${chunk.name}.js`
}

/** What a title's board and the pages share, each in a file of its own. */
function ofTitle(id: string): string | null {
  const slug = id.match(/titles\/([^/]+)\//)?.[1]
  return slug ? `${slug}-shared` : 'titles'
}

export default defineConfig({
  plugins: [svelte(), fixtures()],
  build: {
    outDir: '../src/fondaco/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: chunkName,
        assetFileNames: 'assets/[name][extname]',
        // Every file costs half a kilobyte of headers: what every page needs is one.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules|src.(api|app|speech|stores)./, priority: 2 },
            { name: 'table', test: /src.table./, minShareCount: 2, priority: 1 },
            { name: 'map', test: /src.map.(?!Coast|coast|hills)/, minShareCount: 2, priority: 1 },
            { name: ofTitle, test: /src.titles.(?!.*(Emblem|shelf))/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
