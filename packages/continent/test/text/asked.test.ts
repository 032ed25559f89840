// What is asked is understood: what asks it or what it is about is said, and choices are told apart by their words alone.

import type { Choice } from '@landfall/kernel'
import { unclearQuestions } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { continentPlugin } from '../../src/plugin.ts'
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
