// What a card says is what it does: change anything about an effect, and its sentence changes in every language.
import { LANGUAGES } from '@landfall/tabletop'
import { type AnySamples, actsIn, inEachLanguage, sampledEffects } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { SCENARIO_SAMPLES } from '../src/scenarios/all/verbs/samples.ts'
import { SCENARIO_VERBS } from '../src/scenarios/all/verbs/table.ts'
import type * as english from '../src/text/en/verbs.ts'
import type { CrusoeEffect } from '../src/types.ts'
import { SAMPLES } from '../src/verbs/samples.ts'
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

const ALL_VERBS = { ...VERBS, ...SCENARIO_VERBS }

const isEffect = (effect: { readonly do: string }): effect is CrusoeEffect => Object.hasOwn(ALL_VERBS, effect.do)

const samplesOf: { readonly [verb: string]: AnySamples } = { ...SAMPLES, ...SCENARIO_SAMPLES }

describe.each(Object.keys(ALL_VERBS))('%s', (name) => {
  const effects = sampledEffects(name, samplesOf[name]).filter(isEffect)

  test.each(LANGUAGES)('says in %s everything that it does', (language) => {
    const said = new Map<string, CrusoeEffect>()
    for (const effect of effects) {
      const sentence = packs[language].say.paragraphs(vocabulary.clause([effect])).join(' ')
      expect(said.get(sentence), `${JSON.stringify(effect)} says: ${sentence}`).toBeUndefined()
      said.set(sentence, effect)
    }
  })

  test.each(LANGUAGES)('agrees in %s with its subject', (language) => {
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
