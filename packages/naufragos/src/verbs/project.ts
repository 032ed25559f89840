// A building can be built from now on.

import type { BuildingId } from '../cards/card-ids.ts'
import { offerProject } from '../projects.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Project {
  readonly building: BuildingId
}

export const verb: Verb<Project> = {
  rule: 'NA-BUILD-15',
  clause: ({ building }) => say('offer', { object: { name: building } }),
  inVain: 'already',
  run(t, { building }) {
    offerProject(t, building)
  },
}

export const worth: Worth<Project> = () => 0.5

export const samples: Samples<Project> = { building: ['building/cistern', 'building/palisade'] }
