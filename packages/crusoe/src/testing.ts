// Positions for tests, built from the few facts that matter.
import type { Script } from '@landfall/kernel'
import { type Facts, TestTable } from '@landfall/testkit'
import type { Character } from './components/characters.ts'
import { SPACES, type Space } from './components/island.ts'
import type { TileNumber } from './components/tiles.ts'
import { crusoe } from './game.ts'
import { explored, type Person, type Sheet, type State, setup } from './state.ts'
import type { Crusoe } from './types.ts'

type Simple =
  | 'phase'
  | 'scenarioSheet'
  | 'huntingTop'
  | 'huntingBottom'
  | 'nextTile'
  | 'inventionDeck'
  | 'inventionDiscard'
  | 'inventions'
  | 'futureItems'
  | 'shelterNew'
  | 'plan'
  | 'islandStack'
  | 'beastDeck'
  | 'huntingDeck'
  | 'discoveryStack'
  | 'availableDiscoveries'
  | 'futureDiscoveries'
  | 'islandTokens'
  | 'costlier'
  | 'round'
  | 'firstPlayer'
  | 'morale'
  | 'camp'
  | 'shelterBuilt'
  | 'items'
  | 'additionalFoodAtNight'

export interface Scene extends Partial<Pick<State, Simple>> {
  readonly characters?: readonly Character[]
  readonly friday?: boolean
  readonly people?: { readonly [P in Person]?: Partial<Sheet> }
  readonly levels?: Partial<State['levels']>
  readonly available?: Partial<State['available']>
  readonly future?: Partial<State['future']>
  readonly actionTokens?: Partial<State['actionTokens']>
  readonly weatherTokens?: Partial<State['weatherTokens']>
  /** Tiles beside the one of the camp. */
  readonly tiles?: { readonly [S in Space]?: TileNumber }
  /** More about tiles that lie there. */
  readonly island?: Facts<State['island']>
  /** Luck by the name of its stream. All of it must be used. */
  readonly rolls?: Script
}

export function table(scene: Scene = {}): TestTable<Crusoe> {
  const { characters = ['carpenter', 'cook'], friday = false, rolls = {}, tiles = {}, ...facts } = scene
  const config = { characters, friday, scenario: 'castaways' } as const
  const start = setup(config)
  const island: State['island'] = { ...start.island }
  for (const space of spacesOf(tiles)) {
    const tile = tiles[space]
    if (tile !== undefined) island[space] = explored(tile)
  }
  for (const space of spacesOf(facts.island ?? {})) {
    const lying = island[space]
    if (lying !== undefined) island[space] = { ...lying, ...facts.island?.[space] }
  }
  const people: State['people'] = {}
  for (const person of [...characters, ...(friday ? (['friday'] as const) : [])]) {
    people[person] = { wounds: 0, determination: 0, used: [], ...facts.people?.[person] }
  }
  const state: State = {
    ...start,
    ...facts,
    people,
    island,
    levels: { ...start.levels, ...facts.levels },
    available: { ...start.available, ...facts.available },
    future: { ...start.future, ...facts.future },
    actionTokens: { ...start.actionTokens, ...facts.actionTokens },
    weatherTokens: { ...start.weatherTokens, ...facts.weatherTokens },
  }
  return new TestTable<Crusoe>({ game: crusoe, config, state, script: rolls })
}

function spacesOf(record: { readonly [S in Space]?: unknown }): readonly Space[] {
  return SPACES.filter((space) => record[space] !== undefined)
}
