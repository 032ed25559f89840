// What Cannibal Island adds to the types of the game.
import type { Space } from '../../components/island.ts'
import type { Nothing, ScenarioTypes } from '../scenario.ts'

export interface Types extends ScenarioTypes {
  state: {
    /** Burnt villages, by their numbers. */
    burnt: number[]
    cityBurnt: boolean
  }
  events: {
    cityFound: { space: Space }
    villageBurnt: { space: Space; number: number }
    cityBurnt: Nothing
  }
  marker: 'burnt'
  action: 'cannibal-island/village' | 'cannibal-island/city'
  achievement: 'villages' | 'city'
}
