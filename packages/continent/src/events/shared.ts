// What the rows of events share: their types, and how a card leaves the place where it is.
import type { Secret, Writable } from '@landfall/kernel'
import type { EventRows, EventTypes } from '@landfall/tabletop'
import type { CardId } from '../cards/card-ids.ts'
import { faceOf, isAdventure, isBlue, isExploration, skillIfAny, skillOn } from '../cards/decks.ts'
import type { Explorer } from '../components/seats.ts'
import type { ActionInHand, Item, Member, Page } from '../state.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { Continent, Events } from '../types.ts'

/** The events with hidden facts that a row speaks of. */
type Hidden = 'boxOpened' | 'fogLaid' | 'fogReturned' | 'numberSealed'

export interface ContinentEvents extends EventTypes {
  game: Continent
  told: { readonly [Name in keyof Events]: Name extends Hidden ? Partial<Events[Name]> : Events[Name] }
  pack: LanguagePack
  reveal: never
}

/** The rows of one subject. */
export type SomeRows = Partial<EventRows<ContinentEvents>>

export type Written = Writable<Continent>
export type Hid = Secret<Continent>

export const nobody = (): boolean => false

export function of(state: Written, who: Explorer): Member {
  const member = state.members.find((one) => one.who === who)
  if (member === undefined) throw new Error(`${who} is not in play`)
  return member
}

/** Writes into the diary of today. All pages have the same shape. */
export function note(state: Written, more: Partial<Page>): void {
  const { places, found, states, spent, recovered, actions } = state.today
  state.today = {
    places: more.places ?? places,
    found: more.found ?? found,
    states: more.states ?? states,
    spent: more.spent ?? spent,
    recovered: more.recovered ?? recovered,
    actions: more.actions ?? actions,
  }
}

export function itemOf(state: Written, who: Explorer, top: CardId): Item {
  const item = of(state, who).items.find(({ cards }) => cards[0] === top)
  if (item === undefined) throw new Error(`${who} has no item "${top}"`)
  return item
}

export function actionIn({ action }: Written): ActionInHand {
  if (action === undefined) throw new Error('no action is being resolved')
  return action
}

export const without = <T>(list: readonly T[], ...gone: readonly T[]): T[] => list.filter((one) => !gone.includes(one))

/** The same list, unless this is in it. */
const lacking = <T>(list: T[], gone: T): T[] => (list.includes(gone) ? without(list, gone) : list)

/** Takes a card out of wherever it lies open; whether it lay in a hand. */
export function pluck(state: Written, secret: Hid, card: CardId): 'hand' | undefined {
  if (state.resolving.includes(card)) {
    state.resolving = without(state.resolving, card)
    return undefined
  }
  for (const member of state.members) {
    if (member.hand.includes(card)) {
      member.hand = without(member.hand, card)
      return 'hand'
    }
    for (const item of member.items) {
      if (!item.cards.includes(card)) continue
      item.cards = without(item.cards, card)
      // T7-ITEM-18, T7-ITEM-22
      if (item.cards.length === 0) member.items = without(member.items, item)
      return undefined
    }
  }
  if (isBlue(card)) return pluckBlue(state, secret, card)
  for (const [spot, space] of entries(state.spaces)) {
    if ('fog' in space) continue
    if (('terrain' in space ? space.terrain : 'open' in space ? space.open : space.barrier) === card) {
      delete state.spaces[spot]
      return undefined
    }
  }
  for (const [spot, hidden] of entries(state.under)) {
    if (hidden !== card) continue
    delete state.under[spot]
    return undefined
  }
  state.events = state.events.filter((event) => event.card !== card)
  state.quests = lacking(state.quests, card)
  state.past = lacking(state.past, card)
  state.banished = lacking(state.banished, card)
  return undefined
}

function pluckBlue(state: Written, secret: Hid, card: CardId): undefined {
  state.pile = lacking(state.pile, card)
  state.deckTop = lacking(state.deckTop, card)
  state.storage = lacking(state.storage, card)
  if (secret.deck.includes(card)) secret.deck = without(secret.deck, card)
  if (secret.turnedPile.includes(card)) secret.turnedPile = without(secret.turnedPile, card)
  if (state.action?.drawn.some((one) => one.card === card)) {
    state.action.drawn = state.action.drawn.filter((one) => one.card !== card)
  }
}

/** The entries of a record by space. */
export const entries = <Key extends string, Value>(record: { [K in Key]: Value }): [Key, Value][] => {
  const found: [Key, Value][] = []
  for (const key in record) found.push([key, record[key]])
  return found
}

const isDeckEmpty = (state: Written): boolean => state.deck.length === 0 && state.deckTop.length === 0

type Heap = 'past' | 'banished' | 'storage' | 'turnedPile' | 'pile'

/** T7-DISC-01, T7-DISC-02, T7-ELIM-06, T7-JOINLEAVE-05: where a card goes by its back. */
function heapFor(state: Written, card: CardId): Heap {
  if (!isBlue(card)) return 'past'
  const owner = skillIfAny(card)?.of
  if (owner !== undefined && state.gone.includes(owner)) return 'banished'
  if (owner !== undefined && state.absent.some(({ who }) => who === owner)) return 'storage'
  // T7-ACT-DISC-04
  return isDeckEmpty(state) ? 'turnedPile' : 'pile'
}

export function putAway(state: Written, secret: Hid, ...cards: readonly CardId[]): void {
  const going: { readonly [H in Heap]: CardId[] } = { past: [], banished: [], storage: [], turnedPile: [], pile: [] }
  for (const card of cards) going[heapFor(state, card)].push(card)
  const { past, banished, storage, turnedPile, pile } = going
  if (past.length > 0) state.past = [...state.past, ...past]
  if (banished.length > 0) state.banished = [...state.banished, ...banished]
  if (storage.length > 0) state.storage = [...state.storage, ...storage]
  if (turnedPile.length > 0) secret.turnedPile = [...secret.turnedPile, ...turnedPile]
  if (pile.length > 0) state.pile = [...state.pile, ...pile]
}

/** T7-LIFE-09, T7-LIFE-16: cards are shuffled in; into an empty deck, they are the deck, and the pile lies open again. */
export function shuffleIn(state: Written, secret: Hid, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  if (isDeckEmpty(state) && secret.turnedPile.length > 0) {
    state.pile = [...state.pile, ...secret.turnedPile]
    secret.turnedPile = []
  }
  secret.deck = [...secret.deck, ...state.deckTop, ...cards]
  state.deckTop = []
}

/** T7-RETURN-01 to T7-RETURN-04: an Adventure card is in its deck as soon as it is nowhere else. */
export function giveBack(state: Written, secret: Hid, card: CardId): void {
  if (isAdventure(card)) return
  if (isExploration(card)) {
    const face = faceOf(card)
    if ('area' in face) secret.explorations[face.area] = [...secret.explorations[face.area], card]
    return
  }
  skillOn(card)
  shuffleIn(state, secret, [card])
}
