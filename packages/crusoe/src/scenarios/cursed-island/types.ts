// What Cursed Island adds to the types of the game.
import type { Space } from '../../components/island.ts'
import type { ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  state: {
    /** RC-SCN2-14: once in the game. */
    templeExplored: boolean
  }
  events: {
    templeExplored: { space: Space }
  }
  marker: 'fog' | 'cross'
  action: 'cursed-island/dark-temple'
  achievement: 'crosses' | 'fog'
}
