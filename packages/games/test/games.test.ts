// A game plugs in: what each plugin promises, and how little of the project names a game.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAME_IDS, isGameId, loadGame } from '@landfall/games'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What to look for, where the id alone would find too much or too little. */
const NAMES: { readonly [id: string]: RegExp } = { demo: /\bdemo\b|beacon/i }

/** Tests play games as examples, what is written for people may speak of them, and what is derived is edited by nobody. */
const NOT_COUNTED = [':!**/test/**', ':!**/browser/**', ':!*.md', ':!docs', ':!package-lock.json', ':!*tsconfig*.json']

/** Where the name is an ordinary word: the cards of a game have beacons on their shores. */
const ORDINARY: { readonly [id: string]: readonly string[] } = { demo: [':!packages/continent/src/*cards/*.ts'] }

/** Lines outside a game's own folders that name it, as `path: line`. */
function linesNaming(id: string): readonly string[] {
  const own = [`:!packages/${id}`, `:!packages/web/src/${id}`, `:!packages/web/src/text/*/games/${id}*/*`]
  const list = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    '.',
    ...NOT_COUNTED,
    ...(ORDINARY[id] ?? []),
    ...own,
  ]
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const name = NAMES[id] ?? new RegExp(id, 'i')
  return files
    .filter((path) => existsSync(`${root}${path}`))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))
    .filter(({ text }) => !text.startsWith('// Derived from '))
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
    .filter(({ line }) => name.test(line))
    .map(({ path, line }) => `${path}: ${line.trim()}`)
}

describe.each(GAME_IDS)('%s', (id) => {
  test('has the id of its game', async () => {
    const { game } = await loadGame(id)
    expect(game.id).toBe(id)
    expect(isGameId(id)).toBe(true)
  })

  test('is named by at most five lines elsewhere', () => {
    const lines = linesNaming(id)
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(5)
  })
})
