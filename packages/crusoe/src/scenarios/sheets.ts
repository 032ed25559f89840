// The sheets of all scenarios, and what is printed on them, by their ids.
import { cardTable } from '@landfall/kernel'
import { type DiscoveryId, isDiscovery, type SpecialTokenId, STANDARD_TOKENS } from '../cards/discoveries.ts'
import { INVENTION_IDS, INVENTIONS, type Invention, type InventionId, isInventionCard } from '../cards/inventions.ts'
import type { Kept } from '../cards/use.ts'
import { editionOf, type OfEdition } from '../editions.ts'
import type { ActionSpace, EffectToken } from '../state.ts'
import { CANNIBAL_ISLAND, type CannibalIslandSheet } from './cannibal-island/sheet.ts'
import { CASTAWAYS, type CastawaysSheet, PILE_STAGES } from './castaways/sheet.ts'
import { CURSED_ISLAND, type CursedIslandSheet } from './cursed-island/sheet.ts'
import { FAMILY_ROBINSON } from './family-robinson/sheet.ts'
import { JENNY_NEEDS_HELP, type JennySheet } from './jenny/sheet.ts'
import { KING_KONG, type KingKongSheet } from './king-kong/sheet.ts'
import type { ScenarioId, ScenarioSheet } from './scenario.ts'
import { VOLCANO_ISLAND, type VolcanoIslandSheet } from './volcano-island/sheet.ts'

const SHEETS: { readonly [S in ScenarioId]: ScenarioSheet } = {
  castaways: CASTAWAYS,
  'cursed-island': CURSED_ISLAND,
  jenny: JENNY_NEEDS_HELP,
  'volcano-island': VOLCANO_ISLAND,
  'cannibal-island': CANNIBAL_ISLAND,
  'family-robinson': FAMILY_ROBINSON,
  'king-kong': KING_KONG,
}

export function printedSheet({ scenario }: { readonly scenario: ScenarioId }): ScenarioSheet {
  return SHEETS[scenario]
}

/** What lies on the sheets of scenarios that need more than the island and the tracks. */
export interface Sheets {
  castaways: CastawaysSheet | undefined
  cursedIsland: CursedIslandSheet | undefined
  jenny: JennySheet | undefined
  volcanoIsland: VolcanoIslandSheet | undefined
  cannibalIsland: CannibalIslandSheet | undefined
  kingKong: KingKongSheet | undefined
}

export function emptySheets(scenario: ScenarioId): Sheets {
  return {
    castaways: scenario === 'castaways' ? { pile: PILE_STAGES.map(() => 0), filledInRound: 0 } : undefined,
    cursedIsland: scenario === 'cursed-island' ? { templeExplored: false } : undefined,
    jenny: scenario === 'jenny' ? { rescued: false } : undefined,
    volcanoIsland: scenario === 'volcano-island' ? { explored: [] } : undefined,
    cannibalIsland: scenario === 'cannibal-island' ? { burnt: [], cityBurnt: false } : undefined,
    kingKong:
      scenario === 'king-kong'
        ? { killed: [], captive: false, hostageLair: undefined, trapsSince: undefined, caught: false }
        : undefined,
  }
}

const BY_ID: { readonly [id: string]: Invention } = cardTable({
  ...INVENTIONS,
  ...Object.assign({}, ...Object.values(SHEETS).map(({ inventions }) => inventions)),
})

export function inventionOf(id: InventionId): Invention {
  const found = BY_ID[id]
  if (found === undefined) throw new Error(`there is no Invention "${id}"`)
  return found
}

/** RC-ITEM-01: what can be built by what is printed on the sheet. */
export function sheetInventions(scenario: ScenarioId): readonly InventionId[] {
  return Object.keys(SHEETS[scenario].inventions).filter(isInvention)
}

export function isInvention(id: string): id is InventionId {
  return Object.hasOwn(BY_ID, id)
}

export const ALL_INVENTIONS: readonly InventionId[] = [
  ...INVENTION_IDS,
  ...Object.keys(BY_ID)
    .filter((id) => !isInventionCard(id))
    .filter(isInvention),
]

const SPECIAL: { readonly [token: string]: Kept } = cardTable(
  Object.fromEntries(
    Object.values(SHEETS).flatMap(({ discoveries }) =>
      Object.values(discoveries).map(({ token, ...kept }): [string, Kept] => [token, kept]),
    ),
  ),
)

/** The ids of all special tokens. */
export const SPECIAL_TOKENS: readonly SpecialTokenId[] = Object.values(SHEETS).flatMap(({ discoveries }) =>
  Object.values(discoveries).map(({ token }) => token),
)

/** What a Discovery token is good for. */
export function tokenOf(game: OfEdition, token: string): Kept | undefined {
  return isDiscovery(token) ? editionOf(game).discoveries[token] : SPECIAL[token]
}

export function isToken(id: string): boolean {
  return isDiscovery(id) || Object.hasOwn(SPECIAL, id)
}

/** All 22 tokens of a game. */
export function discoveryTokens(scenario: ScenarioId): readonly DiscoveryId[] {
  return [...STANDARD_TOKENS, ...Object.values(SHEETS[scenario].discoveries).map(({ token }) => token)]
}

/** RC-SCN4-07: a token that lies on an Action space for the whole game. */
export function isFixedToken(
  state: { readonly scenario: ScenarioId },
  space: ActionSpace,
  token: EffectToken,
): boolean {
  return printedSheet(state).start.tokens?.[space]?.includes(token) === true
}
