// The arrows of docs/architecture.md are lint rules; here the rules are shown to bite.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'landfall-boundaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

function lint(path: string, line: string): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  mkdirSync(join(folder, 'scripts'), { recursive: true })
  cpSync(join(root, 'scripts/no-math-random.grit'), join(folder, 'scripts/no-math-random.grit'))
  writeFileSync(file, `${line}\n`)
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', path], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(file)
  return stdout + stderr
}

test.each([
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
])('it is found when %s', (_, path, line, message) => {
  expect(lint(path, line)).toContain(message)
})

test('it is allowed to import what stands below', () => {
  expect(lint('packages/demo/src/a.ts', "export { start } from '@landfall/kernel'")).not.toContain(
    'noRestrictedImports',
  )
  expect(lint('packages/demo/src/cards/a.ts', "export { zones } from '../state.ts'")).not.toContain(
    'noRestrictedImports',
  )
})
