// Build: the Shelter, a level of Roof, Palisade or weapons, or an Invention. RC-BUILD, RC-ITEM.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { campMoves, moveCamp } from '../camp.ts'
import { spaceChoice } from '../choices.ts'
import { DETERMINATION_FOR_PERSONAL_INVENTION } from '../components/characters.ts'
import { editionOf } from '../editions.ts'
import { checkGoal } from '../goal.ts'
import { gainDetermination } from '../rules/morale.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { Person, Stack } from '../state.ts'
import { type InventionTarget, targetId } from '../target.ts'
import type { Crusoe } from '../types.ts'
import { finish } from './adventure.ts'
import { roll } from './dice.ts'

export function* build(t: Table<Crusoe>, stack: Stack): Routine {
  t.emit({ t: 'actionBegan', stack })
  const { success, adventure } = yield* roll(t, 'build', stack)
  t.emit({ t: 'resolved', stack, success })
  woodToken(t, stack, success)
  if (success) yield* carryOut(t, stack)
  finish(t, 'build', stack, adventure)
}

function* carryOut(t: Table<Crusoe>, stack: Stack): Routine {
  const wood = stack.paid.wood ?? 0
  if (wood > 0) yield* t.window({ at: 'spent', leader: stack.leader, wood })
  const { target, leader } = stack
  if (target.kind === 'invention') invent(t, target, leader)
  else if (target.kind !== 'building') throw new Error(`"${targetId(target)}" cannot be built`)
  // RC-RES-07, RC-RES-12: at once.
  else if (target.building === 'shelter') yield* buildShelter(t)
  else t.emit({ t: 'levelChanged', level: target.building, by: 1, rule: 'RC-BUILD-01' })
}

/** RC-BUILD-10, RC-ED-01: where the camp is, or on an adjacent tile, and the camp goes there. */
function* buildShelter(t: Table<Crusoe>): Routine {
  const near = editionOf(t.config).shelterOnAdjacentTile ? campMoves(t.state) : []
  if (near.length > 0) {
    const choices = [t.state.camp, ...near].map(spaceChoice)
    const to = yield* t.ask({ seat: TABLE, kind: 'shelterTile', rule: 'RC-ED-01', choices })
    // What was built beside a natural shelter stays behind with it (RC-MOVE-03).
    if (to !== t.state.camp) yield* moveCamp(t, to)
  }
  t.emit({ t: 'shelterBuilt' })
}

/** RC-TOK-20, RC-TOK-21, RC-ED-12: after a failure the token comes back, and the next success with wood pays for it. */
function woodToken(t: Table<Crusoe>, { tokens, paid }: Stack, success: boolean): void {
  if (!success) {
    if (tokens.includes('additionalWood') && editionOf(t.config).woodTokenReturns)
      t.emit({ t: 'actionTokenReturned', space: 'build', token: 'additionalWood' })
    return
  }
  if (!t.state.woodTokenBack || (paid.wood ?? 0) === 0) return
  if (t.state.available.wood > 0)
    t.emit({ t: 'resourcesChanged', where: 'available', resource: 'wood', by: -1, rule: 'RC-TOK-21' })
  t.emit({ t: 'actionTokenUsed', space: 'build', token: 'additionalWood' })
}

/** RC-ITEM-05, RC-CHAR-16, RC-CHAR-18 */
function invent(t: Table<Crusoe>, { invention, space }: InventionTarget, leader: Person): void {
  t.emit(space === undefined ? { t: 'inventionBuilt', invention } : { t: 'inventionBuilt', invention, space })
  if (inventionOf(invention).character === leader) {
    gainDetermination(t, leader, DETERMINATION_FOR_PERSONAL_INVENTION, 'RC-CHAR-16')
  }
  // RC-SCN4-01: some goals are reached with what has just been built.
  checkGoal(t)
}
