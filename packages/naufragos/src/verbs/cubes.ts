// Wreckage drifts in.

import { WRECK_SPACES } from '../components/tiles.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface Cubes {
  readonly by: number
}

export const verb: Verb<Cubes> = {
  rule: 'NA-EVT-10',
  clause: ({ by }) => say('add', { object: { noun: 'blackCube', count: by }, to: { noun: 'wreckSpaces' } }),
  run(t, { by }) {
    const added = Math.min(by, WRECK_SPACES - t.state.wreckCubes)
    if (added > 0) t.emit({ t: 'cubesAdded', by: added })
  },
  worth: () => 0.5,
  samples: { by: COUNTS },
}
