// What is asked is understood: what asks it or what it is about is said, and choices are told apart by their words alone.

import { table } from '@landfall/continent/testing'
import { type Choice, isAsking, type Question } from '@landfall/kernel'
import { LANGUAGES, type Language, voiceFor } from '@landfall/tabletop'
import { type TestTable, unclearQuestions } from '@landfall/testkit'
import { expect, test } from 'vitest'
import { continentPlugin } from '../../src/plugin.ts'
import type { Continent } from '../../src/types.ts'
import { wanderer } from '../curses/wanderer.ts'
import { voices } from './spoken.ts'

/** The questions whose own words say all: of the turn, of the action that is being resolved, of what one has begun oneself. */
const PLAIN: readonly string[] = []

const areAlike = (_: Choice, __: Choice): boolean => false

const players = [0, 1, 2].map((nth) => (seed: string) => ({ answer: wanderer(seed.length * 31 + nth + Number(seed.split('/')[1] ?? 0)) }))

test('played games ask in every language what can be told apart, and say what asks or what it is about', {
  timeout: 240_000,
}, () => {
  expect(unclearQuestions({ plugin: continentPlugin, voices, players, games: 12, plain: PLAIN, areAlike })).toEqual([])
})
