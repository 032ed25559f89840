// What was seen in the course of an answer, in the order it was seen: cards, dice, votes, and what became of people.
import type { Happened } from '@landfall/kernel'
import { capital, type Language } from '@landfall/text'
import type { Seat } from '../components/seats.ts'
import type { DeckName } from '../state.ts'
import { cardText, type Tongue, titleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import { type ByEvent, lookUp } from '../text/told.ts'
import { tongues } from '../text/voice.ts'
import type { Events } from '../types.ts'
import type { News, Reveal } from './board.ts'
import { seatOf } from './people.ts'
import { rollOf } from './rolls.ts'
import { optionOf } from './votes.ts'
import { endsWith, word } from './words.ts'

/** From what a seat was told. */
export function revealsOf(events: readonly Happened[], language: Language): readonly Reveal[] {
  const tongue = tongues[language]
  return events.reduce((seen: readonly Reveal[], event) => {
    const shown = lookUp(SHOWN, event)?.(tongue)
    return shown === undefined ? seen : joined(seen, shown)
  }, [])
}

/** What a vote has decided belongs to its ballots, unless something else was seen in between. */
function joined(seen: readonly Reveal[], shown: Reveal): readonly Reveal[] {
  const last = seen.at(-1)
  if (shown.reveal !== 'vote' || shown.decided === undefined || last?.reveal !== 'vote') return [...seen, shown]
  return [...seen.slice(0, -1), { ...last, decided: shown.decided }]
}

type Show = (tongue: Tongue) => Reveal | undefined

const SHOWN: ByEvent<Show> = {
  eventRevealed: ({ card }) => shown(card),
  cardDrawn: ({ seat, card }) => shown(card, seat),
  pendingTaken: ({ seat, card }) => shown(card, seat),
  wreckageRevealed: ({ cards }) => several(cards, (tongue) => word(tongue, 'wreckage')),
  lookedAt: ({ deck, cards = [] }) => several(cards, (tongue) => deckName(tongue, deck)),
  rolled:
    ({ roll }) =>
    (tongue) => ({ reveal: 'dice', ...rollOf(roll, tongue) }),
  voted: (told) => voted(told),
  decided:
    ({ option }) =>
    (tongue) => ({
      reveal: 'vote',
      name: word(tongue, 'vote'),
      ballots: [],
      decided: optionOf(option, tongue),
    }),
  cameHome: ({ seats }) => news('home', seats),
  gotLost: ({ seats }) => news('lost', seats),
  died: ({ seat }) => news('died', [seat]),
  summitReached: ({ seat, lastTurn }) =>
    news('summit', [seat], (tongue) => endsWith(tongue, seatName(tongue, seat), lastTurn)),
  rescueCame: ({ event, seats }) => news('rescue', seats, undefined, event),
}

function shown(card: string, by?: Seat): Show {
  return (tongue) => {
    const { title, kind } = cardText(tongue, card)
    return { reveal: 'card', card, title, label: kind, by: by === undefined ? undefined : seatOf(tongue, by) }
  }
}

/** Nothing, where the cards are not told. */
function several(cards: readonly string[], label: (tongue: Tongue) => string): Show {
  return (tongue) =>
    cards.length === 0
      ? undefined
      : { reveal: 'cards', label: label(tongue), cards: cards.map((id) => ({ id, name: titleOf(tongue, id) })) }
}

function deckName(tongue: Tongue, deck: DeckName | undefined): string {
  return deck === undefined || deck === 'event' ? word(tongue, 'event') : capital(tongue.screen.areas[deck])
}

function voted({ ballots }: Events['voted']): Show {
  return (tongue) => ({
    reveal: 'vote',
    name: word(tongue, 'vote'),
    ballots: Object.entries(ballots).map(([seat, choice]) => ({
      seat: { id: seat, name: seatName(tongue, seat) },
      choice: optionOf(choice, tongue),
    })),
    decided: undefined,
  })
}

function news(what: News, seats: readonly Seat[], text?: (tongue: Tongue) => string, card?: string): Show {
  return (tongue) => ({
    reveal: 'news',
    news: what,
    title: word(tongue, `news/${what}`),
    text: text?.(tongue),
    seats: seats.map((seat) => seatOf(tongue, seat)),
    card,
  })
}
