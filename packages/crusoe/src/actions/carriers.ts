// Basket and Sack: what goes with a Gather Action. RC-USE-04, RC-CARD-BASKET-01, RC-CARD-SACK-01, RC-ED-36.
import { done, type Routine, TABLE, type Table } from '@landfall/kernel'
import type { InventionId } from '../cards/inventions.ts'
import { editionOf } from '../editions.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import type { CrusoeState, Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import type { StackChoice } from './plannable.ts'

const NOTHING: readonly InventionId[] = []
/** The choice that leaves the rest in camp. */
const NONE = 'none' as const

const carriers = ({ items }: CrusoeState): readonly InventionId[] =>
  items.filter((item) => inventionOf(item).gatherBonus !== undefined)

/** In Planning, each with one Action a round. */
export function planCarriers(t: Table<Crusoe>, about: StackChoice): Routine<readonly InventionId[]> {
  if (about.means.action !== 'gather' || carriers(t.state).length === 0) return done(NOTHING)
  return editionOf(t.config).carriersPlanned ? chooseCarriers(t, about) : done(NOTHING)
}

function* chooseCarriers(t: Table<Crusoe>, about: StackChoice): Routine<readonly InventionId[]> {
  const carried: InventionId[] = []
  for (;;) {
    const free = carriers(t.state).filter((item) => !(carried.includes(item) || isAssigned(t.state, item)))
    const item = yield* choose(t, free, about)
    if (item === undefined) return carried
    carried.push(item)
  }
}

function isAssigned({ plan }: CrusoeState, item: InventionId): boolean {
  return plan.some(({ carried }) => carried?.includes(item) === true)
}

/** On a success: what was assigned, or what is used now. */
export function* useCarriers(t: Table<Crusoe>, { carried = NOTHING }: Stack): Routine<readonly InventionId[]> {
  if (editionOf(t.config).carriersPlanned) return carried
  const used: InventionId[] = []
  for (;;) {
    const item = yield* choose(
      t,
      carriers(t.state).filter((one) => !t.state.usedItems.includes(one)),
    )
    if (item === undefined) return used
    t.emit({ t: 'itemUsed', item })
    used.push(item)
  }
}

function* choose(
  t: Table<Crusoe>,
  free: readonly InventionId[],
  about?: StackChoice,
): Routine<InventionId | undefined> {
  if (free.length === 0) return undefined
  const choices = [...free.map((id) => ({ id, at: id })), { id: NONE }]
  const question = { seat: TABLE, kind: 'carried', rule: 'RC-USE-04', choices } as const
  const chosen = yield* t.ask(about === undefined ? question : { ...question, about })
  return chosen === NONE ? undefined : chosen
}
