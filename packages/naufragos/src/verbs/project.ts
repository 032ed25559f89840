// A building can be built from now on.

import { act } from '@landfall/tabletop'
import type { BuildingId } from '../cards/card-ids.ts'
import { offerProject } from '../projects.ts'
import type { Verb } from './shared/verb.ts'

export interface Project {
  readonly building: BuildingId
}

export const verb: Verb<Project> = {
  rule: 'NA-BUILD-15',
  clause: ({ building }) => act('offer', { object: { name: building } }),
  run(t, { building }) {
    offerProject(t, building)
  },
  worth: () => 0.5,
  samples: { building: ['building/cistern', 'building/palisade'] },
}
