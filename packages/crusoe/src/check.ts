// What must be true of every position, whatever was played. A program that plays many games asks for it.
import { BEAST_IDS, isBeast } from './cards/beasts.ts'
import { ADVENTURE_DECKS, isAdventure, isDanger, isTreasure, MYSTERY_IDS } from './cards/decks.ts'
import { EQUIPMENT_IDS, isEquipment } from './cards/equipment.ts'
import { isEvent } from './cards/events.ts'
import { INVENTION_IDS } from './cards/inventions.ts'
import { keptCard } from './cards/of-edition.ts'
import { HIGHEST_MORALE, LOWEST_MORALE } from './components/camp.ts'
import { PAWNS_OF_CHARACTER, PAWNS_OF_COMPANION } from './components/characters.ts'
import { TILE_NUMBERS } from './components/tiles.ts'
import { editionOf } from './editions.ts'
import { huntingCards } from './hunting.ts'
import { isCharacter, trackOf } from './people.ts'
import { discoveryTokens, isToken, sheetInventions } from './scenarios/sheets.ts'
import { type Person, peopleIn, type Reading } from './state.ts'

/** What is wrong with a position; nothing, if the rules are right. */
export function problemsIn(state: Reading): readonly string[] {
  return [...amounts(state), ...people(state), ...pawns(state), ...tokens(state), ...pieces(state)]
}

function amounts({ available, future, levels, outside, morale }: Reading): readonly string[] {
  const packs = Object.values(outside).flatMap(({ pack }) => Object.values(pack))
  const all = [...Object.values(available), ...Object.values(future), ...Object.values(levels), ...packs]
  return [
    ...(all.some((amount) => amount < 0) ? ['less than nothing'] : []),
    ...(morale < LOWEST_MORALE || morale > HIGHEST_MORALE ? ['morale has left its track'] : []),
  ]
}

function people(state: Reading): readonly string[] {
  return peopleIn(state).flatMap((person) => {
    const { wounds = 0, determination = 0 } = state.people[person] ?? {}
    const { deadlyWound } = trackOf(person)
    return [
      ...(wounds < 0 || determination < 0 ? [`${person} owes something`] : []),
      ...(wounds >= deadlyWound ? [`${person} is dead and plays on`] : []),
    ]
  })
}

/** No pawn in two places. */
function pawns(state: Reading): readonly string[] {
  const placed = state.plan.flatMap(({ leader, support }) => [leader, ...support])
  const own = (person: Person): number => (isCharacter(person) ? PAWNS_OF_CHARACTER : PAWNS_OF_COMPANION)
  const used = (pawn: string): number => placed.filter((one) => one === pawn).length
  const neutral = [...new Set(placed)].filter((pawn) => !peopleIn(state).some((person) => person === pawn))
  return [
    ...peopleIn(state).filter((person) => used(person) > own(person)),
    ...neutral.filter((pawn) => used(pawn) > neutralPawns(state, pawn)),
  ].map((pawn) => `too many pawns of ${pawn}`)
}

function neutralPawns(state: Reading, pawn: string): number {
  const kept = state.kept.find(({ card }) => card === pawn)
  if (kept !== undefined) return keptCard(state, kept.card).pawnUses === undefined ? 1 : (kept.uses ?? 0)
  return Math.max(1, state.availableDiscoveries.filter((token) => token === pawn).length)
}

/** RC-UNIQ-02 */
function tokens(state: Reading): readonly string[] {
  const places: readonly (readonly string[])[] = [
    ...Object.values(state.actionTokens),
    ...Object.values(state.islandTokens).flatMap((tokensHere) => (tokensHere === undefined ? [] : [tokensHere])),
    ...Object.values(state.island).flatMap((tile) => (tile === undefined ? [] : [tile.exhausted])),
    ...Object.values(state.markers).flatMap((markersHere) => (markersHere === undefined ? [] : [markersHere])),
    state.adventureTokens,
    state.costlier,
    state.waitingMarkers,
  ]
  return places.some((place) => new Set(place).size !== place.length) ? ['two tokens of a kind in one place'] : []
}

/** Every piece of the box is somewhere, and nowhere twice. */
function pieces(state: Reading): readonly string[] {
  const { eventTop, event, threats, mystery, gone } = state
  const one = <T>(piece: T | undefined): readonly T[] => (piece === undefined ? [] : [piece])
  const away = Object.values(state.outside)
  const kept = state.kept.map(({ card }) => card)
  const cards: readonly string[] = [
    ...state.eventDeck,
    ...state.eventsAside,
    ...state.eventOrder.filter((card) => card !== 'event'),
    ...one(eventTop),
    ...one(event),
    ...[...one(threats.left), ...one(threats.right)].filter(isEvent),
    ...state.buildDeck,
    ...state.gatherDeck,
    ...state.exploreDeck,
    ...one(state.adventure),
    ...state.mysteryDeck,
    ...state.mysteryDiscard,
    ...(mystery === undefined ? [] : [...mystery.setAside, ...mystery.done, ...one(mystery.card)]),
    ...state.reminders,
    ...state.futureKept,
    ...kept.filter((card) => !isEquipment(card)),
    ...away.flatMap(({ treasures, emptied = [] }) => [...treasures, ...emptied]),
    ...gone.filter((card) => isEvent(card) || isAdventure(card) || isTreasure(card) || isDanger(card)),
  ]
  const equipment = [...kept, ...state.futureEquipment, ...gone].filter(isEquipment)
  const beasts = [
    ...state.beastDeck,
    ...huntingCards(state),
    ...state.waitingBeast,
    ...state.lookedAt.beasts,
    ...gone.filter(isBeast),
  ]
  const tiles = [
    ...state.islandStack,
    ...state.seenTiles,
    ...state.lookedAt.tiles,
    ...Object.values(state.island).flatMap((explored) => (explored === undefined ? [] : [explored.tile])),
  ]
  const inventions = [
    ...state.inventionDeck,
    ...state.inventionDiscard,
    ...state.lookedAt.inventions,
    ...state.inventions,
    ...state.items,
    ...state.futureItems,
    ...state.itemsAside,
  ]
  const discoveries = [
    ...state.discoveryStack,
    ...state.availableDiscoveries,
    ...state.futureDiscoveries,
    ...state.lookedAt.discoveries,
    ...away.flatMap((person) => person.discoveries),
    ...gone.filter((token) => isToken(token)),
  ]
  return [
    ...differences('cards', cards, [...editionOf(state).eventIds, ...OTHER_CARDS]),
    ...differences('Beasts', beasts, BEAST_IDS),
    ...differences('tiles', tiles.map(String), TILE_NUMBERS.map(String)),
    ...differences('Inventions', inventions, [...INVENTION_IDS, ...sheetInventions(state.scenario)]),
    ...differences('Discovery tokens', discoveries, discoveryTokens(state.scenario)),
    ...(new Set(equipment).size !== equipment.length || equipment.length > EQUIPMENT_IDS.length
      ? ['Starting Equipment is there twice']
      : []),
  ]
}

/** All but the Event cards. */
const OTHER_CARDS: readonly string[] = [
  ...ADVENTURE_DECKS.build,
  ...ADVENTURE_DECKS.gather,
  ...ADVENTURE_DECKS.explore,
  ...MYSTERY_IDS,
]

function differences(what: string, there: readonly string[], expected: readonly string[]): readonly string[] {
  if (there.length === expected.length && sameItems(there, expected)) return []
  const missing = expected.filter((piece) => occurrences(there, piece) < occurrences(expected, piece))
  const extra = there.filter((piece) => occurrences(there, piece) > occurrences(expected, piece))
  return [`${what}: missing ${[...new Set(missing)].join(', ')}; twice ${[...new Set(extra)].join(', ')}`]
}

const occurrences = (pieces: readonly string[], piece: string): number => pieces.filter((one) => one === piece).length

function sameItems(there: readonly string[], expected: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const piece of expected) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return there.every((piece) => {
    const left = counts.get(piece) ?? 0
    counts.set(piece, left - 1)
    return left > 0
  })
}
