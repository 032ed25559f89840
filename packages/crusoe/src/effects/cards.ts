// What cards do with themselves and with the Event deck. RC-DICE-15, RC-EVT.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { type AdventureId, isAdventure, isDanger, isTreasure, type MysteryId } from '../cards/decks.ts'
import { isEvent } from '../cards/events.ts'
import { eventOf } from '../cards/of-edition.ts'
import { eventOnTop } from '../event-deck.ts'
import { scenarioOf } from '../scenarios/index.ts'
import { strike, threatLeaves } from '../threats.ts'
import type { Crusoe } from '../types.ts'
import { plainly, type RulesOf, say } from './rule.ts'

function isShuffledIn(card: string): card is AdventureId | MysteryId {
  return isAdventure(card) || isTreasure(card) || isDanger(card)
}

/** RC-DICE-15, RC-EVT-03 */
function shuffleIn(t: Table<Crusoe>, card: string): void {
  if (!isShuffledIn(card)) throw new Error(`${card} cannot be shuffled into the Event deck`)
  const { eventOrder, eventTop } = t.state
  const top = eventTop === undefined ? [] : [isEvent(eventTop) ? ('event' as const) : eventTop]
  t.emit({ t: 'shuffledIn', card, order: t.shuffle('deck.events', [...eventOrder, ...top, card]) })
}

/** RC-CARD-HERBALMIXTURE-01 */
function* lookAtEvent(t: Table<Crusoe>, onlyEvent: boolean, rule: string): Routine {
  const [waiting] = t.state.waitingBeast
  const top = eventOnTop(t.state)
  const choices = [
    ...(top === undefined || t.state.eventTop !== undefined ? [] : [{ id: 'event', at: 'eventDeck' } as const]),
    ...(onlyEvent || waiting === undefined || t.state.waitingSeen !== undefined
      ? []
      : [{ id: 'beast', at: 'waitingBeast' } as const]),
  ]
  const [only, other] = choices
  const chosen = other === undefined ? only?.id : yield* t.ask({ seat: TABLE, kind: 'lookAt', rule, choices })
  if (chosen === 'beast' && waiting !== undefined) t.emit({ t: 'beastSeen', beast: waiting })
  else if (chosen === 'event' && top !== undefined) t.emit({ t: 'eventSeen', card: top })
}

export const cardVerbs: RulesOf<
  'shuffleIn' | 'shuffleBack' | 'discardCard' | 'keepCard' | 'repeatEvent' | 'resolveThreats' | 'lookAtEvent' | 'book'
> = {
  shuffleIn: {
    clause: plainly('shuffleIn'),
    run(t, _, { source = '' }) {
      shuffleIn(t, source)
    },
  },
  shuffleBack: {
    clause: plainly('shuffleBack'),
    run(t, _, { source = '' }) {
      shuffleIn(t, source)
    },
  },
  discardCard: {
    clause: plainly('discardCard'),
    run() {},
  },
  /** RC-TERM-06 */
  keepCard: {
    clause: plainly('keepCard'),
    run(t, _, { source = '' }) {
      if (isAdventure(source)) t.emit({ t: 'cardKept', card: source })
    },
  },
  /** RC-EVT-19, RC-TERM-12 */
  repeatEvent: {
    clause: plainly('repeatEvent'),
    *run(t, _, scope, words) {
      const { source = '' } = scope
      if (isEvent(source)) yield* words.run(t, eventOf(t.config, source).event, scope)
    },
  },
  /** RC-CARD-STROKEOFFATE-01 */
  resolveThreats: {
    clause: plainly('resolveThreats'),
    *run(t, _, __, words) {
      yield* strike(t, words, threatLeaves(t, 'left'))
      yield* strike(t, words, threatLeaves(t, 'right'))
    },
  },
  lookAtEvent: {
    clause: ({ only }) => say(only === true ? 'lookAtTopEvent' : 'lookAtEvent'),
    *run(t, { only }, { rule }) {
      yield* lookAtEvent(t, only === true, rule)
    },
  },
  /** RC-EVT-08 */
  book: {
    clause: plainly('book'),
    *run(t, _, __, words) {
      yield* scenarioOf(t.config).book(t, words)
    },
  },
}
