// How much a browser has to load before a table can be used. Prints the sizes, and keeps them small.
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES } from '@landfall/tabletop'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

/** All scripts of the page, of one game and of one language (the largest), as our server sends them: after Brotli. */
const MOST_BYTES = 200_000

/** Building takes a while where several things are done at once. */
const BUILD_MS = 120_000

/** What is loaded of each game before its first move: its form and its table, and the game itself in the worker. */
const GAMES = [
  { worker: 'crusoe', screens: ['src/crusoe/setup/setup-form.tsx', 'src/crusoe/table-screen.tsx'] },
  { worker: 'naufragos', screens: ['src/naufragos/setup-form.tsx', 'src/naufragos/table-screen.tsx'] },
]

/** Of the games themselves, and of the screens that only one of them has. */
const OF_GAMES = /\/packages\/(?:crusoe|naufragos|demo)\/src\/|\/web\/src\/(?:crusoe|naufragos|general)\//

let page: readonly Rolldown.OutputChunk[] = []
/** Workers are built apart, and come as files: only their names and their texts tell what they are. */
let workers: ReadonlyMap<string, string> = new Map()

beforeAll(async () => {
  // Tests have an environment of their own, in which JSX carries the places of its source.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, reportCompressedSize: false },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  page = outputs.filter((file) => file.type === 'chunk')
  workers = new Map(
    outputs.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.js') ? [[file.fileName, String(file.source)] as const] : [],
    ),
  )
}, BUILD_MS)

/** A chunk of the page with all that it cannot do without. */
function withImports(chunk: Rolldown.OutputChunk | undefined): readonly Rolldown.OutputChunk[] {
  if (chunk === undefined) throw new Error('a chunk is missing')
  return [chunk, ...chunk.imports.flatMap((name) => withImports(page.find(({ fileName }) => fileName === name)))]
}

const chunkOf = (module: string): Rolldown.OutputChunk | undefined =>
  page.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module) === true)

/** A file of a worker with all that it cannot do without. */
function withWorkerImports(file: string): readonly string[] {
  const imports = [...(workers.get(file) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)]
  return [file, ...imports.flatMap(([, name]) => withWorkerImports(`assets/${name}`))]
}

/** In each language, since each has files of its own. */
const workersNamed = (name: string): readonly string[] =>
  [...workers.keys()].filter((file) => file.startsWith(`assets/${name}-`))

const sizes = (files: readonly (readonly [name: string, code: string])[]): number =>
  [...new Map(files)].reduce((sum, [, code]) => sum + brotliCompressSync(code).length, 0)

test('the page and its workers begin without any game, and Beacon is nowhere', () => {
  const first = withImports(page.find(({ isEntry }) => isEntry))
  expect(first.flatMap(({ moduleIds }) => moduleIds).filter((id) => OF_GAMES.test(id))).toEqual([])
  expect(page.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/packages/demo/'))).toEqual([])
  for (const language of LANGUAGES) {
    const [worker = '', ...others] = workersNamed(language)
    expect(others).toEqual([])
    expect(workers.get(worker)).not.toMatch(/castaways|night-prowler/)
  }
  for (const [file, code] of workers) expect(code, file).not.toContain('bold-climb')
})

for (const { worker, screens } of GAMES) {
  test(`the scripts that a table of ${worker} needs are at most 200 kB as they are sent`, () => {
    const chunks = [page.find(({ isEntry }) => isEntry), ...screens.map(chunkOf)].flatMap(withImports)
    const ofPage = chunks.map(({ fileName, code }) => [fileName, code] as const)
    const games = workersNamed(worker)
    expect(games).toHaveLength(LANGUAGES.length)
    const totals = games.map((game) => {
      const ofWorker = withWorkerImports(game).map((file) => [file, workers.get(file) ?? ''] as const)
      // A game is loaded by the worker of its language, which it imports from.
      expect(ofWorker.some(([file]) => LANGUAGES.some((language) => file.startsWith(`assets/${language}-`)))).toBe(true)
      return { game, bytes: sizes([...ofPage, ...ofWorker]) }
    })
    const rows = totals.map(({ game, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${game} and the page`)
    console.log(rows.join('\n'))
    for (const { game, bytes } of totals) expect(bytes, game).toBeLessThanOrEqual(MOST_BYTES)
  })
}

test('tables online and the rules come later', () => {
  const first = [page.find(({ isEntry }) => isEntry), chunkOf('src/crusoe/table-screen.tsx')].flatMap(withImports)
  const modules = first.flatMap(({ moduleIds }) => moduleIds)
  expect(modules.filter((id) => /virtual:rules|\/src\/online\/|\/src\/table\/online\.ts/.test(id))).toEqual([])
  expect(workersNamed('online')).toHaveLength(LANGUAGES.length)
})
