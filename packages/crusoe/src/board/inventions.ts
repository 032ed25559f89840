// Inventions and Items as a screen draws them, each with what it needs and whether that is there.

import type { ViewOf } from '@landfall/kernel'
import { exploredTerrains } from '../actions/buildable.ts'
import type { Invention, InventionId } from '../cards/inventions.ts'
import { itemsAside } from '../memory.ts'
import { ALL_INVENTIONS, inventionOf } from '../scenarios/sheets.ts'
import { isInventionTarget } from '../target.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { costText } from '../text/rule-text.ts'
import { titleOf } from '../text/titles.ts'
import type { Crusoe } from '../types.ts'
import type { BoardInvention } from './board.ts'
import { stacksIn } from './plan.ts'
import { sheetNeeds } from './sheets/index.ts'

type View = ViewOf<Crusoe>
type Needs = BoardInvention['needs']

/** A place for each that it keeps whether it is built or not: what everybody has first, what came from the deck last. */
const KINDS: readonly Invention['kind'][] = ['default', 'sheet', 'personal', 'deck']
const IN_ORDER = KINDS.flatMap((kind) => ALL_INVENTIONS.filter((id) => inventionOf(id).kind === kind))

export function inventionsOf(view: View, pack: LanguagePack): readonly BoardInvention[] {
  const { inventions, items, futureItems } = view
  const there = new Set([...inventions, ...items, ...futureItems, ...itemsAside(view)])
  return IN_ORDER.filter((id) => there.has(id)).map((id) => {
    const needs = needsOf(view, pack, id)
    const { character } = inventionOf(id)
    return {
      id,
      name: titleOf(pack, id),
      state: stateOf(view, id, needs),
      needs,
      // RC-CHAR-19: without its character, anybody's.
      personal: character !== undefined && view.players.includes(character) ? character : undefined,
    }
  })
}

function stateOf(view: View, id: InventionId, needs: Needs): BoardInvention['state'] {
  const flipped = view.flipped.find(({ item }) => item === id)
  if (flipped !== undefined) return flipped.rebuilt ? 'future' : 'flipped'
  if (view.items.includes(id)) return 'built'
  // Items put aside come back at the end of the Action Phase, too.
  if (view.futureItems.includes(id) || itemsAside(view).includes(id)) return 'future'
  return needs.every(({ met }) => met) ? 'possible' : 'missing'
}

function needsOf(view: View, pack: LanguagePack, id: InventionId): Needs {
  const { terrains = [], items = [], wood = 0, fur = 0, food = 0, woodOrFur } = inventionOf(id)
  const { available } = view
  // RC-TOK-19
  const extra = view.actionTokens.build.includes('additionalWood') ? 1 : 0
  const fulfilled = isFulfilled(view, id)
  const need = (name: string, met: boolean): Needs[number] => ({ name, met: met || fulfilled })
  const price = (cost: Parameters<typeof costText>[1]): string => costText(pack, cost)
  const either = woodOrFur === undefined ? undefined : { wood: woodOrFur + extra, fur: woodOrFur }
  return [
    ...terrains.map((terrain) => need(pack.screen.terrains[terrain], exploredTerrains(view)[terrain])),
    ...items.map((item) => need(titleOf(pack, item), view.items.includes(item))),
    ...(either === undefined
      ? []
      : [
          need(
            `${price({ wood: either.wood })} ${pack.screen.card.or} ${price({ fur: either.fur })}`,
            available.wood >= either.wood || available.fur >= either.fur,
          ),
        ]),
    ...(wood === 0 ? [] : [need(price({ wood: wood + extra }), available.wood >= wood + extra)]),
    ...(fur === 0 ? [] : [need(price({ fur }), available.fur >= fur)]),
    ...(food === 0 ? [] : [need(price({ food }), available.food + available.nonperishable >= food)]),
    ...sheetNeeds(view, pack, id).map(({ name, met }) => need(name, met)),
  ]
}

/** What is built has met its needs, and what is planned has been paid for. RC-PLAN-15 */
function isFulfilled(view: View, id: InventionId): boolean {
  const flipped = view.flipped.find(({ item }) => item === id)
  if (flipped === undefined ? !view.inventions.includes(id) : flipped.rebuilt) return true
  return stacksIn(view).some(({ target }) => isInventionTarget(target, id))
}
