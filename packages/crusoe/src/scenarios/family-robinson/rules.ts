// Scenario 6, Family Robinson: a home with all that belongs in it, and children who must be fed. RC-SCN6.
import { SPACES, type Space } from '../../components/island.ts'
import { TILES } from '../../components/tiles.ts'
import { lose } from '../../endings.ts'
import { blackMarkers } from '../../markers.ts'
import { discard } from '../../rules/resources.ts'
import { type CrusoeState, LEVELS } from '../../state.ts'
import { recultivate } from '../all/verbs/index.ts'
import { played } from '../played.ts'
import type { Scenario, SpecialAction, Visible } from '../scenario.ts'
import { BIRTHS, BOOK, childrenIn, FOOD_OF_CHILD, LEAST_LEVEL, RECULTIVATION_PAWNS } from './sheet.ts'

/** RC-SCN6-08, RC-SCN6-09 */
const recultivation: SpecialAction = {
  repeatable: true,
  places: () => [{ pawns: RECULTIVATION_PAWNS }],
  /** RC-PLAN-14: a black marker for each stack. */
  left: (state) => blackMarkers(state).length,
  *run(t, { leader }, _space, vocabulary) {
    yield* vocabulary.run(t, [recultivate], { you: leader, rule: 'RC-SCN6-08' })
  },
}

export const rules: Scenario = {
  /** RC-SCN6-01: had anybody died, the game would be over. */
  goal: {
    at: 'roundEnd',
    isReached: (state) =>
      hasTheNine(state) && state.shelterBuilt && LEVELS.every((level) => state.levels[level] >= LEAST_LEVEL),
  },

  /** RC-SCN6-04 */
  whyLost: (state) => (hasTheNine(state) ? 'lastRound' : 'inventionsMissing'),

  /** RC-SCN6-03 */
  inventionsLaidOut(t, nine) {
    t.emit({ t: 'homePlanned', nine })
  },

  /** RC-SCN6-05 */
  *roundStart(t) {
    const { round } = t.state
    if (BIRTHS.includes(round)) t.emit({ t: 'childBorn', children: childrenIn(round) })
  },

  /** RC-SCN6-06: before the adults, and they cannot go hungry. */
  *beforeEating(t) {
    const missing = yield* discard(t, 'food', childrenIn(t.state.round) * FOOD_OF_CHILD, 'RC-SCN6-06', 0)
    if (missing > 0) lose(t, 'childUnfed')
  },

  /** RC-SCN6-07 */
  holdsMoreFood: ({ camp }, space) => space === camp,

  special: { 'family-robinson/recultivation': recultivation },

  /** RC-SCN6-10 */
  *book(t, vocabulary) {
    yield* vocabulary.run(t, BOOK, { you: t.state.firstPlayer, rule: 'RC-SCN6-10' })
  },

  /** RC-SCN6-11 */
  *totem(t, space) {
    if (isFirstOfItsTerrain(t.state, space)) t.emit({ t: 'terrainCovered', space, covered: true })
  },

  score: [
    ['health', 1],
    ['weapons', 2],
    ['roof', 3],
    ['palisade', 3],
    ['items', 2],
  ],
}

/** RC-SCN6-03, RC-ITEM-08: an Item that was flipped this round is one until the round is over. */
function hasTheNine({ scenarioState, items }: Visible): boolean {
  return played(scenarioState['family-robinson']).nine.every((invention) => items.includes(invention))
}

/** RC-SCN6-11: it is compared with all other tiles, and what is covered or face down has come first all the same. */
function isFirstOfItsTerrain({ island }: CrusoeState, space: Space): boolean {
  const terrainAt = (at: Space): string | undefined => {
    const lying = island[at]
    return lying === undefined ? undefined : TILES[lying.tile].terrain
  }
  return SPACES.every((other) => other === space || terrainAt(other) !== terrainAt(space))
}
