// How much a browser has to load before a table can be used. Prints the sizes, and keeps them small.
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES, type Language } from '@landfall/tabletop'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

/** Building takes a while where several things are done at once. */
const BUILD_MS = 120_000

/**
 * What the screens of each game load before its first move (its form, its table and their words), and how much all scripts of the
 * page, of the game and of one language (the largest) may be as our server sends them: after Brotli.
 */
const GAMES = [
  {
    game: 'crusoe',
    mostKilobytes: 201,
    screens: ['web/src/crusoe/setup/setup-form.tsx', 'web/src/crusoe/table-screen.tsx'],
    words: ['games/crusoe/words.ts'],
  },
  {
    game: 'naufragos',
    mostKilobytes: 157,
    screens: ['web/src/naufragos/setup-form.tsx', 'web/src/naufragos/table-screen.tsx'],
    words: ['games/naufragos/words.ts'],
  },
  {
    game: 'continent',
    mostKilobytes: 199.5,
    screens: ['web/src/continent/setup-form.tsx', 'web/src/general/general-screen.tsx'],
    words: [],
  },
]

/** Of the games themselves, and of the screens and words that only one of them has. */
const OF_GAMES =
  /\/packages\/(?:crusoe|naufragos|continent|demo)\/src\/|\/web\/src\/(?:crusoe|naufragos|continent|general)\/(?!screen-game)|\/web\/src\/text\/\w+\/games\/(?!all)/

/** What a language says; its groups only tell where that is. */
const OF_LANGUAGES = new RegExp(`/text/(?:${LANGUAGES.join('|')})/(?!\\w+-groups\\.ts|games/all/words\\.ts)`)

type Chunks = readonly Rolldown.OutputChunk[]

let page: Chunks = []
let worker: Chunks = []

async function built(input?: string): Promise<Chunks> {
  const outputs = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    mode: 'production',
    logLevel: 'silent',
    build: {
      write: false,
      reportCompressedSize: false,
      ...(input === undefined ? {} : { rolldownOptions: { input } }),
    },
  })
  return [outputs]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk')
}

beforeAll(async () => {
  // Tests have an environment of their own, in which JSX carries the places of its source.
  vi.stubEnv('NODE_ENV', 'production')
  page = await built()
  // The page has its worker as a file: built alone it tells what is in it.
  worker = await built(fileURLToPath(new URL('../src/worker/engine.ts', import.meta.url)))
}, BUILD_MS)

/** A chunk with all that it cannot do without. */
function withImports(chunks: Chunks, chunk: Rolldown.OutputChunk | undefined): Chunks {
  if (chunk === undefined) throw new Error('a chunk is missing')
  return [
    chunk,
    ...chunk.imports.flatMap((name) =>
      withImports(
        chunks,
        chunks.find(({ fileName }) => fileName === name),
      ),
    ),
  ]
}

/** The chunk that is loaded for a module, with all that it cannot do without. */
function loadedFor(chunks: Chunks, module: string): Chunks {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/packages/${module}`) === true)
  if (chunk === undefined) throw new Error(`${module} is not loaded by itself`)
  return withImports(chunks, chunk)
}

const begin = (chunks: Chunks): Chunks =>
  withImports(
    chunks,
    chunks.find(({ isEntry }) => isEntry),
  )

const modulesOf = (chunks: Chunks): readonly string[] => chunks.flatMap(({ moduleIds }) => moduleIds)

/** Most chunks are in every language: each is compressed once. */
const compressed = new Map<Rolldown.OutputChunk, number>()

function sizeOf(chunk: Rolldown.OutputChunk): number {
  const size = compressed.get(chunk) ?? brotliCompressSync(chunk.code).length
  compressed.set(chunk, size)
  return size
}

const size = (chunks: Chunks): number => [...new Set(chunks)].reduce((sum, chunk) => sum + sizeOf(chunk), 0)

test('the page and its worker begin without any game or language, and Beacon is nowhere', () => {
  for (const chunks of [page, worker]) {
    expect(modulesOf(begin(chunks)).filter((id) => OF_GAMES.test(id))).toEqual([])
    expect(modulesOf(begin(chunks)).filter((id) => OF_LANGUAGES.test(id))).toEqual([])
    expect(modulesOf(chunks).filter((id) => id.includes('/packages/demo/'))).toEqual([])
  }
})

test('neither the page nor its worker carries bots', () => {
  expect(modulesOf([...page, ...worker]).filter((id) => /\/heuristic\b/.test(id))).toEqual([])
})

test('neither the page nor its worker carries the words of the other', () => {
  expect(modulesOf(page).filter((id) => /\/text\/\w+\/worker/.test(id))).toEqual([])
  expect(modulesOf(worker).filter((id) => /\/web\/src\/text\/\w+\/(?!worker)/.test(id))).toEqual([])
})

for (const { game, mostKilobytes, screens, words } of GAMES) {
  test(`the scripts that a table of ${game} needs are at most ${mostKilobytes} kB as they are sent`, () => {
    const sizeIn = (language: Language): number =>
      size([
        ...begin(page),
        ...['first.ts', ...words].flatMap((file) => loadedFor(page, `web/src/text/${language}/${file}`)),
        ...screens.flatMap((screen) => loadedFor(page, screen)),
      ]) +
      size([
        ...begin(worker),
        ...loadedFor(worker, `${game}/src/index.ts`),
        ...loadedFor(worker, `${game}/src/text/${language}/index.ts`),
        ...loadedFor(worker, `web/src/text/${language}/worker.ts`),
      ])
    const sizes = LANGUAGES.map((language) => ({ language, bytes: sizeIn(language) }))
    const rows = sizes.map(({ language, bytes }) => `${(bytes / 1000).toFixed(3).padStart(8)} kB  ${game}, ${language}`)
    console.log(rows.join('\n'))
    for (const { language, bytes } of sizes) expect(bytes, language).toBeLessThanOrEqual(mostKilobytes * 1000)
  })
}

test('tables online and the rules come later', () => {
  const first = modulesOf([...begin(page), ...loadedFor(page, 'web/src/crusoe/table-screen.tsx')])
  expect(first.filter((id) => /virtual:rules|\/src\/online\/|\/src\/table\/online\.ts/.test(id))).toEqual([])
  expect(modulesOf(begin(worker)).filter((id) => /\/worker\/(?:online|connection)/.test(id))).toEqual([])
  expect(modulesOf(worker).some((id) => id.endsWith('/worker/online-table.ts'))).toBe(true)
})
