// The 7th Continent: start here. The steps of a turn, in order.
import { defineGame, type Game, type Rules } from '@landfall/kernel'
import { anyTime } from './any-time.ts'
import { makeCamp } from './camping.ts'
import { replace } from './coming-and-going.ts'
import { configure, seatsOf } from './config.ts'
import { events } from './events.ts'
import { setUp, setup } from './setup.ts'
import { zones } from './state.ts'
import { afterwards, consequences, handSize, mandatory } from './steps/consequences.ts'
import { keep } from './steps/keep.ts'
import { prepare } from './steps/prepare.ts'
import { result } from './steps/result.ts'
import { stuck, turn } from './steps/turn.ts'
import type { Continent } from './types.ts'
import { vocabulary } from './vocabulary.ts'

const rules: Rules<Continent> = {
  id: 'continent',
  version: 1,
  configure,
  seats: seatsOf,
  setup,
  first: { step: 'setUp', with: undefined },
  steps: {
    setUp,
    turn,
    stuck,
    prepare,
    result,
    keep,
    consequences,
    handSize,
    afterwards,
    mandatory,
    *camp(t) {
      yield* makeCamp(t, vocabulary)
      t.next('turn')
    },
    replace,
  },
  within: {
    setUp: { phase: 'setup' },
    turn: { phase: 'turn' },
    prepare: { phase: 'action' },
    result: { phase: 'action' },
    keep: { phase: 'action' },
    consequences: { phase: 'action' },
    handSize: { phase: 'action' },
    afterwards: { phase: 'action' },
    mandatory: { phase: 'action' },
    camp: { phase: 'camp' },
    replace: { phase: 'action' },
  },
  events,
  zones,
  anyTime,
}

export const continent: Game<Continent> = defineGame(rules)
