// What comes of effects, weighed: of Events, threats, choices and things. Each verb knows what it is worth by itself.
import { type VerbNamed, worthOf } from '@landfall/tabletop'
import { SCENARIO_WORTHS } from '../scenarios/all/verbs/worths.ts'
import type { Person } from '../state.ts'
import type { AllVerbs, CrusoeEffect, CrusoeEffects } from '../types.ts'
import type { Worth } from '../verbs/shared/verb.ts'
import { WORTHS } from '../verbs/worths.ts'
import { vocabulary } from '../vocabulary.ts'
import type { Outlook } from './outlook.ts'

const ALL_WORTHS: { readonly [Name in keyof AllVerbs]: Worth<AllVerbs[Name]> } = { ...WORTHS, ...SCENARIO_WORTHS }

/** How much an effect counts that depends on a condition: mostly such conditions hold. */
const LIKELY = 0.6

/** What they are worth to the player meant by `you` and to the group. */
export function effectsWorth(o: Outlook, effects: readonly CrusoeEffect[], you: Person): number {
  return worthOf<CrusoeEffects>(effects, {
    verb: (verb) => verbWorth(o, verb, you),
    likely: () => LIKELY,
    count: () => o.seen.players.length,
    isControl: vocabulary.isControl,
  })
}

function verbWorth<Name extends keyof AllVerbs>(o: Outlook, verb: VerbNamed<CrusoeEffects, Name>, you: Person): number {
  const name: Name = verb.do
  return ALL_WORTHS[name](o, verb, you, (effects) => effectsWorth(o, effects, you))
}
