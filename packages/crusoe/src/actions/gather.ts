// Gather: one resource of one source. RC-GATHER.
import type { Routine, Table } from '@landfall/kernel'
import { gain } from '../rules/resources.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { Stack } from '../state.ts'
import { targetId } from '../target.ts'
import type { Crusoe } from '../types.ts'
import { finish } from './adventure.ts'
import { useCarriers } from './carriers.ts'
import { roll } from './dice.ts'

/** RC-GATHER-04, RC-GATHER-05, RC-TOK-25, RC-RES-05: what it would have brought when it was planned. */
export function* gather(t: Table<Crusoe>, stack: Stack): Routine {
  const { target, yields = 1 } = stack
  if (target.kind !== 'source') throw new Error(`"${targetId(target)}" is not a source`)
  t.emit({ t: 'actionBegan', stack })
  const { success, adventure } = yield* roll(t, 'gather', stack)
  t.emit({ t: 'resolved', stack, success })
  if (success) {
    const carried = yield* useCarriers(t, stack)
    const bonus = carried.reduce((sum, item) => sum + (inventionOf(item).gatherBonus ?? 0), 0)
    gain(t, target.source === 'wood' ? 'wood' : 'food', yields + bonus, 'RC-GATHER-04')
  }
  finish(t, 'gather', stack, adventure)
}
