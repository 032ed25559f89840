// The Production Phase. RC-PROD.
import type { Routine, Table } from '@landfall/kernel'
import { TILES } from '../components/tiles.ts'
import { gain } from '../effects/resources.ts'
import { campTile } from '../state.ts'
import type { Crusoe } from '../types.ts'

export function* production(t: Table<Crusoe>): Routine {
  t.emit({ t: 'phaseBegan', phase: 'production' })
  const camp = campTile(t.state)
  const sources = TILES[camp.tile].sources.filter((source) => !camp.exhausted.includes(source))
  const wood = sources.filter((source) => source === 'wood').length
  const food = sources.length - wood
  // RC-PROD-02: an Additional token yields only together with a source of its kind.
  gain(t, 'food', food > 0 && camp.additionalFood ? food + 1 : food, 'RC-PROD-01')
  gain(t, 'wood', wood > 0 && camp.additionalWood ? wood + 1 : wood, 'RC-PROD-01')
}
