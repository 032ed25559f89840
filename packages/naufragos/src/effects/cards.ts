// Effects on cards: decks, the Camp board, items, buildings, the memory of the island.

import type { Routine, Table } from '@landfall/kernel'
import { act } from '@landfall/tabletop'
import { placeInCamp } from '../camp-board.ts'
import type { DeckCardId, NumberedId } from '../cards/card-ids.ts'
import { EXPLORATIONS, isExploration, numberOf } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import { AREAS, areaOf } from '../components/tracks.ts'
import { leaveEmptyAreas } from '../markers.ts'
import { castaway } from '../people.ts'
import { offerProject, setBackProject } from '../projects.ts'
import { repairWithin } from '../repairs.ts'
import { DECK_FIELDS, type DeckName, type Reading } from '../state.ts'
import type { Abouts, HiddenCard, MeantChoice, Naufragos } from '../types.ts'
import type { Looked } from './effect-types.ts'
import { type Rule, subject } from './rule.ts'
import { targets } from './targets.ts'

type T = Table<Naufragos>

/** NA-CARD-04: a numbered card that has left its row cannot be called again. */
const isInRow = ({ called }: Reading, card: NumberedId): boolean => !called.includes(card)

/** The deck to which a numbered card belongs. */
function deckFor(card: DeckCardId): DeckName {
  return isExploration(card) ? EXPLORATIONS[card].deck : 'event'
}

export const add: Rule<'add'> = {
  clause: ({ card, top }) =>
    act(top === true ? 'putOnTop' : 'shuffleIn', {
      object: { figure: numberOf(card) },
      to: { noun: `deck/${deckFor(card)}` },
    }),
  /** NA-CARD-03: a deck is shuffled whenever a card is added, unless it goes on top. */
  *run(t, { card, top = false }) {
    if (!isInRow(t.state, card)) return
    const deck = deckFor(card)
    if (deck === 'event') {
      if (isExploration(card)) return
      const cards = [...t.state.eventDeck, card]
      t.emit({ t: 'cardAdded', card, deck, cards: top ? cards : t.shuffle('deck.event', cards), top })
    } else if (isExploration(card)) {
      const cards = [...t.state[DECK_FIELDS[deck]], card]
      t.emit({ t: 'cardAdded', card, deck, cards: top ? cards : t.shuffle(`deck.${deck}`, cards), top })
    }
  },
}

export const away: Rule<'away'> = {
  clause: ({ card }) =>
    act('leaveDeck', { object: { figure: numberOf(card) }, from: { noun: `deck/${deckFor(card)}` } }),
  *run(t, { card }) {
    const deck = deckFor(card)
    if (deck === 'event') {
      if (isExploration(card) || !t.state.eventDeck.includes(card)) return
      const cards = t.shuffle(
        'deck.event',
        t.state.eventDeck.filter((one) => one !== card),
      )
      return t.emit({ t: 'cardGone', card, deck, cards })
    }
    if (!isExploration(card) || !t.state[DECK_FIELDS[deck]].includes(card)) return
    const cards = t.shuffle(
      `deck.${deck}`,
      t.state[DECK_FIELDS[deck]].filter((one) => one !== card),
    )
    t.emit({ t: 'cardGone', card, deck, cards })
    yield* leaveEmptyAreas(t)
  },
}

export const camp: Rule<'camp'> = {
  clause: ({ card }) => act('putInCamp', { object: { figure: numberOf(card) }, to: { noun: 'camp' } }),
  *run(t, { card }, scope, words) {
    if (!isInRow(t.state, card)) return
    const enter = yield* placeInCamp(t, card, scope.you)
    yield* words.run(t, enter, { ...scope, source: card })
  },
}

export const item: Rule<'item'> = {
  clause: ({ card }) => act('takeItem', { object: { figure: numberOf(card) } }),
  *run(t, { card }, scope) {
    if (isInRow(t.state, card)) t.emit({ t: 'itemTaken', seat: scope.you, item: card })
  },
}

export const salvage: Rule<'salvage'> = {
  clause: ({ cards }) => act('salvage', { object: { noun: 'wreckageCard', count: cards } }),
  *run(t, { cards: count }, scope) {
    const cards = t.state.wreckageDeck.slice(-count)
    const [only, other] = cards
    if (only === undefined) return
    t.emit({ t: 'wreckageRevealed', cards })
    const choices = cards.map((id) => ({ id, at: id }))
    const card =
      other === undefined ? only : yield* t.ask({ seat: scope.you, kind: 'salvage', rule: scope.rule, choices })
    t.emit({ t: 'wreckageTaken', seat: scope.you, card })
    const rest = t.shuffle('wreckage.under', t.state.salvaged)
    t.emit({ t: 'wreckageReturned', deck: [...rest, ...t.state.wreckageDeck] })
  },
}

export const uncamp: Rule<'uncamp'> = {
  clause: ({ card }) =>
    card === 'self'
      ? act('leaveItself')
      : act('leaveCamp', { object: { name: card, kind: 'card' }, from: { noun: 'camp' } }),
  *run(t, { card }, { source }) {
    const named = t.state.camp.flat().find((one) => one === (card === 'self' ? source : card))
    if (named !== undefined) t.emit({ t: 'campRemoved', card: named })
  },
}

export const repair: Rule<'repair'> = {
  clause: ({ by }) => act('repair', { object: { noun: 'damageCard', count: by }, at: { noun: 'withoutEnergy' } }),
  *run(t, { by }, scope) {
    for (let repaired = 0; repaired < by; repaired++) yield* repairWithin(t, scope.you)
  },
}

export const project: Rule<'project'> = {
  clause: ({ building }) => act('offer', { object: { name: building } }),
  *run(t, { building }) {
    offerProject(t, building)
  },
}

export const progress: Rule<'progress'> = {
  clause: ({ building, by }) => act('setBack', { object: { name: building }, by: { figure: Math.abs(by) } }),
  *run(t, { building, by }) {
    setBackProject(t, building, -by)
  },
}

export const flag: Rule<'flag'> = {
  clause: (verb) => act('remember', { object: { noun: `flag/${verb.flag}` } }),
  *run(t, { flag: name }) {
    if (!t.state.flags.includes(name)) t.emit({ t: 'flagged', flag: name, set: true })
  },
}

export const unflag: Rule<'unflag'> = {
  clause: (verb) => act('forget', { object: { noun: `flag/${verb.flag}` } }),
  *run(t, { flag: name }) {
    if (t.state.flags.includes(name)) t.emit({ t: 'flagged', flag: name, set: false })
  },
}

export const peek: Rule<'peek'> = {
  clause: ({ deck, cards, who }) =>
    cards === 1
      ? act('lookAtTop', { ...subject(who), from: { noun: `deck/${deck}` } })
      : act('look', { ...subject(who), object: { noun: 'topCard', count: cards }, from: { noun: `deck/${deck}` } }),
  *run(t, { deck, cards: count, who }, scope) {
    for (const seat of yield* targets(t, who, scope)) {
      const name = yield* deckMeant(t, seat, deck, scope.rule)
      const cards = topOf(t.state, name, count)
      if (cards.length === 0) continue
      t.emit({ t: 'lookedAt', seat, deck: name, cards })
      yield* t.ask({
        seat,
        kind: 'seen',
        rule: scope.rule,
        about: lookedAt(name, cards),
        choices: [{ id: 'seen', at: `deck/${name}` }],
      })
    }
  },
}

const lookedAt = (deck: DeckName, cards: readonly HiddenCard[]): MeantChoice<Abouts['seen']> => ({
  id: cards.join(' '),
  means: cards,
  at: `deck/${deck}`,
})

export const sort: Rule<'sort'> = {
  clause: ({ deck, cards }) =>
    act('sort', {
      object: { noun: 'topCard', count: cards },
      from: { noun: `deck/${deck}` },
      at: { noun: 'inAnyOrder' },
    }),
  *run(t, { deck, cards: count }, scope) {
    const seat = scope.you
    const name = yield* deckMeant(t, seat, deck, scope.rule)
    const left = [...topOf(t.state, name, count)]
    if (left.length === 0) return
    t.emit({ t: 'lookedAt', seat, deck: name, cards: left })
    // The one that is named first is drawn first.
    const named: HiddenCard[] = []
    while (left.length > 0) {
      const [only, other] = left
      // They lie on the deck for everybody else.
      const choices = left.map((id) => ({ id, at: `deck/${name}` as const }))
      const next = other === undefined ? only : yield* t.ask({ seat, kind: 'sort', rule: scope.rule, choices })
      if (next === undefined) break
      named.push(next)
      left.splice(left.indexOf(next), 1)
    }
    t.emit({ t: 'sorted', seat, deck: name, cards: named.toReversed() })
  },
}

/** The top cards of a deck, the next one first. */
function topOf(state: Reading, deck: DeckName, count: number): readonly HiddenCard[] {
  return state[DECK_FIELDS[deck]].slice(-count).toReversed()
}

function* deckMeant(t: T, seat: Seat, deck: Looked, rule: string): Routine<DeckName> {
  if (deck === 'own') return areaOf(castaway(t.state, seat).space)
  if (deck !== 'any') return deck
  const choices = AREAS.map((id) => ({ id, at: `deck/${id}` as const }))
  return yield* t.ask({ seat, kind: 'deck', rule, choices })
}
