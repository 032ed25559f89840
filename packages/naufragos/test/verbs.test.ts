// What a card says is what it does: change anything about an effect, and its sentence changes in every language.
import { LANGUAGES } from '@landfall/tabletop'
import { type AnySamples, actsIn, inEachLanguage, sampledEffects, verbsAskedFor } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { NaufragosEffect, Option } from '../src/effect-types.ts'
import type * as english from '../src/text/en/verbs.ts'
import { SAMPLES } from '../src/verbs/samples.ts'
import { EFFECTS } from '../src/verbs/shared/samples.ts'
import { VERBS } from '../src/verbs/table.ts'
import { WORTHS } from '../src/verbs/worths.ts'
import { vocabulary } from '../src/vocabulary.ts'
import { packs } from './spoken.ts'

const WORDS = await inEachLanguage(async (language) => {
  const { verbs }: { readonly verbs: { readonly [V in keyof typeof english.verbs]: object } } = await import(
    `../src/text/${language}/verbs.ts`
  )
  return verbs
})

const INSIDE: Option = { label: 'coast/crab-gulch/carry-them-home', effects: [{ do: 'wood', by: 1 }] }
const OTHER: Option = { label: 'coast/crab-gulch/keep-the-best-one', effects: [] }
const OPTIONS: readonly (readonly Option[])[] = [
  [INSIDE, OTHER],
  [OTHER, INSIDE],
  [INSIDE],
  [{ ...INSIDE, effects: [{ do: 'wood', by: 2 }] }, OTHER],
  [{ ...INSIDE, price: { energy: 1 } }, OTHER],
  [{ ...INSIDE, price: { energy: 2 } }, OTHER],
  [{ ...INSIDE, price: { shared: 2 } }, OTHER],
  [{ ...INSIDE, price: { wood: 2 } }, OTHER],
  [{ ...INSIDE, price: { tokens: 2 } }, OTHER],
  [{ ...INSIDE, price: { stories: 2 } }, OTHER],
  [{ ...INSIDE, price: { item: 'axe' } }, OTHER],
  [{ ...INSIDE, price: { item: 'rope' } }, OTHER],
]

/** What the control verbs of cards need to know. */
const CONTROLS = {
  chooseOne: { who: ['you'], options: OPTIONS },
  vote: { options: OPTIONS },
  test: { of: ['die', 'strength', 'group'], least: [3, 4], success: EFFECTS, failure: EFFECTS },
} as const

const ALL = { ...VERBS, ...CONTROLS }

const isEffect = (made: { readonly do: string }): made is NaufragosEffect => Object.hasOwn(ALL, made.do)

const samplesOf: { readonly [verb: string]: AnySamples } = { ...SAMPLES, ...CONTROLS }

describe.each(Object.keys(ALL))('%s', (name) => {
  const effects = sampledEffects(name, samplesOf[name]).filter(isEffect)

  test.each(LANGUAGES)('says in %s everything that it does', (language) => {
    const said = new Map<string, NaufragosEffect>()
    for (const effect of effects) {
      const sentence = packs[language].say.paragraphs(vocabulary.clause([effect])).join('\n')
      expect(said.get(sentence), `${JSON.stringify(effect)} says: ${sentence}`).toBeUndefined()
      said.set(sentence, effect)
    }
    expect(said.size).toBe(effects.length)
  })

  test.each(LANGUAGES)('agrees in %s with the one who does it', (language) => {
    for (const act of effects.flatMap((effect) => actsIn(vocabulary.clause([effect])))) {
      if (act.subject !== undefined) expect(WORDS[language][act.verb], act.verb).not.toHaveProperty('phrase')
    }
  })
})

test('a verb without a worth does not compile', () => {
  const { heal: _, ...others } = WORTHS
  // @ts-expect-error: what a bot thinks of healing is missing.
  const worths: typeof WORTHS = others
  expect(worths).not.toHaveProperty('heal')
})

test('a verb that needs to know anything does not compile without samples', () => {
  const { heal: _, ...others } = SAMPLES
  // @ts-expect-error: nothing to read healing with.
  const samples: typeof SAMPLES = others
  expect(samples).not.toHaveProperty('heal')
})

test('no file outside verbs/ asks which verb an effect is', () => {
  expect(verbsAskedFor(new URL('../src/', import.meta.url), VERBS)).toEqual([])
})
