// What effects are and would bring, told from their verbs without carrying them out.
import type { VerbNamed } from '@landfall/tabletop'
import type { NaufragosEffect, NaufragosEffects } from './effect-types.ts'
import type { Visible } from './state.ts'
import { allWithin } from './traverse.ts'
import type { Verbs } from './verbs/index.ts'
import { VERBS } from './verbs/table.ts'
import { vocabulary } from './vocabulary.ts'

type Effects = readonly NaufragosEffect[]
type Named<Name extends keyof Verbs> = VerbNamed<NaufragosEffects, Name>

/** NA-EVT-07: nobody goes fishing when there is no fishing. */
export function areBanned(seen: Visible, effects: Effects): boolean {
  return effects.every((effect) => !vocabulary.isControl(effect) && VERBS[effect.do].isBanned?.(seen) === true)
}

/** NA-CARD-05: whether their card may go back into its deck. */
export function mayReturnCard(effects: Effects): boolean {
  return allWithin(effects).some((effect) => !vocabulary.isControl(effect) && VERBS[effect.do].returnsCard === true)
}

/** NA-UPKEEP-01 */
export function takeAway(effects: Effects): boolean {
  return effects.some((effect) => !vocabulary.isControl(effect) && verbTakesAway(effect))
}

function verbTakesAway<Name extends keyof Verbs>(verb: Named<Name>): boolean {
  const name: Name = verb.do
  return VERBS[name].takesAway?.(verb) === true
}

/** NA-UPKEEP-02: how much food they preserve; what depends on a condition counts as one. */
export function curedBy(effects: Effects): number {
  return effects.reduce((sum, effect) => {
    if (!vocabulary.isControl(effect)) return sum + verbCures(effect)
    return effect.do === 'if' ? sum + 1 : sum
  }, 0)
}

function verbCures<Name extends keyof Verbs>(verb: Named<Name>): number {
  const name: Name = verb.do
  return VERBS[name].cures?.(verb) ?? 0
}
