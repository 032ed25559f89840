import { randomPlayer } from '@landfall/tabletop'
import { expect, test } from 'vitest'

const asked = {
  seats: ['ann', 'bob'],
  questions: [
    { id: 4, seat: 'ann', kind: 'way', choices: [{ id: 'left' }, { id: 'right' }] },
    { id: 5, seat: 'table', kind: 'way', choices: [{ id: 'up' }, { id: 'down' }] },
  ],
}

test('the same seed gives the same answers, another seed others', () => {
  const answers = (seed: string): string => {
    const player = randomPlayer(seed)
    return JSON.stringify(Array.from({ length: 40 }, () => player.answer(asked)))
  }
  expect(answers('a')).toBe(answers('a'))
  expect(answers('a')).not.toBe(answers('b'))
})

test('every question, seat and choice has its chance', () => {
  const player = randomPlayer('all')
  const seen = new Set(
    Array.from({ length: 400 }, () => {
      const { seat, question, choice } = player.answer(asked)
      return `${seat} ${question} ${choice}`
    }),
  )
  expect([...seen].sort()).toEqual(['ann 4 left', 'ann 4 right', 'ann 5 down', 'ann 5 up', 'bob 5 down', 'bob 5 up'])
})

const offer = (id: number, seat: string) =>
  ({ id, seat, kind: 'anyTime', choices: [{ id: 'use' }, { id: 'trade' }], optional: true }) as const

test('what is offered beside a question is taken up now and then, however much is offered', () => {
  const player = randomPlayer('tempted')
  const beside = { ...asked, questions: [...asked.questions, offer(6, 'ann'), offer(7, 'bob'), offer(8, 'cid')] }
  const given = Array.from({ length: 4000 }, () => player.answer(beside))
  const taken = given.filter(({ question }) => question > 5)
  expect(taken.length / given.length).toBeGreaterThan(0.2)
  expect(taken.length / given.length).toBeLessThan(0.3)
  expect(new Set(taken.map(({ question, choice }) => `${question} ${choice}`)).size).toBe(6)
})

test('what is offered is taken up where nothing else is asked', () => {
  const alone = { seats: ['ann'], questions: [offer(6, 'ann')] }
  expect(randomPlayer('alone').answer(alone)).toMatchObject({ seat: 'ann', question: 6 })
})

test('without a question there is no answer', () => {
  expect(() => randomPlayer('s').answer({ seats: ['ann'], questions: [] })).toThrow('nothing to pick')
})
