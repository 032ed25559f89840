// A card has been taken: what becomes of it is said by its type. T7-NUM-18

import type { Routine, Table } from '@landfall/kernel'
import type { CardId } from './cards/card-ids.ts'
import type { StateCard } from './cards/cards.ts'
import { faceOf, showsLifeLoss } from './cards/decks.ts'
import type { Spot } from './components/map.ts'
import { type Explorer, MOST_DURABILITY } from './components/seats.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { carryOut } from './happenings.ts'
import { freeDice, itemCalled } from './items.ts'
import { inHand, inJournal, itemPartOf, lastingOn } from './lasting.ts'
import { loseCards } from './life-force.ts'
import { involvedIn, isInPlay, limitsOf, memberOf, seatOf, stateCalled, statesOf } from './people.ts'
import type { Continent, Placement } from './types.ts'

type T = Table<Continent>

/** `at`: where it lies, if it is an Exploration card. */
export function* resolveCard(t: T, vocabulary: ContinentVocabulary, card: CardId, by: Explorer, at?: Spot): Routine {
  const face = faceOf(card)
  switch (face.type) {
    case 'permanent':
      // T7-PERM-01; an Exploration card keeps its space. T7-PERM-09
      if (at === undefined) t.emit({ t: 'eventAttached', card, at: memberOf(t.state, by).at })
      yield* carryOut(t, vocabulary, card, by, face.onReveal ?? [], 'T7-PERM-01')
      return remindOf(t, card, by)
    case 'temporary':
      return yield* resolveTemporary(t, vocabulary, card, by, at)
    case 'item':
      return yield* placeItem(t, card, by, face.durability)
    case 'quest':
    case 'clue':
      return t.emit({ t: 'questStored', card, who: by })
    case 'state':
      return yield* takeState(t, card, face, by)
    case 'bonus':
    case 'skill':
      return yield* takeIntoHand(t, card, by)
    default:
      throw new Error(`a ${face.type} cannot be resolved here`)
  }
}

/** T7-PERM-13, T7-TURN-21: a mandatory action of the card is performed next. */
function remindOf(t: T, card: CardId, by: Explorer): void {
  const face = faceOf(card)
  if (face.type !== 'permanent' && face.type !== 'temporary') return
  const nth = face.actions?.findIndex((action) => face.type === 'temporary' || action.mandatory === true) ?? -1
  if (nth === -1) return
  t.emit({ t: 'mandatoryRevealed', source: { card, nth }, active: by, involved: involvedIn(t.state) })
}

/** T7-TEMP-01 to T7-TEMP-04 */
function* resolveTemporary(
  t: T,
  vocabulary: ContinentVocabulary,
  card: CardId,
  by: Explorer,
  at: Spot | undefined,
): Routine {
  const face = faceOf(card)
  if (face.type !== 'temporary') return
  yield* carryOut(t, vocabulary, card, by, face.effects, 'T7-TEMP-04')
  const isStillThere = t.state.resolving.includes(card) || (at !== undefined && isOpenAt(t, at, card))
  if (!isStillThere) return
  if (face.actions !== undefined && isInPlay(t.state, by)) {
    t.emit({ t: 'eventWaits', card, ...(at === undefined ? {} : { clears: at }) })
    remindOf(t, card, by)
    return
  }
  t.emit({ t: 'discarded', card, rule: 'T7-TEMP-02' })
}

function isOpenAt(t: T, at: Spot, card: CardId): boolean {
  const space = t.state.spaces[at]
  return space !== undefined && 'open' in space && space.open === card
}

/** T7-ITEM-01 to T7-ITEM-05, T7-CRAFT-08 to T7-CRAFT-10: a new item, part of another one, or somebody else's. */
export function* placeItem(t: T, card: CardId, by: Explorer, durability: number): Routine {
  const others = involvedIn(t.state).filter((who) => who !== by)
  const chosen = yield* t.ask(() => ({
    seat: seatOf(t.state, by),
    kind: 'place',
    rule: 'T7-ITEM-01',
    about: { id: card, at: card },
    choices: [
      ...placesFor(t, by),
      ...others.flatMap((to) =>
        placesFor(t, to).length === 0
          ? []
          : [
              {
                id: `give/${to}`,
                means: { place: 'give', to } as const,
                at: `explorer-figure/${to}` as const,
                concerns: [seatOf(t.state, to)],
              },
            ],
      ),
      { id: 'discard', means: 'discard' as const },
    ],
  }))
  if (chosen === 'discard') return t.emit({ t: 'discarded', card, who: by, rule: 'T7-ITEM-04' })
  if (chosen.place !== 'give') return keepItem(t, card, by, durability, chosen)
  // T7-ITEM-03: the one to whom it is given decides between the same.
  const { to } = chosen
  const put = yield* t.ask(() => ({
    seat: seatOf(t.state, to),
    kind: 'place',
    rule: 'T7-ITEM-03',
    about: { id: card, at: card },
    choices: placesFor(t, to),
  }))
  keepItem(t, card, to, durability, put)
}

type Put = Exclude<Placement, 'discard' | { place: 'give' }>

/** T7-ITEM-06 to T7-ITEM-08, T7-COMB-03 */
function placesFor(t: T, who: Explorer): readonly { readonly id: string; readonly means: Put; readonly at?: CardId }[] {
  const member = memberOf(t.state, who)
  const { cardsOfItem } = limitsOf(t.state)
  const isFree = freeDice(t.state, member) > 0
  return [
    ...(isFree ? [{ id: 'new', means: { place: 'new' } as const }] : []),
    ...member.items.flatMap(({ cards, die }) => {
      const [top] = cards
      if (top === undefined || die === 0) return []
      return [
        ...(cards.length < cardsOfItem
          ? [{ id: `under/${top}`, means: { place: 'under', item: top } as const, at: top }]
          : []),
        ...(isFree ? [] : [{ id: `instead/${top}`, means: { place: 'instead', item: top } as const, at: top }]),
      ]
    }),
  ]
}

function keepItem(t: T, card: CardId, who: Explorer, durability: number, put: Put): void {
  switch (put.place) {
    case 'new':
      t.emit({ t: 'itemMade', card, who, die: Math.min(durability, MOST_DURABILITY) })
      break
    case 'instead': {
      const { cards } = itemCalled(memberOf(t.state, who), put.item)
      t.emit({ t: 'itemBroken', who, item: put.item, cards })
      t.emit({ t: 'itemMade', card, who, die: Math.min(durability, MOST_DURABILITY) })
      break
    }
    case 'under': {
      const { die, cards } = itemCalled(memberOf(t.state, who), put.item)
      const [top] = cards
      const shared = top !== undefined && shareKeyword(top, card)
      const together = shared ? Math.min(die + durability, MOST_DURABILITY) : die
      t.emit({ t: 'itemCombined', card, who, item: put.item, die: together })
    }
  }
}

/** T7-COMB-04, T7-COMB-07 */
function shareKeyword(one: CardId, other: CardId): boolean {
  const keywords = itemPartOf(one)?.keywords ?? []
  return itemPartOf(other)?.keywords.some((keyword) => keywords.includes(keyword)) === true
}

/** T7-BONUS-01 to T7-BONUS-03 */
function* takeIntoHand(t: T, card: CardId, by: Explorer): Routine {
  const chosen = yield* t.ask(() => ({
    seat: seatOf(t.state, by),
    kind: 'bonus',
    rule: 'T7-BONUS-01',
    about: { id: card, at: card },
    choices: [
      ...involvedIn(t.state).map((who) => ({
        id: who,
        means: who,
        at: `explorer-figure/${who}` as const,
        ...(who === by ? {} : { concerns: [seatOf(t.state, who)] }),
      })),
      { id: 'discard', means: 'discard' as const },
    ],
  }))
  if (chosen === 'discard') t.emit({ t: 'discarded', card, who: by, rule: 'T7-BONUS-03' })
  else t.emit({ t: 'putIntoHand', card, who: chosen })
}

/** T7-STATE-01 to T7-STATE-11 */
function* takeState(t: T, card: CardId, { number }: StateCard, who: Explorer): Routine {
  const member = memberOf(t.state, who)
  if (isImmune(member, number)) return t.emit({ t: 'returned', card, who, rule: 'T7-STATE-09' })
  if (showsLoss(t, card, number)) {
    yield* sufferLoss(t, who, number)
    if (!isInPlay(t.state, who)) return t.emit({ t: 'returned', card, who, rule: 'T7-ELIM-04' })
  }
  const old = stateCalled(memberOf(t.state, who), number)
  t.emit({ t: 'putIntoHand', card, who })
  if (old !== undefined) t.emit({ t: 'returned', card: old, who, rule: 'T7-STATE-10' })
}

const isImmune = (member: ReturnType<typeof memberOf>, number: number): boolean =>
  inHand(member, 'immune').some(([, , { to }]) => to === number)

function showsLoss(t: T, card: CardId, number: number): boolean {
  if (showsLifeLoss(card)) return true
  return inJournal(t.state, 'showsLifeLoss').some(([, , { of }]) => of === number)
}

/** T7-STATE-02: as many cards as the player has Character and State cards, and what others add to it. */
function* sufferLoss(t: T, who: Explorer, number: number): Routine {
  t.emit({ t: 'threatened', threat: 'lifeLoss', who })
  yield* t.window({ at: 'lifeLoss' })
  const isAverted = t.state.threat?.averted === true
  t.emit({ t: 'threatOver' })
  if (isAverted) return
  const member = memberOf(t.state, who)
  let loss = 1 + statesOf(member).length
  for (const card of member.hand) {
    for (const [, , { of, by }] of lastingOn(card, 'lifeLoss')) if (of === number) loss += by
  }
  yield* loseCards(t, loss, 'T7-STATE-02')
}
