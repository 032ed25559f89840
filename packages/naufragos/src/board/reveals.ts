// What was seen in the course of an answer, in the order it was seen: cards, dice, votes, and what became of people.
import type { Happened } from '@landfall/kernel'
import { capital } from '@landfall/tabletop'
import type { Seat } from '../components/seats.ts'
import type { DeckName } from '../state.ts'
import { cardText, titleOf } from '../text/cards.ts'
import { type ByEvent, lookUp } from '../text/event-table.ts'
import { seatName } from '../text/labels.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { Events } from '../types.ts'
import type { News, Reveal } from './board.ts'
import { seatOf } from './people.ts'
import { rollOf } from './rolls.ts'
import { optionOf } from './votes.ts'

/** From what a seat was told. */
export function revealsOf(events: readonly Happened[], pack: LanguagePack): readonly Reveal[] {
  return events.reduce((seen: readonly Reveal[], event) => {
    const shown = lookUp(SHOWN, event)?.(pack)
    return shown === undefined ? seen : joined(seen, shown)
  }, [])
}

/** What a vote has decided belongs to its ballots, unless something else was seen in between. */
function joined(seen: readonly Reveal[], shown: Reveal): readonly Reveal[] {
  const last = seen.at(-1)
  if (shown.reveal !== 'vote' || shown.decided === undefined || last?.reveal !== 'vote') return [...seen, shown]
  return [...seen.slice(0, -1), { ...last, decided: shown.decided }]
}

type Show = (pack: LanguagePack) => Reveal | undefined

const SHOWN: ByEvent<Show> = {
  eventRevealed: ({ card }) => shown(card),
  cardDrawn: ({ seat, card }) => shown(card, seat),
  pendingTaken: ({ seat, card }) => shown(card, seat),
  wreckageRevealed: ({ cards }) => several(cards, (pack) => pack.board.wreckage),
  lookedAt: ({ deck, cards = [] }) => several(cards, (pack) => deckName(pack, deck)),
  rolled:
    ({ roll }) =>
    (pack) => ({ reveal: 'dice', ...rollOf(roll, pack) }),
  voted: (told) => voted(told),
  decided:
    ({ option }) =>
    (pack) => ({
      reveal: 'vote',
      name: pack.board.vote,
      ballots: [],
      decided: optionOf(option, pack),
    }),
  cameHome: ({ seats }) => news('home', seats),
  gotLost: ({ seats }) => news('lost', seats),
  died: ({ seat }) => news('died', [seat]),
  summitReached: ({ seat, lastTurn }) =>
    news('summit', [seat], (pack) => pack.board.endsWith(seatName(pack, seat), lastTurn)),
  rescueCame: ({ event, seats }) => news('rescue', seats, undefined, event),
}

function shown(card: string, by?: Seat): Show {
  return (pack) => {
    const { title, kind } = cardText(pack, card)
    return { reveal: 'card', card, title, label: kind, by: by === undefined ? undefined : seatOf(pack, by) }
  }
}

/** Nothing, where the cards are not told. */
function several(cards: readonly string[], label: (pack: LanguagePack) => string): Show {
  return (pack) =>
    cards.length === 0
      ? undefined
      : { reveal: 'cards', label: label(pack), cards: cards.map((id) => ({ id, name: titleOf(pack, id) })) }
}

function deckName(pack: LanguagePack, deck: DeckName | undefined): string {
  return deck === undefined || deck === 'event' ? pack.board.event : capital(pack.screen.areas[deck])
}

function voted({ ballots }: Events['voted']): Show {
  return (pack) => ({
    reveal: 'vote',
    name: pack.board.vote,
    ballots: Object.entries(ballots).map(([seat, choice]) => ({
      seat: { id: seat, name: seatName(pack, seat) },
      choice: optionOf(choice, pack),
    })),
    decided: undefined,
  })
}

function news(what: News, seats: readonly Seat[], text?: (pack: LanguagePack) => string, card?: string): Show {
  return (pack) => ({
    reveal: 'news',
    news: what,
    title: pack.board.news[what],
    text: text?.(pack),
    seats: seats.map((seat) => seatOf(pack, seat)),
    card,
  })
}
