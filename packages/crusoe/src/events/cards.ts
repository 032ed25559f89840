// Cards and Discovery tokens in play: what can happen, and what it does to the state.
import type { AdventureId, KeptId } from '../cards/decks.ts'
import type { DiscoveryId } from '../cards/discoveries.ts'
import type { EquipmentId } from '../cards/equipment.ts'
import type { InventionId } from '../cards/inventions.ts'
import { keptCard } from '../cards/of-edition.ts'
import type { EventRules } from '../events.ts'
import type { Person, State } from '../state.ts'
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

export const cardEvents: EventRules<CardEvents> = {
  equipmentFound(state, { card }) {
    if (state.phase === 'action') state.futureEquipment.push(card)
    else keep(state, card)
  },
  equipmentAvailable(state, { card }) {
    take(state.futureEquipment, card)
    keep(state, card)
  },
  cardKept(state, { card }) {
    state.adventure = undefined
    state.cardsToCome.push(card)
  },
  cardUsed(state, { card, person }) {
    const one = keptOf(state, card)
    if (one.uses !== undefined) one.uses -= 1
    one.usedThisRound = true
    if (person !== undefined && keptCard(state, card).oneUser === true) one.user = person
    if (state.fight !== undefined) state.fight.used.push(card)
    state.acting?.used.push(card)
  },
  itemUsed(state, { item }) {
    state.usedItems.push(item)
  },
  keptGone(state, { card }) {
    state.kept = state.kept.filter((one) => one.card !== card)
    throwAway(state, card)
  },
  discoveryDrawn(state, { token }, secret) {
    secret.discoveryStack.pop()
    receive(state, token)
  },
  discoveryAvailable(state, { token }) {
    take(state.futureDiscoveries, token)
    state.availableDiscoveries.push(token)
  },
  discoveryExchanged(state, { token, from }) {
    take(from === undefined ? state.futureDiscoveries : outside(state, from).discoveries, token)
    state.gone.push(token)
  },
  discoveriesLookedAt(state, { tokens }, secret) {
    secret.discoveryStack.splice(-tokens.length)
    state.lookedAt.discoveries = [...tokens]
  },
  discoveryKept(state, { token, available }) {
    const { discoveries } = state.lookedAt
    take(discoveries, token)
    state.gone.push(...discoveries)
    state.lookedAt.discoveries = []
    if (available === true) state.availableDiscoveries.push(token)
    else receive(state, token)
  },
  discoveryPerished(state, { token, from }) {
    take(from === undefined ? state.availableDiscoveries : outside(state, from).discoveries, token)
    state.gone.push(token)
  },
  discoveryUsed(state, { token, from }) {
    take(from === undefined ? state.availableDiscoveries : outside(state, from).discoveries, token)
    state.gone.push(token)
  },
  tokenUsed(state, { token, person }) {
    state.tokenUsers[token] = person
    if (state.fight !== undefined) state.fight.used.push(token)
  },
}
