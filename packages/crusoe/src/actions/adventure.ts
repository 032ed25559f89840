// Adventures: the card that an Action brings, and the end of the Action. RC-DICE-06, RC-TOK-27, RC-RES-03.
import type { Routine, Table } from '@landfall/kernel'
import type { KeptId } from '../cards/decks.ts'
import { adventureOf, keptCard } from '../cards/edition-cards.ts'
import type { DiceAction } from '../components/dice.ts'
import { editionOf } from '../editions.ts'
import { wound } from '../rules/wounds.ts'
import { specialAction } from '../scenarios/index.ts'
import { DECK_OF, type Stack } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { vocabulary } from '../vocabulary.ts'
import { hasAdventureToken } from './dice.ts'

/** What comes after an Action of the kind that is rolled for. RC-TOK-28: one card, however many reasons there are. */
export function finish(t: Table<Crusoe>, deck: DiceAction, stack: Stack, dieShowsIt: boolean): void {
  if (dieShowsIt || hasAdventureToken(t.state, deck)) t.next('adventure', { deck })
  t.next('actionEnd', stack)
}

/** RC-DICE-14, RC-DICE-15 */
export function* adventure(t: Table<Crusoe>, { deck }: { deck: DiceAction }): Routine {
  const token = hasAdventureToken(t.state, deck)
  const { leader, target } = t.state.acting?.stack ?? {}
  const adventureWounds = target === undefined ? undefined : specialAction(t.config, target)?.adventureWounds
  const card = t.state[DECK_OF[deck]].at(-1)
  if (leader === 'friday') {
    // RC-FRI-06, RC-FRI-07
    wound(t, leader, 1, 'RC-FRI-06')
  } else if (leader !== undefined && adventureWounds !== undefined) {
    wound(t, leader, adventureWounds, 'RC-SCN3-06')
  } else if (leader !== undefined && card !== undefined) {
    t.emit({ t: 'adventureDrawn', deck, card })
    const { adventure: effects } = adventureOf(t.config, card)
    yield* t.within({ card }, () => t.window({ at: 'adventureRevealed', effects }))
    yield* vocabulary.run(t, effects, { you: leader, rule: 'RC-DICE-06', source: card })
    if (t.state.adventure === card) t.emit({ t: 'adventureEnded' })
  }
  // RC-TOK-30
  if (token) t.emit({ t: 'adventureTokenUsed', deck })
}

/** RC-RES-03: pawns that can be used only so often are used up now. RC-NIGHTOUT-02 */
export function actionEnd(t: Table<Crusoe>, { id, support }: Stack): undefined {
  for (const pawn of support) {
    const token = t.state.availableDiscoveries.find((known) => known === pawn)
    if (token !== undefined) t.emit({ t: 'discoveryUsed', token })
    const card = t.state.kept.find((one) => one.card === pawn)?.card
    if (card !== undefined && keptCard(t.config, card).pawnUses !== undefined) useUp(t, card)
  }
  // RC-ED-22
  if (editionOf(t.config).lentPawnsLeaveAfterAction) {
    for (const { pawn } of t.state.lentPawns) if (support.includes(pawn)) t.emit({ t: 'lentPawnLeft', pawn })
  }
  const { acting } = t.state
  if (acting?.stack.id !== id) return
  if (acting.staysOutside) t.emit({ t: 'packFilled', person: acting.stack.leader })
  t.emit({ t: 'actionEnded' })
}

/** One use less; the last one takes the card with it. RC-USE-09 */
function useUp(t: Table<Crusoe>, card: KeptId): void {
  t.emit({ t: 'cardUsed', card })
  discardWhenUsed(t, card)
}

export function discardWhenUsed(t: Table<Crusoe>, card: KeptId): void {
  const left = t.state.kept.find((one) => one.card === card)?.uses
  if (left === 0 && keptCard(t.config, card).staysWhenUsed !== true) t.emit({ t: 'keptGone', card })
}
