// Which questions can be asked in front of everybody.
import { type Choice, openQuestions, type Question, TABLE } from '@landfall/kernel'
import { expect, test } from 'vitest'

const STATE = {
  hands: { red: ['story/2/101'], green: ['story/3/104'] },
  deck: ['coast/blowhole', 'coast/landing-stair'],
  resolving: 'coast/landing-stair',
  camp: ['camp/turtle-beach'],
}

/** As somebody sees it who only watches. */
const VIEW = { hands: { red: 1, green: 1 }, deck: 2, resolving: 'coast/landing-stair', camp: ['camp/turtle-beach'] }

/** Whether a question of red may be heard by all. */
function isOpen(choices: readonly Choice[], more: Partial<Question> = {}, onTable: readonly string[] = []): boolean {
  const question: Question = { id: 1, seat: 'red', kind: 'any', choices, ...more }
  const session = { state: STATE, view: () => VIEW, questions: [question] }
  return openQuestions(session, (piece) => onTable.includes(piece)).length === 1
}

test('what names only what lies open is asked openly', () => {
  expect(isOpen([{ id: 'camp/turtle-beach', at: 'camp/turtle-beach' }, { id: 'pass' }])).toBe(true)
  expect(isOpen([{ id: 'yes', means: { seat: 'red', pays: 3 }, odds: { success: 0.5 } }])).toBe(true)
})

test('what names a hidden piece is not: by its id, its meaning, its words or its place', () => {
  expect(isOpen([{ id: 'story/2/101' }])).toBe(false)
  expect(isOpen([{ id: 'spend/story/2/101' }, { id: 'pass' }])).toBe(false)
  expect(isOpen([{ id: 'spend', means: { use: 'story', tiles: ['story/2/101'] } }])).toBe(false)
  expect(isOpen([{ id: 'spend', clause: { say: 'thing', thing: { name: 'story/2/101' } } }])).toBe(false)
  expect(isOpen([{ id: 'spend', at: 'hand/story/2/101' }])).toBe(false)
  expect(isOpen([{ id: 'spend', means: { 'story/2/101': 1 } }])).toBe(false)
})

test('nor is what is about a card in a deck, even if the same name is seen elsewhere', () => {
  expect(isOpen([{ id: 'seen', at: 'deck/coast' }], { about: { id: 'coast/gulch coast/blowhole' } })).toBe(false)
  expect(isOpen([{ id: 'seen', at: 'deck/coast' }], { about: { id: 'coast/landing-stair' } })).toBe(false)
})

test('a piece on the table is open although another one with its name is hidden, as long as it is the one that is meant', () => {
  const table = ['fish/story/2/101', 'deck/coast']
  expect(isOpen([{ id: 'story/2/101', at: 'fish/story/2/101' }], {}, table)).toBe(true)
  expect(isOpen([{ id: 'story/2/101', at: 'hand/story/2/101' }], {}, table)).toBe(false)
  expect(isOpen([{ id: 'coast/blowhole', at: 'deck/coast' }], {}, table)).toBe(false)
  expect(isOpen([{ id: 'seen' }], { about: { id: 'coast/blowhole', at: 'deck/coast' } }, table)).toBe(false)
})

test('the name of something else that only begins or ends alike hides nothing', () => {
  expect(isOpen([{ id: 'coast/blowhole-of-old' }, { id: 'story/2/1011' }, { id: 'coast' }])).toBe(true)
})

test('what several answer in secret is never asked openly, and what the group is asked always is', () => {
  expect(isOpen([{ id: 'light' }, { id: 'wait' }], { secret: true })).toBe(false)
  expect(isOpen([{ id: 'light' }, { id: 'wait' }], { seat: TABLE })).toBe(true)
})
