// A scenario is one folder: nothing outside it knows its name, and every folder is in the derived tables.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nouns as scenarioNouns } from '../src/scenarios/all/text/nouns/en.ts'
import { SCENARIO_IDS } from '../src/scenarios/sheets.ts'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))

/** `king-kong` as it may stand in ids, names and sentences: king-kong, kingKong, King Kong. */
const NAMES = new RegExp(SCENARIO_IDS.map((id) => id.replace('-', '.?')).join('|'), 'i')

/** The game and a card have names that are a scenario's as well. */
const NAMESAKES = ["title: 'Robinson Crusoe: Adventures on the Cursed Island',", "event: 'Cursed Island',"]

/** Lines outside scenarios/, with their files, in which this stands. */
const linesWith = (words: RegExp): readonly string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('scenarios/'))
    .flatMap((path) =>
      readFileSync(join(SRC, path), 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => words.test(line) && !NAMESAKES.includes(line))
        .map((line) => `${path}: ${line}`),
    )

test('no file outside scenarios/ names a scenario', () => {
  expect(linesWith(NAMES)).toEqual([])
})

test('no file outside scenarios/ knows the nouns of a scenario', () => {
  const nouns = Object.keys(scenarioNouns)
  expect(nouns).toContain('fogMarker')
  expect(linesWith(new RegExp(`\\b(${nouns.join('|')})\\b`))).toEqual([])
})

test('every folder with a sheet is a scenario', () => {
  const folders = readdirSync(join(SRC, 'scenarios'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/sheet.ts'))
    .map((path) => path.slice(0, -'/sheet.ts'.length))
  expect(folders.toSorted()).toEqual(SCENARIO_IDS.toSorted())
})
