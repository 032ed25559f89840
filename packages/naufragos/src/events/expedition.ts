// What happens to pawns and on expeditions.
import type { Rules } from '@landfall/kernel'
import { DECK_FIELDS } from '../state.ts'
import type { Naufragos } from '../types.ts'
import { leaveExpedition, nobody, of, type Written, without } from './shared.ts'

function forgetCard({ expedition }: Written): void {
  if (expedition === undefined) return
  delete expedition.card
  delete expedition.leaves
}

export const expedition = {
  pawnPlaced(state, { pawn }) {
    state.pawns.push(pawn)
    if (pawn.done === true) return
    state.taken[pawn.seat] = [...(state.taken[pawn.seat] ?? []), pawn.action]
    if (pawn.white === true) state.whiteKept = false
    else state.pawnsUsed[pawn.seat] = (state.pawnsUsed[pawn.seat] ?? 0) + 1
  },
  pawnKept(state, { seat, white }) {
    if (white !== true) state.pawnsUsed[seat] = (state.pawnsUsed[seat] ?? 0) + 1
    else state.whiteKept = !state.whiteKept
  },
  pawnsForReturn(state, { seats }) {
    for (const seat of seats) state.pawnsUsed[seat] = (state.pawnsUsed[seat] ?? 0) + 1
  },
  pawnRemoved(state, { pawn }) {
    state.pawns = state.pawns.filter(
      ({ seat, action, box }) => !(seat === pawn.seat && action === pawn.action && box === pawn.box),
    )
  },
  expeditionBegan(state, { explorers, cube }) {
    const [first] = explorers
    if (first === undefined) throw new Error('an expedition needs explorers')
    state.expedition = { explorers: [...explorers], turn: first, cube, returnRolls: 0, shielded: {} }
  },
  explorationTurn(state, { seat }) {
    if (state.expedition !== undefined) state.expedition.turn = seat
  },
  cardDrawn(state, { deck, card }, secret) {
    secret[DECK_FIELDS[deck]].pop()
    if (state.expedition !== undefined) state.expedition.card = card
  },
  pendingTaken(state, { card }) {
    state.pending = without(state.pending, card)
    if (state.expedition !== undefined) state.expedition.card = card
  },
  advanced(state, { seat, to }) {
    of(state, seat).space = to
  },
  cubeMoved(state, { to }) {
    if (state.expedition !== undefined) state.expedition.cube = to
  },
  returnRollsChanged(state, { by }) {
    if (state.expedition !== undefined) state.expedition.returnRolls += by
  },
  cardWill(state, { leave }) {
    if (state.expedition !== undefined) state.expedition.leaves = leave
  },
  cardLeftPending(state, { card }) {
    state.pending.push(card)
    forgetCard(state)
  },
  pendingRemoved(state, { card }) {
    state.pending = without(state.pending, card)
  },
  cardBack: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody },
    apply(state, { deck, cards }, secret) {
      secret[DECK_FIELDS[deck]] = [...cards]
      forgetCard(state)
    },
  },
  cardResolved(state) {
    forgetCard(state)
  },
  joined() {},
  cameHome(state, { seats }) {
    for (const seat of seats) delete of(state, seat).lost
    if (state.expedition !== undefined) leaveExpedition(state, seats)
  },
  gotLost(state, { seats, square }) {
    for (const seat of seats) of(state, seat).lost = square
    if (state.expedition !== undefined) leaveExpedition(state, seats)
  },
  lostMoved(state, { seat, to }) {
    of(state, seat).lost = to
  },
  expeditionEnded(state) {
    delete state.expedition
  },
  resolvingBegan(state, { source, by }) {
    state.resolving.push({ source, by })
  },
  resolvingEnded(state) {
    state.resolving.pop()
    delete state.looking
  },
  targeted(state, { as, seat }) {
    const now = state.resolving.at(-1)
    if (now !== undefined) now[as] = seat
  },
} satisfies Partial<Rules<Naufragos>['events']>
