// What is asked is understood: what asks it or what it is about is said, and choices are told apart by their words alone.

import type { Choice } from '@landfall/kernel'
import { unclearQuestions } from '@landfall/testkit'
import { expect, test } from 'vitest'
import type { CardId } from '../../src/cards/card-ids.ts'
import { continentPlugin } from '../../src/plugin.ts'
import { table } from '../../src/testing.ts'
import { wanderer } from '../curses/wanderer.ts'
import { voices } from './spoken.ts'

/** The questions whose own words say all: of the turn, of the action that is being resolved, of what one has begun oneself. */
const PLAIN = ['act', 'sheet', 'keep', 'effects', 'revealed', 'handLimit', 'arrival', 'excess', 'digit', 'clear']

const areAlike = (_: Choice, __: Choice): boolean => false

const players = [0, 1, 2].map((nth) => () => ({ answer: wanderer(nth) }))

test('played games ask in every language what can be told apart, and say what asks or what it is about', {
  timeout: 240_000,
}, () => {
  expect(unclearQuestions({ plugin: continentPlugin, voices, players, games: 12, plain: PLAIN, areAlike })).toEqual([])
})

test('who is alone is asked directly, and is not told again when a card can be used', () => {
  const asked = (explorers: readonly string[], kind: string, hand: readonly CardId[] = []): readonly string[] => {
    const people = Object.fromEntries(explorers.map((who, at) => [who, at === 0 ? { hand } : {}]))
    const t = table({ people, pile: ['skill/vigil', 'skill/lean-to'] }).play('turn')
    const { session } = t
    return session.questions.flatMap((question) =>
      question.kind === kind
        ? [voices.en.prompt(question), ...question.choices.map((choice) => voices.en.choice(choice, question))]
        : [],
    )
  }
  expect(asked(['ingrid'], 'act')[0]).toBe('What do you do?')
  expect(asked(['ingrid', 'tomas'], 'act')[0]).toBe('Who does what?')
  const [use] = asked(['ingrid'], 'anyTime', ['skill/bide-your-time']).filter((label) => label.includes('Bide'))
  expect(use).toMatch(/^Discard Bide Your Time: /)
  expect(use).not.toContain('Between')
})
