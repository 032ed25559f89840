// Robinson Crusoe: start here. The phases of a round, in order.
//
// The Event Phase and the Action Phase are not written yet, so no round can be played through: a session begins at one of
// the phases that are here, and rests at its end.
import { defineGame, type Game, type Rules } from '@landfall/kernel'
import { events } from './events.ts'
import { morale } from './phases/morale.ts'
import { camping, eating, roundEnd } from './phases/night.ts'
import { production } from './phases/production.ts'
import { weather } from './phases/weather.ts'
import { configure, setup, zones } from './state.ts'
import type { Crusoe } from './types.ts'

const steps: Rules<Crusoe>['steps'] = { morale, production, weather, eating, camping, roundEnd }

export const crusoe: Game<Crusoe> = defineGame<Crusoe>({
  id: 'crusoe',
  version: 1,
  configure,
  seats: ({ characters }) => characters,
  setup,
  first: { step: 'morale', with: undefined },
  steps,
  events,
  zones,
})
