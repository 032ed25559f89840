// The effect vocabulary: which verbs serve one card only is in a golden file, so that one more is a line in a diff.
import { readFileSync } from 'node:fs'
import { EQUIPMENT, WRECKAGE } from '@landfall/crusoe'
import { expect, test } from 'vitest'
import { ADVENTURES, DANGERS } from '../src/cards/decks.ts'
import { DISCOVERIES } from '../src/cards/discoveries.ts'
import { EVENTS } from '../src/cards/events.ts'
import { TREASURES } from '../src/cards/treasures.ts'
import { CREW } from '../src/scenarios/king-kong/sheet.ts'
import { ALL_INVENTIONS, inventionOf, SPECIAL_TOKENS, tokenOf } from '../src/scenarios/sheets.ts'
import { VERBS } from '../src/verbs/table.ts'

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

const firstLine = (verb: string): string =>
  readFileSync(new URL(`../src/verbs/${kebab(verb)}.ts`, import.meta.url), 'utf8').split('\n')[0] ?? ''

const single = [...uses].filter(([, cards]) => cards.size === 1).map(([verb]) => verb)

/** Whether the file of a verb says that it serves one card only. */
const claimsOne = (verb: string): boolean => firstLine(verb).endsWith('Serves one card only.')

test('which verbs serve one card only', async () => {
  const verbs = Object.keys(VERBS)
  const alone = verbs.filter((verb) => single.includes(verb))
  const lines = [
    `${alone.length} verbs serve one card only:`,
    ...alone.map((verb) => `  ${verb}: ${[...(uses.get(verb) ?? [])].join()}`),
    'Their first line says so, but others use them too:',
    ...verbs.filter((verb) => claimsOne(verb) && !alone.includes(verb)).map((verb) => `  ${verb}`),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/single-card-verbs.txt')
})

test.each(single.filter((verb) => Object.hasOwn(VERBS, verb)))(
  '%s says in its first line that it serves one card only',
  (verb) => {
    expect(claimsOne(verb)).toBe(true)
  },
)
