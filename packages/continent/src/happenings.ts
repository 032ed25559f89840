// What cards make happen by themselves: at a camp, after a failure, when the sea rises.

import type { Routine, Table } from '@landfall/kernel'
import { terrainUnder } from './board.ts'
import type { CardId } from './cards/card-ids.ts'
import type { Each, Effects, Occasion } from './cards/cards.ts'
import { terrainOn } from './cards/decks.ts'
import type { Explorer } from './components/seats.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { inJournal, lastingOn } from './lasting.ts'
import { circleOf, isInPlay, memberOf } from './people.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** Carries out what the Quest Items of all say for this occasion, the oldest card first. T7-SAVE-09 */
export function* happens(t: T, vocabulary: ContinentVocabulary, time: Occasion): Routine {
  const found: (readonly [CardId, Each])[] = []
  for (const [card, , each] of inJournal(t.state, 'each')) {
    if (each.time === time && applies(t.state, each)) found.push([card, each])
  }
  for (const [card, { effects }] of found) {
    yield* carryOut(t, vocabulary, card, circleOf(t.state).active, effects, 'T7-SAVE-09')
  }
}

/** The same for a card in the hand of somebody. T7-ACT-07 */
export function* happensTo(
  t: T,
  vocabulary: ContinentVocabulary,
  who: Explorer,
  card: CardId,
  time: Occasion,
): Routine {
  for (const [, , each] of lastingOn(card, 'each')) {
    if (each.time === time) yield* carryOut(t, vocabulary, card, who, each.effects, 'T7-ACT-07')
  }
}

function applies(state: ContinentState, { from = 0, until = Number.POSITIVE_INFINITY, area }: Each): boolean {
  if (state.camps < from || state.camps > until) return false
  if (area === undefined) return true
  const { at } = memberOf(state, circleOf(state).active)
  return terrainOn(terrainUnder(state, at)).area === area
}

/** Carries effects of a card out for somebody, as long as that explorer is in play. */
export function* carryOut(
  t: T,
  vocabulary: ContinentVocabulary,
  source: CardId,
  by: Explorer,
  effects: Each['effects'],
  rule: string,
): Routine {
  if (effects.length === 0) return
  yield* t.within({ card: source, actor: by }, () => inTurn(t, vocabulary, effects, { you: by, rule, source }))
}

/**
 * One effect after the other, until the one who carries them out is no longer in play. T7-ACT-CONS-12. A generator written
 * inside another function would be a new kind of object at every call, which is slow.
 */
export function* inTurn(t: T, vocabulary: ContinentVocabulary, effects: Effects, scope: Scope): Routine {
  for (const effect of effects) {
    if (!isInPlay(t.state, scope.you)) return
    yield* vocabulary.run(t, [effect], scope)
  }
}

interface Scope {
  readonly you: Explorer
  readonly rule: string
  readonly source?: CardId
}
