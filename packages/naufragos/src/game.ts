// Náufragos: start here. The steps of a turn, in order.
import { defineGame, type Game, type Rules } from '@landfall/kernel'
import { expedition, exploration } from './actions/explore.ts'
import { anyTime } from './any-time.ts'
import { configure } from './config.ts'
import { events } from './events.ts'
import { namesOfVersion2, namesOfVersion3 } from './former-names.ts'
import { nextStart, turnEnd, upkeep, woundCheck } from './phases/end-of-turn.ts'
import { ending } from './phases/ending.ts'
import { event, turn } from './phases/events.ts'
import { place, placements, placeReturned, whitePawn } from './phases/placing.ts'
import { resolution, resolvePawn, returnAttempts } from './phases/resolution.ts'
import { eating, hunger, meal, night, ownFood } from './phases/survival.ts'
import { dealCharacters, setUp, setup } from './setup.ts'
import { zones } from './state.ts'
import type { Naufragos } from './types.ts'

export const rules: Rules<Naufragos> = {
  id: 'naufragos',
  version: 4,
  oldest: 2,
  formerNames: { 2: namesOfVersion2, 3: namesOfVersion3 },
  configure,
  seats: ({ seats }) => seats,
  setup,
  first: { step: 'setUp', with: undefined },
  steps: {
    setUp,
    characters: dealCharacters,
    turn,
    event,
    whitePawn,
    placements,
    place,
    returnAttempts,
    placeReturned,
    resolution,
    act: resolvePawn,
    expedition,
    exploration,
    eating,
    meal,
    ownFood,
    hunger,
    night,
    turnEnd,
    woundCheck,
    upkeep,
    nextStart,
    ending,
  },
  within: {
    turn: {},
    event: { phase: 'events' },
    whitePawn: { phase: 'actions' },
    placements: { phase: 'actions' },
    place: ({ seat }) => ({ phase: 'actions', actor: seat }),
    returnAttempts: { phase: 'actions' },
    placeReturned: { phase: 'actions' },
    resolution: { phase: 'actions' },
    act: ({ seat, action }) => ({ phase: 'actions', action, actor: seat }),
    expedition: { phase: 'actions', action: 'explore' },
    exploration: { phase: 'actions', action: 'explore' },
    eating: { phase: 'survival' },
    meal: ({ seat }) => ({ phase: 'survival', actor: seat }),
    ownFood: ({ seat }) => ({ phase: 'survival', actor: seat }),
    hunger: { phase: 'survival' },
    night: { phase: 'survival' },
    turnEnd: { phase: 'end' },
    woundCheck: { phase: 'end' },
    upkeep: { phase: 'end' },
    nextStart: { phase: 'end' },
    ending: {},
  },
  events,
  zones,
  anyTime,
}

export const naufragos: Game<Naufragos> = defineGame(rules)
