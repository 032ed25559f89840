// Wreckage drifts in.

import { WRECK_SPACES } from '../components/tiles.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface Cubes {
  readonly by: number
}

export const verb: Verb<Cubes> = {
  rule: 'NA-EVT-10',
  clause: ({ by }) => say('add', { object: { noun: 'blackCube', count: by }, to: { noun: 'wreckSpaces' } }),
  inVain: 'full',
  run(t, { by }) {
    const added = Math.min(by, WRECK_SPACES - t.state.wreckCubes)
    if (added > 0) t.emit({ t: 'cubesAdded', by: added })
  },
}

export const worth: Worth<Cubes> = () => 0.5

export const samples: Samples<Cubes> = { by: COUNTS }
