// Scenario 2, Cursed Island: fog creeps over the land, and only five Crosses can break the curse. RC-SCN2.
import { SPACES, type Space } from '../../components/island.ts'
import { hasMarker, markedSpaces } from '../../markers.ts'
import { putMarkers } from '../../rules/markers.ts'
import { drawMysteries } from '../../rules/mysteries.ts'
import { wound } from '../../rules/wounds.ts'
import { played } from '../played.ts'
import type { Scenario, Visible } from '../scenario.ts'
import { ALTAR_WOUNDS, CROSSES_NEEDED, FOG_OF_BOOK, TEMPLE, TOTEMS } from './sheet.ts'

export const rules: Scenario = {
  /** RC-SCN2-01: a death or a lost Cross before the round is over comes first. */
  goal: {
    at: 'roundEnd',
    isReached: (state) => markedSpaces(state, 'cross').length >= CROSSES_NEEDED,
  },

  /** RC-SCN2-03, RC-SCN2-04: as much as there is room for, and nobody is hurt by the rest. */
  *book(t) {
    yield* putMarkers(t, 'fog', FOG_OF_BOOK, (space) => mayBeFoggy(t.state, space), 'RC-SCN2-03')
  },

  /** RC-SCN2-13, RC-SCN2-15, RC-SCN2-16, RC-SCN2-22 */
  *totem(t, space, revealer) {
    const number = t.state.lastNumber + 1
    const place = TOTEMS[number - 1]
    if (place === undefined) return
    t.emit({ t: 'numberPut', space, number, place })
    switch (place) {
      case 'cursed-island/dark-temple':
        return
      case 'cursed-island/altar-of-death':
        return wound(t, revealer, ALTAR_WOUNDS, 'RC-SCN2-16')
      case 'cursed-island/cultist-hideout':
        if (!isFoggy(t.state, space)) t.emit({ t: 'markerPut', space, marker: 'fog' })
    }
  },

  special: {
    /**
     * RC-SCN2-13, RC-SCN2-14: it is found while Actions are resolved, so the first plan that can name it is that of a later
     * round. The explorer may stop after any card; that was the one time.
     */
    'cursed-island/dark-temple': {
      places(state, pawnsTo) {
        if (played(state.scenarioState['cursed-island']).templeExplored) return []
        return SPACES.flatMap((space) => {
          const place = TOTEMS[(state.numbers[space] ?? 0) - 1]
          const pawns = place === 'cursed-island/dark-temple' ? pawnsTo(space) : undefined
          return pawns === undefined ? [] : [{ space, pawns }]
        })
      },
      *run(t, { leader }, space, vocabulary) {
        yield* drawMysteries(t, vocabulary, leader, TEMPLE)
        if (space !== undefined) t.emit({ t: 'templeExplored', space })
      },
    },
  },

  /** RC-SCN2-08 */
  extraPawns: (state, _, space) => (space !== undefined && isFoggy(state, space) ? 1 : 0),
  /** RC-SCN2-09 */
  hidesTerrain: isFoggy,
  /** RC-SCN2-10, RC-SCN2-11 */
  isBarren: isFoggy,

  score: [
    ['health', 1],
    ['weapons', 2],
    ['palisade', 2],
    ['roof', 3],
    ['crosses', 3, (state) => markedSpaces(state, 'cross').length],
    ['fog', -1, (state) => markedSpaces(state, 'fog').length],
  ],
}

function isFoggy(state: Pick<Visible, 'markers'>, space: Space): boolean {
  return hasMarker(state, 'fog', space)
}

/** RC-SCN2-03: any tile or space, but no tile that lies face down. */
function mayBeFoggy(state: Visible, space: Space): boolean {
  return !state.closed.includes(space) && state.island[space]?.inaccessible !== true
}
