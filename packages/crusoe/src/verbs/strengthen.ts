// More weapons for a moment.
import { COUNTS } from './shared/samples.ts'
import { fightWorth, KEEP_FOR_FIGHTS } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface Strengthen {
  readonly by: number
}

/** RC-FIGHT-03, RC-TERM-23 */
export const verb: Verb<Strengthen> = {
  clause: ({ by }) => say('countMore', { by: { figure: by } }),
  run(t, { by }) {
    t.emit({ t: 'weaponsRaisedForFight', by })
  },
  // RC-SCN7-20: where no strength is compared it would be in vain.
  isUseful: (state) => state.fight?.strength !== 0,
  isWeapon: true,
}

export const worth: Worth<Strengthen> = () => 0

export const useWorth: UseWorth<Strengthen> = (o, { by }) => fightWorth(o, by) - KEEP_FOR_FIGHTS

export const samples: Samples<Strengthen> = { by: COUNTS }
