// A building falls back.

import type { BuildingId } from '../cards/card-ids.ts'
import { setBackProject } from '../projects.ts'
import { say, type Verb } from './shared/verb.ts'

export interface Progress {
  readonly building: BuildingId
  readonly by: number
}

export const verb: Verb<Progress> = {
  rule: 'NA-BUILD-10',
  clause: ({ building, by }) => say('setBack', { object: { name: building }, by: { figure: Math.abs(by) } }),
  run(t, { building, by }) {
    setBackProject(t, building, -by)
  },
  worth: (_, { by }) => 0.8 * by,
  samples: { building: ['building/raft', 'building/huge-bonfire'], by: [-1, -2] },
}
