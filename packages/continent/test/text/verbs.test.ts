// What a card says is what it does: change anything about it, and its text changes in every language.

import { canonical } from '@landfall/kernel'
import { LANGUAGES } from '@landfall/tabletop'
import { type AnySamples, sampledEffects } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import type { Action, Lasting } from '../../src/cards/cards.ts'
import type { ContinentEffect } from '../../src/effect-types.ts'
import { actionHead, cardText, lastingText } from '../../src/text/cards.ts'
import { SAMPLES } from '../../src/verbs/samples.ts'
import { VERBS } from '../../src/verbs/table.ts'
import { vocabulary } from '../../src/vocabulary.ts'
import { FACTS } from '../content/notation.ts'
import { PRINTED } from '../content/printed.ts'
import { actionsOf, everyEffect, itemOf, ownEffects } from '../content/walk.ts'
import { packs } from './spoken.ts'

const samplesOf: { readonly [verb: string]: AnySamples } = SAMPLES
const isEffect = (made: { readonly do: string }): made is ContinentEffect => Object.hasOwn(VERBS, made.do)

const LOSE: ContinentEffect = { do: 'lose', by: 1 }
const OTHER: ContinentEffect = { do: 'lose', by: 2 }

/** What the control verbs of cards are used with. */
const CONTROLS: { readonly [name: string]: readonly ContinentEffect[] } = {
  forEach: (['involved', 'here'] as const).flatMap((of): ContinentEffect[] => [
    { do: 'forEach', of, effects: [LOSE] },
    { do: 'forEach', of, effects: [OTHER] },
  ]),
  if: Object.keys(FACTS).flatMap((name): ContinentEffect[] => {
    const fact = isFact(name) ? name : 'fire'
    return [
      { do: 'if', condition: { fact }, effects: [LOSE] },
      { do: 'if', condition: { fact }, effects: [OTHER] },
      { do: 'if', condition: { not: { fact } }, effects: [LOSE] },
      { do: 'if', condition: { fact }, effects: [LOSE], otherwise: [OTHER] },
    ]
  }),
}

function isFact(name: string): name is keyof typeof FACTS {
  return Object.hasOwn(FACTS, name)
}

/** Two of these or those: no card says so, and no sentence either. */
const isUnheardOf = (effect: ContinentEffect): boolean =>
  effect.do === 'cure' && effect.count > 1 && effect.states.length > 0

const EFFECTS: { readonly [name: string]: readonly ContinentEffect[] } = {
  ...Object.fromEntries(
    Object.keys(VERBS).map((name) => [
      name,
      sampledEffects(name, samplesOf[name])
        .filter(isEffect)
        .filter((effect) => !isUnheardOf(effect)),
    ]),
  ),
  ...CONTROLS,
}

/** Things that are different, and the text of each: the texts must differ, too. */
function expectDistinct<T>(things: readonly T[], say: (thing: T) => string): void {
  const said = new Map<string, T>()
  for (const thing of things) {
    const text = say(thing)
    expect(said.get(text), `${JSON.stringify(thing)} says: ${text}`).toBeUndefined()
    said.set(text, thing)
  }
}

const distinct = <T>(things: readonly T[]): readonly T[] => [
  ...new Map(things.map((thing) => [canonical(thing), thing])).values(),
]

describe.each(Object.entries(EFFECTS))('%s', (_, effects) => {
  test.each(LANGUAGES)('says in %s everything that it does', (language) => {
    expect(effects.length).toBeGreaterThan(0)
    expectDistinct(effects, (effect) => packs[language].say.line(vocabulary.clause([effect])))
  })
})

/** Everything that lasts on any card, as itself or as an item. */
const LASTING: readonly Lasting[] = distinct(
  PRINTED.flatMap(({ face }) => [...(face.lasting ?? []), ...(itemOf(face)?.lasting ?? [])]),
)
const ACTIONS: readonly Action[] = distinct(PRINTED.flatMap(({ face }) => actionsOf(face)))

describe.each(LANGUAGES)('%s', (language) => {
  test('whatever lasts differently is said differently', () => {
    expect(LASTING.length).toBeGreaterThan(90)
    expectDistinct(LASTING, (lasting) => lastingText(packs[language], lasting, false).join('; '))
  })

  test('actions that take something else are called something else', () => {
    // What comes of them stands on the card, and is compared with it.
    const heads = distinct(ACTIONS.map(({ success: _, failure: __, ...head }) => head))
    expect(heads.length).toBeGreaterThan(90)
    expectDistinct(
      heads.map((head) => ({ ...head, success: [] })),
      (action) => actionHead(packs[language], action),
    )
  })

  test('no two cards are alike to the last word', () => {
    expectDistinct(
      PRINTED.map(({ cards: [first] }) => first ?? 'skill/sling'),
      (card) => {
        const { title, kind, story = '', parts } = cardText(packs[language], card)
        return [title, kind, story, ...parts].join('\n')
      },
    )
  })
})

test('several States are cured only where it may be any of them', () => {
  const effects = PRINTED.flatMap(({ face }) => [...ownEffects(face), ...actionsOf(face).flatMap(everyEffect)])
  expect(effects.filter(isUnheardOf)).toEqual([])
})
