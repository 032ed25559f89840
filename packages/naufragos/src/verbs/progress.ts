// A building falls back.

import type { BuildingId } from '../cards/card-ids.ts'
import { setBackProject } from '../projects.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Progress {
  readonly building: BuildingId
  readonly by: number
}

export const verb: Verb<Progress> = {
  rule: 'NA-BUILD-10',
  clause: ({ building, by }) => say('setBack', { object: { name: building }, by: { figure: Math.abs(by) } }),
  isUseful: ({ progress }, { building }) => (progress[building] ?? 0) > 0,
  inVain: 'nothingToLose',
  run(t, { building, by }) {
    setBackProject(t, building, -by)
  },
}

/** What has not been built yet cannot be lost. */
export const worth: Worth<Progress> = ({ seen }, { building, by }) => -0.8 * Math.min(-by, seen.progress[building] ?? 0)

export const samples: Samples<Progress> = { building: ['building/raft', 'building/huge-bonfire'], by: [-1, -2] }
