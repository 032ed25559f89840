// What comes of effects, weighed: of Events, threats, choices and things. Each verb knows what it is worth by itself.
import { type VerbNamed, worthOf } from '@landfall/tabletop'
import type { Person } from '../state.ts'
import type { CrusoeEffect, CrusoeEffects } from '../types.ts'
import type { Verbs } from '../verbs/index.ts'
import { WORTHS } from '../verbs/worths.ts'
import { vocabulary } from '../vocabulary.ts'
import type { Outlook } from './outlook.ts'

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

function verbWorth<Name extends keyof Verbs>(o: Outlook, verb: VerbNamed<CrusoeEffects, Name>, you: Person): number {
  const name: Name = verb.do
  return WORTHS[name](o, verb, you, (effects) => effectsWorth(o, effects, you))
}
