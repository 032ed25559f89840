// How much a browser has to load before the table can be used. Prints the sizes, and keeps them small.
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES } from '@landfall/text'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

/** All scripts of the page and the largest of its workers (one is loaded, that of the language), as our server sends them: after Brotli. */
const MOST_BYTES = 200_000

interface Script {
  readonly name: string
  readonly bytes: number
  readonly isLater: boolean
}

test('the scripts that the table needs are at most 200 kB as they are sent', async () => {
  // Tests have an environment of their own, in which JSX carries the places of its source.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, reportCompressedSize: false },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const scripts = outputs.filter(({ fileName }) => fileName.endsWith('.js')).map(scriptOf)
  const workers = scripts.filter(isWorker).toSorted((one, other) => other.bytes - one.bytes)
  const needed = [...scripts.filter((script) => !script.isLater && !isWorker(script)), ...workers.slice(0, 1)]
  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log([...scripts.map(rowOf), rowOf({ name: 'needed by the table', bytes: total, isLater: false })].join('\n'))

  expect(workers.map(({ name }) => name.slice('assets/'.length, 'assets/'.length + 2)).toSorted()).toEqual([
    ...LANGUAGES,
  ])
  expect(needed.length).toBeGreaterThan(1)
  const online = scripts.filter(({ name, isLater }) => isLater && /online/.test(name))
  // One of the screen's, and one for each worker.
  expect(online.length).toBeGreaterThanOrEqual(1 + LANGUAGES.length)
  expect(total).toBeLessThanOrEqual(MOST_BYTES)
})

/** A worker is called after its language. */
const isWorker = ({ name }: Script): boolean => /^assets\/(?:en|it|pl|ru)-/.test(name)

function scriptOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): Script {
  const code = file.type === 'chunk' ? file.code : file.source
  return {
    name: file.fileName,
    bytes: brotliCompressSync(code).length,
    isLater: file.type === 'chunk' ? comesLater(file) : isOnlineWorker(file),
  }
}

/** The numbered rules and the pages that show them, and tables online: they come when somebody asks for them. */
function comesLater({ moduleIds }: Rolldown.OutputChunk): boolean {
  return (
    moduleIds.length > 0 &&
    moduleIds.every((id) => /virtual:rules|\/src\/(?:rules|online)\/|\/src\/table\/online\.ts/.test(id))
  )
}

/** What a worker loads when the first table online is opened. Workers are built apart: only the name tells. */
const isOnlineWorker = ({ fileName }: Rolldown.OutputAsset): boolean => fileName.startsWith('assets/online-')

function rowOf({ name, bytes, isLater }: Script): string {
  return `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}${isLater ? ' (later)' : ''}`
}
