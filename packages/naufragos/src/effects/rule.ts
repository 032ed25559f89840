// What every verb has: what it says and how it runs.
import type { Phrase, VerbRule } from '@landfall/tabletop'
import type { NaufragosWords } from '../words.ts'
import type { NaufragosEffects, Verbs, Whom } from './effect-types.ts'

export type Rule<Name extends keyof Verbs> = VerbRule<NaufragosEffects, { readonly do: Name } & Verbs[Name]>

/** Whoever carries the effect out is not named. */
export function subject(who: Whom): { subject?: Phrase<NaufragosWords> } {
  return who === 'you' ? {} : { subject: { noun: who } }
}
