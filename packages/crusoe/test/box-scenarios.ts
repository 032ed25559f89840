// The scenarios of the box, as the rulebook lists them. One beyond it is a folder, and is not listed anywhere. RC-DECK-13.
import type { ScenarioId } from '../src/scenarios/scenario.ts'

/** How many rounds each has, in the order of their numbers. */
export const ROUNDS = {
  castaways: 12,
  'cursed-island': 10,
  jenny: 8,
  'volcano-island': 8,
  'cannibal-island': 9,
  'family-robinson': 12,
  'king-kong': 10,
} satisfies { readonly [S in ScenarioId]?: number }

const isInBox = (scenario: string): scenario is keyof typeof ROUNDS => Object.hasOwn(ROUNDS, scenario)

/** Those that are of the box. */
export const ofTheBox = (scenarios: readonly ScenarioId[]): readonly (keyof typeof ROUNDS)[] =>
  scenarios.filter(isInBox)

/** RC-ED-42: those of the first edition. */
export const OF_FIRST_EDITION = Object.keys(ROUNDS)
  .filter(isInBox)
  .filter((scenario) => scenario !== 'king-kong')
