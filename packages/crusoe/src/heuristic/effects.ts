// What comes of effects, weighed: of Events, threats, choices and things. Each verb knows what it is worth by itself.
import type { VerbNamed } from '@landfall/tabletop'
import { isControl } from '../effects.ts'
import type { Person } from '../state.ts'
import type { CrusoeEffect, CrusoeEffects } from '../types.ts'
import type { Verbs } from '../verbs/index.ts'
import { WORTHS } from '../verbs/worths.ts'
import type { Outlook } from './outlook.ts'

/** What they are worth to the player meant by `you` and to the group. */
export function effectsWorth(o: Outlook, effects: readonly CrusoeEffect[], you: Person): number {
  return effects.reduce((sum, effect) => sum + effectWorth(o, effect, you), 0)
}

/** How much an effect counts that depends on a condition: mostly such conditions hold. */
const LIKELY = 0.6

function effectWorth(o: Outlook, effect: CrusoeEffect, you: Person): number {
  if (!isControl(effect)) return verbWorth(o, effect, you)
  switch (effect.do) {
    case 'inOrder':
    case 'repeat':
      return effectsWorth(o, effect.effects, you)
    case 'chooseOne':
      return Math.max(...effect.options.map((option) => effectsWorth(o, option, you)))
    case 'may':
      return Math.max(0, effectsWorth(o, effect.effects, you))
    case 'forEach':
      return o.seen.players.length * effectsWorth(o, effect.effects, you)
    case 'if':
      return LIKELY * effectsWorth(o, effect.effects, you) + (1 - LIKELY) * effectsWorth(o, effect.otherwise ?? [], you)
  }
}

function verbWorth<Name extends keyof Verbs>(o: Outlook, verb: VerbNamed<CrusoeEffects, Name>, you: Person): number {
  const name: Name = verb.do
  return WORTHS[name](o, verb, you, (effects) => effectsWorth(o, effects, you))
}
