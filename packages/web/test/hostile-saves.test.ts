// Files and entries that were made to do harm, as the worker of the page meets them: a sentence, and nothing is kept.
import { readFileSync } from 'node:fs'
import { JournalError, type JournalFault, LIMITS, readJournal } from '@landfall/kernel'
import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test, vi } from 'vitest'
import { WORKER_WORDS } from '../src/text/worker-words.ts'
import { gameIn } from '../src/worker/bring.ts'
import { isKeptGame, isKeptTable } from '../src/worker/kept-checks.ts'
import { brokenIn } from '../src/worker/words.ts'
import { crusoe, naufragos } from './spoken.ts'

const text = readFileSync(new URL('../../crusoe/kept/castaways-won.json', import.meta.url), 'utf8')

const pluginOf = async (game: string) => {
  const found = [crusoe.en.plugin, naufragos.en.plugin].find((plugin) => plugin.game.id === game)
  if (found === undefined) throw new JournalError('unknownGame', game)
  return found
}

const bring = (file: Blob) => gameIn(file, 'here', pluginOf)

async function faultOf(file: Blob): Promise<JournalFault | 'none'> {
  try {
    await bring(file)
  } catch (thrown) {
    if (thrown instanceof JournalError) return thrown.fault
    throw thrown
  }
  return 'none'
}

describe('a file', () => {
  test('that is a save becomes a game, as it is in the file', async () => {
    const game = await bring(new Blob([text]))
    expect(game.journal).toEqual(readJournal(text))
    expect(isKeptGame(game)).toBe(true)
  })

  test('that is too large is not even read', async () => {
    const file = new Blob(['x'.repeat(LIMITS.text + 1)])
    const read = vi.spyOn(file, 'text')
    expect(await faultOf(file)).toBe('tooLarge')
    expect(read).not.toHaveBeenCalled()
  })

  test.each<[string, BlobPart, JournalFault]>([
    ['nothing', '', 'corrupt'],
    ['no text', new Uint8Array([0xff, 0xfe, 0, 0xc3, 0x28]), 'corrupt'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'corrupt'],
    ['deep', `${'['.repeat(400_000)}${']'.repeat(400_000)}`, 'corrupt'],
    ['deep inside', text.replace('"config": {', `"config": {"a":${'['.repeat(9_000)}${']'.repeat(9_000)},`), 'corrupt'],
    ['cut off', text.slice(0, 3_000), 'truncated'],
    ['with another seed', text.replace('"seed": "', '"seed": "x'), 'edited'],
    ['staged, and not sealed', text.replace('{', '{"opening":{"state":{},"steps":[]},'), 'edited'],
    ['with names that objects have', text.replace('"game": "crusoe"', '"game": "__proto__"'), 'edited'],
    ['of the future', text.replace('"landfall": 2', '"landfall": 3'), 'newer'],
  ])('that is %s gets a fault', async (_, part, fault) => {
    expect(await faultOf(new Blob([part]))).toBe(fault)
  })
})

test.each(LANGUAGES)('what is wrong with a file is said in %s', async (language) => {
  const { worker } = await WORKER_WORDS[language].worker()
  const whys = (['corrupt', 'tooLarge', 'staged'] as const).map((fault) => brokenIn(worker, fault).why)
  expect(new Set(whys).size).toBe(3)
  for (const why of whys) expect(why.length).toBeGreaterThan(20)
})

describe('what the database of the browser holds', () => {
  const digest = { seats: ['cook'], facts: { round: 3 } }
  const game = { id: 'a', changed: 1, journal: readJournal(text), digest, outcome: undefined }
  const table = {
    id: 'a',
    secret: 's',
    changed: 1,
    name: 'n',
    game: 'crusoe',
    digest,
    turn: 'mine',
    outcome: undefined,
  }

  test('is shown if it is what we keep there', () => {
    expect(isKeptGame(game)).toBe(true)
    expect(isKeptTable(table)).toBe(true)
  })

  test.each([null, undefined, 7, 'x', [], {}])('is left alone if it is %s', (entry) => {
    expect(isKeptGame(entry)).toBe(false)
    expect(isKeptTable(entry)).toBe(false)
  })

  test('is left alone if a part of it is something else', () => {
    for (const part of [{ id: 7 }, { changed: Number.NaN }, { digest: null }, { digest: { seats: [7], facts: {} } }]) {
      expect(isKeptGame({ ...game, ...part })).toBe(false)
      expect(isKeptTable({ ...table, ...part })).toBe(false)
    }
    expect(isKeptGame({ ...game, journal: [] })).toBe(false)
    expect(isKeptGame({ ...game, journal: { game: 7 } })).toBe(false)
    expect(isKeptTable({ ...table, secret: undefined })).toBe(false)
  })
})
