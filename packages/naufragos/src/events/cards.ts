// What happens to decks and items.
import { act } from '@landfall/tabletop'
import { cardsShown, deckName } from '../board/reveals.ts'
import { isEvent, isExploration, numberOf } from '../cards/decks.ts'
import { DECK_FIELDS, type DeckName, type State } from '../state.ts'
import { titleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import { given, goods, quoted } from '../text/log.ts'
import { offerName } from '../trade.ts'
import { nobody, of, type SomeRows, without } from './shared.ts'

type Secrets = Pick<State, 'eventDeck' | 'coastDeck' | 'interiorDeck' | 'centreDeck'>

/** Puts a deck where it belongs; each deck holds cards of its own kind only. */
function setDeck(secret: Secrets, deck: DeckName, cards: State['eventDeck'] | State['coastDeck']): void {
  if (deck === 'event') secret.eventDeck = cards.filter(isEvent)
  else if (deck === 'coast') secret.coastDeck = cards.filter(isExploration)
  else if (deck === 'interior') secret.interiorDeck = cards.filter(isExploration)
  else secret.centreDeck = cards.filter(isExploration)
}

/** Cards of a list in the order of their names in another one. */
function inOrderOf<T extends string>(cards: readonly T[], names: readonly string[]): T[] {
  return names.flatMap((name) => cards.filter((card) => card === name))
}

export const cards = {
  cardAdded: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody, top: 'everyone' },
    apply(state, { card, deck, cards }, secret) {
      state.called.push(card)
      setDeck(secret, deck, cards)
    },
    line: ({ card, deck, top }, { screen }) => screen.log.cardAdded(numberOf(card), screen.decks[deck], top),
    rule: 'NA-CARD-03',
  },
  cardGone: {
    told: { card: 'everyone', deck: 'everyone', cards: nobody },
    apply(_, { deck, cards }, secret) {
      setDeck(secret, deck, cards)
    },
    line: ({ card, deck }, { screen }) => screen.log.cardGone(numberOf(card), screen.decks[deck]),
    rule: 'NA-CARD-04',
  },
  lookedAt: {
    told: { seat: 'everyone', deck: 'everyone', cards: (event, seat) => event.seat === seat },
    apply(state, { seat, deck, cards }, secret) {
      const before = (secret.looked[seat] ?? []).filter(({ turn }) => turn >= state.turn - 1)
      secret.looked[seat] = [...before, { turn: state.turn, deck, cards: [...cards] }]
    },
    line: ({ seat, deck, cards }, pack) =>
      seat === undefined || deck === undefined
        ? undefined
        : pack.screen.log.lookedAt(
            seatName(pack, seat),
            pack.screen.decks[deck],
            cards?.map((card) => titleOf(pack, card)).join(', '),
          ),
    rule: 'NA-CARD-01',
    reveal: ({ deck, cards = [] }, pack) => cardsShown(pack, cards, deckName(pack, deck)),
  },
  sorted: {
    // The player who sorted them knows, by the answers.
    told: { seat: 'everyone', deck: 'everyone', cards: nobody },
    apply(_, { deck, cards }, secret) {
      const moved = new Set(cards)
      if (deck === 'event') {
        const rest = secret.eventDeck.filter((card) => !moved.has(card))
        secret.eventDeck = [...rest, ...inOrderOf(secret.eventDeck, cards)]
      } else {
        const field = DECK_FIELDS[deck]
        const rest = secret[field].filter((card) => !moved.has(card))
        secret[field] = [...rest, ...inOrderOf(secret[field], cards)]
      }
    },
    line: ({ seat, deck }, pack) =>
      seat === undefined || deck === undefined
        ? undefined
        : pack.screen.log.sorted(seatName(pack, seat), pack.screen.decks[deck]),
    rule: 'NA-CARD-01',
  },
  flagged: {
    apply(state, { flag, set }) {
      state.flags = set ? [...without(state.flags, flag), flag] : without(state.flags, flag)
    },
    line: ({ flag, set }, { say }) => say.log(act(set ? 'remember' : 'forget', { object: { noun: `flag/${flag}` } })),
  },
  itemTaken: {
    apply(state, { seat, item }) {
      state.called.push(item)
      of(state, seat).items.push(item)
    },
    line: ({ seat, item }, pack) => pack.screen.log.took(seatName(pack, seat), quoted(pack, item)),
    rule: 'NA-CARD-06',
    card: ({ item }) => item,
  },
  wreckageRevealed: {
    apply(state, { cards }, secret) {
      secret.wreckageDeck = secret.wreckageDeck.slice(0, secret.wreckageDeck.length - cards.length)
      state.salvaged = [...cards]
    },
    line: ({ cards }, pack) => pack.screen.log.wreckage(cards.map((card) => titleOf(pack, card)).join(', ')),
    rule: 'NA-WRECK-01',
    reveal: ({ cards }, pack) => cardsShown(pack, cards, pack.board.wreckage),
  },
  wreckageTaken: {
    apply(state, { seat, card }) {
      state.salvaged = without(state.salvaged, card)
      of(state, seat).items.push(card)
    },
    line: ({ seat, card }, pack) => pack.screen.log.took(seatName(pack, seat), quoted(pack, card)),
    rule: 'NA-WRECK-02',
    card: ({ card }) => card,
  },
  wreckageLeft: {
    apply(state) {
      state.salvaged = []
    },
    rule: 'NA-WRECK-04',
  },
  wreckageReturned: {
    told: { deck: nobody },
    apply(state, { deck }, secret) {
      state.salvaged = []
      secret.wreckageDeck = [...deck]
    },
  },
  wreckUsed: {
    apply(state) {
      state.wreckReady = false
    },
  },
  itemGone: {
    apply(state, { seat, item }) {
      const castaway = of(state, seat)
      castaway.items = without(castaway.items, item)
    },
    line: ({ seat, item }, pack) => pack.screen.log.lostItem(seatName(pack, seat), quoted(pack, item)),
    rule: 'NA-CARD-05',
    card: ({ item }) => item,
  },
  itemUsed: {
    apply(state, { item }) {
      state.usedItems.push(item)
      state.charges[item] = (state.charges[item] ?? 0) + 1
    },
    line: ({ seat, item }, pack) => pack.screen.log.used(seatName(pack, seat), quoted(pack, item)),
    rule: 'NA-CARD-01',
    card: ({ item }) => item,
  },
  tradeRefused: {
    apply(state, { muted, ...offer }) {
      const list = muted === true ? state.mutedTrades : state.refusedTrades
      if (!list.includes(offerName(offer))) list.push(offerName(offer))
    },
    rule: 'NA-NOTE-04',
  },
  traded: {
    apply(state, { seat, other, gave, got }) {
      const one = of(state, seat)
      const two = of(state, other)
      if (gave.item !== undefined) {
        one.items = without(one.items, gave.item)
        two.items.push(gave.item)
      }
      if (got.item !== undefined) {
        two.items = without(two.items, got.item)
        one.items.push(got.item)
      }
      one.tokens += (got.tokens ?? 0) - (gave.tokens ?? 0)
      two.tokens += (gave.tokens ?? 0) - (got.tokens ?? 0)
    },
    line({ seat, other, gave, got }, pack) {
      const [gives, gets] = [goods(gave), goods(got)]
      if (gives === undefined) return gets === undefined ? undefined : given(pack, other, gets, seat)
      if (gets === undefined) return given(pack, seat, gives, other)
      const { say, screen } = pack
      return screen.log.traded(seatName(pack, seat), seatName(pack, other), say.phrase(gives), say.phrase(gets))
    },
    rule: 'NA-NOTE-04',
  },
} satisfies SomeRows
