// The sheets of all scenarios, and what is printed on them, by their ids.
import { lookup } from '@landfall/kernel'
import { type DiscoveryId, isDiscovery, type SpecialTokenId, STANDARD_TOKENS } from '../cards/discoveries.ts'
import { INVENTION_IDS, INVENTIONS, type Invention, type InventionId, isInventionCard } from '../cards/inventions.ts'
import type { Usable } from '../cards/use.ts'
import { type EditionId, editionOf, type OfEdition } from '../editions.ts'
import type { ActionSpace, EffectToken } from '../state.ts'
import { PRINTED_SHEETS } from './all/sheets.ts'
import type {
  Companion,
  PrintedSheet,
  ScenarioId,
  ScenarioMarker,
  ScenarioPerson,
  SpecialKind,
  SpecialName,
} from './scenario.ts'

const isScenario = (id: string): id is ScenarioId => Object.hasOwn(PRINTED_SHEETS, id)

/** All scenarios, in the order of the rulebook. */
export const SCENARIO_IDS: readonly ScenarioId[] = Object.keys(PRINTED_SHEETS)
  .filter(isScenario)
  .toSorted((one, other) => PRINTED_SHEETS[one].number - PRINTED_SHEETS[other].number)

/** The one to learn the game with. */
export const FIRST_SCENARIO: ScenarioId = SCENARIO_IDS.reduce((first) => first)

/** RC-ED-42: those that an edition has. */
export function scenariosOf(edition: EditionId): readonly ScenarioId[] {
  return SCENARIO_IDS.filter((id) => PRINTED_SHEETS[id].editions?.includes(edition) !== false)
}

export function printedSheet({ scenario }: { readonly scenario: ScenarioId }): PrintedSheet {
  return PRINTED_SHEETS[scenario]
}

const BY_ID: { readonly [id: string]: Invention } = lookup({
  ...INVENTIONS,
  ...Object.assign({}, ...SCENARIO_IDS.map((id) => PRINTED_SHEETS[id].inventions)),
})

export function inventionOf(id: InventionId): Invention {
  const found = BY_ID[id]
  if (found === undefined) throw new Error(`there is no Invention "${id}"`)
  return found
}

/** RC-ITEM-01: what can be built by what is printed on the sheet. */
export function sheetInventions(scenario: ScenarioId): readonly InventionId[] {
  return Object.keys(PRINTED_SHEETS[scenario].inventions).filter(isInvention)
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

const SPECIAL: { readonly [token: string]: Usable } = lookup(
  Object.fromEntries(
    SCENARIO_IDS.flatMap((id) =>
      Object.values(PRINTED_SHEETS[id].discoveries).map(({ token, ...usable }): [string, Usable] => [token, usable]),
    ),
  ),
)

/** The ids of all special tokens. */
export const SPECIAL_TOKENS: readonly SpecialTokenId[] = SCENARIO_IDS.flatMap((id) =>
  Object.values(PRINTED_SHEETS[id].discoveries).map(({ token }) => token),
)

/** What a Discovery token is good for. */
export function tokenOf(game: OfEdition, token: string): Usable | undefined {
  return isDiscovery(token) ? editionOf(game).discoveries[token] : SPECIAL[token]
}

export function isToken(id: string): boolean {
  return isDiscovery(id) || Object.hasOwn(SPECIAL, id)
}

/** All 22 tokens of a game. */
export function discoveryTokens(scenario: ScenarioId): readonly DiscoveryId[] {
  return [...STANDARD_TOKENS, ...Object.values(PRINTED_SHEETS[scenario].discoveries).map(({ token }) => token)]
}

/** RC-SCN4-07: a token that lies on an Action space for the whole game. */
export function isFixedToken(
  state: { readonly scenario: ScenarioId },
  space: ActionSpace,
  token: EffectToken,
): boolean {
  return printedSheet(state).start.tokens?.[space]?.includes(token) === true
}

/** Those whom scenarios bring into the game. */
const COMPANIONS: { readonly [person: string]: Companion } = lookup(
  Object.assign({}, ...SCENARIO_IDS.map((id) => PRINTED_SHEETS[id].companions)),
)

export const isCompanion = (person: string): person is ScenarioPerson => Object.hasOwn(COMPANIONS, person)

export const COMPANION_IDS: readonly ScenarioPerson[] = Object.keys(COMPANIONS).filter(isCompanion)

/** What a scenario says of somebody, if it has brought this one into the game. */
export function companionOf(person: string): Companion | undefined {
  return COMPANIONS[person]
}

const SPECIALS: ReadonlyMap<string, SpecialKind> = new Map(
  SCENARIO_IDS.flatMap((id) => Object.entries(PRINTED_SHEETS[id].actions ?? {})),
)

/** The Action that one of a scenario is a kind of. */
export function kindOf(special: SpecialName): SpecialKind {
  const kind = SPECIALS.get(special)
  if (kind === undefined) throw new Error(`no scenario has the Action "${special}"`)
  return kind
}

export const isSpecialName = (name: string): name is SpecialName => SPECIALS.has(name)

export const SPECIAL_NAMES: readonly SpecialName[] = [...SPECIALS.keys()].filter(isSpecialName)

/** Tables of all sheets, read as one. */
const merged = <Value>(of: (sheet: PrintedSheet['rules']) => { readonly [key: string]: Value } | undefined) =>
  new Map(SCENARIO_IDS.flatMap((id) => Object.entries(of(PRINTED_SHEETS[id].rules) ?? {})))

const MARKER_RULES: ReadonlyMap<string, string> = merged(({ markers }) => markers)
const CARD_RULES: ReadonlyMap<string, readonly string[]> = merged(({ cards }) => cards)

/** The rule behind a marker of a scenario. */
export const markerRule = (marker: ScenarioMarker): string => MARKER_RULES.get(marker) ?? 'RC-UNIQ-02'

/** The rules on something that only a scenario has. */
export const scenarioCardRules = (card: string): readonly string[] => CARD_RULES.get(card) ?? []
