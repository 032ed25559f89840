// Beasts: what can happen, what it does to the state, and what is said and shown of it.

import type { Secret, Writable } from '@landfall/kernel'
import { cardShown } from '../board/reveals.ts'
import type { BeastId } from '../cards/beasts.ts'
import type { EventRowsOf } from '../events.ts'
import type { Person } from '../state.ts'
import { did, sentence } from '../text/log.ts'
import { titleOf } from '../text/titles.ts'
import type { Crusoe } from '../types.ts'
import { nobody, take } from './pieces.ts'

export interface BeastEvents {
  beastHunted: { beast: BeastId; by?: Person }
  beastLured: Record<never, never>
  beastTracked: { beast: BeastId }
  beastPutDown: { beast: BeastId; where: 'top' | 'bottom' }
  beastJoined: { deck: readonly BeastId[]; from: 'deck' | 'waiting' }
  beastsDrawn: { beasts: readonly BeastId[] }
  beastsReturned: { deck: readonly BeastId[] }
  topBeastMoved: Record<never, never>
  beastWaits: Record<never, never>
  beastSeen: { beast: BeastId }
  beastCame: { beast: BeastId }
}

/** The card on top of the Hunting deck: the one that is known to lie there, or one of the rest, or the one below them. */
function takeTopBeast(state: Writable<Crusoe>, secret: Secret<Crusoe>, beast: BeastId): void {
  if (state.huntingTop === beast) state.huntingTop = undefined
  else if (secret.huntingDeck.length > 0) secret.huntingDeck.pop()
  else state.huntingBottom = undefined
}

/** A card is put on the Hunting deck: what was known to lie on top is now below it. */
function buryTopBeast(state: Writable<Crusoe>, secret: Secret<Crusoe>): void {
  if (state.huntingTop !== undefined) secret.huntingDeck.push(state.huntingTop)
  state.huntingTop = undefined
}

export const beastEvents: EventRowsOf<BeastEvents> = {
  beastHunted: {
    apply(state, { beast }, secret) {
      takeTopBeast(state, secret, beast)
      state.removed.push(beast)
    },
    line: ({ beast, by }, pack) =>
      did(pack, by === undefined ? 'lose' : 'meet', {
        subject: { noun: by ?? 'group' },
        object: { name: beast, kind: 'beast' },
      }),
    rule: ({ by }) => (by === undefined ? 'RC-DISCARD-01' : 'RC-HUNT-03'),
    card: ({ beast }) => beast,
    reveal: ({ beast }, pack) => cardShown(pack, beast),
  },
  beastLured: {
    apply(state, _, secret) {
      const beast = secret.beastDeck.pop()
      buryTopBeast(state, secret)
      if (beast !== undefined) secret.huntingDeck.push(beast)
    },
  },
  beastTracked: {
    apply(state, { beast }, secret) {
      takeTopBeast(state, secret, beast)
      state.lookedAt.beasts = [beast]
    },
    reveal: ({ beast }, pack) => cardShown(pack, beast),
  },
  beastPutDown: {
    apply(state, { beast, where }, secret) {
      take(state.lookedAt.beasts, beast)
      if (where === 'top') {
        buryTopBeast(state, secret)
        state.huntingTop = beast
        return
      }
      if (state.huntingBottom !== undefined) secret.huntingDeck.unshift(state.huntingBottom)
      state.huntingBottom = beast
    },
  },
  beastJoined: {
    told: { deck: nobody, from: 'everyone' },
    apply(state, { deck, from }, secret) {
      if (from === 'deck') secret.beastDeck.pop()
      else {
        secret.waitingBeast = []
        state.waitingSeen = undefined
      }
      secret.huntingDeck = [...deck]
      // RC-ABIL-SOLD-02: what was known of the order is lost.
      state.huntingTop = undefined
      state.huntingBottom = undefined
    },
  },
  beastsDrawn: {
    apply(state, { beasts }, secret) {
      secret.beastDeck.splice(-beasts.length)
      state.lookedAt.beasts = [...beasts]
    },
  },
  beastsReturned: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      secret.beastDeck = [...deck]
      state.lookedAt.beasts = []
    },
  },
  topBeastMoved: {
    apply(state, _, secret) {
      const known = state.huntingTop
      const beast = known ?? secret.huntingDeck.pop()
      if (beast === undefined) return
      state.huntingTop = undefined
      if (state.huntingBottom !== undefined) secret.huntingDeck.unshift(state.huntingBottom)
      state.huntingBottom = undefined
      if (known === undefined) secret.huntingDeck.unshift(beast)
      else state.huntingBottom = beast
    },
  },
  beastWaits: {
    apply(_state, _, secret) {
      const beast = secret.beastDeck.pop()
      if (beast !== undefined) secret.waitingBeast.push(beast)
    },
  },
  beastSeen: {
    apply(state, { beast }) {
      state.waitingSeen = beast
    },
    reveal: ({ beast }, pack) => cardShown(pack, beast),
  },
  beastCame: {
    apply(state, { beast }, secret) {
      secret.waitingBeast = []
      state.waitingSeen = undefined
      state.removed.push(beast)
    },
    line: ({ beast }, pack) => sentence(`${pack.screen.card.beast}: ${titleOf(pack, beast)}`),
    rule: 'RC-CARD-DANGEROUSNIGHT-03',
    card: ({ beast }) => beast,
    reveal: ({ beast }, pack) => cardShown(pack, beast),
  },
}
