// Steps 1 and 2 of an action: who helps, what is used, how many cards are drawn. T7-ACT-OBJ, T7-ACT-COST

import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { destinationsOf, helpersFor, isFogSource, movesOn, payableCards } from '../actions.ts'
import { isAvailable, terrainAt } from '../board.ts'
import type { CardId } from '../cards/card-ids.ts'
import type { Action, Payment, Relief } from '../cards/cards.ts'
import { ofCard, ofSpot } from '../choices.ts'
import type { Pennant } from '../components/materials.ts'
import type { Explorer } from '../components/seats.ts'
import { hasFire, relieveOn } from '../curing.ts'
import { giveUpCards } from '../giving-up.ts'
import { itemPartOf, lastingOf, lastingOfItem } from '../lasting.ts'
import { cardsInDeck, cardsInPile } from '../life-force.ts'
import { oddsOfDrawing } from '../odds.ts'
import { countedIn, involvedIn, isInPlay, memberOf, seatOf, statesOf } from '../people.ts'
import { sideOf } from '../places.ts'
import type { Applied, ContinentState } from '../state.ts'
import {
  type Fitting,
  fittingBoosts,
  inHandOf,
  isApplied,
  isChosen,
  isEarly,
  printed,
  type Terms,
  termsOf,
} from '../terms.ts'
import type { ChoiceOf, Continent } from '../types.ts'
import { drawOf } from './draws.ts'

type T = Table<Continent>

const NONE: readonly never[] = []
type SheetChoice = ChoiceOf<'sheet'>

/** One thing is decided after the other; `atOnce`, if nothing is but the least number of cards. */
export function* prepare(t: T, { atOnce }: { readonly atOnce?: true }): Routine {
  if (atOnce === true) return yield* commit(t, termsOf(t.state).least)
  const chosen = yield* t.ask(() => sheet(t.state))
  if (chosen === 'cancel') {
    t.emit({ t: 'actionCancelled', who: inHandOf(t.state).active })
    return t.next('turn')
  }
  switch (chosen.do) {
    case 'draw':
      return yield* commit(t, chosen.cards)
    case 'with':
      t.emit({ t: 'joinedAction', who: chosen.who })
      break
    case 'use':
      t.emit({ t: 'itemReadied', who: chosen.who, item: chosen.item })
      break
    case 'apply': {
      const { do: _, ...applied } = chosen
      t.emit({ t: 'boostApplied', ...applied })
      break
    }
    case 'exchange':
      t.emit({ t: 'exchanged', by: chosen.by })
      break
    case 'goTo':
      t.emit({ t: 'destinationNamed', to: chosen.to })
  }
  t.next('prepare', {})
}

function sheet(state: ContinentState): {
  readonly seat: Continent['seat'] | typeof TABLE
  readonly kind: 'sheet'
  readonly rule: string
  readonly choices: readonly SheetChoice[]
} {
  const action = inHandOf(state)
  const all = fittingBoosts(state)
  const terms = termsOf(state, all)
  const choices: SheetChoice[] = draws(state, terms, all)
  choices.push(
    ...places(state),
    ...helpers(state),
    ...items(state),
    ...boosts(state, terms, all),
    ...exchanges(state, terms),
  )
  if (action.isMandatory !== true) choices.push({ id: 'cancel', means: 'cancel', takesBack: true })
  const seat = action.involved.length > 1 ? TABLE : seatOf(state, action.active)
  return { seat, kind: 'sheet', rule: 'T7-ACT-COST-14', choices }
}

/** T7-ACT-COST-14 to T7-ACT-COST-16 */
function draws(state: ContinentState, terms: Terms, all: readonly Fitting[]): SheetChoice[] {
  if (!isReady(state)) return []
  const available = cardsInDeck(state) + cardsInPile(state)
  const least = Math.min(terms.least, available)
  const chances = oddsOfDrawing(state, terms.difficulty, all)
  if (terms.counts !== undefined) return terms.counts.map((cards) => drawOf(cards, chances))
  const choices: SheetChoice[] = []
  for (let cards = least; cards <= available; cards++) choices.push(drawOf(cards, chances))
  return choices
}

/** The destination has been named, what has to be used is used, and those who are involved can pay. */
function isReady(state: ContinentState): boolean {
  const action = inHandOf(state)
  const { needs } = printed(state)
  if (movesOn(printed(state)) && action.destination === undefined) return false
  if (!canStillPay(state, [])) return false
  return needs?.used === undefined || usedPennants(state).includes(needs.used)
}

/** T7-ACT-06: payments come before step 1, so what is used or applied cannot pay as well, nor can `more`. */
function canStillPay(state: ContinentState, more: readonly CardId[]): boolean {
  const { pays } = printed(state)
  if (pays === undefined) return true
  const involved = involvedIn(state)
  const isFree = (card: CardId): boolean => !(more.includes(card) || isInUse(state, card))
  return pays.some((payment) =>
    payment.pay === 'hand'
      ? involved.every((who) => countedIn(memberOf(state, who)).filter(isFree).length >= payment.count)
      : payableCards(state, payment, involved).filter(isFree).length >= countOf(payment),
  )
}

/** Whether it is part of an item that is used in this action, or is given up for its effect. */
function isInUse(state: ContinentState, card: CardId): boolean {
  const { used, applied } = inHandOf(state)
  return (
    applied.some((one) => one.card === card) ||
    used.some(({ who, item }) =>
      memberOf(state, who).items.some(({ cards }) => cards[0] === item && cards.includes(card)),
    )
  )
}

export function usedPennants(state: ContinentState): readonly Pennant[] {
  const { used } = inHandOf(state)
  if (used.length === 0) return NONE
  return used.flatMap(({ who, item }) =>
    memberOf(state, who).items.flatMap(({ cards }) =>
      cards[0] === item ? cards.flatMap((card) => itemPartOf(card)?.pennant ?? []) : [],
    ),
  )
}

/** T7-MOVE-02 */
function places(state: ContinentState): readonly SheetChoice[] {
  const { active, source, destination } = inHandOf(state)
  const action = printed(state)
  if (destination !== undefined || !movesOn(action)) return NONE
  return destinationsOf(state, memberOf(state, active), source, action).map((to) => {
    const toward =
      isFogSource(source) || terrainAt(state, to) !== undefined ? undefined : sideOf(state, source.card, to)
    const means = { do: 'goTo', to, ...(toward === undefined ? {} : { toward }) } as const
    return { ...ofSpot(state, to), id: `to/${to}`, means }
  })
}

/** T7-TURN-05 */
function helpers(state: ContinentState): readonly SheetChoice[] {
  const { active, involved, refused, isMandatory } = inHandOf(state)
  if (isMandatory === true || printed(state).all === true) return NONE
  return helpersFor(state, active, false)
    .filter((who) => !(involved.includes(who) || refused.includes(who)))
    .map((who) => ({
      id: `with/${who}`,
      means: { do: 'with', who },
      at: `explorer-figure/${who}`,
      concerns: [seatOf(state, who)],
    }))
}

/** T7-ACT-OBJ-01, T7-ACT-OBJ-07 */
function items(state: ContinentState): readonly SheetChoice[] {
  const { involved, used, active, source } = inHandOf(state)
  const action = printed(state)
  if (involved.every((who) => memberOf(state, who).items.length === 0)) return NONE
  return involved.flatMap((who) =>
    memberOf(state, who).items.flatMap(({ cards, die }) => {
      const [item] = cards
      const isOwn = 'card' in source && cards.includes(source.card) && who === active
      if (item === undefined || die === 0 || isOwn || used.some((one) => one.item === item && one.who === who))
        return []
      if (!(cards.some((card) => isOfUse(state, card, action)) && canStillPay(state, cards))) return []
      return [
        {
          id: `use/${item}`,
          means: { do: 'use', who, item } as const,
          at: item,
          ...(who === active ? {} : { concerns: [seatOf(state, who)] }),
        },
      ]
    }),
  )
}

/** It has an effect for this action, or a pennant that could be added to a number in it. */
function isOfUse(state: ContinentState, card: CardId, action: Action): boolean {
  const pennant = itemPartOf(card)?.pennant
  if (pennant !== undefined && (pennantsOf(action).includes(pennant) || action.needs?.used === pennant)) return true
  return lastingOfItem(card).some(
    (lasting) =>
      lasting.last === 'boost' &&
      (lasting.on === 'any' || lasting.on.includes(action.icon)) &&
      (lasting.resource === undefined || isAvailable(state, inHandOf(state).at, lasting.resource)) &&
      (lasting.collective !== true || inHandOf(state).involved.length > 1),
  )
}

const pennantsOf = ({ success, failure = [] }: Action): readonly Pennant[] =>
  [...success, ...failure].flatMap((effect) =>
    effect.do === 'take' && effect.pennant !== undefined ? [effect.pennant] : [],
  )

/** Effects for which a card is given up, as far as they could change anything. */
function boosts(state: ContinentState, { least, counts }: Terms, all: readonly Fitting[]): readonly SheetChoice[] {
  const { applied, used, active } = inHandOf(state)
  if (!all.some(isChosen)) return NONE
  const isCheaper = counts === undefined ? least > 0 : counts.some((count) => count > 0)
  return all.flatMap((fitting): readonly SheetChoice[] => {
    const { who, card, nth, boost } = fitting
    if (!isChosen(fitting) || isApplied(applied, fitting) || !canStillPay(state, [card])) return []
    const early = boost.benefits.filter(isEarly)
    const concerns = who === active ? {} : { concerns: [seatOf(state, who)] }
    const plain: SheetChoice = {
      id: `apply/${card}/${nth}`,
      means: { do: 'apply', who, card, nth },
      at: card,
      ...concerns,
    }
    const spares = sparingOf(boost)
    if (spares === undefined) {
      // Where all come together, it may be for those that come later.
      const worth = early.length > 0 && boost.as === 'all' ? boost.benefits : early
      return worth.some((benefit) => !('cards' in benefit || 'costIs' in benefit) || isCheaper) ? [plain] : []
    }
    if (spares === 'own') return used.some((one) => one.who === who) ? [plain] : []
    return sparable(used, spares, who).flatMap(({ item }) =>
      applied.some((one) => one.spares === item)
        ? []
        : [
            {
              id: `apply/${card}/${nth}/${item}`,
              means: { do: 'apply', who, card, nth, spares: item } as const,
              at: card,
              ...concerns,
            },
          ],
    )
  })
}

type UsedItems = NonNullable<ContinentState['action']>['used']
type Sparing = 'one' | 'onesOfOthers' | 'own'

function sparingOf({ benefits }: Fitting['boost']): Sparing | undefined {
  for (const benefit of benefits) if ('spares' in benefit) return benefit.spares
  return undefined
}

const sparable = (used: UsedItems, which: Exclude<Sparing, 'own'>, who: Explorer): UsedItems =>
  used.filter((one) => one.spared !== true && (which === 'one' || one.who !== who))

/** T7-ACT-OBJ-09: the used items whose durability a card spares: one, or all of its holder. */
function sparedBy(used: UsedItems, { who, card, nth, spares }: Applied): UsedItems {
  if (spares !== undefined) return used.filter(({ item }) => item === spares)
  const boost = lastingOf(card)[nth]
  return boost?.last === 'boost' && sparingOf(boost) === 'own' ? used.filter((one) => one.who === who) : []
}

/** T7-ACT-COST-02 to T7-ACT-COST-05 */
function exchanges(state: ContinentState, { mostExchanged }: Terms): readonly SheetChoice[] {
  const { exchange } = inHandOf(state)
  const choices: SheetChoice[] = []
  for (let by = 0; by <= mostExchanged; by++) {
    if (by !== exchange) choices.push({ id: `exchange/${by}`, means: { do: 'exchange', by }, at: 'deck' })
  }
  return choices
}

const AT_THE_START: ReadonlySet<Relief> = new Set(['beginByFire'])

/** Everything is decided. T7-ACT-06, T7-ACT-COST-20 */
function* commit(t: T, cards: number): Routine {
  const action = inHandOf(t.state)
  for (const who of involvedIn(t.state)) {
    const states = statesOf(memberOf(t.state, who))
    if (states.length > 0 && hasFire(t, who)) relieveOn(t, who, AT_THE_START, states)
  }
  yield* pay(t)
  const { difficulty } = termsOf(t.state)
  const { active, source, involved } = action
  t.emit({
    t: 'prepared',
    who: active,
    source,
    with: involved.filter((who) => who !== active),
    cards,
    difficulty,
    isItem: isOfItem(t.state, source) ? true : undefined,
  })
  for (const applied of action.applied) {
    for (const { who, item } of sparedBy(action.used, applied)) t.emit({ t: 'itemSpared', who, item, by: applied.card })
    giveUp(t, applied.who, applied.card)
  }
  for (const { who, item, spared } of inHandOf(t.state).used) {
    if (spared !== true) t.emit({ t: 'durabilityChanged', who, item, by: -1, rule: 'T7-ACT-OBJ-02' })
  }
  t.next('result')
}

/** The action is printed on a part of an item. */
const isOfItem = ({ members }: ContinentState, source: InHand['source']): boolean =>
  'card' in source && members.some(({ items }) => items.some(({ cards }) => cards.includes(source.card)))

type InHand = NonNullable<ContinentState['action']>

/** What is discarded to apply its effect: a card of a hand at once, a component card in step 5. T7-ACT-COST-22, T7-ACT-OBJ-10 */
export function giveUp(t: T, who: Explorer, card: CardId): void {
  if (!isInPlay(t.state, who) || !memberOf(t.state, who).hand.includes(card)) return
  t.emit({ t: 'discarded', card, who, rule: 'T7-ACT-COST-22' })
}

type ItemPayment = Exclude<Payment, { pay: 'hand' }>

const countOf = (payment: ItemPayment): number => (payment.pay === 'keyword' ? payment.count : 1)

/** T7-TURN-30 */
function* pay(t: T): Routine {
  const { pays } = printed(t.state)
  if (pays === undefined) return
  const cards = pays.filter((payment): payment is ItemPayment => payment.pay !== 'hand')
  for (const payment of pays) if (payment.pay === 'hand') yield* payFromHands(t, payment.count)
  if (cards.length > 0) yield* payWithItems(t, cards)
}

function* payFromHands(t: T, count: number): Routine {
  for (const who of involvedIn(t.state)) {
    const from = () => countedIn(memberOf(t.state, who)).filter((card) => !isInUse(t.state, card))
    yield* giveUpCards(t, { who, count, kind: 'payment', rule: 'T7-TURN-30', from })
  }
}

/** T7-ITEM-22: whatever is paid first decides which of several payments it is. */
function* payWithItems(t: T, payments: readonly ItemPayment[]): Routine {
  const involved = involvedIn(t.state)
  const payable = (payment: ItemPayment): readonly CardId[] =>
    payableCards(t.state, payment, involved).filter((card) => !isInUse(t.state, card))
  let open = payments.filter((payment) => payable(payment).length >= countOf(payment))
  for (let paid = 0; open.every((payment) => countOf(payment) > paid); paid++) {
    const choices = [...new Set(open.flatMap(payable))]
    const card = yield* t.pick({
      seat: seatOf(t.state, inHandOf(t.state).active),
      kind: 'payment',
      rule: 'T7-TURN-30',
      choices: choices.map(ofCard),
    })
    if (card === undefined) return
    open = open.filter((payment) => payable(payment).includes(card))
    const owner = involved.find((who) => memberOf(t.state, who).items.some((item) => item.cards.includes(card)))
    t.emit({ t: 'discarded', card, ...(owner === undefined ? {} : { who: owner }), rule: 'T7-ITEM-22' })
  }
}
