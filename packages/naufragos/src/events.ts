// Everything that can happen: what each event does to the state, who is told, and what is said and shown of it.
import { type EventRows, eventReader } from '@landfall/tabletop'
import { bodies } from './events/bodies.ts'
import { camp } from './events/camp.ts'
import { cards } from './events/cards.ts'
import { endings } from './events/endings.ts'
import { expedition } from './events/expedition.ts'
import { inVain } from './events/in-vain.ts'
import type { NaufragosEvents } from './events/shared.ts'
import { stores } from './events/stores.ts'
import { turns } from './events/turns.ts'

/** The only writer of the state. */
export const events: EventRows<NaufragosEvents> = {
  ...turns,
  ...bodies,
  ...stores,
  ...cards,
  ...camp,
  ...expedition,
  ...endings,
  ...inVain,
}

export const told = eventReader<NaufragosEvents>(events)
