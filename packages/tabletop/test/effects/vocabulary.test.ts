// The control verbs on a game of one number, and the clauses they give.

import {
  defineGame,
  done,
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
  type ControlChoice,
  consulting,
  controls,
  count,
  defineVocabulary,
  type Effect,
  type EffectTypes,
  type Option,
  type VocabularyRules,
  value,
  type Who,
} from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'

interface Words {
  noun: 'sum' | 'coin' | 'players' | 'rich' | 'each'
  verb: 'add' | 'take' | 'pass' | 'pay' | 'vote' | 'toss' | 'compare'
  name: 'more' | 'less'
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
  questions: { one: Option<SumEffects>; perhaps: Option<SumEffects>; hand: 'left' | 'right' }
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
    toss: { readonly coins: number }
  }
  value: 'sum'
  selection: 'players' | 'rich'
  /** Coins. */
  price: number
  test: 'coin' | 'sum'
  label: 'more' | 'less'
}

const SUM_RULES: VocabularyRules<SumEffects> = {
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
    toss: {
      clause: ({ coins }) => act('toss', { object: { noun: 'coin', count: coins } }),
      *run(t) {
        yield* t.ask({ seat: 'bob', kind: 'hand', choices: [{ id: 'left' }, { id: 'right' }] })
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
  prices: {
    canPay: (t, coins) => t.state.sum >= coins,
    *pay(t, coins, { you }) {
      t.emit({ t: 'added', by: -coins, seat: you })
    },
    clauses: (coins) => [act('pay', { object: { noun: 'coin', count: coins } })],
  },
  votes: {
    who: { noun: 'players' },
    verb: 'vote',
    *decide(t, choices) {
      const vote = yield* t.vote({ seats: t.seats, kind: 'one', choices, tie: ([first]) => done(meant(first)) })
      return vote.choice
    },
  },
  tests: {
    coin: {
      act: () => act('toss', { object: { noun: 'coin' } }),
      faces: 2,
      *passes(t, least) {
        return t.chance('coin', [1, 2]) >= least
      },
    },
    sum: {
      act: (least) => act('compare', { object: { figure: least } }),
      *passes(t, least) {
        return t.state.sum >= least
      },
    },
  },
}

const vocabulary = defineVocabulary<SumEffects>(SUM_RULES)

function meant(choice: ControlChoice<SumEffects> | undefined): Option<SumEffects> {
  if (choice === undefined) throw new Error('there was nothing to vote for')
  return choice.means
}

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

const { chooseOne, forEach, inOrder, may, pay, repeat, test: tested, vote, when } = controls<SumEffects>()
const add = (by: AmountOf<SumEffects>, who?: Who<SumEffects>): Effect<SumEffects> =>
  who === undefined ? { do: 'add', by } : { do: 'add', by, who }
const take = (coins: number): Effect<SumEffects> => ({ do: 'take', coins })
const toss = (coins: number): Effect<SumEffects> => ({ do: 'toss', coins })

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
    expect(open(pay(3, add(1)))).toBe(true)
    expect(open(pay(4, add(1)))).toBe(false)
    expect(open(pay(1, take(9)))).toBe(false)
    expect(open(vote({ price: 4, effects: [add(1)] }))).toBe(false)
    expect(open(tested('sum', 9, [take(9)]))).toBe(true)
  })

  test('pay: the price first, and nothing without it', () => {
    expect(log(pay(2, add(5)))).toEqual(['bob-2', 'bob+5'])
    expect(log(pay(4, add(5)))).toEqual([])
  })

  test('an option is offered when its price can be paid, and paid before it is carried out', () => {
    const options: readonly Option<SumEffects>[] = [
      { label: 'more', price: 3, effects: [add(9)] },
      { label: 'less', price: 4, effects: [add(8)] },
      { effects: [add(1)] },
    ]
    const session = run(chooseOne('you', ...options))
    expect(session.questions[0]?.choices.map(({ id }) => id)).toEqual(['0', '2'])
    expect(pick(session, '0').state.log).toEqual(['bob-3', 'bob+9'])
  })

  test('what a verb asks is about what it says', () => {
    const session = run(toss(2), inOrder(toss(1), add(1)), chooseOne('you', [toss(4)], [add(1)]))
    const abouts: unknown[] = []
    while (session.outcome === undefined) {
      const [question] = session.questions
      abouts.push(question?.about?.clause)
      pick(session, question?.choices[0]?.id ?? '')
    }
    const tossing = (count: number): Clause<Words> => act('toss', { object: { noun: 'coin', count } })
    expect(abouts).toEqual([tossing(2), tossing(1), undefined, tossing(4)])
  })

  test('vote: the group decides', () => {
    const session = run(vote([add(1)], [add(2)]))
    expect(session.questions.map(({ seat }) => seat)).toEqual(['ann', 'bob'])
    for (const seat of ['ann', 'bob']) {
      const question = session.questionsFor(seat)[0]?.id ?? -1
      expect(session.answer({ seat, question, choice: '1' })).toBeUndefined()
    }
    expect(session.state.log).toEqual(['bob+2'])
  })

  test('a test leads one way or the other', () => {
    expect(log(tested('sum', 3, [add(1)], [add(2)]))).toEqual(['bob+1'])
    expect(log(tested('sum', 4, [add(1)], [add(2)]))).toEqual(['bob+2'])
    expect(log(tested('sum', 4, [add(1)]))).toEqual([])
    const tossed = (face: number): readonly string[] =>
      sums.start({ effects: [tested('coin', 2, [add(1)], [add(2)])], seed: 's' }, { script: { coin: [face] } }).state
        .log
    expect([tossed(1), tossed(2)]).toEqual([['bob+2'], ['bob+1']])
  })

  test('a game in which nothing is paid and nobody votes says so', () => {
    const { prices: _, votes: __, ...rules } = SUM_RULES
    const poor = defineVocabulary<SumEffects>(rules)
    expect(() => poor.clause([pay(1, add(1))])).toThrow('nothing can be paid in this game')
    expect(() => poor.clause([vote([add(1)])])).toThrow('nobody votes in this game')
  })

  test('what lies inside', () => {
    expect(vocabulary.branches(chooseOne('you', [add(1)], [add(2)]))).toEqual([[add(1)], [add(2)]])
    expect(vocabulary.branches(vote([add(1)]))).toEqual([[add(1)]])
    expect(vocabulary.branches(tested('sum', 1, [add(1)]))).toEqual([[add(1)], []])
    expect(vocabulary.branches(when({ fact: 'even' }, [add(1)]))).toEqual([[add(1)], []])
    for (const one of [inOrder, (e: Effect<SumEffects>) => pay(1, e), (e: Effect<SumEffects>) => may('you', e)])
      expect(vocabulary.branches(one(add(1)))).toEqual([[add(1)]])
    expect(vocabulary.branches(add(1))).toEqual([])
  })

  test('a table answers for the verbs that it has', () => {
    const consult = consulting<SumEffects>()
    const table = { take: (all: number, { coins }: { readonly coins: number }, times: number) => all - times * coins }
    expect(consult(table, 9, take(2), 3)).toBe(3)
    expect(consult(table, 9, add(2), 3)).toBeUndefined()
    expect(consult(table, 9, inOrder(take(2)), 3)).toBeUndefined()
  })
})

describe('before and after', () => {
  const isUseful = (sum: number, ...effects: readonly Effect<SumEffects>[]): boolean =>
    vocabulary.isUseful({ sum, log: [] }, effects)

  test('effects are useful when one of them is, and a choice when one of its branches is', () => {
    expect(isUseful(3, take(1), take(2))).toBe(true)
    expect(isUseful(3, take(1), take(0))).toBe(true)
    expect(isUseful(3, take(0), take(0))).toBe(false)
    expect(isUseful(0, add(1))).toBe(true)
    expect(isUseful(0, take(1))).toBe(false)
    expect(isUseful(0, inOrder(add(1), take(1)))).toBe(true)
    expect(isUseful(0, inOrder(take(1), take(1)))).toBe(false)
    expect(isUseful(0, chooseOne('you', [take(1)], [add(1)]))).toBe(true)
    expect(isUseful(0, chooseOne('you', [take(1)], [add(1), take(1)]))).toBe(true)
    expect(isUseful(0, chooseOne('you', [take(1)], [take(1), take(1)]))).toBe(false)
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

  const paid = (number: number): Clause<Words> => ({
    say: 'act',
    verb: 'pay',
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
    [
      'vote',
      vote({ label: 'more', price: 1, effects: [add(1)] }, { price: 2, effects: [] }),
      {
        say: 'chooseOne',
        who: { noun: 'players' },
        verb: 'vote',
        options: [
          { say: 'inOrder', clauses: [{ say: 'thing', thing: { name: 'more' } }, paid(1), coins(1)] },
          { say: 'inOrder', clauses: [paid(2)] },
        ],
      },
    ],
    ['pay', pay(2, add(1)), { say: 'inOrder', clauses: [paid(2), coins(1)] }],
    [
      'test of a die',
      tested('coin', 2, [add(1)], [add(2)]),
      {
        say: 'test',
        test: { say: 'act', verb: 'toss', object: { noun: 'coin' } },
        least: 2,
        faces: 2,
        success: coins(1),
        failure: coins(2),
      },
    ],
    [
      'test in which only failure matters',
      tested('sum', 4, [], [add(2)]),
      {
        say: 'test',
        test: { say: 'act', verb: 'compare', object: { figure: 4 } },
        least: 4,
        failure: coins(2),
      },
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
