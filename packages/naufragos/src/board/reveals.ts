// What is seen before the table moves on: cards, votes, and what became of people.
import { capital } from '@landfall/tabletop'
import type { Seat } from '../components/seats.ts'
import type { DeckName } from '../state.ts'
import { cardText, titleOf } from '../text/cards.ts'
import { seatName } from '../text/labels.ts'
import type { LanguagePack } from '../text/language-pack.ts'
import type { Events, Votable } from '../types.ts'
import { seatOf } from './people.ts'
import type { News, Reveal } from './reveal.ts'
import { optionOf } from './votes.ts'

export function cardShown(pack: LanguagePack, card: string, by?: Seat): Reveal {
  const { title, kind } = cardText(pack, card)
  return { reveal: 'card', card, title, label: kind, by: by === undefined ? undefined : seatOf(pack, by) }
}

/** Nothing, where the cards are not told. */
export function cardsShown(pack: LanguagePack, cards: readonly string[], label: string): Reveal | undefined {
  if (cards.length === 0) return undefined
  return { reveal: 'cards', label, cards: cards.map((id) => ({ id, name: titleOf(pack, id) })) }
}

export function deckName(pack: LanguagePack, deck: DeckName | undefined): string {
  return deck === undefined || deck === 'event' ? pack.board.event : capital(pack.screen.areas[deck])
}

export function voteShown(pack: LanguagePack, ballots: Events['voted']['ballots'], decided?: Votable): Reveal {
  return {
    reveal: 'vote',
    name: pack.board.vote,
    ballots: Object.entries(ballots).map(([seat, choice]) => ({
      seat: { id: seat, name: seatName(pack, seat) },
      choice: optionOf(choice, pack),
    })),
    decided: decided === undefined ? undefined : optionOf(decided, pack),
  }
}

export function newsShown(
  pack: LanguagePack,
  news: News,
  seats: readonly Seat[],
  { text, card }: { readonly text?: string; readonly card?: string } = {},
): Reveal {
  return {
    reveal: 'news',
    news,
    title: pack.board.news[news],
    text,
    seats: seats.map((seat) => seatOf(pack, seat)),
    card,
  }
}
