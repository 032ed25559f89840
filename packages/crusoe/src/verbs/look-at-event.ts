// The top of the Event deck is looked at.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { eventOnTop } from '../event-deck.ts'
import type { CrusoeState } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

/** With `only`, not at the Beast beside the deck. */
export interface LookAtEvent {
  readonly only?: true
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
  const chosen = yield* t.pick({ seat: TABLE, kind: 'lookAt', rule, choices })
  if (chosen === 'beast' && waiting !== undefined) t.emit({ t: 'beastSeen', beast: waiting })
  else if (chosen === 'event' && top !== undefined) t.emit({ t: 'eventSeen', card: top })
}

const isTopUnseen = ({ eventTop, eventOrder }: CrusoeState): boolean => eventTop === undefined && eventOrder.length > 0
const isBeastUnseen = ({ waitingBeast, waitingSeen }: CrusoeState): boolean =>
  waitingBeast.length > 0 && waitingSeen === undefined

export const verb: Verb<LookAtEvent> = {
  clause: ({ only }) => say('lookAt', { object: { noun: only === true ? 'topEvent' : 'topEventOrBeast' } }),
  *run(t, { only }, { rule }) {
    yield* lookAtEvent(t, only === true, rule)
  },
  isUseful: (state, { only }) => isTopUnseen(state) || (only !== true && isBeastUnseen(state)),
}

export const worth: Worth<LookAtEvent> = (_, { only }) => (only === true ? 0 : 0.4)

export const samples: Samples<LookAtEvent> = { only: [true] }
