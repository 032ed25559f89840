// Scenario 4, Volcano Island: temples to be looted, lava that takes the island from the east, and a boat. RC-SCN4.
import { SPACES, type Space } from '../../components/island.ts'
import { TILES, type TileNumber } from '../../components/tiles.ts'
import { hasMarker } from '../../markers.ts'
import { flipTile } from '../../rules/flip-tile.ts'
import { putMarkers } from '../../rules/markers.ts'
import { drawMysteries } from '../../rules/mysteries.ts'
import { type CrusoeState, isAccessible } from '../../state.ts'
import type { Target } from '../../target.ts'
import { played } from '../played.ts'
import type { Scenario, Visible } from '../scenario.ts'
import { ASH_OF_BOOK, ASH_SPACES, LAVA, LOCATIONS, neededBy, sheet, tilesExplored } from './sheet.ts'

const BOAT = 'volcano-island/jolly-boat'
const LOCATION = 'volcano-island/location'

export const rules: Scenario = {
  /** RC-SCN4-01: the moment it is built, before it lies on the board. */
  goal: { at: 'once', isReached: isBoatBuilt },

  /** RC-SCN4-14: ash falls on what lava has taken as well. */
  *book(t) {
    yield* putMarkers(t, 'ash', ASH_OF_BOOK, (space) => ASH_SPACES.includes(space), 'RC-SCN4-14')
  },

  /** RC-SCN4-16: it is there to be explored, nothing more. */
  *totem() {},

  /** RC-SCN4-10 to RC-SCN4-12 */
  *roundStart(t) {
    for (const space of LAVA[t.state.round] ?? []) {
      t.emit({ t: 'spaceClosed', space })
      // A card may have turned the tile face down before.
      if (isAccessible(t.state, space)) flipTile(t, space)
    }
  },

  special: {
    [LOCATION]: {
      /** RC-SCN4-31 */
      left: (state) => LOCATIONS.length - exploredLocations(state).length,
      /** RC-SCN4-16, RC-SCN4-17 */
      places: (state, pawnsTo) =>
        SPACES.flatMap((space) => {
          const pawns = hasLocation(state, space) ? pawnsTo(space) : undefined
          return pawns === undefined ? [] : [{ space, pawns }]
        }),
      /** RC-SCN4-16 to RC-SCN4-20 */
      *run(t, { leader }, space, vocabulary) {
        const number = exploredLocations(t.state).length + 1
        const location = LOCATIONS[number - 1]
        const tile = space === undefined ? undefined : t.state.island[space]?.tile
        if (location === undefined || space === undefined || tile === undefined) return
        t.emit({ t: 'locationExplored', tile })
        t.emit({ t: 'numberPut', space, number, place: location.name })
        yield* drawMysteries(t, vocabulary, leader, { cards: location.cards })
      },
    },
  },

  /** RC-SCN4-15, RC-SCN4-17: which location it will be depends on those that are planned before it. */
  extraPawns: (state, { target }, space) =>
    (space !== undefined && hasMarker(state, 'ash', space) ? 1 : 0) +
    (isLocation(target) ? (LOCATIONS[comingLocations(state)]?.extraPawns ?? 0) : 0),

  /** RC-SCN4-25, RC-SCN4-27 to RC-SCN4-30 */
  mayBuild(state, invention) {
    if (invention !== BOAT) return true
    const { tiles, locations } = neededBy(state.players)
    return tilesExplored(state) >= tiles && exploredLocations(state).length >= locations
  },

  /** RC-SCN4-08: as long as there is wood in it, fur only takes the place of wood. */
  buildingCosts: ({ wood, fur }) => [
    ...Array.from({ length: fur }, (_, furs) => (furs === 0 ? { wood } : { wood: wood - furs, fur: furs })),
    { fur },
  ],

  score: [
    ['jollyBoat', 5, (state) => (isBoatBuilt(state) ? 1 : 0)],
    ['health', 1],
    ['weapons', 2],
    ['tiles', 1, tilesExplored],
    ['locations', 3, (state) => exploredLocations(state).length],
  ],
}

function isBoatBuilt({ items, futureItems }: Pick<Visible, 'items' | 'futureItems'>): boolean {
  return items.includes(BOAT) || futureItems.includes(BOAT)
}

const isLocation = (target: Target): boolean => target.kind === 'special' && target.special === LOCATION

function exploredLocations(state: Pick<CrusoeState, 'scenarioState'>): readonly TileNumber[] {
  return played(state.scenarioState['volcano-island']).explored
}

/** How many there will be when all that is planned has succeeded. */
function comingLocations(state: Pick<CrusoeState, 'scenarioState' | 'plan'>): number {
  return exploredLocations(state).length + state.plan.filter(({ target }) => isLocation(target)).length
}

/** RC-SCN4-05, RC-SCN4-17: the totem of the tile where the game begins is nothing, wherever the camp is. */
function hasLocation(state: CrusoeState, space: Space): boolean {
  const tile = isAccessible(state, space) ? state.island[space]?.tile : undefined
  return tile !== undefined && tile !== sheet.start.tile && TILES[tile].totem && !isExplored(state, tile)
}

const isExplored = (state: CrusoeState, tile: TileNumber): boolean => exploredLocations(state).includes(tile)
