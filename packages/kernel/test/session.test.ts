import { defineGame, type Happened, RuleError, resume, SetupError, start } from '@landfall/kernel'
import { describe, expect, test } from 'vitest'
import { at, bytes, type Pearls, pearls, rules, say } from './pearls.ts'

const begin = () => start(pearls, { length: 3, seed: 'tern-42' })

describe('refusals', () => {
  test('each says why, and the session is byte for byte what it was', () => {
    const session = begin()
    say(session, 'bob', 'left')
    const before = bytes(session)
    const [question] = session.questions
    const id = question?.id ?? -1
    expect(session.answer({ seat: 'ann', question: id, choice: 'up' })).toEqual({
      refused: 'unlistedChoice',
      choice: 'up',
      listed: ['left', 'right'],
    })
    expect(session.answer({ seat: 'bob', question: id, choice: 'left' })).toMatchObject({
      refused: 'wrongSeat',
      expected: 'ann',
    })
    expect(session.answer({ seat: 'bob', question: 0, choice: 'left' })).toMatchObject({
      refused: 'staleQuestion',
      open: [id],
    })
    expect(session.answer({ seat: 'ann', question: 99, choice: 'left' })).toMatchObject({ refused: 'staleQuestion' })
    expect(session.undoTo(2)).toMatchObject({ refused: 'noSuchPosition' })
    expect(session.rewind(-1)).toMatchObject({ refused: 'noSuchPosition' })
    expect(bytes(session)).toBe(before)
  })

  test('a finished game takes no answer', () => {
    const session = at([{ step: 'finish' }])
    const before = bytes(session)
    expect(session.outcome).toEqual({ result: 'won', why: 'arrived' })
    expect(session.answer({ seat: 'ann', question: 0, choice: 'left' })).toEqual({ refused: 'finished' })
    expect(bytes(session)).toBe(before)
  })

  test('a stranger may not answer for the table', () => {
    const session = at([{ step: 'group' }])
    const question = session.questions[0]?.id ?? -1
    expect(session.answer({ seat: 'mallory', question, choice: 'left' })).toMatchObject({ refused: 'wrongSeat' })
    expect(session.answer({ seat: 'table', question, choice: 'left' })).toMatchObject({ refused: 'wrongSeat' })
    expect(session.answer({ seat: 'eve', question, choice: 'left' })).toBeUndefined()
  })

  test('a game cannot be started without a seed', () => {
    expect(() => pearls.start({ length: 3 })).toThrow(SetupError)
    expect(() => pearls.start({ length: 3, seed: '' })).toThrow(SetupError)
    expect(() => pearls.start({ length: 3, seed: 7 })).toThrow(SetupError)
  })
})

describe('steps', () => {
  test('a broken rule names its step and position, and changes nothing', () => {
    const told: Happened[][] = []
    const session = at([{ step: 'broken' }, { step: 'group' }], {
      listen: { happened: (events) => told.push([...events]) },
    })
    const before = bytes(session)
    const question = session.questions[0]?.id ?? -1
    const breaking = () => session.answer({ seat: 'ann', question, choice: 'right' })
    expect(breaking).toThrow(RuleError)
    expect(breaking).toThrow('step "broken" after 0 answers: the bridge is out')
    expect(bytes(session)).toBe(before)
    expect(told).toEqual([[]])
    say(session, 'ann', 'left')
    expect(session.state.trail).toEqual(['ann:left'])
    expect(told).toEqual([[], [{ t: 'went', seat: 'ann', way: 'left' }]])
  })

  test('a session begun at a position comes to rest when its steps are done', () => {
    const session = at([{ step: 'group' }, { step: 'pair' }])
    say(session, 'bob', 'left')
    say(session, 'ann', 'right')
    say(session, 'ann', 'left')
    expect(session.state.trail).toEqual(['table:left', 'ann:right', 'ann:right+left'])
    expect(session.questions).toEqual([])
    expect(session.outcome).toBeUndefined()
    expect(bytes(resume(pearls, session.save(), { staged: true }))).toBe(bytes(session))
  })

  test('a step that does not exist is the programmer’s mistake', () => {
    expect(() => pearls.startAt({ state: {}, steps: [{ step: 'dance' }] }, { length: 1, seed: 's' })).toThrow(RuleError)
  })
})

describe('several at once', () => {
  test('nobody learns an answer before all have answered', () => {
    const session = at([{ step: 'both' }])
    expect(session.awaited).toEqual(['ann', 'bob'])
    const late = session.questionsFor('bob')[0]?.id
    say(session, 'ann', 'pearl-1')
    expect(session.state.trail).toEqual([])
    expect(session.awaited).toEqual(['bob'])
    expect(session.questionsFor('bob')[0]?.id).toBe(late)
    expect(JSON.stringify([session.view('bob'), session.questionsFor('bob')])).not.toContain('pearl-1"')
    say(session, 'bob', 'pearl-4')
    expect(session.state.trail).toEqual(['ann:pearl-1', 'bob:pearl-4', 'eve:nothing'])
  })

  test('a seat answers once, in any order', () => {
    const session = at([{ step: 'both' }])
    const ann = session.questionsFor('ann')[0]?.id ?? -1
    say(session, 'bob', 'pearl-3')
    say(session, 'ann', 'pearl-2')
    expect(session.answer({ seat: 'ann', question: ann, choice: 'pearl-1' })).toMatchObject({ refused: 'finished' })
    expect(session.state.trail[0]).toBe('ann:pearl-2')
  })

  test('a vote goes to the majority, and a tie to the game’s rule', () => {
    const session = at([{ step: 'vote' }])
    say(session, 'bob', 'nay')
    say(session, 'ann', 'aye')
    say(session, 'eve', 'nay')
    expect(session.state.trail).toEqual(['all:nay'])

    const tied = at([{ step: 'vote' }])
    say(tied, 'ann', 'aye')
    say(tied, 'bob', 'nay')
    say(tied, 'eve', 'abstain')
    expect(tied.questions[0]).toMatchObject({
      kind: 'tie',
      seat: 'eve',
      choices: [{ id: 'aye' }, { id: 'nay' }, { id: 'abstain' }],
    })
    say(tied, 'eve', 'abstain')
    expect(tied.state.trail).toEqual(['all:abstain'])
  })
})

describe('picking', () => {
  const picking = (...ways: readonly ('left' | 'right')[]) =>
    defineGame<Pearls>({
      ...rules,
      steps: {
        ...rules.steps,
        *pair(t) {
          const way = yield* t.pick({ seat: 'ann', kind: 'way', choices: ways.map((id) => ({ id })) })
          t.emit({ t: 'went', seat: 'ann', way: way ?? 'nowhere' })
        },
      },
    }).startAt({ state: rules.setup({ length: 3 }), steps: [{ step: 'pair' }] }, { length: 3, seed: 's' })

  test('nobody is asked where there is nothing to choose', () => {
    expect(picking('left').state.trail).toEqual(['ann:left'])
    expect(picking().state.trail).toEqual(['ann:nowhere'])
  })

  test('of two, one is chosen', () => {
    const session = picking('left', 'right')
    expect(session.questions).toMatchObject([{ seat: 'ann', kind: 'way' }])
    say(session, 'ann', 'right')
    expect(session.state.trail).toEqual(['ann:right'])
  })
})

describe('listening', () => {
  test('events come with the number of answers; what is private is told to those it concerns', () => {
    const told: [readonly Happened[], number][] = []
    const session = at([{ step: 'draw', with: { seat: 'ann' } }], {
      listen: { happened: (events, n) => told.push([events, n]) },
    })
    say(session, 'ann', 'left')
    const event = { t: 'drew', seat: 'ann', pearl: 'pearl-11' }
    expect(told).toEqual([
      [[], 0],
      [[event], 1],
    ])
    expect(pearls.told(event, 'ann')).toEqual(event)
    expect(pearls.told(event, 'bob')).toEqual({ t: 'drew', seat: 'ann' })
    expect(pearls.told(event, undefined)).toEqual({ t: 'drew', seat: 'ann' })
  })
})
