// What must be true of every position, whatever was played. A program that plays many games asks for it.
import type { GameCheck } from '@landfall/tabletop'
import { BEAST_IDS, isBeast } from './cards/beasts.ts'
import { ADVENTURE_DECKS, ADVENTURES, isAdventure, isDanger, isTreasure, MYSTERY_IDS } from './cards/decks.ts'
import { keptCard } from './cards/edition-cards.ts'
import { EQUIPMENT_IDS, isEquipment } from './cards/equipment.ts'
import { isEvent } from './cards/events.ts'
import { INVENTION_IDS } from './cards/inventions.ts'
import { HIGHEST_MORALE, LOWEST_MORALE } from './components/camp.ts'
import { PAWNS_OF_CHARACTER, PAWNS_OF_COMPANION } from './components/characters.ts'
import { TILE_NUMBERS } from './components/tiles.ts'
import { editionOf } from './editions.ts'
import { peopleIn } from './group.ts'
import { huntingCards } from './hunting.ts'
import { itemsAside } from './memory.ts'
import { isCharacter, trackOf } from './people.ts'
import { discoveryTokens, isToken, sheetInventions } from './scenarios/sheets.ts'
import type { CrusoeState, Person } from './state.ts'
import type { Crusoe } from './types.ts'

export const check: GameCheck<Crusoe> = {
  problems: problemsIn,
  // Decks that cards come back to after they were seen are left out: there only the order is a secret.
  secrets: (state) => [
    ...state.eventDeck,
    ...state.eventsAside,
    ...[...state.buildDeck, ...state.gatherDeck, ...state.exploreDeck].filter(
      (id) => ADVENTURES[id].copies === undefined,
    ),
    ...state.huntingDeck,
    ...state.waitingBeast.filter((beast) => beast !== state.waitingSeen),
  ],
}

function problemsIn(state: CrusoeState): readonly string[] {
  return [...amounts(state), ...people(state), ...pawns(state), ...tokens(state), ...pieces(state)]
}

function amounts({ available, future, levels, outside, morale }: CrusoeState): readonly string[] {
  const packs = Object.values(outside).flatMap(({ pack }) => Object.values(pack))
  const all = [...Object.values(available), ...Object.values(future), ...Object.values(levels), ...packs]
  return [
    ...(all.some((amount) => amount < 0) ? ['less than nothing'] : []),
    ...(morale < LOWEST_MORALE || morale > HIGHEST_MORALE ? ['morale has left its track'] : []),
  ]
}

function people(state: CrusoeState): readonly string[] {
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
function pawns(state: CrusoeState): readonly string[] {
  const placed = state.plan.flatMap(({ leader, support }) => [leader, ...support])
  const own = (person: Person): number => (isCharacter(person) ? PAWNS_OF_CHARACTER : PAWNS_OF_COMPANION)
  const used = (pawn: string): number => placed.filter((one) => one === pawn).length
  const neutral = [...new Set(placed)].filter((pawn) => !peopleIn(state).some((person) => person === pawn))
  return [
    ...peopleIn(state).filter((person) => used(person) > own(person)),
    ...neutral.filter((pawn) => used(pawn) > neutralPawns(state, pawn)),
  ].map((pawn) => `too many pawns of ${pawn}`)
}

function neutralPawns(state: CrusoeState, pawn: string): number {
  const kept = state.kept.find(({ card }) => card === pawn)
  if (kept !== undefined) return keptCard(state, kept.card).pawnUses === undefined ? 1 : (kept.uses ?? 0)
  return Math.max(1, state.availableDiscoveries.filter((token) => token === pawn).length)
}

/** RC-UNIQ-02 */
function tokens(state: CrusoeState): readonly string[] {
  const places: readonly (readonly string[])[] = [
    ...Object.values(state.actionTokens),
    ...Object.values(state.islandTokens).flatMap((tokensHere) => (tokensHere === undefined ? [] : [tokensHere])),
    ...Object.values(state.island).flatMap((tile) => (tile === undefined ? [] : [tile.exhausted])),
    ...Object.values(state.markers).flatMap((markersHere) => (markersHere === undefined ? [] : [markersHere])),
    state.adventureTokens,
    state.surcharges,
    state.waitingMarkers,
  ]
  return places.some((place) => new Set(place).size !== place.length) ? ['two tokens of a kind in one place'] : []
}

/** Pieces of one kind: those that lie somewhere, and those that the box has. */
interface Kind {
  readonly what: string
  readonly there: readonly string[]
  readonly box: readonly string[]
  /** Some stay in the box. */
  readonly notAll?: true
}

const one = <T>(piece: T | undefined): readonly T[] => (piece === undefined ? [] : [piece])

/** Where cards of the Event, Adventure and Mystery decks can be. */
function cardsOf(state: CrusoeState): readonly string[] {
  const { eventTop, event, threats, mystery, removed } = state
  return [
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
    ...state.cardsToCome,
    ...state.kept.map(({ card }) => card).filter((card) => !isEquipment(card)),
    ...Object.values(state.outside).flatMap(({ treasures, emptied = [] }) => [...treasures, ...emptied]),
    ...removed.filter((card) => isEvent(card) || isAdventure(card) || isTreasure(card) || isDanger(card)),
  ]
}

function kindsOf(state: CrusoeState): readonly Kind[] {
  const { removed } = state
  const away = Object.values(state.outside)
  const kept = state.kept.map(({ card }) => card)
  const equipment = [...kept, ...state.futureEquipment, ...removed].filter(isEquipment)
  const beasts = [
    ...state.beastDeck,
    ...huntingCards(state),
    ...state.waitingBeast,
    ...state.lookedAt.beasts,
    ...removed.filter(isBeast),
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
    ...itemsAside(state),
  ]
  const discoveries = [
    ...state.discoveryStack,
    ...state.availableDiscoveries,
    ...state.futureDiscoveries,
    ...state.lookedAt.discoveries,
    ...away.flatMap((person) => person.discoveries),
    ...removed.filter((token) => isToken(token)),
  ]
  return [
    { what: 'cards', there: cardsOf(state), box: [...editionOf(state).eventIds, ...OTHER_CARDS] },
    { what: 'Beasts', there: beasts, box: BEAST_IDS },
    { what: 'tiles', there: tiles.map(String), box: TILE_NUMBERS.map(String) },
    { what: 'Inventions', there: inventions, box: [...INVENTION_IDS, ...sheetInventions(state.scenario)] },
    { what: 'Discovery tokens', there: discoveries, box: discoveryTokens(state.scenario) },
    { what: 'Starting Equipment', there: equipment, box: EQUIPMENT_IDS, notAll: true },
  ]
}

/** Every piece of the box is somewhere, and nowhere twice. */
function pieces(state: CrusoeState): readonly string[] {
  return [...piecesTwice(state), ...kindsOf(state).flatMap(missing)]
}

/** The pieces that are there more often than the box has them. */
export function piecesTwice(state: CrusoeState): readonly string[] {
  return kindsOf(state).flatMap(({ what, there, box }) => {
    const extra = beyond(there, box)
    return extra.length === 0 ? [] : [`${what} that are there twice: ${extra.join(', ')}`]
  })
}

function missing({ what, there, box, notAll }: Kind): readonly string[] {
  const lost = notAll === true ? [] : beyond(box, there)
  return lost.length === 0 ? [] : [`${what} that are nowhere: ${lost.join(', ')}`]
}

/** All but the Event cards. */
const OTHER_CARDS: readonly string[] = [
  ...ADVENTURE_DECKS.build,
  ...ADVENTURE_DECKS.gather,
  ...ADVENTURE_DECKS.explore,
  ...MYSTERY_IDS,
]

/** What is in one list more often than in the other. */
function beyond(one: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const piece of other) left.set(piece, (left.get(piece) ?? 0) + 1)
  return one.filter((piece) => {
    const count = left.get(piece) ?? 0
    left.set(piece, count - 1)
    return count <= 0
  })
}
