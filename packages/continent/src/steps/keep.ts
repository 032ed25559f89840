// Steps 4 and 5 of an action: one Skill is kept, the rest is discarded. T7-ACT-SKILL, T7-ACT-DISC

import type { Routine, Table } from '@landfall/kernel'
import type { CardId } from '../cards/card-ids.ts'
import { skillIfAny } from '../cards/decks.ts'
import { inHand } from '../lasting.ts'
import { turnIfEmpty } from '../life-force.ts'
import { involvedIn, memberOf, seatOf, thoseAt } from '../people.ts'
import { boostsInForce, inHandOf } from '../terms.ts'
import type { ChoiceOf, Continent } from '../types.ts'
import { breakUp } from '../wearing.ts'
import { usedPennants } from './prepare.ts'

type T = Table<Continent>

export function* keep(t: T): Routine {
  const { active } = inHandOf(t.state)
  const choices = keepable(t)
  if (choices.length > 0) {
    choices.push(NOTHING_KEPT)
    const chosen = yield* t.ask({
      seat: seatOf(t.state, active),
      kind: 'keep',
      rule: 'T7-ACT-SKILL-01',
      choices,
    })
    if (chosen !== 'none') t.emit({ t: 'skillKept', card: chosen.card, who: chosen.to })
  }
  noteMeal(t)
  discardRest(t)
  t.next('consequences')
}

const NOTHING_KEPT: ChoiceOf<'keep'> = { id: 'none', means: 'none' }

/** T7-ACT-SKILL-02 to T7-ACT-SKILL-05: each card that was revealed, for each of those who are involved. */
function keepable(t: T): ChoiceOf<'keep'>[] {
  const { drawn, active } = inHandOf(t.state)
  const involved = involvedIn(t.state)
  const choices: ChoiceOf<'keep'>[] = []
  for (const { card } of drawn) {
    const skill = skillIfAny(card)
    if (skill === undefined) continue
    for (const to of involved) {
      if (skill.of !== undefined && skill.of !== to) continue
      if (to === active) choices.push({ id: card, means: { card, to }, at: card })
      else choices.push({ id: `${card}/${to}`, means: { card, to }, at: card, concerns: [seatOf(t.state, to)] })
    }
  }
  return choices
}

/** How much more a meal brings, by items that may be broken up now and by those who stand by. T7-ACT-OBJ-05 */
function noteMeal(t: T): void {
  const { icon, active } = inHandOf(t.state)
  if (icon !== 'eat') return
  let more = 0
  for (const { benefits } of boostsInForce(t.state)) {
    for (const benefit of benefits) if ('meal' in benefit) more += benefit.meal
  }
  for (const member of thoseAt(t.state, memberOf(t.state, active).at)) {
    for (const [, , { by }] of inHand(member, 'meals')) more += by
  }
  if (more > 0) t.emit({ t: 'mealImproved', by: more })
}

/** T7-ACT-DISC-01 to T7-ACT-DISC-04, T7-ACT-OBJ-10 */
function discardRest(t: T): void {
  const { drawn, applied } = inHandOf(t.state)
  const rest = drawn.map(({ card }) => card)
  const pennants = usedPennants(t.state)
  if (pennants.length > 0) t.emit({ t: 'pennantsNoted', pennants })
  if (rest.length > 0) t.emit({ t: 'drawnDiscarded', cards: rest })
  for (const { who, card } of applied)
    if (isInItem(t, who, card)) t.emit({ t: 'discarded', card, who, rule: 'T7-ACT-OBJ-10' })
  for (const { who, items } of t.state.members) {
    for (const { cards, die } of items) {
      const [item] = cards
      if (die === 0 && item !== undefined) breakUp(t, { who, item })
    }
  }
  turnIfEmpty(t)
}

const isInItem = (t: T, who: Continent['state']['members'][number]['who'], card: CardId): boolean =>
  memberOf(t.state, who).items.some(({ cards }) => cards.includes(card))
