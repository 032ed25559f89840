// Robinson Crusoe: start here. The phases of a round, in order, and the Actions.
import { type Cause, defineGame, type Game, type Routine, type Rules, type Table } from '@landfall/kernel'
import { aboutStack } from './abouts.ts'
import { actionEnd, adventure } from './actions/adventure.ts'
import { arrange } from './actions/arrange.ts'
import { build } from './actions/build.ts'
import { explore } from './actions/explore.ts'
import { gather } from './actions/gather.ts'
import { hunt } from './actions/hunt.ts'
import { rest } from './actions/rest.ts'
import { special } from './actions/special.ts'
import { threat } from './actions/threat.ts'
import { anyTime } from './any-time.ts'
import { configure } from './config.ts'
import { formerly } from './earlier-plans.ts'
import { events } from './events.ts'
import { actionsEnd } from './phases/actions-end.ts'
import { drawEvent, event } from './phases/event.ts'
import { morale } from './phases/morale.ts'
import { camping, eating, roundEnd } from './phases/night.ts'
import { planning } from './phases/planning.ts'
import { preparation } from './phases/preparation.ts'
import { production } from './phases/production.ts'
import { resolution } from './phases/resolution.ts'
import { game, round, roundStart } from './phases/round.ts'
import { setUp } from './phases/setup.ts'
import { weather } from './phases/weather.ts'
import { setup } from './setup.ts'
import type { Stack } from './state.ts'
import type { Crusoe } from './types.ts'
import { zones } from './zones.ts'

/** What is asked in an Action is about it. */
const asked =
  (action: (t: Table<Crusoe>, stack: Stack) => Routine) =>
  (t: Table<Crusoe>, stack: Stack): Routine =>
    t.about(
      () => aboutStack(stack),
      () => action(t, stack),
    )

const steps: Rules<Crusoe>['steps'] = {
  game,
  setUp,
  round,
  roundStart,
  event,
  drawEvent,
  morale,
  production,
  preparation,
  planning,
  resolution,
  threat: asked(threat),
  hunt: asked(hunt),
  build: asked(build),
  gather: asked(gather),
  explore: asked(explore),
  special: asked(special),
  arrange: asked(arrange),
  rest: asked(rest),
  adventure,
  actionEnd,
  actionsEnd,
  weather,
  eating,
  camping,
  roundEnd,
}

/** Within an Action, until it ends. What it names, an Adventure for example, happens within it as well. */
const action = ({ action, leader }: Stack): Cause => ({ phase: 'action', action, actor: leader })

const within: Rules<Crusoe>['within'] = {
  round: {},
  roundStart: {},
  event: { phase: 'event' },
  morale: { phase: 'morale' },
  production: { phase: 'production' },
  preparation: { phase: 'action' },
  planning: { phase: 'action' },
  resolution: { phase: 'action' },
  threat: action,
  hunt: action,
  build: action,
  gather: action,
  explore: action,
  special: action,
  arrange: action,
  rest: action,
  actionsEnd: { phase: 'action' },
  weather: { phase: 'weather' },
  eating: { phase: 'night' },
  camping: { phase: 'night' },
  roundEnd: { phase: 'night' },
}

export const crusoe: Game<Crusoe> = defineGame<Crusoe>({
  id: 'crusoe',
  version: 6,
  oldest: 3,
  newQuestions: ['restWith'],
  formerly,
  configure,
  seats: ({ characters }) => characters,
  setup,
  first: { step: 'game', with: undefined },
  steps,
  within,
  events,
  zones,
  anyTime,
})
