// A game at its very beginning: nothing lies on the table yet.
import { type Scene, table } from '@landfall/continent/testing'
import type { Config } from '../../src/config.ts'

type Rolls = NonNullable<Scene['rolls']>

/** What lies at the arrows of the first terrain: north, east, south and west of it. */
export const STRAND_FOG = { 'exploration.strand': ['fog/sea-fret', 'fog/squall', 'fog/boathook', 'fog/thorn-belt'] }
export const FEN_FOG = { 'exploration.fen': ['fog/sucking-mud', 'fog/midge-cloud'] }
export const TERRACES_FOG = {
  'exploration.terraces': ['fog/ash-fall', 'fog/tremor', 'fog/hot-wind', 'fog/old-handrail'],
}

/** The game is set up, as far as the first turn: the Drowned Lighthouse, if nothing else is said. */
export function begun(config: Partial<Config> = {}, rolls: Rolls = STRAND_FOG) {
  return table({ config, land: [], deck: [], quests: [], rolls }).play('setUp')
}

const PEOPLE = ['ingrid', 'tomas', 'wanjiru', 'anselm'] as const

/** So many explorers. */
export const party = (players: number) => PEOPLE.slice(0, players)
