// What happens to decks, items, the camp and buildings.
import type { Rules } from '@landfall/kernel'
import { BUILDINGS } from '../cards/buildings.ts'
import type { CampId } from '../cards/card-ids.ts'
import { BUILDING_IDS, isEvent, isExploration, numberOn } from '../cards/decks.ts'
import { DECK_FIELDS, type DeckName, type State } from '../state.ts'
import type { Naufragos } from '../types.ts'
import { nobody, of, type Written, without } from './shared.ts'

type Secrets = Pick<State, 'eventDeck' | 'coastDeck' | 'interiorDeck' | 'centreDeck'>

/** Puts a deck where it belongs; each deck holds cards of its own kind only. */
function setDeck(secret: Secrets, deck: DeckName, cards: State['eventDeck'] | State['coastDeck']): void {
  if (deck === 'event') secret.eventDeck = cards.filter(isEvent)
  else if (deck === 'coast') secret.coastDeck = cards.filter(isExploration)
  else if (deck === 'interior') secret.interiorDeck = cards.filter(isExploration)
  else secret.centreDeck = cards.filter(isExploration)
}

function uncover(state: Written, card: CampId): void {
  state.camp = state.camp.map((stack) => without(stack, card))
}

/** NA-BUILD-16: the tile that has waited longest takes a free project space. */
function fillProjects(state: Written): void {
  for (let space = state.projects.indexOf(''); space !== -1; space = state.projects.indexOf('')) {
    const [next, ...rest] = state.waiting
    if (next === undefined) return
    state.projects[space] = next
    state.waiting = rest
  }
}

/** Cards of a list in the order of their names in another one. */
function inOrderOf<T extends string>(cards: readonly T[], names: readonly string[]): T[] {
  return names.flatMap((name) => cards.filter((card) => card === name))
}

export const cards = {
  cardAdded: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody, top: 'everyone' },
    apply(state, { card, deck, cards }, secret) {
      state.called.push(card)
      setDeck(secret, deck, cards)
    },
  },
  cardGone: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody },
    apply(_, { deck, cards }, secret) {
      setDeck(secret, deck, cards)
    },
  },
  lookedAt: {
    told: { seat: 'everyone', deck: 'everyone', cards: (event, seat) => event.seat === seat },
    apply(state, { seat, deck, cards }, _) {
      state.looking = { seat, deck, cards: cards.length }
    },
  },
  sorted: {
    // The player who sorted them knows, by the answers.
    told: { seat: 'everyone', deck: 'everyone', cards: nobody },
    apply(_, { deck, cards }, secret) {
      const moved = new Set(cards)
      if (deck === 'event') {
        const rest = secret.eventDeck.filter((card) => !moved.has(card))
        secret.eventDeck = [...rest, ...inOrderOf(secret.eventDeck, cards)]
      } else {
        const field = DECK_FIELDS[deck]
        const rest = secret[field].filter((card) => !moved.has(card))
        secret[field] = [...rest, ...inOrderOf(secret[field], cards)]
      }
    },
  },
  flagged(state, { flag, set }) {
    state.flags = set ? [...without(state.flags, flag), flag] : without(state.flags, flag)
  },
  itemTaken(state, { seat, item }) {
    state.called.push(item)
    of(state, seat).items.push(item)
  },
  wreckageRevealed(state, { cards }, secret) {
    secret.wreckageDeck = secret.wreckageDeck.slice(0, secret.wreckageDeck.length - cards.length)
    state.salvaged = [...cards]
  },
  wreckageTaken(state, { seat, card }) {
    state.salvaged = without(state.salvaged, card)
    of(state, seat).items.push(card)
  },
  wreckageLeft(state) {
    state.salvaged = []
  },
  wreckageReturned: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      state.salvaged = []
      secret.wreckageDeck = [...deck]
    },
  },
  wreckUsed(state) {
    state.wreckReady = false
  },
  itemGone(state, { seat, item }) {
    const castaway = of(state, seat)
    castaway.items = without(castaway.items, item)
  },
  itemUsed(state, { item }) {
    state.usedItems.push(item)
    state.charges[item] = (state.charges[item] ?? 0) + 1
  },
  tradeRefused(state, { seat, other }) {
    state.refusedTrades.push(`${seat}/${other}`)
  },
  traded(state, { seat, other, gave, got }) {
    const one = of(state, seat)
    const two = of(state, other)
    if (gave.item !== undefined) {
      one.items = without(one.items, gave.item)
      two.items.push(gave.item)
    }
    if (got.item !== undefined) {
      two.items = without(two.items, got.item)
      one.items.push(got.item)
    }
    one.tokens += (got.tokens ?? 0) - (gave.tokens ?? 0)
    two.tokens += (gave.tokens ?? 0) - (got.tokens ?? 0)
  },
  campPlaced(state, { card, space }) {
    if (numberOn(card) !== undefined) state.called.push(card)
    state.camp[space]?.push(card)
  },
  campDiscarded(state, { card }) {
    if (numberOn(card) !== undefined) state.called.push(card)
  },
  campRemoved(state, { card }) {
    uncover(state, card)
  },
  campUsed(state, { card }) {
    state.campUses[card] = (state.campUses[card] ?? 0) + 1
  },
  repaired(state, { card }) {
    uncover(state, card)
  },
  projectOffered(state, { building, space }) {
    if (space === undefined) state.waiting.push(building)
    else state.projects[space] = building
  },
  progressed(state, { building, by, wood }) {
    state.progress[building] = (state.progress[building] ?? 0) + by
    if (wood) state.reserve.wood -= by
  },
  setBack(state, { building, by }) {
    state.progress[building] = (state.progress[building] ?? 0) - by
  },
  pledged(state, { seat, by }) {
    of(state, seat).energy -= by
  },
  buildFailed() {},
  built(state, { building, wood }) {
    state.reserve.wood -= wood
    state.built.push(building)
    delete state.progress[building]
    const space = state.projects.indexOf(building)
    const next = BUILDING_IDS.find((id) => BUILDINGS[id].after === building)
    if (space !== -1) state.projects[space] = next ?? ''
    fillProjects(state)
  },
} satisfies Partial<Rules<Naufragos>['events']>
