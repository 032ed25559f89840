// What choices mean to rules, bots and screens: data beside their ids, and the seats whose pieces they move.

import { crusoePlugin } from '@landfall/crusoe'
import { plan, planning, table } from '@landfall/crusoe/testing'
import { meaningOf } from '@landfall/kernel'
import { LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { nextActionId, pieceOf, spotOf, takeBackId } from '../src/target.ts'
import type { Crusoe } from '../src/types.ts'
import { voices } from './spoken.ts'

type Table = ReturnType<typeof table>

/** The open question of a kind. */
function asked<Kind extends Crusoe['openQuestion']['kind']>(
  t: Table,
  kind: Kind,
): Extract<Crusoe['openQuestion'], { readonly kind: Kind }> {
  const isIt = (
    question: Crusoe['openQuestion'],
  ): question is Extract<Crusoe['openQuestion'], { readonly kind: Kind }> => question.kind === kind
  const found = t.session.questions.find(isIt)
  if (found === undefined) throw new Error(`nobody is asked for "${kind}"`)
  return found
}

/** Whom each choice of a question concerns. */
const concerned = ({ choices }: Crusoe['openQuestion']): { readonly [id: string]: readonly string[] | undefined } =>
  Object.fromEntries(choices.map(({ id, concerns }) => [id, concerns]))

test('a choice to plan says the Action and its target, and its id and piece are made from them', () => {
  const t = planning({ tiles: { A1: 5 }, threats: { right: 'wreckage/food-crates' } })
  for (const choice of asked(t, 'plan').choices) {
    const means = meaningOf(choice)
    if (means === 'confirm' || means.do !== 'plan') throw new Error(`"${choice.id}" plans nothing`)
    expect(choice.id).toBe(spotOf(means.target))
    expect(choice.at).toBe(pieceOf(means))
  }
  t.choose('gather/A1/wood')
  expect(asked(t, 'leader').about?.means).toMatchObject({
    do: 'plan',
    action: 'gather',
    target: { kind: 'source', space: 'A1', source: 'wood' },
  })
})

test('a pawn concerns whose it is; Friday and neutral pawns concern nobody', () => {
  const t = planning({ friday: true, items: ['invention/map'], people: { friday: {} } })
  t.choose('explore/A1')
  expect(concerned(asked(t, 'leader'))).toEqual({ carpenter: ['carpenter'], cook: ['cook'], friday: [] })
  t.choose('cook')
  expect(concerned(asked(t, 'support'))).toEqual({
    carpenter: ['carpenter'],
    cook: ['cook'],
    friday: [],
    'invention/map': [],
    enough: undefined,
  })
  t.choose('carpenter')
  expect(concerned(asked(t, 'plan'))).toMatchObject({ 'remove/1': ['cook', 'carpenter'] })
  plan(t, 'explore/C1', 'cook').choose('rest').choose('carpenter').choose('confirm')
  expect(concerned(asked(t, 'nextAction'))).toEqual({ '1': ['cook', 'carpenter'], '2': ['cook'] })
})

test('who heals is asked of one seat and concerns another', () => {
  const wounds = { wounds: 2 }
  const t = planning({
    friday: true,
    people: { carpenter: wounds, cook: { ...wounds, determination: 2 }, friday: wounds },
    available: { food: 1 },
  })
  t.choose('ability/grandmas-recipe')
  const question = asked(t, 'whoHeals')
  expect(question.seat).toBe('cook')
  expect(concerned(question)).toEqual({ carpenter: ['carpenter'], cook: ['cook'], friday: [] })
})

test('the Shortcut asks for its source by name', () => {
  const t = table({
    phase: 'production',
    tiles: { A1: 5 },
    memory: { 'invention/shortcut': { producesAt: 'A1' } },
  }).play('production')
  const question = asked(t, 'source')
  for (const language of LANGUAGES) {
    const labels = question.choices.map((choice) => voices[language].choice(choice, question))
    expect(new Set(labels).size).toBe(2)
    for (const label of labels) expect(label).not.toBe('')
  }
  expect(question.choices.map((choice) => voices.en.choice(choice, question))).toEqual(['Bird', 'Wood'])
})

test('meanings are plain data, and stacks are found by the ids that the board names', () => {
  const ways = crusoePlugin.options ?? []
  for (const [variant, options] of ways.entries()) {
    const config = crusoePlugin.setupFor(1 + (variant % 4), variant, options)
    const session = crusoePlugin.game.start({ ...config, seed: `choices/${variant}` })
    const player = randomPlayer(`choices/${variant}`)
    for (let answers = 0; session.outcome === undefined && answers < 300; answers++) {
      for (const question of session.questions) {
        for (const { means } of question.choices) {
          if (means !== undefined) expect(JSON.parse(JSON.stringify(means))).toEqual(means)
        }
        if (question.kind === 'nextAction')
          expect(question.choices.map(({ id }) => id)).toEqual(
            question.choices.map((choice) => nextActionId(meaningOf(choice))),
          )
        if (question.kind === 'plan')
          for (const stack of session.state.plan)
            expect(question.choices.map(({ id }) => id)).toContain(takeBackId(stack))
      }
      session.answer(player.answer(session))
    }
  }
})

test('a misspelt piece does not compile', () => {
  const pieces: readonly Crusoe['piece'][] = ['space/A1', 'gather/A1/wood', 'pawn/dog', 'weather/animals/1']
  // @ts-expect-error There is no such space.
  const misspelt: Crusoe['piece'] = 'space/D1'
  expect(pieces).not.toContain(misspelt)
})
