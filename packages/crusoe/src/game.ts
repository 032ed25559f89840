// Robinson Crusoe: start here. The phases of a round, in order.
//
// Event, Adventure and Mystery cards are not written yet, so no round can be played through: a session begins at one of
// the steps that are here, and rests at its end.
import { defineGame, type Game, type Rules } from '@landfall/kernel'
import { anyTime } from './abilities.ts'
import { arrange } from './actions/arrange.ts'
import { build } from './actions/build.ts'
import { explore } from './actions/explore.ts'
import { gather } from './actions/gather.ts'
import { hunt } from './actions/hunt.ts'
import { rest } from './actions/rest.ts'
import { events } from './events.ts'
import { actionsEnd } from './phases/actions-end.ts'
import { morale } from './phases/morale.ts'
import { camping, eating, roundEnd } from './phases/night.ts'
import { planning } from './phases/planning.ts'
import { preparation } from './phases/preparation.ts'
import { production } from './phases/production.ts'
import { resolution } from './phases/resolution.ts'
import { setUp } from './phases/setup.ts'
import { weather } from './phases/weather.ts'
import { configure, setup, zones } from './state.ts'
import type { Crusoe } from './types.ts'

const steps: Rules<Crusoe>['steps'] = {
  setUp,
  morale,
  production,
  preparation,
  planning,
  resolution,
  hunt,
  build,
  gather,
  explore,
  arrange,
  rest,
  actionsEnd,
  weather,
  eating,
  camping,
  roundEnd,
}

export const crusoe: Game<Crusoe> = defineGame<Crusoe>({
  id: 'crusoe',
  version: 1,
  configure,
  seats: ({ characters }) => characters,
  setup,
  first: { step: 'setUp', with: undefined },
  steps,
  events,
  zones,
  anyTime,
})
