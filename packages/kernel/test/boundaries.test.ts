// The arrows of docs/architecture.md are lint rules; here the rules are shown to bite.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'landfall-boundaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What it is, where it is written, what is written there, and what the linter says. */
const BROKEN = [
  [
    'the kernel imports a game',
    'packages/kernel/src/a.ts',
    "export { beacon } from '@landfall/demo'",
    'The kernel imports no game',
  ],
  [
    'the kernel imports I/O',
    'packages/kernel/src/a.ts',
    "export { readFileSync } from 'node:fs'",
    'The kernel imports no game',
  ],
  [
    'the tabletop imports a game',
    'packages/tabletop/src/a.ts',
    "export { beacon } from '@landfall/demo'",
    'The tabletop stands on the kernel',
  ],
  [
    'the tabletop imports the terminal',
    'packages/tabletop/src/players/a.ts',
    "export { main } from '@landfall/cli'",
    'The tabletop stands on the kernel',
  ],
  [
    'the list of games imports I/O',
    'packages/games/src/a.ts',
    "export { readFileSync } from 'node:fs'",
    'The list of games imports games',
  ],
  [
    'a game imports another game',
    'packages/demo/src/a.ts',
    "export { crusoe } from '@landfall/crusoe'",
    'no other game, no I/O',
  ],
  [
    'the server imports a game',
    'packages/server/src/a.ts',
    "export { crusoe } from '@landfall/crusoe'",
    'The server knows no game',
  ],
  [
    'the protocol imports the kernel',
    'packages/protocol/src/a.ts',
    "export { TABLE } from '@landfall/kernel'",
    'The protocol stands alone',
  ],
  ['a game imports I/O', 'packages/demo/src/cards/a.ts', "export { get } from 'node:http'", 'no other game, no I/O'],
  [
    'the testkit imports a game',
    'packages/testkit/src/a.ts',
    "export { beacon } from '@landfall/demo'",
    'The testkit knows no game',
  ],
  [
    'the screen imports rules',
    'packages/web/src/crusoe/a.ts',
    "export { crusoe } from '@landfall/crusoe'",
    'The screen knows no rules',
  ],
  [
    'the terminal imports the testkit',
    'packages/cli/src/a.ts',
    "export { fuzz } from '@landfall/testkit'",
    'The testkit is for tests only',
  ],
  ['rules read the clock', 'packages/demo/src/a.ts', 'export const now = Date.now()', 'global variable Date'],
  [
    'rules read the environment',
    'packages/tabletop/src/a.ts',
    'export const home = process.env',
    'global variable process',
  ],
  [
    'rules roll their own dice',
    'packages/demo/src/a.ts',
    'export const roll = Math.random()',
    'never from Math.random',
  ],
] as const

const ALLOWED = [
  ['packages/demo/src/allowed.ts', "export { start } from '@landfall/kernel'"],
  ['packages/demo/src/cards/allowed.ts', "export { zones } from '../state.ts'"],
] as const

/** Each is in a file of its own, so that the linter starts once for all. */
const fileOf = (path: string, line: string): string => path.replace('a.ts', `${line.replace(/\W+/g, '-')}.ts`)

interface Diagnostic {
  readonly message: string
  readonly category: string
  readonly location: { readonly path: string }
}

let found: readonly Diagnostic[] = []

beforeAll(async () => {
  for (const name of ['biome.json', 'scripts/no-math-random.grit']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(root, name), join(folder, name))
  }
  for (const [, path, line] of BROKEN) write(fileOf(path, line), line)
  for (const [path, line] of ALLOWED) write(path, line)
  found = JSON.parse((await lint(20_000)) ?? (await lint(60_000)) ?? '{}').diagnostics
}, 100_000)

function write(path: string, line: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${line}\n`)
}

/** What the linter says; nothing, if it is stuck: some of its versions are known to deadlock now and then. */
async function lint(withinMs: number): Promise<string | undefined> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'packages']
  // A group of its own, because the program starts another one, which has to be ended as well.
  const child = spawn(process.execPath, [biome, ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  let isStuck = false
  const timer = setTimeout(() => {
    isStuck = true
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }, withinMs)
  await once(child, 'close')
  clearTimeout(timer)
  return isStuck ? undefined : said
}

const about = (file: string): readonly Diagnostic[] => found.filter(({ location }) => location.path === file)

test.each(BROKEN)('it is found when %s', (_, path, line, message) => {
  expect(about(fileOf(path, line)).map((one) => one.message)).toContainEqual(expect.stringContaining(message))
})

test('it is allowed to import what stands below', () => {
  const refused = ALLOWED.flatMap(([path]) => about(path)).map(({ category }) => category)
  expect(refused).not.toContain('lint/style/noRestrictedImports')
})
