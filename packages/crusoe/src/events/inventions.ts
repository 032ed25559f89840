// Inventions and Items: what can happen, what it does to the state, and what is said and shown of it.
import type { InventionId } from '../cards/inventions.ts'
import type { Space } from '../components/island.ts'
import type { EventRowsOf } from '../events.ts'
import { inventionOf } from '../scenarios/sheets.ts'
import { did } from '../text/log.ts'
import { nobody, take } from './pieces.ts'

export interface InventionEvents {
  inventionsLaidOut: { inventions: readonly InventionId[] }
  inventionDeckShuffled: { deck: readonly InventionId[] }
  inventionsDrawn: { inventions: readonly InventionId[] }
  ideaChosen: { invention: InventionId; discarded: readonly InventionId[] }
  inventionTaken: { invention: InventionId; deck: readonly InventionId[] }
  inventionDiscarded: { invention: InventionId; deck: readonly InventionId[] }
  inventionBuilt: { invention: InventionId; space?: Space }
  /** What can be built again and again is there. */
  repeatBuilt: { invention: InventionId; space?: Space }
  itemAvailable: { item: InventionId }
  itemFlipped: { item: InventionId }
  /** With a deck, it is shuffled into it. */
  itemLost: { item: InventionId; deck?: readonly InventionId[] }
  itemsPutAside: { card: string }
  itemsBack: Record<never, never>
}

export const inventionEvents: EventRowsOf<InventionEvents> = {
  inventionsLaidOut: {
    apply(state, { inventions }) {
      state.inventions.push(...inventions)
    },
  },
  inventionDeckShuffled: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.inventionDeck = [...deck]
      state.inventionDiscard = []
    },
  },
  inventionsDrawn: {
    apply(state, { inventions }, secret) {
      secret.inventionDeck.splice(-inventions.length)
      state.lookedAt.inventions = [...inventions]
    },
  },
  ideaChosen: {
    apply(state, { invention, discarded }) {
      state.lookedAt.inventions = []
      state.inventions.push(invention)
      state.inventionDiscard.push(...discarded)
    },
  },
  inventionTaken: {
    told: { invention: 'everyone', deck: nobody },
    apply(state, { invention, deck }, secret) {
      secret.inventionDeck = [...deck]
      state.inventions.push(invention)
    },
  },
  inventionDiscarded: {
    told: { invention: 'everyone', deck: nobody },
    apply(state, { invention, deck }, secret) {
      take(state.inventions, invention)
      secret.inventionDeck = [...deck]
    },
    line: ({ invention }, pack) =>
      did(pack, 'discard', { subject: { noun: 'group' }, object: { name: invention, kind: 'invention' } }),
    rule: 'RC-ITEM-16',
    card: ({ invention }) => invention,
  },
  inventionBuilt: {
    apply(state, { invention, space }) {
      if (inventionOf(invention).repeatable === true) {
        state.futureRepeats.push({ invention, space })
        return
      }
      if (state.flipped.some(({ item }) => item === invention)) {
        state.flipped = state.flipped.map((one) => (one.item === invention ? { item: invention, rebuilt: true } : one))
        return
      }
      take(state.inventions, invention)
      state.futureItems.push(invention)
    },
    line: ({ invention }, pack) =>
      did(pack, 'build', { subject: { noun: 'group' }, object: { name: invention, kind: 'item' } }),
    rule: 'RC-ITEM-05',
    card: ({ invention }) => invention,
  },
  repeatBuilt: {
    apply(state, { invention, space }) {
      const index = state.futureRepeats.findIndex((one) => one.invention === invention && one.space === space)
      if (index !== -1) state.futureRepeats.splice(index, 1)
    },
  },
  itemAvailable: {
    apply(state, { item }) {
      if (state.flipped.some((one) => one.item === item)) {
        state.flipped = state.flipped.filter((one) => one.item !== item)
        return
      }
      take(state.futureItems, item)
      state.items.push(item)
    },
  },
  itemFlipped: {
    apply(state, { item }) {
      if (!state.flipped.some((one) => one.item === item)) state.flipped.push({ item, rebuilt: false })
    },
    line: ({ item }, pack) => did(pack, 'lose', { subject: { noun: 'group' }, object: { name: item, kind: 'item' } }),
    rule: 'RC-ITEM-08',
    card: ({ item }) => item,
  },
  itemLost: {
    told: { item: 'everyone', deck: nobody },
    apply(state, { item, deck }, secret) {
      take(state.items, item)
      state.flipped = state.flipped.filter((one) => one.item !== item)
      if (deck === undefined) state.inventions.push(item)
      else secret.inventionDeck = [...deck]
    },
  },
  /** RC-ITEM-13: what is printed on the scenario sheet is not a card, and stays. */
  itemsPutAside: {
    apply(state, { card }) {
      const { items } = state
      state.memory[card] = { ...state.memory[card], aside: items.filter((item) => inventionOf(item).kind !== 'sheet') }
      state.items = items.filter((item) => inventionOf(item).kind === 'sheet')
    },
  },
  itemsBack: {
    apply(state) {
      for (const [card, { aside, ...others }] of Object.entries(state.memory)) {
        if (aside === undefined) continue
        state.items.push(...aside)
        if (Object.keys(others).length === 0) delete state.memory[card]
        else state.memory[card] = others
      }
    },
  },
}
