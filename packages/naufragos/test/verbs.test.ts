// What a card says is what it does: change anything about an effect, and its sentence changes in every language.
import { LANGUAGES } from '@landfall/tabletop'
import { sampledEffects } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { NaufragosEffect } from '../src/effect-types.ts'
import { isVerb } from '../src/traverse.ts'
import { VERBS } from '../src/verbs/table.ts'
import { vocabulary } from '../src/vocabulary.ts'
import { packs } from './spoken.ts'

const isEffect = (made: { readonly do: string }): made is NaufragosEffect => Object.hasOwn(VERBS, made.do)

describe.each(Object.entries(VERBS))('%s', (name, verb) => {
  const effects = sampledEffects(name, verb).filter(isEffect).filter(isVerb)

  test.each(LANGUAGES)('says in %s everything that it does', (language) => {
    const said = new Map<string, NaufragosEffect>()
    for (const effect of effects) {
      const sentence = packs[language].say.paragraphs(vocabulary.clause([effect])).join('\n')
      expect(said.get(sentence), `${JSON.stringify(effect)} says: ${sentence}`).toBeUndefined()
      said.set(sentence, effect)
    }
    expect(said.size).toBe(effects.length)
  })
})
