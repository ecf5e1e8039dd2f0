import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fixtures } from './tools/fixtures.ts'

const server = process.env.FONDACO_SERVER ?? 'http://127.0.0.1:8000'

/** A chunk of a title is named after it, so that the committed files keep their names. */
function chunkName(chunk: { name: string; moduleIds: string[] }): string {
  const slugs = new Set(chunk.moduleIds.map((id) => id.match(/titles\/([^/]+)\//)?.[1] ?? ''))
  const [slug] = slugs.size === 1 ? slugs : ['']
  if (!slug) return `assets/${chunk.name}.js`
  return chunk.name === 'index' || chunk.name === slug
    ? `assets/${slug}.js`
    : `assets/${slug}-${chunk.name}.js`
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
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
