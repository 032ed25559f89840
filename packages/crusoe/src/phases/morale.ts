// The Morale Phase. RC-MOR.
import type { Routine, Table } from '@landfall/kernel'
import { HIGHEST_MORALE, HIGHEST_MORALE_CHOICE } from '../components/camp.ts'
import { sheetOf } from '../group.ts'
import { demandDetermination } from '../rules/determination.ts'
import { changeMorale, gainDetermination } from '../rules/morale.ts'
import { heal } from '../rules/wounds.ts'
import type { Crusoe } from '../types.ts'
import { valueIn } from '../values.ts'

export function* morale(t: Table<Crusoe>): Routine {
  t.emit({ t: 'phaseBegan', phase: 'morale' })
  // RC-SOLO-05: before the phase is resolved.
  if (t.seats.length === 1) changeMorale(t, 1, 'RC-SOLO-05')
  yield* t.window({ at: 'beforeMorale' })
  const { firstPlayer } = t.state
  const bonus = valueIn(t.state, 'moraleTokens')
  if (t.state.morale === HIGHEST_MORALE) {
    const { determination, heal: wounds } = HIGHEST_MORALE_CHOICE
    const isHurt = sheetOf(t.state, firstPlayer).wounds > 0
    const choices = isHurt ? ([{ id: 'determination' }, { id: 'heal' }] as const) : ([{ id: 'determination' }] as const)
    const reward = yield* t.ask({ seat: firstPlayer, kind: 'moraleReward', rule: 'RC-MOR-04', choices })
    if (reward === 'heal') heal(t, firstPlayer, wounds, 'RC-MOR-04')
    gainDetermination(t, firstPlayer, (reward === 'heal' ? 0 : determination) + bonus, 'RC-MOR-04')
    return
  }
  // RC-INV-41: the track and what is added to it make one result.
  const result = t.state.morale + bonus
  if (result === 0) t.emit({ t: 'cameToNothing', why: 'evenMorale' })
  gainDetermination(t, firstPlayer, result, 'RC-MOR-03')
  // RC-MOR-06, RC-MOR-07: tokens first, wounds only for those that are missing.
  if (result < 0) yield* demandDetermination(t, firstPlayer, -result, 'RC-MOR-02')
}
