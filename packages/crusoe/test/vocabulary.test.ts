// The effect vocabulary: which verbs serve one card only is in a golden file, so that one more is a line in a diff.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EQUIPMENT, WRECKAGE } from '@landfall/crusoe'
import { verbsAskedFor } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { ADVENTURES, DANGERS } from '../src/cards/decks.ts'
import { DISCOVERIES } from '../src/cards/discoveries.ts'
import { EVENTS } from '../src/cards/events.ts'
import { TREASURES } from '../src/cards/treasures.ts'
import { SCENARIO_VERBS } from '../src/scenarios/all/verbs/table.ts'
import { CREW } from '../src/scenarios/king-kong/sheet.ts'
import { ALL_INVENTIONS, inventionOf, SPECIAL_TOKENS, tokenOf } from '../src/scenarios/sheets.ts'
import { VERBS } from '../src/verbs/table.ts'

const ALL_VERBS = { ...VERBS, ...SCENARIO_VERBS }

/** The verbs in some data, wherever they stand in it. */
function verbsIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  const own = 'do' in data && typeof data.do === 'string' ? [data.do] : []
  return [...own, ...Object.values(data).flatMap(verbsIn)]
}

const CARDS = {
  ...ADVENTURES,
  ...DANGERS,
  ...Object.fromEntries(CREW.map(({ item, bonus }) => [item, bonus])),
  ...DISCOVERIES,
  ...EQUIPMENT,
  ...EVENTS,
  ...Object.fromEntries(ALL_INVENTIONS.map((id) => [id, inventionOf(id)])),
  ...Object.fromEntries(SPECIAL_TOKENS.map((id) => [id, tokenOf({ edition: 'second' }, id)])),
  ...TREASURES,
  ...WRECKAGE,
}

/** Verb → the cards that use it. */
const uses = new Map<string, Set<string>>()
for (const [card, data] of Object.entries(CARDS)) {
  for (const verb of verbsIn(data)) uses.set(verb, (uses.get(verb) ?? new Set()).add(card))
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const VERB_FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('verbs/'))

function firstLine(verb: string): string {
  const [path = '', ...others] = VERB_FILES.filter((file) => basename(file) === `${kebab(verb)}.ts`)
  if (others.length > 0) throw new Error(`${verb} is there twice`)
  return readFileSync(join(SRC, path), 'utf8').split('\n')[0] ?? ''
}

const single = [...uses].filter(([, cards]) => cards.size === 1).map(([verb]) => verb)

/** Whether the file of a verb says that it serves one card only. */
const claimsOne = (verb: string): boolean => firstLine(verb).endsWith('Serves one card only.')

test('which verbs serve one card only', async () => {
  const verbs = Object.keys(ALL_VERBS).toSorted()
  const alone = verbs.filter((verb) => single.includes(verb))
  const lines = [
    `${alone.length} verbs serve one card only:`,
    ...alone.map((verb) => `  ${verb}: ${[...(uses.get(verb) ?? [])].join()}`),
    'Their first line says so, but others use them too:',
    ...verbs.filter((verb) => claimsOne(verb) && !alone.includes(verb)).map((verb) => `  ${verb}`),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/single-card-verbs.txt')
})

test.each(single.filter((verb) => Object.hasOwn(ALL_VERBS, verb)))(
  '%s says in its first line that it serves one card only',
  (verb) => {
    expect(claimsOne(verb)).toBe(true)
  },
)

test('no file outside verbs/ asks which verb an effect is', () => {
  expect(verbsAskedFor(new URL('../src/', import.meta.url), ALL_VERBS)).toEqual([])
})
