// What happens to pawns and on expeditions.
import { cardShown, newsShown } from '../board/reveals.ts'
import { DECK_FIELDS } from '../state.ts'
import { titleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import { named, quoted, read } from '../text/log.ts'
import { signed } from '../text/signed.ts'
import { leaveExpedition, nobody, of, type SomeRows, type Written, without } from './shared.ts'

function forgetCard({ expedition }: Written): void {
  if (expedition === undefined) return
  delete expedition.card
  delete expedition.leaves
}

export const expedition = {
  pawnPlaced: {
    apply(state, { pawn }) {
      state.pawns.push(pawn)
      if (pawn.done === true) return
      state.taken[pawn.seat] = [...(state.taken[pawn.seat] ?? []), pawn.action]
      if (pawn.white === true) state.whiteKept = false
      else state.pawnsUsed[pawn.seat] = (state.pawnsUsed[pawn.seat] ?? 0) + 1
    },
    line: ({ pawn: { seat, action, card, white } }, pack) =>
      pack.screen.log.placed(
        seatName(pack, seat),
        card === undefined ? pack.screen.actions[action] : titleOf(pack, card),
        white === true,
      ),
    rule: ({ pawn }) => (pawn.done === true ? 'NA-START-01' : pawn.white === true ? 'NA-SOLO-03' : 'NA-ACT-02'),
    card: ({ pawn }) => pawn.card,
  },
  pawnKept: {
    apply(state, { seat, white }) {
      if (white !== true) state.pawnsUsed[seat] = (state.pawnsUsed[seat] ?? 0) + 1
      else state.whiteKept = !state.whiteKept
    },
    line: ({ seat, white }, pack) => pack.screen.log.kept(seatName(pack, seat), white === true),
    rule: ({ white }) => (white === true ? 'NA-SOLO-03' : 'NA-ACT-08'),
  },
  pawnsForReturn: {
    apply(state, { seats }) {
      for (const seat of seats) state.pawnsUsed[seat] = (state.pawnsUsed[seat] ?? 0) + 1
    },
    line: ({ seats }, pack) => pack.screen.log.searching(named(pack, seats)),
    rule: 'NA-LOST-04',
  },
  pawnRemoved: {
    apply(state, { pawn }) {
      state.pawns = state.pawns.filter(
        ({ seat, action, box }) => !(seat === pawn.seat && action === pawn.action && box === pawn.box),
      )
    },
  },
  expeditionBegan: {
    apply(state, { explorers, cube }) {
      const [first] = explorers
      if (first === undefined) throw new Error('an expedition needs explorers')
      state.expedition = { explorers: [...explorers], turn: first, cube, returnRolls: 0, shielded: {} }
    },
    line: ({ explorers, cube }, pack) => pack.screen.log.setOut(named(pack, explorers), cube),
    rule: 'NA-EXPL-01',
  },
  explorationTurn: {
    apply(state, { seat }) {
      if (state.expedition !== undefined) state.expedition.turn = seat
      // NA-STORY-03: an action of its own.
      state.rerolled = []
    },
  },
  cardDrawn: {
    apply(state, { deck, card }, secret) {
      secret[DECK_FIELDS[deck]].pop()
      if (state.expedition !== undefined) state.expedition.card = card
    },
    line: ({ seat, deck, card }, pack) =>
      read(pack, pack.screen.log.drew(seatName(pack, seat), pack.screen.areas[deck]), card),
    rule: 'NA-EXPL-07',
    card: ({ card }) => card,
    reveal: ({ seat, card }, pack) => cardShown(pack, card, seat),
  },
  pendingTaken: {
    apply(state, { card }) {
      state.pending = without(state.pending, card)
      if (state.expedition !== undefined) state.expedition.card = card
    },
    line: ({ seat, card }, pack) => read(pack, pack.screen.log.tookPending(seatName(pack, seat)), card),
    rule: 'NA-PEND-02',
    card: ({ card }) => card,
    reveal: ({ seat, card }, pack) => cardShown(pack, card, seat),
  },
  advanced: {
    apply(state, { seat, to }) {
      of(state, seat).space = to
    },
    line: ({ seat, to }, pack) => pack.screen.log.advanced(seatName(pack, seat), to),
    rule: 'NA-EXPL-11',
  },
  cubeMoved: {
    apply(state, { to }) {
      if (state.expedition !== undefined) state.expedition.cube = to
    },
    line: ({ to }, { screen }) => screen.log.difficulty(to),
    rule: 'NA-EXPL-13',
  },
  returnRollsChanged: {
    apply(state, { by }) {
      if (state.expedition !== undefined) state.expedition.returnRolls += by
    },
    line: ({ by }, { screen }) => `${screen.table.returnRolls}: ${signed(by)}.`,
    rule: 'NA-RETURN-04',
  },
  cardWill: {
    apply(state, { leave }) {
      if (state.expedition !== undefined) state.expedition.leaves = leave
    },
  },
  cardLeftPending: {
    apply(state, { card }) {
      state.pending.push(card)
      forgetCard(state)
    },
    line: ({ card }, pack) => pack.screen.log.pended(quoted(pack, card)),
    rule: 'NA-PEND-01',
    card: ({ card }) => card,
  },
  pendingRemoved: {
    apply(state, { card }) {
      state.pending = without(state.pending, card)
    },
    line: ({ card }, pack) => pack.screen.log.pendingRemoved(quoted(pack, card)),
    rule: 'NA-PEND-01',
    card: ({ card }) => card,
  },
  cardBack: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody },
    apply(state, { deck, cards }, secret) {
      secret[DECK_FIELDS[deck]] = [...cards]
      forgetCard(state)
    },
    line: ({ card, deck }, pack) => pack.screen.log.cardBack(quoted(pack, card), pack.screen.decks[deck]),
    rule: 'NA-CARD-05',
    card: ({ card }) => card,
  },
  cardResolved: {
    apply(state) {
      forgetCard(state)
    },
  },
  joined: {
    line: ({ seat, returning }, pack) => pack.screen.log.joined(seatName(pack, seat), returning),
    rule: 'NA-RETURN-01',
  },
  cameHome: {
    apply(state, { seats }) {
      for (const seat of seats) delete of(state, seat).lost
      if (state.expedition !== undefined) leaveExpedition(state, seats)
    },
    line: ({ seats }, pack) => pack.screen.log.cameHome(named(pack, seats)),
    rule: ({ rolled }) => (rolled ? 'NA-RETURN-03' : 'NA-RETURN-10'),
    reveal: ({ seats }, pack) => newsShown(pack, 'home', seats),
  },
  gotLost: {
    apply(state, { seats, square }) {
      for (const seat of seats) of(state, seat).lost = square
      if (state.expedition !== undefined) leaveExpedition(state, seats)
    },
    line: ({ seats, square }, pack) => pack.screen.log.gotLost(named(pack, seats), square),
    rule: 'NA-RETURN-07',
    reveal: ({ seats }, pack) => newsShown(pack, 'lost', seats),
  },
  lostMoved: {
    apply(state, { seat, to }) {
      of(state, seat).lost = to
    },
    line: ({ seat, to }, pack) => pack.screen.log.lostMoved(seatName(pack, seat), to),
    rule: 'NA-LOST-04',
  },
  expeditionEnded: {
    apply(state) {
      delete state.expedition
    },
    rule: 'NA-EXPL-05',
  },
  resolvingBegan: {
    apply(state, { source, by }) {
      state.resolving.push({ source, by })
    },
  },
  resolvingEnded: {
    apply(state) {
      state.resolving.pop()
    },
  },
  targeted: {
    apply(state, { as, seat }) {
      const now = state.resolving.at(-1)
      if (now !== undefined) now[as] = seat
    },
    // What one chooses is told by what happens to whom.
    line: ({ as, seat }, pack) => (as === 'random' ? pack.screen.log.targeted(seatName(pack, seat)) : undefined),
    rule: 'NA-CARD-01',
  },
} satisfies SomeRows
