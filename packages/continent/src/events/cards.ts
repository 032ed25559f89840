// Cards are taken, kept, discarded, returned, banished.

import type { CardId } from '../cards/card-ids.ts'
import { faceOf, isAdventure } from '../cards/decks.ts'
import { giveBack, itemOf, nobody, note, of, pluck, putAway, type SomeRows } from './shared.ts'

const leavesHand = (card: CardId): boolean => faceOf(card).lasting?.some(({ last }) => last === 'leavesHand') === true

export const cards = {
  taken: {
    apply(state, { card, number: _ }) {
      state.resolving = [...state.resolving, card]
    },
    line: ({ who, card, number }, { log, explorer, title, number: three }) =>
      log.taken(explorer(who), three(number), title(card)),
    card: ({ card }) => card,
    rule: 'T7-NUM-01',
  },
  nothingTaken: {
    line: ({ number }, { log, number: three }) => log.nothingTaken(three(number)),
  },
  pastReturned: {
    apply(state, _, secret) {
      for (const card of state.past) if (!isAdventure(card)) giveBack(state, secret, card)
      state.past = []
    },
    line: (_, { log }) => log.pastReturned,
  },
  numberSealed: {
    told: { card: nobody, number: 'everyone' },
    apply(_, { card }, secret) {
      secret.sealed = [...secret.sealed, card]
    },
    line: ({ number = 0 }, { log, number: three }) => log.sealed(three(number)),
    rule: 'T7-BANISH-05',
  },
  discarded: {
    apply(state, { card }, secret) {
      const from = pluck(state, secret, card)
      if (from === 'hand' && leavesHand(card)) {
        state.banished = [...state.banished, card]
        state.leaving = [...state.leaving, card]
      } else {
        putAway(state, secret, card)
      }
    },
    line: ({ card, who }, { log, explorer, title }) =>
      log.discarded(who === undefined ? undefined : explorer(who), title(card)),
    card: ({ card }) => card,
  },
  returned: {
    apply(state, { card }, secret) {
      pluck(state, secret, card)
      giveBack(state, secret, card)
    },
    line: ({ card }, { log, title }) => log.returned(title(card)),
    card: ({ card }) => card,
  },
  banished: {
    apply(state, { card }, secret) {
      pluck(state, secret, card)
      state.banished = [...state.banished, card]
    },
    line: ({ card }, { log, title }) => log.banished(title(card)),
    card: ({ card }) => card,
  },
  putIntoHand: {
    apply(state, { card, who }, secret) {
      pluck(state, secret, card)
      const member = of(state, who)
      member.hand = [...member.hand, card]
      const isState = faceOf(card).type === 'state'
      if (isState) note(state, { states: [...state.today.states, { who, card }] })
      else note(state, { found: [...state.today.found, card] })
    },
    line: ({ card, who }, { log, explorer, title }) => log.putIntoHand(explorer(who), title(card)),
    card: ({ card }) => card,
  },
  itemMade: {
    apply(state, { card, who, die }, secret) {
      pluck(state, secret, card)
      const member = of(state, who)
      member.items = [...member.items, { cards: [card], die }]
      note(state, { found: [...state.today.found, card] })
    },
    line: ({ card, who, die }, { log, explorer, title }) => log.itemMade(explorer(who), title(card), die),
    card: ({ card }) => card,
    rule: 'T7-ITEM-01',
  },
  itemCombined: {
    apply(state, { card, who, item, die }, secret) {
      pluck(state, secret, card)
      const column = itemOf(state, who, item)
      column.cards = [...column.cards, card]
      column.die = die
      note(state, { found: [...state.today.found, card] })
    },
    line: ({ card, item, die }, { log, title }) => log.itemCombined(title(card), title(item), die),
    card: ({ card }) => card,
    rule: 'T7-COMB-02',
  },
  itemFromHand: {
    apply(state, { card }, secret) {
      pluck(state, secret, card)
      state.resolving = [...state.resolving, card]
    },
  },
  itemBroken: {
    apply(state, { who, item, cards: all }, secret) {
      const member = of(state, who)
      member.items = member.items.filter(({ cards: [top] }) => top !== item)
      putAway(state, secret, ...all)
    },
    line: ({ who, item }, { log, explorer, title }) => log.itemBroken(explorer(who), title(item)),
    card: ({ item }) => item,
    rule: 'T7-DISC-04',
  },
  itemMoved: {
    apply(state, { from, to, item }) {
      const moved = itemOf(state, from, item)
      const giver = of(state, from)
      const taker = of(state, to)
      giver.items = giver.items.filter((one) => one !== moved)
      taker.items = [...taker.items, moved]
    },
    line: ({ from, to, item }, { log, explorer, title }) => log.itemMoved(explorer(from), explorer(to), title(item)),
    card: ({ item }) => item,
    rule: 'T7-GIVE-01',
  },
  questStored: {
    apply(state, { card }, secret) {
      pluck(state, secret, card)
      state.quests = [...state.quests, card]
      note(state, { found: [...state.today.found, card] })
    },
    line: ({ card }, { log, title }) => log.questStored(title(card)),
    card: ({ card }) => card,
    rule: 'T7-QUEST-01',
  },
  eventWaits: {
    apply(state, { card, clears }, secret) {
      pluck(state, secret, card)
      state.waiting = [...state.waiting, clears === undefined ? { card } : { card, clears }]
    },
  },
  waitOver: {
    apply(state, { card }) {
      state.waiting = state.waiting.filter((one) => one.card !== card)
    },
  },
  leavingDone: {
    apply(state, { card }) {
      state.leaving = state.leaving.filter((one) => one !== card)
    },
  },
  tradeFreed: {
    apply(state) {
      state.freeTrades += 1
    },
    line: (_, { log }) => log.tradeFreed,
    rule: 'T7-GIVE-03',
  },
  tradePaid: {
    apply(state) {
      state.freeTrades -= 1
    },
  },
  hadNoEffect: {
    line: ({ of: option, why }, pack) => pack.noEffect(option, why),
    card: ({ source }) => source,
  },
} satisfies SomeRows
