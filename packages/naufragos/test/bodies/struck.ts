// A card that does something to one castaway.
import { defineGame } from '@landfall/kernel'
import { type Scene, table } from '@landfall/naufragos/testing'
import type { TestTable } from '@landfall/testkit'
import type { NaufragosEffect } from '../../src/effect-types.ts'
import { rules } from '../../src/game.ts'
import type { Naufragos } from '../../src/types.ts'
import { carryOut } from '../../src/vocabulary.ts'

/** A card that does just this to yellow, whenever a turn would begin. */
export const struck = (scene: Scene, ...effects: readonly NaufragosEffect[]): TestTable<Naufragos> =>
  table({
    ...scene,
    game: defineGame<Naufragos>({
      ...rules,
      steps: {
        ...rules.steps,
        *turn(t) {
          yield* carryOut(t, 'coast/quick-mud', 'yellow', effects, 'NA-CARD-01')
        },
      },
    }),
  }).play('turn')

/** What happens to yellow, who is like this. */
export const hit = (yellow: NonNullable<Scene['castaways']>['yellow'], ...effects: readonly NaufragosEffect[]) =>
  struck({ castaways: { yellow: yellow ?? {} } }, ...effects)
