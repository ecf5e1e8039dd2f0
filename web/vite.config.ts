import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fixtures } from './tools/fixtures.ts'

const server = process.env.FONDACO_SERVER ?? 'http://127.0.0.1:8000'

/** A chunk is named after its folder, so that the committed files keep their names. */
function chunkName(chunk: { name: string; facadeModuleId: string | null }): string {
  const title = chunk.facadeModuleId?.match(/titles\/([^/]+)\/index\.ts$/)?.[1]
  return `assets/${title ?? chunk.name}.js`
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
    // Five people edit one tree: a page must not go dark for another page's mistake.
    hmr: { overlay: false },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
