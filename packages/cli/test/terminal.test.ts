// The menu of an interactive terminal, with keys as a terminal sends them.
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { terminalOf } from '../src/terminal.ts'
import { words } from '../src/text/en/index.ts'

class Screen extends PassThrough {
  readonly isTTY = true
  readonly columns = 60
  readonly rows = 40
  setRawMode(): this {
    return this
  }
}

const ENTRIES = ['beach', 'forest', 'wreck', ...Array.from({ length: 9 }, (_, i) => `cave ${i + 4}`)]

async function choose(...keys: readonly string[]): Promise<{ chosen: number | undefined; shown: string }> {
  const input = new Screen()
  const output = new Screen()
  let shown = ''
  output.on('data', (chunk) => {
    shown += String(chunk)
  })
  const terminal = terminalOf(input, output, words)
  expect(terminal.interactive).toBe(true)
  const choosing = terminal.choose({ title: 'Where to?', entries: ENTRIES })
  for (const key of keys) {
    await new Promise((resolve) => setImmediate(resolve))
    input.write(key)
  }
  return { chosen: await choosing, shown }
}

const DOWN = '\u001b[B'
const UP = '\u001b[A'
const ENTER = '\r'
const CONTROL_C = '\u0003'

test.each<[string, readonly string[], number | undefined]>([
  ['Enter takes the first', [ENTER], 0],
  ['arrows move', [DOWN, DOWN, UP, ENTER], 1],
  ['a number moves', ['3', ENTER], 2],
  ['two digits are one number', ['1', '2', ENTER], 11],
  ['a number that cannot grow starts over', ['9', '4', ENTER], 3],
  ['a number and an arrow', ['3', DOWN, ENTER], 3],
  ['zero is not an entry', ['0', ENTER], 0],
  ['Control-C leaves', [DOWN, CONTROL_C], undefined],
])('%s', async (_, keys, expected) => {
  const { chosen, shown } = await choose(...keys)
  expect(chosen).toBe(expected)
  expect(shown).toContain('Where to?')
})
