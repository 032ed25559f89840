// What happens to castaways: energy, wounds, rolls, stories.
import type { Rules } from '@landfall/kernel'
import { CHARACTERS } from '../cards/characters.ts'
import type { Castaway } from '../state.ts'
import type { Naufragos } from '../types.ts'
import { leaveExpedition, nobody, of, without } from './shared.ts'

/** NA-WOUND-02: energy above the cap is cut off. */
function cut(castaway: Castaway): void {
  const cap = CHARACTERS[castaway.character].energy - castaway.wounds - castaway.traumas
  castaway.energy = Math.min(castaway.energy, Math.max(0, cap))
}

export const bodies = {
  energyGained(state, { seat, by }) {
    of(state, seat).energy += by
  },
  energyLost(state, { seat, by }) {
    of(state, seat).energy -= by
  },
  energyPaid(state, { seat, by }) {
    of(state, seat).energy -= by
  },
  wounded(state, { seat }) {
    const castaway = of(state, seat)
    castaway.wounds += 1
    cut(castaway)
  },
  healed(state, { seat, by }) {
    of(state, seat).wounds -= by
  },
  traumaReceived(state, { seat, fromWound }) {
    const castaway = of(state, seat)
    if (fromWound) castaway.wounds -= 1
    castaway.traumas += 1
    cut(castaway)
  },
  traumaComes(state, { seat }) {
    if (seat === undefined) delete state.comingTrauma
    else state.comingTrauma = seat
  },
  woundShielded(state, { seat }) {
    const { expedition } = state
    if (expedition !== undefined) expedition.shielded[seat] = (expedition.shielded[seat] ?? 0) + 1
  },
  died(state, { seat }, secret) {
    const castaway = of(state, seat)
    castaway.dead = true
    state.tokensGone += castaway.tokens
    castaway.tokens = 0
    delete castaway.lost
    secret.stories[seat] = []
    if (state.expedition !== undefined) leaveExpedition(state, [seat])
  },
  inherited(state, { seat, from, item }) {
    const dead = of(state, from)
    dead.items = without(dead.items, item)
    of(state, seat).items.push(item)
  },
  rolled(state, { roll }) {
    state.roll = roll
  },
  rollApplied(state) {
    delete state.roll
  },
  actionBegan(state, { seat, action }) {
    state.acting = { seat, action }
    state.rerolled = []
  },
  actionEnded(state) {
    delete state.acting
    state.rerolled = []
  },
  rollsFresh(state) {
    state.rerolled = []
  },
  storySpent(state, { seat, tile }, secret) {
    secret.stories[seat] = without(state.stories[seat] ?? [], tile)
    state.storyDiscard.push(tile)
    if (state.roll !== undefined) state.rerolled.push(seat)
  },
  storiesDrawn: {
    told: { seat: 'everyone', tiles: (event, seat) => event.seat === seat },
    apply(state, { seat, tiles }, secret) {
      secret.storyStack = secret.storyStack.slice(0, secret.storyStack.length - tiles.length)
      secret.stories[seat] = [...(state.stories[seat] ?? []), ...tiles]
    },
  },
  storiesReturned: {
    told: { seat: 'everyone', tiles: (event, seat) => event.seat === seat, stack: nobody },
    apply(state, { seat, tiles, stack }, secret) {
      secret.stories[seat] = (state.stories[seat] ?? []).filter((tile) => !tiles.includes(tile))
      secret.storyStack = [...stack]
    },
  },
  storiesReshuffled: {
    told: { stack: nobody },
    apply(state, { stack }, secret) {
      secret.storyStack = [...stack]
      state.storyDiscard = []
    },
  },
} satisfies Partial<Rules<Naufragos>['events']>
