// Discovery tokens are drawn.
import { drawDiscoveries } from '../rules/discoveries.ts'
import { COUNTS } from './shared/samples.ts'
import { type Samples, say, type Verb, type Worth } from './shared/verb.ts'

export interface GainDiscoveries {
  readonly tokens: number
}

export const verb: Verb<GainDiscoveries> = {
  clause: ({ tokens }) => say('gain', { object: { noun: 'discovery', count: tokens } }),
  run(t, { tokens }) {
    drawDiscoveries(t, tokens)
  },
}

export const worth: Worth<GainDiscoveries> = (_, { tokens }) => 0.8 * tokens

export const samples: Samples<GainDiscoveries> = { tokens: COUNTS }
