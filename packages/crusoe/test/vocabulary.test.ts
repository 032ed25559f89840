// The effect vocabulary: how many verbs serve one card only is watched.
import { readdirSync, readFileSync } from 'node:fs'
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

const CONTROLS = ['inOrder', 'chooseOne', 'may', 'forEach', 'if', 'repeat']

/** Verb → the cards that use it. */
const uses = new Map<string, Set<string>>()
for (const [card, data] of Object.entries(CARDS)) {
  for (const verb of verbsIn(data)) uses.set(verb, (uses.get(verb) ?? new Set()).add(card))
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const firstLine = (verb: string): string =>
  readFileSync(new URL(`../src/verbs/${kebab(verb)}.ts`, import.meta.url), 'utf8').split('\n')[0] ?? ''

const single = [...uses].filter(([, cards]) => cards.size === 1).map(([verb]) => verb)

test('no more verbs serve one card only than did before', () => {
  const verbs = single.filter((verb) => !CONTROLS.includes(verb))
  // Take verbs away from this number, never add to it without need.
  expect(verbs.length, verbs.join(', ')).toBeLessThanOrEqual(SINGLE_CARD_VERBS)
})

const SINGLE_CARD_VERBS = 54

test.each(Object.keys(VERBS))('%s says in its first line whether it serves one card only', (verb) => {
  expect(firstLine(verb).endsWith('Serves one card only.')).toBe(single.includes(verb))
})

const SRC = new URL('../src/', import.meta.url)
const COMPARED = /\.do [!=]== '(?<verb>\w+)'|^ *case '(?<label>\w+)':/gm

test('no file outside verbs/ asks which verb an effect is', () => {
  const asking = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('verbs/'))
    .flatMap((path) => {
      const text = readFileSync(new URL(path, SRC), 'utf8')
      // Other unions have labels that are called like a verb.
      const isOfEffects = /switch \(\w+\??\.do\)/.test(text)
      return [...text.matchAll(COMPARED)]
        .map(({ groups }) => groups?.['verb'] ?? (isOfEffects ? groups?.['label'] : undefined))
        .filter((name) => name !== undefined && Object.hasOwn(VERBS, name))
        .map((name) => `${path}: ${name}`)
    })
  expect(asking).toEqual([])
})
