// Discovery tokens are drawn, and one of them is kept. Serves one card only.
import { keepOne } from '../rules/discoveries.ts'
import { COUNTS } from './shared/samples.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface KeepOneDiscovery {
  readonly of: number
}

export const verb: Verb<KeepOneDiscovery> = {
  clause: ({ of }) => say('draw', { object: { noun: 'discovery', count: of }, at: { noun: 'keepOne' } }),
  *run(t, { of }, { you, rule }) {
    yield* keepOne(t, you, of, rule)
  },
  isPossible: (t) => t.state.discoveryStack.length > 0,
  isUseful: (state) => state.discoveryStack.length > 0,
}

export const worth: Worth<KeepOneDiscovery> = () => 0

export const useWorth: UseWorth<KeepOneDiscovery> = asSoonAsOffered

export const samples: Samples<KeepOneDiscovery> = { of: COUNTS }
