// What effects are and would bring, told from their verbs without carrying them out.
import type { VerbNamed } from '@landfall/tabletop'
import type { Seat } from './components/seats.ts'
import type { NaufragosEffect, NaufragosEffects, Whom } from './effect-types.ts'
import type { NaufragosState, Visible } from './state.ts'
import { allWithin } from './traverse.ts'
import type { Verbs } from './verbs/index.ts'
import { group, reachedBy } from './verbs/shared/targets.ts'
import type { Help, Hurt } from './verbs/shared/verb.ts'
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

/** What an item with these effects is good for at the last moment, and for whom. */
export function helpsOf(effects: Effects): readonly { readonly help: Help; readonly who: Whom }[] {
  return allWithin(effects).flatMap((effect) => {
    if (vocabulary.isControl(effect)) return []
    const help = verbHelps(effect)
    return help === undefined ? [] : [{ help, who: 'who' in effect ? effect.who : 'you' }]
  })
}

function verbHelps<Name extends keyof Verbs>(verb: Named<Name>): Help | undefined {
  const name: Name = verb.do
  return VERBS[name].helps?.(verb)
}

/** Whether nothing would come of them now if somebody used an item that does them. */
export function areIdle(state: NaufragosState, effects: Effects, you: Seat): boolean {
  return effects.every((effect) => {
    const branches = vocabulary.branches(effect)
    if (vocabulary.isControl(effect)) return branches.length > 0 && branches.every((one) => areIdle(state, one, you))
    return verbIsIdle(state, effect, reachedBy(state, you, 'who' in effect ? effect.who : 'you'))
  })
}

function verbIsIdle<Name extends keyof Verbs>(
  state: NaufragosState,
  verb: Named<Name>,
  reached: readonly Seat[],
): boolean {
  const name: Name = verb.do
  return VERBS[name].isIdle?.(state, verb, reached) === true
}

/** The worst that somebody may suffer from them, when another carries them out. */
export function hurtBy(state: Visible, effects: Effects, by: Seat, seat: Seat): Omit<Hurt, 'who'> {
  let energy = 0
  let wounds = 0
  for (const effect of effects) {
    if (vocabulary.isControl(effect)) {
      const ways = vocabulary.branches(effect).map((branch) => hurtBy(state, branch, by, seat))
      energy += Math.max(0, ...ways.map((way) => way.energy ?? 0))
      wounds += Math.max(0, ...ways.map((way) => way.wounds ?? 0))
    } else {
      const hurt = verbHurts(effect)
      if (hurt === undefined || !(hurt.who === 'you' ? [by] : group(state, hurt.who)).includes(seat)) continue
      energy += hurt.energy ?? 0
      wounds += hurt.wounds ?? 0
    }
  }
  return { energy, wounds }
}

function verbHurts<Name extends keyof Verbs>(verb: Named<Name>): Hurt | undefined {
  const name: Name = verb.do
  return VERBS[name].hurts?.(verb)
}

/** The most energy that one of their options costs the player who carries them out. */
export function dearestOf(effects: Effects): number {
  return Math.max(
    0,
    ...allWithin(effects).flatMap((effect) =>
      effect.do === 'chooseOne' || effect.do === 'vote' ? effect.options.map(({ price }) => price?.energy ?? 0) : [],
    ),
  )
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
