// The top of the Island stack is looked at and put in order.
import { TABLE } from '@landfall/kernel'
import { topTiles } from '../actions/top-tiles.ts'
import { tileChoice } from '../choices.ts'
import type { TileNumber } from '../components/tiles.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface ArrangeTiles {
  readonly tiles: number
}

/** The top tiles are turned up and put back face up, in an order of the group's choice. */
export const verb: Verb<ArrangeTiles> = {
  clause: ({ tiles }) => say('arrangeTiles', { object: { noun: 'stackTile', count: tiles } }),
  *run(t, { tiles }, { rule }) {
    const seen = topTiles(t.state, tiles)
    t.emit({ t: 'tilesLookedAt', tiles: seen })
    const order: TileNumber[] = []
    for (let left = seen; left.length > 0; left = seen.filter((tile) => !order.includes(tile))) {
      const chosen = yield* t.pick({ seat: TABLE, kind: 'order', rule, choices: left.map(tileChoice) })
      order.unshift(...left.filter((tile) => tile === chosen))
    }
    t.emit({ t: 'tilesPutBack', tiles: order })
  },
  isUseful: (state) => state.islandStack.length + state.seenTiles.length > 0,
}

export const worth: Worth<ArrangeTiles> = () => 0.8

export const samples: Samples<ArrangeTiles> = { tiles: COUNTS }
