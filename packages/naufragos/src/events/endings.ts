// What happens at meals, in votes and at the end.
import { newsShown, voteShown } from '../board/reveals.ts'
import { optionOf } from '../board/votes.ts'
import type { Need } from '../cards/cards.ts'
import { needText } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import { did, given, named, optionName, quoted, some } from '../text/log.ts'
import { of, type SomeRows } from './shared.ts'

const needTexts = (pack: LanguagePack, needs: readonly Need[]): readonly string[] =>
  needs.map((need) => needText(pack, need))

export const endings = {
  ate: {
    apply(state, { seat, what }) {
      if (what === 'food') state.reserve.food -= 1
      else if (what === 'token') state.reserve.tokens -= 1
      else of(state, seat).tokens -= 1
      if (!state.ate.includes(seat)) state.ate.push(seat)
    },
    line: ({ seat, what }, pack) => did(pack, seat, 'eat', what === 'food' ? 'food' : 'token', 1),
    rule: 'NA-EAT-07',
  },
  foodGiven: {
    apply(state, { seat, to, what }) {
      if (what !== 'ownToken') return
      of(state, seat).tokens -= 1
      of(state, to).tokens += 1
    },
    line: ({ seat, to, what }, pack) => given(pack, seat, some(what === 'food' ? 'food' : 'token', 1), to),
    rule: ({ what }) => (what === 'ownToken' ? 'NA-EAT-06' : 'NA-EAT-03'),
  },
  foodPutBack: {
    line: ({ seat }, pack) => pack.screen.log.putBack(seatName(pack, seat)),
    rule: 'NA-EAT-03',
  },
  foodServed: {
    apply(state) {
      state.served = true
    },
    line: ({ seat }, pack) => pack.screen.log.served(seatName(pack, seat)),
    rule: 'NA-EAT-09',
  },
  wentHungry: {
    line: ({ seat }, pack) => pack.screen.log.wentHungry(seatName(pack, seat)),
    rule: 'NA-EAT-08',
  },
  voted: {
    line: ({ ballots }, pack) =>
      pack.screen.log.voted(
        Object.entries(ballots)
          .map(([seat, option]) => `${seatName(pack, seat)} — ${optionName(pack, option)}`)
          .join('; '),
      ),
    rule: 'NA-VOTE-02',
    reveal: ({ ballots }, pack) => voteShown(pack, ballots),
  },
  tied: {
    apply(state, { options }) {
      state.tie = options
    },
    line: (_, { screen }) => screen.log.tied,
    rule: 'NA-VOTE-04',
  },
  tieDecided: {
    apply(state, { seat }) {
      state.tieDecidedBy = seat
    },
    line: ({ seat }, pack) => pack.screen.log.tieDecided(seatName(pack, seat)),
    rule: 'NA-VOTE-04',
  },
  decided: {
    apply(state) {
      delete state.tie
      delete state.tieDecidedBy
    },
    line: ({ option }, pack) => pack.screen.log.decided(optionName(pack, option)),
    rule: 'NA-VOTE-03',
    reveal: ({ option }, pack) => voteShown(pack, {}, option),
    completes: (shown, { option }, pack) =>
      shown.reveal === 'vote' ? { ...shown, decided: optionOf(option, pack) } : undefined,
  },
  summitReached: {
    apply(state, { seat, lastTurn }) {
      state.summit = seat
      state.lastTurn = lastTurn
    },
    line: ({ seat, lastTurn }, pack) => pack.screen.log.summit(seatName(pack, seat), lastTurn),
    rule: 'NA-END-01',
    reveal: ({ seat, lastTurn }, pack) =>
      newsShown(pack, 'summit', [seat], { text: pack.board.endsWith(seatName(pack, seat), lastTurn) }),
  },
  rescueCame: {
    apply(state, { seats }) {
      state.rescued = [...seats]
    },
    line: ({ event, seats, seen }, pack) =>
      pack.screen.log.rescue(named(pack, seats), quoted(pack, event), needTexts(pack, seen)),
    ending: ({ event, seen }, pack) => pack.screen.noticed(quoted(pack, event), needTexts(pack, seen)),
    rule: 'NA-RESCUE-02',
    card: ({ event }) => event,
    reveal: ({ event, seats }, pack) => newsShown(pack, 'rescue', seats, { card: event }),
  },
  shipsPassed: {
    // The deck has been turned up: nobody goes back behind that.
    told: { missing: 'everyone' },
    line: ({ missing }, pack) =>
      missing.length === 0
        ? pack.screen.log.nobodyInCamp
        : pack.screen.log.shipsPassed(missing.map((needs) => needTexts(pack, needs))),
    ending: ({ missing }, pack) =>
      missing.length === 0
        ? pack.screen.log.nobodyInCamp
        : pack.screen.lacking(missing.map((needs) => needTexts(pack, needs))),
    rule: 'NA-RESCUE-06',
  },
  scored: {
    apply(state, { seat, score }) {
      state.scores[seat] = score
    },
    line: ({ seat, score, stories, final, items }, pack) =>
      pack.screen.log.scored(seatName(pack, seat), score, stories, final, items),
    rule: 'NA-SCORE-04',
  },
} satisfies SomeRows
