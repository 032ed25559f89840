// A scenario is one folder: nothing outside it knows its name, and every folder is in the derived tables.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../src/scenarios/sheets.ts'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))

/** `king-kong` as it may stand in ids, names and sentences: king-kong, kingKong, King Kong. */
const NAMES = new RegExp(SCENARIO_IDS.map((id) => id.replace('-', '.?')).join('|'), 'i')

const ELSEWHERE = /^(scenarios|text)\//

test('no file outside scenarios/ and text/ names a scenario', () => {
  const naming = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !ELSEWHERE.test(path))
    .flatMap((path) =>
      readFileSync(join(SRC, path), 'utf8')
        .split('\n')
        .filter((line) => NAMES.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(naming).toEqual([])
})

test('every folder with a sheet is a scenario', () => {
  const folders = readdirSync(join(SRC, 'scenarios'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/sheet.ts'))
    .map((path) => path.slice(0, -'/sheet.ts'.length))
  expect(folders.toSorted()).toEqual(SCENARIO_IDS.toSorted())
})
