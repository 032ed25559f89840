// A trauma comes.

import { receiveTrauma } from '../body.ts'
import { traumaCost } from '../heuristic/bodies.ts'
import { caresFor } from '../heuristic/outlook.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Trauma {
  readonly by: number
}

export const verb: Verb<Trauma> = {
  rule: 'NA-WOUND-05',
  clause: ({ by }) => say('suffer', { object: { noun: 'trauma', count: by } }),
  isPersonal: true,
  hurts: ({ by }) => ({ who: 'you', wounds: by }),
  *run(t, { by }, scope) {
    for (let received = 0; received < by; received++) yield* receiveTrauma(t, scope.you, scope.rule)
  },
}

export const worth: Worth<Trauma> = (o, _, { you }) => -caresFor(o, you) * traumaCost(o, you)

export const samples: Samples<Trauma> = { by: COUNTS }
