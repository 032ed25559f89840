// Inventions of the box and of scenario sheets, by their ids.
import { INVENTION_IDS, INVENTIONS, type Invention, type InventionId, isInventionCard } from '../cards/inventions.ts'
import { CASTAWAYS_INVENTIONS } from './castaways-sheet.ts'
import type { ScenarioId } from './scenario.ts'

const SHEETS: { readonly [S in ScenarioId]: { readonly [I in InventionId]?: Invention } } = {
  castaways: CASTAWAYS_INVENTIONS,
}

const BY_ID: { readonly [I in InventionId]: Invention } = { ...INVENTIONS, ...CASTAWAYS_INVENTIONS }

export function inventionOf(id: InventionId): Invention {
  return BY_ID[id]
}

/** RC-ITEM-01: what can be built by what is printed on the sheet. */
export function sheetInventions(scenario: ScenarioId): readonly InventionId[] {
  return Object.keys(SHEETS[scenario]).filter(isSheetInvention)
}

export const ALL_INVENTIONS: readonly InventionId[] = [
  ...INVENTION_IDS,
  ...Object.keys(CASTAWAYS_INVENTIONS).filter(isSheetInvention),
]

export function isInvention(id: string): id is InventionId {
  return isInventionCard(id) || isSheetInvention(id)
}

function isSheetInvention(id: string): id is keyof typeof CASTAWAYS_INVENTIONS {
  return Object.hasOwn(CASTAWAYS_INVENTIONS, id)
}
