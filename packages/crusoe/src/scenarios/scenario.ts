// What a scenario sheet says. A scenario is an object of its own; the phases ask it and never name it. RC-SETUP-27.
import type { Routine, Table } from '@landfall/kernel'
import type { SpecialDiscovery } from '../cards/discoveries.ts'
import type { Kept } from '../cards/use.ts'
import type { WeatherDie } from '../components/dice.ts'
import type { Person, Reading } from '../state.ts'
import type { Crusoe } from '../types.ts'

export type ScenarioId = 'castaways'

export interface Scenario {
  readonly rounds: number
  /** The Weather dice of each round, the first round first. RC-WEA-01 */
  readonly weather: readonly (readonly WeatherDie[])[]
  /** The four special Discovery tokens, and the name of the title of each. RC-DISC-05 */
  readonly discoveries: { readonly [S in SpecialDiscovery]: Kept & { readonly title: string } }
  /** What more book cards in the Event deck make of the game. RC-VAR-04, RC-VAR-07 */
  readonly moreBooks: 'easier' | 'harder'
  /** RC-EVT-08 */
  book(t: Table<Crusoe>): Routine
  /** The effect of the next totem, for whoever revealed it. RC-EXPL-13 */
  totem(t: Table<Crusoe>, revealer: Person): Routine
  /** What may be done before the Action Phase. */
  beforeActions(t: Table<Crusoe>): Routine
  /** RC-END-01: asked at every moment at which it could become true. */
  isGoalReached(state: Reading): boolean
}
