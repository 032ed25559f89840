// Discovery tokens are drawn.
import { drawDiscoveries } from '../rules/discoveries.ts'
import { COUNTS, say, type Verb } from './shared/verb.ts'

export interface GainDiscoveries {
  readonly tokens: number
}

export const verb: Verb<GainDiscoveries> = {
  clause: ({ tokens }) => say('gain', { object: { noun: 'discovery', count: tokens } }),
  run(t, { tokens }) {
    drawDiscoveries(t, tokens)
  },
  worth: (_, { tokens }) => 0.8 * tokens,
  samples: { tokens: COUNTS },
}
