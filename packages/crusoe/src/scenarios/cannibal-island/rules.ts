// Scenario 5, Cannibal Island: villages to be burnt, a City behind the hills, and raids on the camp. RC-SCN5.

import { controls } from '@landfall/tabletop'
import { SPACES, type Space, stepsFrom } from '../../components/island.ts'
import { TILES } from '../../components/tiles.ts'
import { charactersIn } from '../../group.ts'
import { hasMarker } from '../../markers.ts'
import { fight } from '../../rules/fight.ts'
import { lower } from '../../rules/levels.ts'
import { wound, woundAll } from '../../rules/wounds.ts'
import type { CrusoeEffect, CrusoeEffects } from '../../types.ts'
import { valueIn } from '../../values.ts'
import { discard, moveCamp } from '../../verbs/index.ts'
import { played } from '../played.ts'
import type { Scenario, SpecialPlace, Visible } from '../scenario.ts'
import {
  ATTACK_PAWNS,
  CITY,
  CITY_NUMBER,
  CITY_PLACE,
  CITY_ROUND,
  CITY_STRENGTH,
  CITY_WEAKER_BY_VILLAGE,
  RAID_WITHOUT_SHELTER,
  RAID_WOUNDS,
  VILLAGE_STRENGTH,
  VILLAGES,
} from './sheet.ts'

const { chooseOne } = controls<CrusoeEffects>()

/** RC-SCN5-17 */
const FLEE: readonly CrusoeEffect[] = [moveCamp]

/** RC-SCN5-22: what is not there cannot be chosen, and with neither nothing happens. */
const PLUNDER: readonly CrusoeEffect[] = [chooseOne('group', [discard('food', 1)], [discard('wood', 1)])]

export const rules: Scenario = {
  /** RC-SCN5-01: a death before that has lost the game already (RC-END-02). */
  goal: { at: 'roundEnd', isReached: (state) => played(state.scenarioState['cannibal-island']).cityBurnt },

  /** RC-SCN5-05, RC-SCN5-06: it is explored, but nobody has explored it: neither tokens nor the effect of its totem. */
  *roundStart(t) {
    if (t.state.round !== CITY_ROUND) return
    t.emit({ t: 'cityFound', space: CITY })
    t.emit({ t: 'numberPut', space: CITY, number: CITY_NUMBER, place: CITY_PLACE })
  },

  /** RC-SCN5-16 to RC-SCN5-18: a raid, then flight. */
  *book(t, vocabulary) {
    woundAll(t, charactersIn(t.state), raidWounds(t.state), 'RC-SCN5-16')
    const scope = { you: t.state.firstPlayer, rule: 'RC-SCN5-17' }
    if (vocabulary.isPossible(t, FLEE, scope)) return yield* vocabulary.run(t, FLEE, scope)
    if (!t.state.shelterBuilt) return woundAll(t, charactersIn(t.state), RAID_WITHOUT_SHELTER, 'RC-SCN5-18')
    t.emit({ t: 'shelterLost' })
    for (const level of ['roof', 'palisade'] as const) lower(t, level, t.state.levels[level], 'RC-SCN5-18')
  },

  bookWounds: raidWounds,

  /** RC-SCN5-19 to RC-SCN5-22: a fifth totem is not a village and does nothing. */
  *totem(t, space, revealer, vocabulary) {
    const number = t.state.lastNumber + 1
    const village = VILLAGES[number - 1]
    if (village === undefined) return
    t.emit({ t: 'numberPut', space, number, place: village.place })
    const hasMedicine = valueIn(t.state, 'medicine') > 0
    wound(t, revealer, hasMedicine ? village.woundsWithMedicine : village.wounds, 'RC-SCN5-21')
    if (!village.plunders) return
    const scope = { you: revealer, rule: 'RC-SCN5-22' }
    yield* t.within({ card: village.place }, () => vocabulary.run(t, PLUNDER, scope))
  },

  special: {
    /** RC-SCN5-09 to RC-SCN5-12: wherever it lies. A Greater Danger token is for Beasts (RC-SCN5-27). */
    'cannibal-island/village': {
      places: (state) => SPACES.filter((space) => hasVillage(state, space)).map(attackOn),
      *run(t, { leader }, space) {
        const number = space === undefined ? undefined : t.state.numbers[space]
        if (space === undefined || number === undefined) throw new Error('there is no village to attack')
        yield* fight(t, [leader], { strength: villageStrength(t.state) })
        t.emit({ t: 'villageBurnt', space, number })
        t.emit({ t: 'markerPut', space, marker: 'burnt' })
      },
    },
    /** RC-SCN5-13, RC-SCN5-14 */
    'cannibal-island/city': {
      places: (state) => (isCityOpen(state) ? [attackOn(CITY)] : []),
      *run(t, { leader }) {
        yield* fight(t, [leader], { strength: cityStrength(t.state) })
        t.emit({ t: 'cityBurnt' })
      },
    },
  },

  /** RC-SCN5-08 */
  extraPawns: (state, { action }, space) =>
    action === 'gather' && space !== undefined && isHostile(state, space) ? 1 : 0,

  /** RC-SCN5-06 */
  hidesTerrain: (_, space) => space === CITY,

  /** RC-SCN5-07: where the group may not go it cannot be forced to go either; that costs what RC-MOVE-10 costs. */
  mayCamp: (state, space) => !isHostile(state, space),

  score: [
    ['health', 1],
    ['weapons', 3],
    ['palisade', 3],
    ['villages', 3, (state) => played(state.scenarioState['cannibal-island']).burnt.length],
    ['city', 5, (state) => (played(state.scenarioState['cannibal-island']).cityBurnt ? 1 : 0)],
  ],
}

/** RC-SCN5-15: Friday may only support. */
const attackOn = (space: Space): SpecialPlace => ({ space, pawns: ATTACK_PAWNS, notFriday: true })

/**
 * RC-SCN5-19: the Number token makes the village. RC-TERM-14: a tile that is turned face down loses it; if the tile comes back
 * its totem counts, but there is no village any more. What is burnt stays burnt, even where its black marker is removed.
 */
function hasVillage(state: Visible, space: Space): boolean {
  const number = state.numbers[space]
  return (
    number !== undefined &&
    number !== CITY_NUMBER &&
    !played(state.scenarioState['cannibal-island']).burnt.includes(number)
  )
}

/** RC-SCN5-07, RC-SCN5-08: an unburnt village, or the City. */
const isHostile = (state: Visible, space: Space): boolean => space === CITY || hasVillage(state, space)

const isFaceUp = ({ island }: Visible, space: Space): boolean => island[space]?.inaccessible === false

/** RC-SCN5-14: explored tiles lead from the camp to the City. */
export function isCityInReach(state: Visible): boolean {
  return isFaceUp(state, CITY) && stepsFrom(state.camp, (space) => isFaceUp(state, space))[CITY] !== undefined
}

const isCityOpen = (state: Visible): boolean =>
  isCityInReach(state) && !played(state.scenarioState['cannibal-island']).cityBurnt

/** RC-SCN5-10, RC-SCN5-12: the totems that can be seen, on whatever tile. */
export function villageStrength(state: Visible): number {
  const totems = SPACES.filter((space) => {
    const lying = state.island[space]
    if (lying === undefined || lying.inaccessible || !TILES[lying.tile].totem) return false
    return !hasMarker(state, 'burnt', space)
  })
  return VILLAGE_STRENGTH + totems.length
}

/** RC-SCN5-13: a burnt village counts for good, whatever becomes of its tile. */
export function cityStrength(state: Visible): number {
  return CITY_STRENGTH - CITY_WEAKER_BY_VILLAGE * played(state.scenarioState['cannibal-island']).burnt.length
}

/** RC-SCN5-16 */
export function raidWounds(state: Visible): number {
  return Math.max(0, RAID_WOUNDS - played(state.scenarioState['cannibal-island']).burnt.length)
}
