// What choices mean to rules, bots and screens: data beside their ids, and the seats whose pieces they move.

import { crusoePlugin } from '@landfall/crusoe'
import { join, lead, plan, planning, table } from '@landfall/crusoe/testing'
import { meaningOf } from '@landfall/kernel'
import { LANGUAGES, randomPlayer } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { nextActionId, pieceOf, planId, spotOf, supportId, takeBackId } from '../src/target.ts'
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

test('a choice to plan says the Action, its target and who leads; its id and its pieces are made from them', () => {
  const t = planning({ tiles: { A1: 5 }, threats: { right: 'wreckage/food-crates' }, available: { wood: 2, fur: 1 } })
  for (const choice of asked(t, 'plan').choices) {
    const means = meaningOf(choice)
    if (means === 'confirm' || means.do !== 'plan') throw new Error(`"${choice.id}" plans nothing`)
    expect(choice.id).toBe(planId(spotOf(means.target), means.leader))
    expect([choice.moves, choice.at]).toEqual([`pawn/${means.leader}`, pieceOf(means)])
  }
  lead(t, 'threat/right/2', 'cook')
  expect(asked(t, 'support').about?.means).toMatchObject({
    do: 'plan',
    action: 'threat',
    target: { kind: 'threat', side: 'right', pawns: 2 },
    card: 'wreckage/food-crates',
    leader: 'cook',
  })
  lead(t.choose('carpenter'), 'build/shelter', 'cook')
  expect(asked(t, 'payment').about?.means).toMatchObject({
    do: 'plan',
    action: 'build',
    target: { kind: 'building', building: 'shelter' },
    leader: 'cook',
  })
})

test('a choice to support says which stack and which pawn; its id and its pieces are made from them', () => {
  const t = planning({ items: ['invention/map'] })
  plan(t, 'explore/A1', 'cook')
  const [stack] = t.state.plan
  if (stack === undefined) throw new Error('nothing is planned')
  const added = asked(t, 'plan').choices.flatMap((choice) => {
    const means = meaningOf(choice)
    return means !== 'confirm' && means.do === 'support' ? [{ choice, means }] : []
  })
  expect(added.map(({ means }) => means)).toEqual(
    ['carpenter', 'cook', 'invention/map'].map((pawn) => ({ do: 'support', stack, pawn })),
  )
  for (const { choice, means } of added) {
    expect(choice.id).toBe(supportId(stack, means.pawn))
    expect([choice.moves, choice.at]).toEqual([`pawn/${means.pawn}`, 'explore/A1'])
  }
})

test('a pawn concerns whose it is; Friday and neutral pawns concern nobody', () => {
  const t = planning({ friday: true, items: ['invention/map'], people: { friday: {} }, huntingDeck: ['beast/fox'] })
  expect(concerned(asked(t, 'plan'))).toMatchObject({
    'carpenter/explore/A1': ['carpenter'],
    'cook/explore/A1': ['cook'],
    'friday/explore/A1': [],
  })
  plan(t, 'explore/A1', 'cook')
  expect(concerned(asked(t, 'plan'))).toMatchObject({
    'remove/1': ['cook'],
    'support/1/carpenter': ['carpenter'],
    'support/1/cook': ['cook'],
    'support/1/friday': [],
    'support/1/invention/map': [],
  })
  join(t, 'carpenter')
  expect(concerned(asked(t, 'plan'))).toMatchObject({ 'remove/1': ['cook', 'carpenter'] })
  lead(t, 'hunt', 'cook')
  expect(concerned(asked(t, 'support'))).toEqual({ carpenter: ['carpenter'], friday: [] })
  t.choose('friday').choose('remove/2')
  plan(plan(t, 'explore/C1', 'cook'), 'rest', 'carpenter').choose('confirm')
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
