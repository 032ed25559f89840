// Steps 6 and 7 of an action, and what follows it. T7-ACT-CONS, T7-ACT-HAND, T7-ACT-07

import { NOTHING, type Routine, type Table } from '@landfall/kernel'
import { canPerform, isFogSource, isUsedUp } from '../actions.ts'
import type { CardId } from '../cards/card-ids.ts'
import type { Action, Benefit, Effects, Relief } from '../cards/cards.ts'
import { actionsPrintedOn, faceOf, numberOf } from '../cards/decks.ts'
import { ofCard } from '../choices.ts'
import type { Explorer } from '../components/seats.ts'
import { hasFire, relieveOn } from '../curing.ts'
import { clearIfGone } from '../exploring.ts'
import { happens, happensTo, inTurn } from '../happenings.ts'
import { handLimit, inJournal, lastingOn } from '../lasting.ts'
import { turnIfEmpty } from '../life-force.ts'
import {
  clockwiseFrom,
  countedIn,
  deciderOf,
  involvedIn,
  isInPlay,
  leftOf,
  memberOf,
  seatOf,
  statesOf,
} from '../people.ts'
import type { ContinentState } from '../state.ts'
import { takeNumbered } from '../taking.ts'
import { boostsInForce, inHandOf, printed } from '../terms.ts'
import type { Continent } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'

type T = Table<Continent>

/** T7-ACT-CONS-06 */
const PARANOID = 100

export function* consequences(t: T): Routine {
  const { active, source, succeeded = false, involved } = inHandOf(t.state)
  const action = printed(t.state)
  const inForce: Benefit[] = []
  for (const { benefits } of boostsInForce(t.state)) inForce.push(...benefits)
  const keepsTrust = inForce.some((benefit) => 'keepsTrust' in benefit)
  for (const benefit of inForce) if ('doubles' in benefit) t.emit({ t: 'takesDoubled', number: benefit.doubles })
  const softened = inForce.some((benefit) => 'softensFailure' in benefit)
  const effects = succeeded ? successOf(t.state, action) : softened ? [] : (action.failure ?? [])
  const card = isFogSource(source) ? undefined : source.card
  // The one that shows it may leave play meanwhile. T7-ACT-CONS-13
  yield* carryOut(t, card, active, effects)
  if (succeeded) {
    for (const benefit of inForce) if ('onSuccess' in benefit) yield* carryOut(t, card, active, benefit.onSuccess)
    yield* again(t, card, active, action)
  }
  // T7-ACT-CONS-06 to T7-ACT-CONS-12
  if (!succeeded && involved.length > 1 && isInPlay(t.state, active)) {
    if (!keepsTrust) yield* takeNumbered(t, vocabulary, active, PARANOID, { rule: 'T7-ACT-CONS-06' })
    if (isInPlay(t.state, active)) yield* happens(t, vocabulary, 'collectiveFailure')
  }
  turnIfEmpty(t)
  t.next('handSize')
}

function* carryOut(t: T, card: CardId | undefined, by: Explorer, effects: Effects): Routine {
  const rule = 'T7-ACT-CONS-01'
  const scope = card === undefined ? { you: by, rule } : { you: by, rule, source: card }
  yield* t.within(card === undefined ? { actor: by } : { card, actor: by }, () => inTurn(t, vocabulary, effects, scope))
}

/** After a success with it, an event may stay where it is. */
function successOf(state: ContinentState, { success }: Action): Effects {
  const isFleeing = success.some((effect) => effect.do === 'flee')
  return isFleeing && isStaying(state, 'staysPut') ? success.filter((effect) => effect.do !== 'flee') : success
}

function isStaying(state: ContinentState, does: 'staysPut' | 'again'): boolean {
  const { source } = inHandOf(state)
  if (isFogSource(source)) return false
  const number = numberOf(source.card)
  return inJournal(state, 'afterSuccessOf').some(([, , after]) => after.does === does && after.number === number)
}

/** What it brings is brought once more. */
function* again(t: T, card: CardId | undefined, by: Explorer, action: Action): Routine {
  if (card !== undefined && isStaying(t.state, 'again')) yield* carryOut(t, card, by, action.success.slice(0, 1))
}

/** T7-ACT-HAND */
export function handSize(t: T): Routine | undefined {
  const { state } = t
  if (involvedIn(state).some((who) => isOverLimit(state, who))) return discardExcess(t)
  t.next('afterwards')
  return undefined
}

function isOverLimit(state: ContinentState, who: Explorer): boolean {
  const member = memberOf(state, who)
  return countedIn(member).length > handLimit(state, member)
}

function* discardExcess(t: T): Routine {
  for (const who of involvedIn(t.state)) {
    while (isOverLimit(t.state, who)) {
      const card = yield* t.ask(() => ({
        seat: seatOf(t.state, who),
        kind: 'handLimit',
        rule: 'T7-ACT-HAND-01',
        choices: countedIn(memberOf(t.state, who)).map(ofCard),
      }))
      t.emit({ t: 'discarded', card, who, rule: 'T7-ACT-HAND-01' })
      yield* leftHand(t)
    }
  }
  t.next('afterwards')
}

/** Cards that do something when they leave a hand. */
const leftHand = (t: T): Routine => (t.state.leaving.length === 0 ? NOTHING : leave(t))

function* leave(t: T): Routine {
  for (const card of t.state.leaving) {
    t.emit({ t: 'leavingDone', card })
    for (const [, , { taking }] of lastingOn(card, 'leavesHand')) {
      const { active } = t.state.action ?? {}
      const by = active !== undefined && isInPlay(t.state, active) ? active : deciderOf(t.state).who
      yield* takeNumbered(t, vocabulary, by, taking, { isOptional: true, rule: 'T7-BONUS-05' })
    }
  }
}

/** The strain after which wounds bleed. */
const STRAIN: ReadonlySet<string> = new Set(['fight', 'climb', 'swim'])

/** T7-ACT-07: "after" and "at the end of" an action. */
export function* afterwards(t: T): Routine {
  const { active, source, succeeded = false } = inHandOf(t.state)
  const { icon } = actionBefore(t.state)
  for (const who of involvedIn(t.state)) {
    const states = statesOf(memberOf(t.state, who))
    for (const card of states.length < 2 ? states : byNumber(states)) {
      if (!isInPlay(t.state, who) || !memberOf(t.state, who).hand.includes(card)) continue
      if (STRAIN.has(icon)) yield* happensTo(t, vocabulary, who, card, 'afterStrain')
      if (who !== active || !isInPlay(t.state, who)) continue
      yield* happensTo(t, vocabulary, who, card, 'endOfOwnAction')
      if (isInPlay(t.state, who)) relieveOn(t, who, reliefs(icon, succeeded, hasFire(t, who)), [card])
    }
  }
  yield* leftHand(t)
  if (!isFogSource(source)) yield* dispose(t, source.card, active)
  t.emit({ t: 'actionEnded', who: active })
  t.next('mandatory')
}

const byNumber = (cards: readonly CardId[]): readonly CardId[] =>
  cards.toSorted((one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0))

const actionBefore = (state: ContinentState): Pick<Action, 'icon'> => ({ icon: inHandOf(state).icon })

function reliefs(icon: Action['icon'], succeeded: boolean, fire: boolean): ReadonlySet<Relief> {
  const found = new Set<Relief>()
  if (fire) found.add('endByFire')
  if (icon === 'rest' && fire) found.add('restByFire')
  if ((icon === 'rest' && fire) || (icon === 'fire' && succeeded)) found.add('fireOrRestByFire')
  if (icon === 'eat' && succeeded) found.add('meal')
  if (icon === 'eat' && succeeded && fire) found.add('mealByFire')
  return found
}

/** T7-TEMP-03, T7-EXPL-09, T7-TURN-29: a Temporary Event whose action is over goes, and frees its space. */
function* dispose(t: T, card: CardId, by: Explorer): Routine {
  const waiting = t.state.waiting.find((one) => one.card === card)
  if (waiting === undefined) return
  const face = faceOf(card)
  t.emit({ t: 'waitOver', card })
  const isReturned = face.type === 'temporary' && face.after === 'return'
  t.emit({ t: isReturned ? 'returned' : 'discarded', card, rule: 'T7-TEMP-02' })
  if (waiting.clears === undefined) return
  const clearer = presentFor(t.state, by)
  if (clearer === undefined) return
  if (clearer === by) return yield* clearIfGone(t, vocabulary, waiting.clears, by)
  t.emit({ t: 'circleChanged', active: clearer, involved: [clearer] })
  yield* clearIfGone(t, vocabulary, waiting.clears, clearer)
  t.emit({ t: 'circleLeft' })
}

/** T7-ELIM-09: the player to the left of the active one, if that one has been eliminated. */
function presentFor(state: ContinentState, active: Explorer): Explorer | undefined {
  if (isInPlay(state, active)) return active
  return (state.last === undefined ? state.members[0] : leftOf(state, state.last))?.who
}

/** T7-TURN-21 to T7-TURN-25: what was revealed first is performed first; without anything left, the turn is over. */
export function mandatory(t: T): Routine | undefined {
  if (t.state.leaving.length > 0 || t.state.pending.length > 0) return performNext(t)
  t.next('turn')
  return undefined
}

function* performNext(t: T): Routine {
  yield* leftHand(t)
  const [next] = t.state.pending
  if (next === undefined) return t.next('turn')
  const { source, active } = next
  const involved = next.involved.filter((who) => isInPlay(t.state, who))
  t.emit({ t: 'mandatoryBegan', source })
  const card = isFogSource(source) ? undefined : source.card
  const action = isFogSource(source) ? undefined : actionsPrintedOn(source.card)[source.nth]
  const canBegin =
    action !== undefined &&
    isInPlay(t.state, active) &&
    !isUsedUp(t.state, memberOf(t.state, active).at, source, action) &&
    canPerform(t.state, memberOf(t.state, active), source, action, involved)
  if (!canBegin) {
    // T7-TURN-29
    t.emit({ t: 'mandatoryLapsed', source })
    const by = presentFor(t.state, active)
    if (card !== undefined && by !== undefined) {
      t.emit({ t: 'circleChanged', active: by, involved: [by] })
      yield* dispose(t, card, by)
      t.emit({ t: 'circleLeft' })
    }
    return t.next('mandatory')
  }
  t.emit({
    t: 'actionBegan',
    who: active,
    source,
    at: memberOf(t.state, active).at,
    involved: clockwiseFrom(t.state.members, active).flatMap(({ who }) => (involved.includes(who) ? [who] : [])),
    isMandatory: true,
  })
  t.next('prepare', {})
}
