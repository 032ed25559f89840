// Numbers that are found, curses that are lifted, explorers who come and go.
import { skillsOf } from '../cards/decks.ts'
import { SEATS } from '../components/seats.ts'
import { of, type SomeRows, shuffleIn, without } from './shared.ts'

export const expedition = {
  numberTried: {
    apply(state, { number, card }) {
      if (card === undefined) state.tried = [...state.tried, number]
      else state.resolving = [...state.resolving, card]
    },
    line: ({ number, card }, { log, title, number: three }) =>
      card === undefined ? log.triedInVain(three(number)) : log.found(three(number), title(card)),
    rule: 'T7-NUM-19',
  },
  curseLifted: {
    apply(state, { clue }) {
      state.clues = without(state.clues, clue)
      state.lifted = [...state.lifted, clue]
    },
    line: ({ clue }, { log, clue: name }) => log.lifted(name(clue)),
    ending: ({ clue }, { log, clue: name }) => log.lifted(name(clue)),
    card: ({ card }) => card,
    rule: 'T7-WIN-02',
  },
  eliminated: {
    apply(state, { who }) {
      // T7-TURN-02, T7-ELIM-09: the next player is counted from this seat, whoever sits there then.
      if (state.action?.active === who) state.last = of(state, who).seat
      state.members = state.members.filter((one) => one.who !== who)
      state.isChanging = true
      state.gone = [...state.gone, who]
    },
    line: ({ who }, { log, explorer }) => log.eliminated(explorer(who)),
    rule: 'T7-ELIM-01',
  },
  left: {
    apply(state, { who, seat, forGood }) {
      const { hand, items } = of(state, who)
      state.members = state.members.filter((one) => one.who !== who)
      state.isChanging = true
      if (forGood) state.gone = [...state.gone, who]
      else state.absent = [...state.absent, { seat, who, hand, items }]
    },
    line: ({ who, forGood }, { log, explorer }) => log.left(explorer(who), forGood),
    rule: 'T7-JOINLEAVE-02',
  },
  arrived: {
    apply(state, { who, seat, at, cards }, secret) {
      const saved = state.absent.find((one) => one.who === who)
      state.absent = state.absent.filter((one) => one.who !== who)
      const items = (saved?.items ?? []).map((item) => ({ cards: [...item.cards], die: item.die }))
      const member = { seat, who, at, hand: [...(saved?.hand ?? [])], items, fire: undefined }
      state.members = [...state.members, member].sort(
        (one, other) => SEATS.indexOf(one.seat) - SEATS.indexOf(other.seat),
      )
      state.isChanging = true
      const own = skillsOf(who)
      state.storage = state.storage.filter((card) => !own.includes(card))
      shuffleIn(state, secret, cards)
    },
    line: ({ who, again }, { log, explorer }) => log.arrived(explorer(who), again === true),
    rule: 'T7-JOINLEAVE-07',
  },
  limitsKept: {
    apply(state) {
      state.isChanging = undefined
    },
    rule: 'T7-JOINLEAVE-08',
  },
} satisfies SomeRows
