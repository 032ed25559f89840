// What a card says is what it does: change anything about an effect, and its sentence changes in every language.
import { type InEachLanguage, LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { verbs as en } from '../src/text/en/verbs.ts'
import { verbs as it } from '../src/text/it/verbs.ts'
import { verbs as pl } from '../src/text/pl/verbs.ts'
import { verbs as ru } from '../src/text/ru/verbs.ts'
import type { Crusoe, CrusoeEffect } from '../src/types.ts'
import { VERBS } from '../src/verbs/table.ts'
import { vocabulary } from '../src/vocabulary.ts'
import { packs } from './spoken.ts'

const WORDS: InEachLanguage<{ readonly [V in keyof typeof en]: object }> = { en, it, pl, ru }

type Samples = readonly (readonly [field: string, values: readonly unknown[]])[]

/** Every effect that the samples of a verb make. What can only be true may also be left out. */
function effectsOf(name: string, samples: Samples): readonly CrusoeEffect[] {
  const made = samples.reduce<readonly object[]>(
    (effects, [field, values]) =>
      effects.flatMap((effect) => [
        ...(values.every((value) => value === true) ? [effect] : []),
        ...values.map((value) => ({ ...effect, [field]: value })),
      ]),
    [{ do: name }],
  )
  return made.filter((effect): effect is CrusoeEffect => 'do' in effect)
}

/** The acts in a clause, wherever they stand in it. */
function actsIn(clause: Crusoe['clause']): readonly Extract<Crusoe['clause'], { say: 'act' }>[] {
  switch (clause.say) {
    case 'act':
      return [clause]
    case 'thing':
      return []
    case 'inOrder':
      return clause.clauses.flatMap(actsIn)
    case 'chooseOne':
      return clause.options.flatMap(actsIn)
    case 'if':
      return [clause.clause, ...(clause.otherwise === undefined ? [] : [clause.otherwise])].flatMap(actsIn)
    default:
      return actsIn(clause.clause)
  }
}

describe.each(Object.entries(VERBS))('%s', (name, verb) => {
  const unsaid = 'unsaid' in verb ? Object.keys(verb.unsaid ?? {}) : []
  const samples = 'samples' in verb ? Object.entries<readonly unknown[]>(verb.samples) : []
  const effects = effectsOf(
    name,
    samples.filter(([field]) => !unsaid.includes(field)),
  )

  test.each(LANGUAGES)('says in %s everything that it does', (language) => {
    const said = new Map<string, CrusoeEffect>()
    for (const effect of effects) {
      const sentence = packs[language].say.rule(vocabulary.clause([effect]))
      expect(said.get(sentence), `${JSON.stringify(effect)} says: ${sentence}`).toBeUndefined()
      said.set(sentence, effect)
    }
  })

  test.each(LANGUAGES)('agrees in %s with whoever does it', (language) => {
    for (const act of effects.flatMap((effect) => actsIn(vocabulary.clause([effect])))) {
      if (act.subject !== undefined) expect(WORDS[language][act.verb], act.verb).not.toHaveProperty('phrase')
    }
  })
})
