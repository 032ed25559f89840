// A terrain is lost.
import { SPACES } from '../components/island.ts'
import { type Terrain, TILES } from '../components/tiles.ts'
import { chooseTile } from '../rules/sources.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { isAccessible } from '../state.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface CoverTerrain {
  readonly terrain: Terrain
}

/** RC-TERM-18 */
export const verb: Verb<CoverTerrain> = {
  clause: ({ terrain }) => say('coverTerrain', { object: { noun: `${terrain}Tile` }, at: { noun: 'ifPossible' } }),
  inVain: 'nothingThere',
  *run(t, { terrain }, { rule, source = '' }) {
    // What counts as unexplored already cannot be lost.
    const { hidesTerrain } = scenarioOf(t.config)
    const tiles = SPACES.filter((space) => {
      const tile = t.state.island[space]
      return (
        tile !== undefined &&
        isAccessible(t.state, space) &&
        !tile.terrainCovered &&
        hidesTerrain?.(t.state, space) !== true &&
        TILES[tile.tile].terrain === terrain
      )
    })
    const space = yield* chooseTile(t, tiles, rule)
    if (space === undefined) return
    t.emit({ t: 'terrainCovered', space, covered: true })
    t.emit({ t: 'remembered', card: source, memory: { space } })
  },
}

export const worth: Worth<CoverTerrain> = () => -0.5

export const samples: Samples<CoverTerrain> = { terrain: ['beach', 'hills', 'mountains', 'plains', 'river'] }
