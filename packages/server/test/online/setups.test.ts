// Odd setups: whatever somebody asks a table to be, it is a table or a refusal in words, and never a failure.
import { GAME_IDS } from '@landfall/games'
import type { Server } from '@landfall/server'
import { beforeAll, expect, test } from 'vitest'
import { setupFor, startServer } from './at-table.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})

async function post(body: string): Promise<{ readonly status: number; readonly text: string; readonly ms: number }> {
  const begun = performance.now()
  const response = await fetch(new URL('/api/tables', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, text: await response.text(), ms: performance.now() - begun }
}

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

/** As JSON, for some of it cannot be written otherwise. */
const ODD: readonly string[] = [
  ...['null', 'true', 'false', '0', '-1', '1.5', '1e308', '-0', '"', '""', '"cook"', '"__proto__"', '"\\u0000\\ud800"'],
  ...['[]', '{}', '[null]', '[[]]', '[{}]', '["__proto__"]', '["constructor"]', '["cook","cook"]', '[1e308]', '[true]'],
  ...['{"toString":1}', '{"valueOf":null,"toString":null}', '[{"toString":1}]', '[[{"toString":[]}]]', '{"length":4}'],
  ...['{"__proto__":{"seats":["red"]}}', '{"constructor":{"prototype":{}}}', '{"0":"cook","length":1}'],
  deep('[', ']', 7000),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `[${Array.from({ length: 5000 }, () => '1').join()}]`,
  `["${'x'.repeat(12_000)}"]`,
  `{${Array.from({ length: 1000 }, (_, i) => `"k${i}":1`).join()}}`,
]

/** Of all games, and two that only tests may use. */
const FIELDS: readonly string[] = [
  ...['characters', 'scenario', 'edition', 'friday', 'dog', 'equipment', 'books', 'wreckage', 'options'],
  ...['seats', 'decks', 'victory', 'castaways', 'opening', 'script'],
]

test.each(GAME_IDS)('of %s are made or refused in words', { timeout: 120_000 }, async (game) => {
  const usual = setupFor(game, 2)
  const fields = [...new Set([...Object.keys(usual), ...FIELDS])]
  for (const odd of ODD) {
    const withOdd = (field: string): string => JSON.stringify({ ...usual, [field]: '?' }).replace('"?"', () => odd)
    const asked = [odd, ...fields.map(withOdd)].map(async (setup) => ({
      shown: setup.slice(0, 200),
      ...(await post(`{"game":"${game}","name":"Mallory","setup":${setup}}`)),
    }))
    for (const { shown, status, text, ms } of await Promise.all(asked)) {
      expect([shown, [201, 400].includes(status), status]).toEqual([shown, true, status])
      expect(JSON.parse(text)).toHaveProperty(status === 201 ? 'table' : 'why')
      expect(text.length).toBeLessThan(20_000)
      expect(ms).toBeLessThan(5000)
    }
  }
})

test('that the rules choke on are refused with a text', async () => {
  const setup = JSON.stringify({ ...setupFor('crusoe', 1), characters: [{ toString: 1 }] })
  const { status, text } = await post(`{"game":"crusoe","name":"Mallory","setup":${setup}}`)
  const why = 'this configuration cannot be read: Cannot convert object to primitive value'
  expect([status, JSON.parse(text)]).toEqual([400, { why: 'setup', text: why }])
})
