// Cards and Discovery tokens in play: what can happen, what it does to the state, and what is said and shown of it.
import { ruleOn } from '../board/card-rules.ts'
import { cardShown } from '../board/reveals.ts'
import type { AdventureId, KeptId } from '../cards/decks.ts'
import type { DiscoveryId } from '../cards/discoveries.ts'
import { keptCard } from '../cards/edition-cards.ts'
import type { EquipmentId } from '../cards/equipment.ts'
import type { InventionId } from '../cards/inventions.ts'
import type { EventRowsOf } from '../events.ts'
import type { Person, State } from '../state.ts'
import { did, found, used } from '../text/log.ts'
import { keep, keptOf, outside, take, throwAway } from './pieces.ts'

export interface CardEvents {
  equipmentFound: { card: EquipmentId }
  equipmentAvailable: { card: EquipmentId }
  cardKept: { card: AdventureId }
  cardUsed: { card: KeptId; person?: Person }
  itemUsed: { item: InventionId }
  keptGone: { card: KeptId }
  discoveryDrawn: { token: DiscoveryId }
  discoveryAvailable: { token: DiscoveryId }
  discoveryExchanged: { token: DiscoveryId; from?: Person }
  discoveriesLookedAt: { tokens: readonly DiscoveryId[] }
  /** In the Action Phase it waits for its end, unless it is `available` at once. */
  discoveryKept: { token: DiscoveryId; available?: true }
  discoveryPerished: { token: DiscoveryId; from?: Person }
  discoveryUsed: { token: DiscoveryId; from?: Person }
  /** A token that stays. */
  tokenUsed: { token: DiscoveryId; person: Person }
}

/** RC-DISC-01 */
function receive(
  state: Pick<State, 'phase' | 'availableDiscoveries' | 'futureDiscoveries' | 'acting'>,
  token: DiscoveryId,
): void {
  if (state.phase !== 'action') {
    state.availableDiscoveries.push(token)
    return
  }
  state.futureDiscoveries.push(token)
  if (state.acting?.paused === false) state.acting.gained.discoveries.push(token)
}

export const cardEvents: EventRowsOf<CardEvents> = {
  equipmentFound: {
    apply(state, { card }) {
      if (state.phase === 'action') state.futureEquipment.push(card)
      else keep(state, card)
    },
    line: ({ card }, pack) => found(pack, card),
    rule: 'RC-SETUP-20',
    card: ({ card }) => card,
    reveal: ({ card }, pack) => cardShown(pack, card),
  },
  equipmentAvailable: {
    apply(state, { card }) {
      take(state.futureEquipment, card)
      keep(state, card)
    },
  },
  cardKept: {
    apply(state, { card }) {
      state.adventure = undefined
      state.cardsToCome.push(card)
    },
  },
  cardUsed: {
    apply(state, { card, person }) {
      const one = keptOf(state, card)
      if (one.uses !== undefined) one.uses -= 1
      one.usedThisRound = true
      if (person !== undefined && keptCard(state, card).oneUser === true) state.users[card] = person
      if (state.fight !== undefined) state.fight.used.push(card)
      state.acting?.used.push(card)
    },
    line: ({ card, person }, pack) => used(pack, person ?? 'group', card),
    rule: ({ card }) => ruleOn(card, 'RC-USE-03'),
    card: ({ card }) => card,
  },
  itemUsed: {
    apply(state, { item }) {
      state.usedItems.push(item)
    },
    line: ({ item }, pack) => used(pack, 'group', item),
    rule: ({ item }) => ruleOn(item, 'RC-USE-03'),
    card: ({ item }) => item,
  },
  keptGone: {
    apply(state, { card }) {
      state.kept = state.kept.filter((one) => one.card !== card)
      delete state.users[card]
      throwAway(state, card)
    },
  },
  discoveryDrawn: {
    apply(state, { token }, secret) {
      secret.discoveryStack.pop()
      receive(state, token)
    },
    line: ({ token }, pack) => found(pack, token),
    rule: 'RC-DISC-01',
    card: ({ token }) => token,
    reveal: ({ token }, pack) => cardShown(pack, token),
  },
  discoveryAvailable: {
    apply(state, { token }) {
      take(state.futureDiscoveries, token)
      state.availableDiscoveries.push(token)
    },
  },
  discoveryExchanged: {
    apply(state, { token, from }) {
      take(from === undefined ? state.futureDiscoveries : outside(state, from).discoveries, token)
      state.removed.push(token)
    },
  },
  discoveriesLookedAt: {
    apply(state, { tokens }, secret) {
      secret.discoveryStack.splice(-tokens.length)
      state.lookedAt.discoveries = [...tokens]
    },
  },
  discoveryKept: {
    apply(state, { token, available }) {
      const { discoveries } = state.lookedAt
      take(discoveries, token)
      state.removed.push(...discoveries)
      state.lookedAt.discoveries = []
      if (available === true) state.availableDiscoveries.push(token)
      else receive(state, token)
    },
    line: ({ token }, pack) => found(pack, token),
    rule: 'RC-DISC-01',
    card: ({ token }) => token,
  },
  discoveryPerished: {
    apply(state, { token, from }) {
      take(from === undefined ? state.availableDiscoveries : outside(state, from).discoveries, token)
      state.removed.push(token)
    },
    line: ({ token }, pack) => did(pack, 'lose', { subject: { noun: 'group' }, object: { name: token } }),
    rule: 'RC-ED-05',
    card: ({ token }) => token,
  },
  discoveryUsed: {
    apply(state, { token, from }) {
      take(from === undefined ? state.availableDiscoveries : outside(state, from).discoveries, token)
      state.removed.push(token)
    },
    line: ({ token, from }, pack) => used(pack, from ?? 'group', token),
    rule: ({ token }) => ruleOn(token, 'RC-USE-07'),
    card: ({ token }) => token,
  },
  tokenUsed: {
    apply(state, { token, person }) {
      state.users[token] = person
      if (state.fight !== undefined) state.fight.used.push(token)
    },
    line: ({ token, person }, pack) => used(pack, person, token),
    rule: ({ token }) => ruleOn(token, 'RC-USE-07'),
  },
}
