// What a card says is what it does: change anything about an effect, and its sentence changes in every language.
import { type InEachLanguage, LANGUAGES } from '@landfall/tabletop'
import { type AnySamples, actsIn, sampledEffects } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { NaufragosEffect } from '../src/effect-types.ts'
import { verbs as en } from '../src/text/en/verbs.ts'
import { verbs as it } from '../src/text/it/verbs.ts'
import { verbs as pl } from '../src/text/pl/verbs.ts'
import { verbs as ru } from '../src/text/ru/verbs.ts'
import { isVerb } from '../src/traverse.ts'
import { SAMPLES } from '../src/verbs/samples.ts'
import { VERBS } from '../src/verbs/table.ts'
import { WORTHS } from '../src/verbs/worths.ts'
import { vocabulary } from '../src/vocabulary.ts'
import { packs } from './spoken.ts'

const WORDS: InEachLanguage<{ readonly [V in keyof typeof en]: object }> = { en, it, pl, ru }

const isEffect = (made: { readonly do: string }): made is NaufragosEffect => Object.hasOwn(VERBS, made.do)

const samplesOf: { readonly [verb: string]: AnySamples } = SAMPLES

describe.each(Object.keys(VERBS))('%s', (name) => {
  const effects = sampledEffects(name, samplesOf[name]).filter(isEffect).filter(isVerb)

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
