// Scenario 7, King Kong Island: three Traps, a film crew that dwindles, and an ape to be caught alive. RC-SCN7.
import type { Table } from '@landfall/kernel'
import { SPACES } from '../../components/island.ts'
import { TILES } from '../../components/tiles.ts'
import { lose } from '../../endings.ts'
import { charactersIn, inCamp } from '../../group.ts'
import { markedSpaces } from '../../markers.ts'
import { fight } from '../../rules/fight.ts'
import { changeMorale } from '../../rules/morale.ts'
import { drawMysteries } from '../../rules/mysteries.ts'
import { woundAll } from '../../rules/wounds.ts'
import { type CrusoeState, campTile, isAccessible } from '../../state.ts'
import type { Crusoe } from '../../types.ts'
import { played } from '../played.ts'
import type { Scenario, Visible } from '../scenario.ts'
import {
  ACTRESS,
  BOOK_MORALE,
  BREACH,
  CAPTURE_PAWNS,
  CAPTURE_WEAPONS,
  CREW,
  DIRECTOR,
  HOSTAGE_NUMBER,
  LAIR_WOUNDS,
  TRAPS_NEEDED,
} from './sheet.ts'

export const rules: Scenario = {
  /** RC-SCN7-01, RC-SCN7-13 */
  goal: {
    at: 'once',
    isReached(state) {
      const { caught, captive } = played(state.scenarioState['king-kong'])
      return caught && !captive
    },
  },

  /** RC-SCN7-06, RC-SCN7-07 */
  *book(t) {
    strikeCrew(t)
    changeMorale(t, -BOOK_MORALE, 'RC-SCN7-07')
  },

  /** RC-SCN7-09, RC-SCN7-13 */
  *totem(t, space) {
    const number = t.state.lastNumber + 1
    t.emit({ t: 'numberPut', space, number, place: 'king-kong/king-kongs-lair' })
    if (number === HOSTAGE_NUMBER) t.emit({ t: 'hostageLairFound', space })
  },

  /** RC-SCN7-10 */
  animalDice: lairsIn,

  /** RC-SCN7-11: in camp, as all weather (RC-WEA-19). */
  *atOpenCamp(t) {
    changeMorale(t, -BREACH.morale, 'RC-SCN7-11')
    woundAll(t, inCamp(t.state), BREACH.wounds, 'RC-SCN7-11')
    strikeCrew(t)
  },

  /** RC-SCN7-12 */
  *beforeProduction(t) {
    if (TILES[campTile(t.state).tile].totem) woundAll(t, charactersIn(t.state), LAIR_WOUNDS, 'RC-SCN7-12')
  },

  /** RC-SCN7-18: whenever all of them stand, for the first time or again. */
  repeatBuilt(t) {
    if (trapsIn(t.state) === TRAPS_NEEDED) t.emit({ t: 'trapsComplete' })
  },

  /** RC-SCN7-29 */
  wentHungry(t) {
    if (t.config.options.includes('hungryCrew')) strikeCrew(t)
  },

  special: {
    /** RC-SCN7-01, RC-SCN7-18 to RC-SCN7-21. Friday may lead (RC-FRI-04), and what he dies for is done (RC-FRI-11). */
    'king-kong/capture': {
      places: (state) =>
        trapsAreSet(state) && !played(state.scenarioState['king-kong']).captive ? [{ pawns: CAPTURE_PAWNS }] : [],
      *run(t, { leader }) {
        // RC-SCN7-20: no strength.
        yield* fight(t, [leader], { strength: 0, weaponLoss: captureWeapons(t.state) })
        t.emit({ t: 'kingKongCaught' })
      },
    },
    /** RC-SCN7-13 to RC-SCN7-15 */
    'king-kong/hostage': {
      places(state, pawnsTo) {
        const { captive, hostageLair: space } = played(state.scenarioState['king-kong'])
        if (!captive || space === undefined || !isAccessible(state, space)) return []
        const pawns = pawnsTo(space)
        return pawns === undefined ? [] : [{ space, pawns }]
      },
      *run(t, { leader }, _, vocabulary) {
        yield* drawMysteries(t, vocabulary, leader, { creature: 1 })
        t.emit({ t: 'actressFreed' })
      },
    },
  },

  /** RC-SCN7-22 */
  discovery(state, token) {
    if (token !== 'king-kong/film-makers-lost-item') return undefined
    return CREW[nextOfCrew(state) - 1]?.bonus
  },
}

/** RC-SCN7-10: Number tokens that still lie on the board. */
export function lairsIn({ numbers }: Pick<Visible, 'numbers'>): number {
  return SPACES.filter((space) => numbers[space] !== undefined).length
}

/** The Traps that stand. */
export function trapsIn(state: Pick<Visible, 'markers'>): number {
  return markedSpaces(state, 'trap').length
}

/** RC-SCN7-06, RC-SCN7-30: the lowest number that is neither dead nor captive. */
export function nextOfCrew(state: Pick<CrusoeState, 'scenarioState'>): number {
  const { killed, captive } = played(state.scenarioState['king-kong'])
  return CREW.findIndex((_, i) => !killed.includes(i + 1) && !(captive && i + 1 === ACTRESS)) + 1
}

/** RC-SCN7-02, RC-SCN7-08 */
function strikeCrew(t: Table<Crusoe>): void {
  const member = nextOfCrew(t.state)
  t.emit(member === ACTRESS ? { t: 'actressCaptured' } : { t: 'crewKilled', member })
  if (member === DIRECTOR) lose(t, 'directorKilled')
}

/** RC-SCN7-18: all of them stand, since an earlier round. */
export function trapsAreSet(state: Pick<Visible, 'scenarioState' | 'markers' | 'round'>): boolean {
  const { trapsSince } = played(state.scenarioState['king-kong'])
  return trapsSince !== undefined && trapsSince < state.round && trapsIn(state) === TRAPS_NEEDED
}

/** RC-SCN7-19, RC-SCN7-21 */
export function captureWeapons({ items }: Pick<Visible, 'items'>): number {
  return items.includes('king-kong/tranquilizer') ? CAPTURE_WEAPONS.tranquilized : CAPTURE_WEAPONS.usual
}
