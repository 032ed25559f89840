// What a card says is what it does: change anything about an effect, and its sentence changes in every language.
import { LANGUAGES } from '@landfall/tabletop'
import { actsIn, inEachLanguage, sampledEffects } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type * as english from '../src/text/en/verbs.ts'
import type { CrusoeEffect } from '../src/types.ts'
import { plainly, type Verb } from '../src/verbs/shared/verb.ts'
import { VERBS } from '../src/verbs/table.ts'
import { vocabulary } from '../src/vocabulary.ts'
import { packs } from './spoken.ts'

const WORDS = await inEachLanguage(async (language) => {
  const { verbs }: { readonly verbs: { readonly [V in keyof typeof english.verbs]: object } } = await import(
    `../src/text/${language}/verbs.ts`
  )
  return verbs
})

const isEffect = (effect: { readonly do: string }): effect is CrusoeEffect => Object.hasOwn(VERBS, effect.do)

describe.each(Object.entries(VERBS))('%s', (name, verb) => {
  const effects = sampledEffects(name, verb).filter(isEffect)

  test.each(LANGUAGES)('says in %s everything that it does', (language) => {
    const said = new Map<string, CrusoeEffect>()
    for (const effect of effects) {
      const sentence = packs[language].say.rule(vocabulary.clause([effect]))
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
  // @ts-expect-error: what a bot thinks of it is missing.
  const worthless: Verb = { clause: plainly('noTeams'), run() {} }
  expect(worthless).not.toHaveProperty('worth')
})
