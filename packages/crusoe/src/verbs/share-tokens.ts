// Determination tokens that the group divides. Serves one card only.
import { TABLE } from '@landfall/kernel'
import { personChoice } from '../choices.ts'
import { tokenWorth } from '../heuristic/outlook.ts'
import { gainDetermination } from '../rules/morale.ts'
import { COUNTS } from './shared/samples.ts'
import { asSoonAsOffered } from './shared/use-worth.ts'
import { type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'

export interface ShareTokens {
  readonly tokens: number
}

/** RC-SCN1-10 */
export const verb: Verb<ShareTokens> = {
  clause: ({ tokens }) =>
    say('gain', { object: { noun: 'determination', count: tokens }, at: { noun: 'dividedFreely' } }),
  *run(t, { tokens }, { rule }) {
    for (let given = 0; given < tokens; given++) {
      const choices = t.state.players.map(personChoice)
      const person = yield* t.ask({ seat: TABLE, kind: 'whoGains', rule, choices })
      gainDetermination(t, person, 1, rule)
    }
  },
  yields: (_state, _verb, demanded) => demanded === 'determination',
}

export const worth: Worth<ShareTokens> = (o, { tokens }, you) => tokens * tokenWorth(o, you)

export const useWorth: UseWorth<ShareTokens> = asSoonAsOffered

export const samples: Samples<ShareTokens> = { tokens: COUNTS }
