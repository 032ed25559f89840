// Perishable food for the Common Reserve.

import { foodWorth } from '../heuristic/food.ts'
import { ofTheBoard } from '../lasting.ts'
import { changeFood } from '../stores.ts'
import { inReserve } from './shared/reserve.ts'
import { SIGNED } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'

export interface Food {
  readonly by: number
  /** A modifier of the board that adds to it. */
  readonly more?: 'hens'
}

export const verb: Verb<Food> = {
  rule: 'NA-UPKEEP-02',
  clause: ({ by }) => inReserve('food', by),
  inVain: (_, { by }) => (by < 0 ? 'nothingToLose' : 'empty'),
  run(t, { by, more }, { rule }) {
    changeFood(t, by + (more === undefined ? 0 : ofTheBoard(t.state, more)), rule)
  },
}

export const worth: Worth<Food> = (o, { by }) => (by < 0 ? -0.8 : foodWorth(o, by))

export const samples: Samples<Food> = { by: SIGNED, more: { unsaid: 'the coop says itself what it adds' } }
