// The loop of bots that know a game: uses first, then the question; and what happens without advice.
import { type GameTypes, type Question, TABLE } from '@landfall/kernel'
import { type Adviser, advisedBot } from '@landfall/tabletop'
import { expect, test } from 'vitest'

const asked: Question = { id: 1, seat: 'ann', kind: 'move', choices: [{ id: 'stay' }, { id: 'go' }] }
const offered: Question = { id: 2, seat: 'bob', kind: 'anyTime', optional: true, choices: [{ id: 'charm' }] }
const forAnybody: Question = { id: 3, seat: TABLE, kind: 'vote', choices: [{ id: 'yes' }] }

function position(...questions: readonly Question[]) {
  return { questions, seats: ['ann', 'bob'], view: (seat?: string) => ({ seat }) }
}

const SILENT: Adviser<GameTypes> = { use: () => undefined, choose: () => undefined }

test('what is worth using is used before the question is answered, by the seat that may', () => {
  const bot = advisedBot<GameTypes>(() => ({ ...SILENT, use: ({ choices }) => choices[0]?.id, choose: () => 'go' }))
  expect(bot.answer(position(offered, asked))).toEqual({ seat: 'bob', question: 2, choice: 'charm' })
  expect(bot.answer(position(asked))).toEqual({ seat: 'ann', question: 1, choice: 'go' })
})

test('the adviser is given what the seat sees that is asked; the first seat answers for the table', () => {
  const views: unknown[] = []
  const bot = advisedBot<GameTypes>((view, seat) => {
    views.push([view, seat])
    return SILENT
  })
  expect(bot.answer(position(offered, forAnybody))).toEqual({ seat: 'ann', question: 3, choice: 'yes' })
  expect(views).toEqual([[{ seat: 'ann' }, 'ann']])
})

test('without advice the first choice is taken; without a question there is nothing to answer', () => {
  const bot = advisedBot<GameTypes>(() => SILENT)
  expect(bot.answer(position(asked))).toEqual({ seat: 'ann', question: 1, choice: 'stay' })
  expect(() => bot.answer(position(offered))).toThrow('nothing to answer')
  expect(() => bot.answer(position({ ...asked, choices: [] }))).toThrow('nothing can be chosen: move')
})
