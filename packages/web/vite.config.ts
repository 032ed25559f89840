// How the page is built: npx vite packages/web for working on it, npx vite build packages/web for playing.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compress } from './plugins/compress.ts'
import { leftOut } from './plugins/left-out.ts'
import { offline } from './plugins/offline.ts'
import { rules } from './plugins/rules.ts'
import { sprites } from './plugins/sprites.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const { version }: { readonly version: string } = JSON.parse(readFileSync(here('package.json'), 'utf8'))

/** No module of a game does anything by being imported: what is not used stays out. */
const treeshake = {
  moduleSideEffects: [{ test: /\/packages\/(?!web\/)[a-z-]+\/src\//, sideEffects: false }],
}

/**
 * Each script is compressed by itself, and few large ones are smaller than many small ones. So what is always loaded together is
 * one: what the page begins with (but for its entry, by which it is found), what every table has, what every game is played with.
 */
const output = {
  codeSplitting: {
    groups: [
      { name: 'page', tags: ['$initial' as const], test: (id: string) => !/\/main\.tsx$|\.html$/.test(id) },
      { name: 'table', minShareCount: 2, test: /\/web\/src\/(?:home|look|parts|rules|table-parts|text)\/[\w.-]+$/ },
      { name: 'kernel', test: /\/packages\/(?:kernel|tabletop)\/src\/(?!text\/\w\w\/)|\/pure-rand\// },
    ],
  },
}

export default defineConfig({
  // The last two look at everything that was written, in this order.
  plugins: [leftOut(), sprites(here('src/look/icon-names.ts'), here('..')), rules(here('..')), offline(), compress()],
  // The games come from their sources, so that a build needs no other build before it.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [leftOut()], rolldownOptions: { treeshake, output } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // Every asset is a file of its own: the policy of the page allows no data: address for scripts, styles and letters.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      output,
      // Compressing well takes a while, and is meant to.
      checks: { bundlerTimings: false },
    },
  },
})
