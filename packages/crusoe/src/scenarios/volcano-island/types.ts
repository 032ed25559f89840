// What Volcano Island adds to the types of the game.
import type { Space } from '../../components/island.ts'
import type { TileNumber } from '../../components/tiles.ts'
import type { ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  state: {
    /** The tiles whose location has been explored, in this order, whatever lava has done to them since. RC-SCN4-29 */
    explored: TileNumber[]
  }
  events: {
    /** Lava flows there. */
    spaceClosed: { space: Space }
    locationExplored: { tile: TileNumber }
  }
  marker: 'ash'
  action: 'volcano-island/location'
  achievement: 'jollyBoat' | 'tiles' | 'locations'
}
