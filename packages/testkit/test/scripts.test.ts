// npm run derive and npm run new, on a small project of their own.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const project = mkdtempSync(join(tmpdir(), 'landfall-scripts-'))
afterAll(() => rmSync(project, { recursive: true }))

const read = (path: string): string => readFileSync(join(project, path), 'utf8')

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

function run(script: string, ...args: readonly string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'scripts', script), ...args], {
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

const TSCONFIG = '{\n  "include": ["src"],\n  "references": []\n}\n'
const TOY = 'packages/toy/src'

beforeAll(() => {
  cpSync(fileURLToPath(new URL('../../../scripts', import.meta.url)), join(project, 'scripts'), { recursive: true })
  write('package.json', '{ "type": "module", "workspaces": ["packages/*"] }')
  write('tsconfig.json', TSCONFIG)
  write('tsconfig.tests.json', TSCONFIG)
  write('packages/base/package.json', '{ "name": "@toy/base" }')
  write('packages/base/tsconfig.json', TSCONFIG)
  write('packages/toy/package.json', '{ "name": "@toy/toy", "dependencies": { "@toy/base": "1", "other": "1" } }')
  write('packages/toy/tsconfig.json', TSCONFIG)
  write(
    `${TOY}/cards/omens.ts`,
    `export const OMENS = {
  'omen/comet': { icon: 'star', effects: [wound('you', 1), gain(['wood'])] },
  'omen/storm': {
    icon: 'cloud',
    effects: [],
    threat: { pawns: 1, reward: [gain('wood', 1)] },
  },
  'omen/wolf': { icon: 'star', effects: [] },
}
`,
  )
  for (const language of ['en', 'it']) {
    write(
      `${TOY}/text/${language}/cards/omens.ts`,
      "export const cards = {\n  'omen/comet': { title: 'A', mood: 'B: c' },\n  'omen/wolf': { title: 'A', mood: 'B' },\n}\n",
    )
    write(
      `${TOY}/text/${language}/verbs.ts`,
      "const object = []\n\nexport const verbs = {\n  gain: { base: 'gain' },\n  wound,\n  // of the log\n  come: { base: 'come' },\n}\n",
    )
  }
  write(`${TOY}/verbs/shared/verb.ts`, '')
  write(
    `${TOY}/verbs/gain.ts`,
    '// Gains.\nexport interface Gain {\n  readonly what: string\n  readonly free?: true\n}\n\nexport const verb: Verb<Gain> = {}\n\nexport const samples: Samples<Gain> = {}\n',
  )
  write(`${TOY}/verbs/rest.ts`, '// Rests.\nexport const verb: Verb = {}\n')
  write(`${TOY}/verbs/index.ts`, "import type { ToyEffect } from '../types.ts'\n")
  write(
    `${TOY}/verbs/table.ts`,
    "// Derived from the files\nimport { verb as gain } from './gain.ts'\nimport type { Verbs } from './index.ts'\n\nexport const VERBS: Verbs = {\n  gain,\n}\n",
  )
  write(
    `${TOY}/verbs/samples.ts`,
    "// Derived from the files\nimport { samples as gain } from './gain.ts'\nimport type { Verbs } from './index.ts'\n\nexport const SAMPLES: Verbs = {\n  gain,\n}\n",
  )
  for (const scenario of ['castaways', 'king-kong']) write(`${TOY}/scenarios/${scenario}/sheet.ts`, '')
  write(
    `${TOY}/scenarios/all/sheets.ts`,
    "// Derived from the folders\nimport { sheet as castaways } from '../castaways/sheet.ts'\nimport type { Id } from '../scenario.ts'\n\nexport const SHEETS: Id = {\n  castaways,\n}\n",
  )
  write(
    `${TOY}/scenarios/all/types.ts`,
    "// Derived from the folders\nimport type { Types as Castaways } from '../castaways/sheet.ts'\n\nexport interface AllTypes {\n  castaways: Castaways\n}\n",
  )
  for (const language of ['en', 'eo', 'it']) write(`${TOY}/scenarios/castaways/text/${language}.ts`, '')
  write(
    `${TOY}/scenarios/all/text/en.ts`,
    "// Derived from the folders\nimport { words as castaways } from '../../castaways/text/en.ts'\n\nexport const scenarios = {\n  castaways,\n}\n",
  )
  write(
    `${TOY}/scenarios/all/text/it.ts`,
    "// Derived from the folders\nimport { words as castaways } from '../../castaways/text/it.ts'\nimport type { Said } from '../../said.ts'\n\nexport const scenarios: Said = {\n  castaways,\n}\n",
  )
  for (const language of ['en', 'it']) write(`${TOY}/text/${language}/index.ts`, '')
  write(
    `${TOY}/text/packs.ts`,
    "// Derived from the folders\nimport type { Packs } from './pack.ts'\n\nexport const packs: Packs = {\n  en: () => import('./en/index.ts'),\n}\n",
  )
  write(`${TOY}/scenarios/all/text/nouns/en.ts`, '')
  write(`${TOY}/scenarios/castaways/verbs/pile-wood.ts`, '// Piles.\nexport const verb: Verb = {}\n')
  write(`${TOY}/scenarios/king-kong/verbs/set-trap.ts`, '// Sets a trap.\nexport const verb: Verb = {}\n')
  write(`${TOY}/scenarios/all/verbs/index.ts`, "import type { ToyEffect } from '../../../types.ts'\n")
  write(
    `${TOY}/scenarios/all/verbs/table.ts`,
    "// Derived from the files\nimport { verb as pileWood } from '../../castaways/verbs/pile-wood.ts'\nimport type { Verbs } from './index.ts'\n\nexport const VERBS: Verbs = {\n  pileWood,\n}\n",
  )
})

describe('npm run derive', () => {
  test('--check fails and writes nothing; then all is written, and nothing is left to do', () => {
    const before = read(`${TOY}/verbs/table.ts`)
    expect(run('derive.mjs', '--check')).toMatchObject({ code: 1 })
    expect(read(`${TOY}/verbs/table.ts`)).toBe(before)
    expect(run('derive.mjs').out).toContain('derived packages/toy/src/verbs/index.ts')
    expect(run('derive.mjs', '--check')).toMatchObject({ code: 0, err: '' })
    expect(run('derive.mjs').out).toBe('')
  })

  test('references follow from dependencies', () => {
    expect(read('packages/toy/tsconfig.json')).toContain('"path": "../base"')
    expect(read('packages/base/tsconfig.json')).toContain('"references": []')
    expect(read('tsconfig.json')).toMatch(/"packages\/base"[\s\S]*"packages\/toy"/)
  })

  test('verbs have an index and a table', () => {
    expect(
      read(`${TOY}/verbs/index.ts`),
    ).toBe(`// Derived from the files of this folder by \`npm run derive\`. Do not edit.
import type { ToyEffect } from '../types.ts'
import type { Gain } from './gain.ts'

/** Verb → what it needs to know. */
export interface Verbs {
  gain: Gain
  rest: object
}

export const gain = (what: Gain['what'], options: Pick<Gain, 'free'> = {}): ToyEffect => ({
  do: 'gain',
  what,
  ...options,
})
export const rest: ToyEffect = { do: 'rest' }
`)
    expect(read(`${TOY}/verbs/table.ts`)).toMatch(
      /gain\.ts'\n.*index\.ts'\n.*rest\.ts'\n\n.*\n {2}gain,\n {2}rest,\n\}\n$/,
    )
  })

  test('a table of verbs has those that have what it is of', () => {
    expect(read(`${TOY}/verbs/samples.ts`)).toMatch(/gain\.ts'\n.*index\.ts'\n\n.*\n {2}gain,\n\}\n$/)
  })

  test('the verbs of all scenarios have an index and a table of their own', () => {
    expect(read(`${TOY}/scenarios/all/verbs/index.ts`)).toMatch(/\n {2}pileWood: object\n {2}setTrap: object\n\}\n/)
    expect(
      read(`${TOY}/scenarios/all/verbs/table.ts`),
    ).toBe(`// Derived from the files of ../../*/verbs by \`npm run derive\`. Do not edit.
import { verb as pileWood } from '../../castaways/verbs/pile-wood.ts'
import { verb as setTrap } from '../../king-kong/verbs/set-trap.ts'
import type { Verbs } from './index.ts'

export const VERBS: Verbs = {
  pileWood,
  setTrap,
}
`)
    expect(read(`${TOY}/verbs/table.ts`)).not.toContain('pileWood')
  })

  test('every folder of a scenario is in the tables of all', () => {
    expect(
      read(`${TOY}/scenarios/all/sheets.ts`),
    ).toBe(`// Derived from the folders beside this one by \`npm run derive\`. Do not edit.
import { sheet as castaways } from '../castaways/sheet.ts'
import { sheet as kingKong } from '../king-kong/sheet.ts'
import type { Id } from '../scenario.ts'

export const SHEETS: Id = {
  castaways,
  'king-kong': kingKong,
}
`)
    expect(read(`${TOY}/scenarios/all/types.ts`)).toContain("  castaways: Castaways\n  'king-kong': KingKong\n}")
  })
})

describe('npm run derive, for languages', () => {
  test('every folder of a language is in the list of what to load', () => {
    expect(
      read(`${TOY}/text/packs.ts`),
    ).toBe(`// Derived from the folders beside this file by \`npm run derive\`. Do not edit.
import type { Packs } from './pack.ts'

export const packs: Packs = {
  en: () => import('./en/index.ts'),
  it: () => import('./it/index.ts'),
}
`)
  })

  test('a table of what is said is there in every language', () => {
    const italian = read(`${TOY}/scenarios/all/text/it.ts`)
    expect(italian).toContain('scenarios: Said')
    expect(read(`${TOY}/scenarios/all/text/eo.ts`)).toBe(italian.replaceAll('/it.ts', '/eo.ts'))
  })
})

describe('npm run new', () => {
  test('card: a literal in its deck and words in each language, where they belong', () => {
    const { code, out } = run('new.mjs', 'card', 'toy', 'omen/raven')
    expect(code).toBe(0)
    expect(out).toContain('packages/toy/src/cards/omens.ts: fill in line 3\n')
    expect(read(`${TOY}/cards/omens.ts`)).toContain("  'omen/raven': { icon: 'star', effects: [] },\n  'omen/storm': {")
    for (const language of ['en', 'it']) {
      const words = read(`${TOY}/text/${language}/cards/omens.ts`)
      expect(words).toContain("  'omen/raven': { title: '…', mood: '…' },\n  'omen/wolf'")
    }
    expect(run('new.mjs', 'card', 'toy', 'omen/raven')).toMatchObject({ code: 1 })
    expect(run('new.mjs', 'card', 'toy', 'beast/raven').err).toContain('has no such deck')
  })

  test('verb: its file, its words in each language, its place in index and tables', () => {
    expect(run('new.mjs', 'verb', 'toy', 'light-fire')).toMatchObject({ code: 0 })
    expect(read(`${TOY}/verbs/light-fire.ts`)).toContain('export const verb: Verb<LightFire> = {')
    expect(read(`${TOY}/text/it/verbs.ts`)).toContain("  lightFire: { phrase: '…', frame: object },\n  wound,\n")
    expect(read(`${TOY}/verbs/index.ts`)).toContain("export const lightFire = (by: LightFire['by'])")
    expect(read(`${TOY}/verbs/table.ts`)).toContain('  lightFire,\n')
    expect(read(`${TOY}/verbs/samples.ts`)).toContain('  lightFire,\n')
    expect(run('new.mjs', 'verb', 'toy', 'light-fire')).toMatchObject({ code: 1 })
  })

  test('scenario: its folder, with a file for everything, and a place in all tables', () => {
    expect(run('new.mjs', 'scenario', 'toy', 'lost-lagoon')).toMatchObject({ code: 0 })
    expect(read(`${TOY}/scenarios/lost-lagoon/sheet.ts`)).toContain('number: 3,')
    expect(read(`${TOY}/scenarios/lost-lagoon/text/en.ts`)).toContain("name: '…',")
    expect(read(`${TOY}/scenarios/all/sheets.ts`)).toContain("  'lost-lagoon': lostLagoon,\n")
  })

  test.each([[], ['card', 'toy'], ['card', 'nothing', 'omen/raven'], ['verb', 'toy', 'LightFire']])(
    'says how it is used',
    (...args) => {
      expect(run('new.mjs', ...args)).toMatchObject({ code: 2 })
    },
  )
})
