// The control verbs on a game of one number, and the clauses they give.

import {
  defineGame,
  everyone,
  type GameTypes,
  type Outcome,
  type QuestionOf,
  type Session,
  TABLE,
} from '@landfall/kernel'
import {
  type AmountOf,
  act,
  atLeast,
  type Clause,
  controls,
  count,
  defineVocabulary,
  type Effect,
  type EffectTypes,
  value,
  type Who,
} from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'

interface Words {
  noun: 'sum' | 'coin' | 'players' | 'rich' | 'each'
  verb: 'add' | 'take' | 'pass'
  name: never
  fact: 'even'
}

interface Sums extends GameTypes {
  seat: 'ann' | 'bob'
  config: { readonly effects: readonly Effect<SumEffects>[]; readonly lost: readonly Effect<SumEffects>[] }
  state: { sum: number; log: string[] }
  zones: { sum: typeof everyone; log: typeof everyone }
  events: { added: { by: number; seat: string } }
  steps: { run: undefined }
  moments: Record<never, never>
  ability: Record<never, never>
  questions: { one: readonly Effect<SumEffects>[]; perhaps: readonly Effect<SumEffects>[] }
  openQuestion: QuestionOf<Sums>
  piece: never
  clause: Clause<Words>
  outcome: Outcome
}

interface SumEffects extends EffectTypes {
  game: Sums
  words: Words
  person: Sums['seat']
  verbs: {
    add: { readonly by: AmountOf<SumEffects>; readonly who?: Who<SumEffects> }
    take: { readonly coins: number }
  }
  value: 'sum'
  selection: 'players' | 'rich'
}

const vocabulary = defineVocabulary<SumEffects>({
  verbs: {
    add: {
      clause: ({ by }) => act('add', { object: { noun: 'coin', count: by } }),
      *run(t, { by, who = 'you' }, scope) {
        for (const seat of vocabulary.select(t, who, scope))
          t.emit({ t: 'added', by: vocabulary.amount(t, by, scope), seat })
      },
    },
    take: {
      clause: ({ coins }) => act('take', { object: { noun: 'coin', count: coins } }),
      *run(t, { coins }, { you }) {
        t.emit({ t: 'added', by: -coins, seat: you })
      },
      isPossible: (t, { coins }) => t.state.sum >= coins,
      isUseful: ({ sum }, { coins }) => sum > 0 && coins > 0,
      reverse(t, { coins }) {
        t.emit({ t: 'added', by: coins, seat: 'ann' })
      },
    },
  },
  values: { sum: (t) => t.state.sum },
  selections: { players: (t) => t.seats, rich: () => [] },
  facts: { even: (t) => t.state.sum % 2 === 0 },
  phraseFor: (who) => (who === 'you' ? undefined : { noun: who }),
  asks: {
    chooseOne: (t, asked) => t.ask(() => ({ kind: 'one', ...asked() })),
    may: (t, asked) => t.ask(() => ({ kind: 'perhaps', ...asked() })),
  },
  declined: act('pass'),
})

const sums = defineGame<Sums>({
  id: 'sums',
  version: 1,
  configure: ({ effects, lost }) => ({
    effects: Array.isArray(effects) ? effects : [],
    lost: Array.isArray(lost) ? lost : [],
  }),
  seats: () => ['ann', 'bob'],
  setup: () => ({ sum: 3, log: [] }),
  first: { step: 'run', with: undefined },
  zones: { sum: everyone, log: everyone },
  events: {
    added(state, { by, seat }) {
      state.sum += by
      state.log.push(`${seat}${by < 0 ? '' : '+'}${by}`)
    },
  },
  steps: {
    *run(t) {
      yield* vocabulary.run(t, t.config.effects, { you: 'bob', rule: 'SUM-01' })
      vocabulary.reverse(t, t.config.lost, 'SUM-02')
      t.end({ result: 'scored', why: 'done' })
    },
  },
})

const { chooseOne, forEach, inOrder, may, repeat, when } = controls<SumEffects>()
const add = (by: AmountOf<SumEffects>, who?: Who<SumEffects>): Effect<SumEffects> =>
  who === undefined ? { do: 'add', by } : { do: 'add', by, who }
const take = (coins: number): Effect<SumEffects> => ({ do: 'take', coins })

const run = (...effects: readonly Effect<SumEffects>[]): Session<Sums> => sums.start({ effects, seed: 's' })
const log = (...effects: readonly Effect<SumEffects>[]): readonly string[] => run(...effects).state.log
const pick = (session: Session<Sums>, choice: string): Session<Sums> => {
  const [question] = session.questions
  const seat = question?.seat === TABLE ? 'ann' : (question?.seat ?? '')
  expect(session.answer({ seat, question: question?.id ?? -1, choice })).toBeUndefined()
  return session
}

describe('running', () => {
  test('in order, again and again, for each', () => {
    expect(log(inOrder(add(1), add(2)))).toEqual(['bob+1', 'bob+2'])
    expect(log(repeat(3, add(1)))).toEqual(['bob+1', 'bob+1', 'bob+1'])
    expect(log(repeat(count('players'), add(value('sum'))))).toEqual(['bob+3', 'bob+6'])
    expect(log(repeat(0, add(1)))).toEqual([])
    expect(log(forEach('players', add(1, 'each'), add(2)))).toEqual(['ann+1', 'bob+2', 'bob+1', 'bob+2'])
    expect(log(forEach('rich', add(1, 'each')))).toEqual([])
    expect(log(add(1, 'players'))).toEqual(['ann+1', 'bob+1'])
    expect(log(add(1, 'each'))).toEqual([])
  })

  test('if, and otherwise', () => {
    expect(log(when(atLeast(value('sum'), 3), [add(1)], [add(9)]))).toEqual(['bob+1'])
    expect(log(when(atLeast(value('sum'), 4), [add(1)], [add(9)]))).toEqual(['bob+9'])
    expect(log(when({ fact: 'even' }, [add(1)]))).toEqual([])
  })

  test('choose one: only what is possible is offered', () => {
    const session = run(chooseOne('you', [take(2)], [take(5)], [add(1), add(1)]))
    expect(session.questions[0]).toMatchObject({ seat: 'bob', kind: 'one' })
    expect(session.questions[0]?.choices.map(({ id }) => id)).toEqual(['0', '2'])
    expect(pick(session, '2').state.log).toEqual(['bob+1', 'bob+1'])
  })

  test('choose one: nothing is asked when one or none is possible, and a group chooses together', () => {
    expect(log(chooseOne('you', [take(5)], [add(1)]))).toEqual(['bob+1'])
    expect(log(chooseOne('you', [take(5)], [take(6)]), add(7))).toEqual(['bob+7'])
    expect(run(chooseOne('players', [add(1)], [add(2)])).questions[0]?.seat).toBe(TABLE)
  })

  test('may: yes or no, and not at all when it is impossible', () => {
    expect(pick(run(may('you', take(1))), 'yes').state.log).toEqual(['bob-1'])
    expect(pick(run(may('you', take(1))), 'no').state.log).toEqual([])
    expect(log(may('you', take(4)))).toEqual([])
    expect(log(may('you', inOrder(add(1), take(4))))).toEqual([])
  })

  test('what is possible looks through the control verbs', () => {
    const open = (option: Effect<SumEffects>): boolean =>
      run(chooseOne('you', [option], [add(1)], [add(2)])).questions[0]?.choices[0]?.id === '0'
    expect(open(chooseOne('you', [take(9)], [take(3)]))).toBe(true)
    expect(open(chooseOne('you', [take(9)], [take(8)]))).toBe(false)
    expect(open(when({ fact: 'even' }, [add(1)], [take(9)]))).toBe(false)
    expect(open(when({ fact: 'even' }, [take(9)]))).toBe(true)
    expect(open(forEach('rich', add(1)))).toBe(false)
    expect(open(forEach('players', take(1)))).toBe(true)
    expect(open(repeat(2, take(9)))).toBe(true)
    expect(open(may('you', take(9)))).toBe(true)
  })
})

describe('before and after', () => {
  const isUseful = (sum: number, ...effects: readonly Effect<SumEffects>[]): boolean =>
    vocabulary.isUseful({ sum, log: [] }, effects)

  test('effects are useful when each of them is, and a choice when one of its branches is', () => {
    expect(isUseful(3, take(1), take(2))).toBe(true)
    expect(isUseful(3, take(1), take(0))).toBe(false)
    expect(isUseful(0, add(1))).toBe(true)
    expect(isUseful(0, take(1))).toBe(false)
    expect(isUseful(0, inOrder(add(1), take(1)))).toBe(false)
    expect(isUseful(0, chooseOne('you', [take(1)], [add(1)]))).toBe(true)
    expect(isUseful(0, chooseOne('you', [take(1)], [add(1), take(1)]))).toBe(false)
    expect(isUseful(0, may('you', take(1)))).toBe(true)
  })

  test('what can be reversed is, as far as nothing was chosen', () => {
    const lost = [take(2), add(1), chooseOne('you', [take(1)])]
    expect(sums.start({ effects: [add(1)], lost, seed: 's' }).state.log).toEqual(['bob+1', 'ann+2'])
  })
})

describe('clauses', () => {
  const coins = (number: number): Clause<Words> => ({
    say: 'act',
    verb: 'add',
    object: { noun: 'coin', count: number },
  })

  test.each<[string, Effect<SumEffects>, Clause<Words>]>([
    ['inOrder', inOrder(add(1), add(2)), { say: 'inOrder', clauses: [coins(1), coins(2)] }],
    [
      'chooseOne',
      chooseOne('you', [add(1)], [add(2), add(3)]),
      { say: 'chooseOne', options: [coins(1), { say: 'inOrder', clauses: [coins(2), coins(3)] }] },
    ],
    [
      'chooseOne of a group',
      chooseOne('players', [add(1)]),
      { say: 'chooseOne', who: { noun: 'players' }, options: [coins(1)] },
    ],
    ['may', may('rich', add(1)), { say: 'may', who: { noun: 'rich' }, clause: coins(1) }],
    ['forEach', forEach('players', add(1)), { say: 'forEach', of: { noun: 'players' }, clause: coins(1) }],
    ['if', when({ fact: 'even' }, [add(1)]), { say: 'if', condition: { fact: 'even' }, clause: coins(1) }],
    [
      'otherwise',
      when({ fact: 'even' }, [add(1)], [add(2)]),
      { say: 'if', condition: { fact: 'even' }, clause: coins(1), otherwise: coins(2) },
    ],
    ['repeat', repeat(count('players'), add(1)), { say: 'repeat', times: { count: 'players' }, clause: coins(1) }],
  ])('of %s', (_, effect, clause) => {
    expect(vocabulary.clause([effect])).toEqual(clause)
  })
})
