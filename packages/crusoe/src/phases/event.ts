// The Event Phase. RC-EVT.
import type { Routine, Table } from '@landfall/kernel'
import { BEASTS, type BeastId } from '../cards/beasts.ts'
import type { AdventureId, MysteryId } from '../cards/decks.ts'
import { eventOf, lowerHalf } from '../cards/edition-cards.ts'
import { type EventId, isEvent } from '../cards/events.ts'
import type { DiceAction } from '../components/dice.ts'
import { eventOnTop } from '../event-deck.ts'
import { fightBeast } from '../rules/fight.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { strike, threatLeaves } from '../threats.ts'
import type { Crusoe } from '../types.ts'
import { adventureToken } from '../verbs/index.ts'
import { vocabulary } from '../vocabulary.ts'

/** RC-EVT-01, RC-EVT-02 */
export function event(t: Table<Crusoe>): Routine | undefined {
  if (t.state.round === 1) return undefined
  const [waiting] = t.state.waitingBeast
  if (waiting !== undefined) return beastComes(t, waiting)
  t.next('drawEvent')
  return undefined
}

/** RC-CARD-DANGEROUSNIGHT-03: before a card is drawn, in the round after. */
function* beastComes(t: Table<Crusoe>, waiting: BeastId): Routine {
  t.emit({ t: 'beastCame', beast: waiting })
  yield* fightBeast(t, t.state.firstPlayer, waiting, BEASTS[waiting].strength)
  t.next('drawEvent')
}

/** One card; RC-EVT-04, RC-EVT-05: until it is an Event card. */
export function drawEvent(t: Table<Crusoe>): Routine | undefined {
  const card = eventOnTop(t.state)
  if (card === undefined) return undefined
  t.emit({ t: 'eventDrawn', card })
  return isEvent(card) ? resolveEvent(t, card) : resolveLowerHalf(t, card)
}

function* resolveLowerHalf(t: Table<Crusoe>, card: AdventureId | MysteryId): Routine {
  const effects = lowerHalf(t.config, card) ?? []
  yield* t.within({ card }, () => t.window({ at: 'eventRevealed', effects }))
  yield* vocabulary.run(t, effects, { you: t.state.firstPlayer, rule: 'RC-EVT-04', source: card })
  t.emit({ t: 'forgotten', card })
  if (t.state.event === card) t.emit({ t: 'cardGone', card })
  t.next('drawEvent')
}

/** RC-EVT-07: each deck has room for one. */
function putAdventureToken(t: Table<Crusoe>, deck: DiceAction, source: EventId): void {
  if (t.state.adventureTokens.includes(deck)) {
    t.emit({ t: 'hadNoEffect', of: { effects: [adventureToken(deck)] }, why: 'already', source, rule: 'RC-EVT-07' })
  } else t.emit({ t: 'adventureTokenPut', deck })
}

/** RC-EVT-06 to RC-EVT-12 */
function* resolveEvent(t: Table<Crusoe>, card: EventId): Routine {
  const { icon, event: effects } = eventOf(t.config, card)
  yield* t.within({ card }, () => t.window({ at: 'eventRevealed', effects, book: icon === 'book' }))
  if (icon === 'book') yield* scenarioOf(t.config).book(t, vocabulary)
  else putAdventureToken(t, icon, card)
  yield* vocabulary.run(t, effects, { you: t.state.firstPlayer, rule: 'RC-EVT-09', source: card })
  // RC-EVT-10, RC-EVT-11: with the right-hand space empty nothing moves.
  const pushedOut = t.state.threats.right === undefined ? undefined : threatLeaves(t, 'left')
  if (t.state.threats.right !== undefined) t.emit({ t: 'threatMoved' })
  t.emit({ t: 'eventPlaced', card })
  yield* strike(t, vocabulary, pushedOut)
}
