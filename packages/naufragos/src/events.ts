// Everything that can happen, and what it does: the only writer of the state.
import type { Rules } from '@landfall/kernel'
import { bodies } from './events/bodies.ts'
import { cards } from './events/cards.ts'
import { endings } from './events/endings.ts'
import { expedition } from './events/expedition.ts'
import { stores } from './events/stores.ts'
import { turns } from './events/turns.ts'
import type { Naufragos } from './types.ts'

export const events: Rules<Naufragos>['events'] = {
  ...turns,
  ...bodies,
  ...stores,
  ...cards,
  ...expedition,
  ...endings,
}
