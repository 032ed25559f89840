// Step 3 of an action: the cards are turned over. T7-ACT-RES

import { type Routine, TABLE, type Table } from '@landfall/kernel'
import type { Benefit } from '../cards/cards.ts'
import { faceOf } from '../cards/decks.ts'
import { drawCards, sufferCurses } from '../life-force.ts'
import { seatOf } from '../people.ts'
import type { ContinentState } from '../state.ts'
import {
  boostsInForce,
  type Fitting,
  fittingBoosts,
  inHandOf,
  isApplied,
  isChosen,
  isEarly,
  printed,
  successesOf,
} from '../terms.ts'
import type { ChoiceOf, Continent } from '../types.ts'
import { giveUp } from './prepare.ts'

type T = Table<Continent>

export function* result(t: T): Routine {
  const { cards } = inHandOf(t.state)
  if (cards > 0) {
    const drawn = drawCards(t, cards)
    // T7-LIFE-12: those of the deck are harmless.
    const revealed = drawn.filter(({ from }) => from === 'pile')
    if (revealed.length > 0) {
      yield* sufferCurses(
        t,
        revealed.map(({ card }) => card),
      )
    }
  }
  yield* t.window({ at: 'revealed' })
  let fitting = fittingBoosts(t.state)
  if (lateChoices(t.state, fitting).length > 0) {
    yield* applyLate(t)
    fitting = fittingBoosts(t.state)
  }
  const { drawn, difficulty = 0 } = inHandOf(t.state)
  const stars = successesOf(t.state, drawn, fitting)
  // T7-ACT-RES-12
  t.emit({ t: 'resultKnown', stars, difficulty, succeeded: stars >= difficulty })
  t.next('keep')
}

/** T7-ACT-RES-10: what can still be applied, as long as it could change anything. */
function* applyLate(t: T): Routine {
  while (lateChoices(t.state).length > 0) {
    const { active, involved } = inHandOf(t.state)
    const chosen = yield* t.ask(() => ({
      seat: involved.length > 1 ? TABLE : seatOf(t.state, active),
      kind: 'effects',
      rule: 'T7-ACT-RES-10',
      choices: [...lateChoices(t.state), ENOUGH],
    }))
    if (chosen === 'enough') return
    t.emit({ t: 'boostApplied', ...chosen, late: true })
    giveUp(t, chosen.who, chosen.card)
  }
}

const NONE: readonly never[] = []

const ENOUGH: ChoiceOf<'effects'> = { id: 'enough', means: 'enough' }

function lateChoices(
  state: ContinentState,
  all: readonly Fitting[] = fittingBoosts(state),
): readonly ChoiceOf<'effects'>[] {
  const { drawn, difficulty = 0, applied, active } = inHandOf(state)
  const open = all.filter((fitting) => isChosen(fitting) && !isApplied(applied, fitting))
  if (open.length === 0) return NONE
  const now = successesOf(state, drawn, all)
  const isWon = now >= difficulty
  const most = open.reduce((sum, fitting) => sum + starsOf(state, fitting), now)
  return open.flatMap((fitting): readonly ChoiceOf<'effects'>[] => {
    const { who, card, nth } = fitting
    const stars = starsOf(state, fitting)
    const helps =
      (!isWon && most >= difficulty && stars > 0) || lateBenefits(fitting).some((one) => matters(state, one, isWon))
    if (!helps) return []
    return [
      {
        id: `${card}/${nth}`,
        means: { who, card, nth },
        at: card,
        ...(who === active ? {} : { concerns: [seatOf(state, who)] }),
      },
    ]
  })
}

/** The benefits of an effect that can be had after the cards are revealed; one that belongs to both times is too late. */
function lateBenefits({ boost }: Fitting): readonly Benefit[] {
  const { benefits, as } = boost
  if (as === 'oneOf') return benefits.filter((benefit) => !isEarly(benefit))
  return as === 'all' && benefits.some(isEarly) ? [] : benefits.filter((benefit) => !isEarly(benefit))
}

/** How many successes it would add. */
function starsOf(state: ContinentState, fitting: Fitting): number {
  const { drawn, involved } = inHandOf(state)
  let stars = 0
  for (const benefit of lateBenefits(fitting)) {
    if ('stars' in benefit) stars += benefit.stars
    else if ('starsPerHelper' in benefit) stars += benefit.starsPerHelper * (involved.length - 1)
    else if ('starsPerSeven' in benefit) stars += benefit.starsPerSeven * sevensIn(drawn)
    else if ('pairsHalf' in benefit) stars += hasUnpairedHalf(state) ? 1 : 0
  }
  return stars
}

type DrawnCards = NonNullable<ContinentState['action']>['drawn']

const sevensIn = (drawn: DrawnCards): number =>
  drawn.reduce((sum, { card }) => {
    const face = faceOf(card)
    return sum + (face.type === 'skill' ? (face.strip.sevens ?? 0) : 0)
  }, 0)

function hasUnpairedHalf(state: ContinentState): boolean {
  let balance = 0
  for (const { card } of inHandOf(state).drawn) {
    const face = faceOf(card)
    if (face.type !== 'skill') continue
    if (face.strip.half === 'left') balance += 1
    else if (face.strip.half === 'right') balance -= 1
  }
  const paired = boostsInForce(state).filter(({ benefits }) =>
    benefits.some((benefit) => 'pairsHalf' in benefit),
  ).length
  return Math.abs(balance) > paired
}

/** Whether something that only counts in step 6 would count now. */
function matters(state: ContinentState, benefit: Benefit, isWon: boolean): boolean {
  const { involved } = inHandOf(state)
  const { failure = [], success } = printed(state)
  if ('keepsTrust' in benefit) return !isWon && involved.length > 1 && !hasBenefit(state, 'keepsTrust')
  if ('softensFailure' in benefit) return !isWon && failure.length > 0
  if ('onSuccess' in benefit || 'meal' in benefit) return isWon
  if ('doubles' in benefit) {
    return isWon && success.some((effect) => effect.do === 'take' && effect.number === benefit.doubles)
  }
  return false
}

const hasBenefit = (state: ContinentState, name: string): boolean =>
  boostsInForce(state).some(({ benefits }) => benefits.some((benefit) => name in benefit))
