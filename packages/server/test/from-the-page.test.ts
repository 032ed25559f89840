// docs/protocol.md is enough to write a client: the one beside this file was made from it alone, and plays whole games.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { LONGEST_CHAT, LONGEST_MESSAGE, PROTOCOL, REFUSALS } from '@landfall/protocol'
import { LONGEST_NAME } from '@landfall/protocol/names'
import { expect, test } from 'vitest'
import { startServer } from './online/at-table.ts'

const CLIENT = new URL('from-the-page.mjs', import.meta.url)
const GAME = fileURLToPath(new URL('page-game.mjs', import.meta.url))
const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

test.each([
  ['demo', { castaways: ['captain', 'cook'] }],
  ['crusoe', { characters: ['cook', 'carpenter'], scenario: 'castaways' }],
  ['naufragos', { seats: ['red', 'yellow'], victory: 'together' }],
])('its client plays %s to the end, takes back and comes back', async (game, setup) => {
  const { url } = await startServer()
  const { stdout } = await promisify(execFile)(process.execPath, [GAME, url, game, JSON.stringify(setup)])
  const report = JSON.parse(stdout)
  expect(report).toMatchObject({ undone: 1, agreed: 2, fits: { position: true, story: true, seed: true } })
  expect(report.cameBack).toBeGreaterThan(5)
  expect(report.outcome).toHaveProperty('result')
})

test('its client has nothing of ours, and is short', () => {
  const text = readFileSync(CLIENT, 'utf8')
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
  expect(imports).toEqual(['ws'])
  expect(text.split('\n').length).toBeLessThan(115)
})

test('the page names every reason, the version and the limits of texts', () => {
  for (const why of REFUSALS) expect(page).toContain(`\`${why}\``)
  expect(page).toContain(`**Version ${PROTOCOL}**`)
  expect(page).toContain(`protocol: ${PROTOCOL}, table`)
  expect(page).toContain(`| ${LONGEST_MESSAGE.toLocaleString('en')} characters`)
  expect(page).toContain(`1 to ${LONGEST_NAME} characters`)
  expect(page).toContain(`1 to ${LONGEST_CHAT} characters`)
})
