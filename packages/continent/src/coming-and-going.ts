// Explorers are eliminated, leave, and join. T7-ELIM, T7-JOINLEAVE

import { NOTHING, type Routine, TABLE, type Table } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import { skillOn, skillsOf } from './cards/decks.ts'
import { ofCard, ofSpot } from './choices.ts'
import type { Spot } from './components/map.ts'
import type { Explorer, Seat } from './components/seats.ts'
import { handLimit } from './lasting.ts'
import { turnIfEmpty } from './life-force.ts'
import { countedIn, freeExplorers, involvedIn, limitsOf, memberOf, seatOf, statesOf } from './people.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'
import { breakUp } from './wearing.ts'

type T = Table<Continent>

/** T7-LOSE-02, T7-LOSE-04, T7-ELIM-01 */
export function endAdventures(t: T, card: CardId): Routine {
  const over = involvedIn(t.state)
  if (over.length === t.state.members.length) return t.end({ result: 'lost', why: 'over', card })
  for (const who of over) eliminate(t, who)
  return NOTHING
}

/** T7-ELIM-02 to T7-ELIM-07 */
function eliminate(t: T, who: Explorer): void {
  const seat = seatOf(t.state, who)
  giveUpEverything(t, who)
  t.emit({ t: 'eliminated', who })
  t.next('replace', { seat })
}

/** T7-ELIM-02 to T7-ELIM-05 */
function giveUpEverything(t: T, who: Explorer): void {
  const member = memberOf(t.state, who)
  for (const card of countedIn(member)) t.emit({ t: 'discarded', card, who, rule: 'T7-ELIM-02' })
  for (const { cards } of memberOf(t.state, who).items) {
    const [item] = cards
    if (item !== undefined) breakUp(t, { who, item })
  }
  for (const card of statesOf(memberOf(t.state, who))) t.emit({ t: 'returned', card, who, rule: 'T7-ELIM-04' })
  for (const card of ownSkillsIn(t.state, who)) t.emit({ t: 'banished', card, rule: 'T7-ELIM-05' })
  turnIfEmpty(t)
}

/** The Skill cards of an explorer in the deck and in the pile. */
function ownSkillsIn({ deck, deckTop, pile, turnedPile }: ContinentState, who: Explorer): readonly CardId[] {
  const found = new Set<CardId>([...deck, ...deckTop, ...pile, ...turnedPile])
  return skillsOf(who).filter((card) => found.has(card))
}

/** T7-JOINLEAVE-01, T7-JOINLEAVE-02, T7-JOINLEAVE-04 */
export function leave(t: T, who: Explorer, forGood: boolean): void {
  const { seat } = memberOf(t.state, who)
  if (forGood) giveUpEverything(t, who)
  else t.emit({ t: 'cardsStored', cards: ownSkillsIn(t.state, who) })
  turnIfEmpty(t)
  t.emit({ t: 'left', who, seat, forGood })
}

/** T7-JOINLEAVE-07, T7-JOINLEAVE-09, T7-JOINLEAVE-12 */
export function* join(t: T, seat: Seat, who: Explorer): Routine {
  const places = [...new Set(t.state.members.map(({ at }) => at))]
  const at = yield* arrivalAt(t, places)
  const isBack = t.state.absent.some((one) => one.who === who)
  const cards = isBack ? t.state.storage.filter((card) => skillOn(card).of === who) : skillsNotOut(t.state, who)
  t.emit({ t: 'arrived', who, seat, at, cards, ...(isBack ? { again: true } : {}) })
}

/** Those that are not part of somebody else's item, where an eliminated explorer's cards stay. */
const skillsNotOut = ({ members, banished }: ContinentState, who: Explorer): readonly CardId[] =>
  skillsOf(who).filter(
    (card) =>
      !(banished.includes(card) || members.some(({ items }) => items.some(({ cards }) => cards.includes(card)))),
  )

function arrivalAt(t: T, places: readonly Spot[]): Routine<Spot> {
  return t.ask({
    seat: TABLE,
    kind: 'arrival',
    rule: 'T7-JOINLEAVE-09',
    choices: places.map((to) => ofSpot(t.state, to)),
  })
}

/** T7-ELIM-08, T7-ELIM-10, T7-ELIM-11: the player goes on with a new character, if there is one. */
export function* replace(t: T, { seat }: { readonly seat: Seat }): Routine {
  const free = freeExplorers(t.state)
  const who = yield* t.pick({
    seat,
    kind: 'newcomer',
    rule: 'T7-ELIM-08',
    choices: free.map((id) => ({ id, means: id, at: `explorer-figure/${id}` as const })),
  })
  if (who !== undefined) yield* join(t, seat, who)
  yield* keepWithin(t)
}

/** T7-JOINLEAVE-08: what the new limits leave no room for goes, as each player likes. */
export function* keepWithin(t: T): Routine {
  for (const { who } of t.state.members) {
    for (;;) {
      const card = yield* t.pick(() => ({
        seat: seatOf(t.state, who),
        kind: 'excess',
        rule: 'T7-JOINLEAVE-08',
        choices: excessOf(t.state, who).map(ofCard),
      }))
      if (card === undefined) break
      giveUpExcess(t, who, card)
    }
  }
  t.emit({ t: 'limitsKept' })
}

/** Whole items as long as there are too many; then cards of items that have too many; then cards of the hand. */
function excessOf(state: ContinentState, who: Explorer): readonly CardId[] {
  const member = memberOf(state, who)
  const { items, cardsOfItem } = limitsOf(state)
  if (member.items.length > items) return member.items.flatMap(({ cards: [top] }) => (top === undefined ? [] : [top]))
  const long = member.items.find(({ cards }) => cards.length > cardsOfItem)
  if (long !== undefined) return long.cards
  const counted = countedIn(member)
  return counted.length > handLimit(state, member) ? counted : []
}

function giveUpExcess(t: T, who: Explorer, card: CardId): void {
  const member = memberOf(t.state, who)
  if (member.items.length > limitsOf(t.state).items) breakUp(t, { who, item: card })
  else t.emit({ t: 'discarded', card, who, rule: 'T7-JOINLEAVE-08' })
}
