// Questions that are not understood are found.
import type { Question } from '@landfall/kernel'
import type { Voice } from '@landfall/tabletop'
import { words } from '@landfall/tabletop/en'
import { faultsOf, type Leniency } from '@landfall/testkit'
import { expect, test } from 'vitest'

const voice = (asker: string | undefined): Voice => ({
  language: 'en',
  title: 'Quay',
  words,
  seat: (seat) => seat,
  prompt: () => 'Which hand?',
  asker: () => asker,
  choice: ({ id }) => id.slice(0, 4),
  log: () => undefined,
  outcome: () => '',
  scene: () => [],
})

const question: Question = { id: 1, seat: 'ann', kind: 'hand', choices: [{ id: 'left' }, { id: 'right' }] }
const alike: Question = { ...question, choices: [{ id: 'left' }, { id: 'right' }, { id: 'left too' }] }
const STRICT: Leniency = { plain: [], areAlike: () => false }

const faults = (asked: Question, asker: string | undefined, lenient: Partial<Leniency> = {}): readonly string[] => [
  ...faultsOf(asked, voice(asker), {}, { ...STRICT, ...lenient }),
]

test('two choices of one label, unless they are alike', () => {
  expect(faults(alike, 'Storm')).toEqual(['hand (en): two choices are called “left”'])
  expect(faults(alike, 'Storm', { areAlike: (one, other) => one.id === 'left' && other.id === 'left too' })).toEqual([])
  expect(faults(question, 'Storm')).toEqual([])
})

test('a question that nothing asks and that is about nothing, unless its words say all or nobody waits for it', () => {
  expect(faults(question, undefined)).toEqual(['hand (en): it is not said what asks, nor what it is about'])
  expect(faults(question, undefined, { plain: ['hand'] })).toEqual([])
  expect(faults({ ...question, about: { id: 'storm' } }, undefined)).toEqual([])
  expect(faults({ ...question, optional: true }, undefined)).toEqual([])
})
