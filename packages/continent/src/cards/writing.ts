// What decks are written with besides verbs: actions, conditions, and what lasts while a card is where it is.
import { controls, fact } from '@landfall/tabletop'
import type { Icon } from '../components/actions.ts'
import type { ContinentEffect, ContinentEffects, Fact } from '../effect-types.ts'
import { takeIfThere } from '../verbs/index.ts'
import type { Action, Averts, Benefit, Between, Boost, Each, Effects, Needs, Occasion, Payment } from './cards.ts'

const { forEach, when: whenever } = controls<ContinentEffects>()

/** `dig 6+/1`: so many cards or more, and so many successes. */
export const open = (icon: Icon, cost: number, difficulty: number, success: Effects, failure?: Effects): Action =>
  failure === undefined ? { icon, cost, difficulty, success } : { icon, cost, difficulty, success, failure }

/** `fight =7/4`: exactly so many cards. */
export const locked = (icon: Icon, cost: number, difficulty: number, success: Effects, failure?: Effects): Action => ({
  ...open(icon, cost, difficulty, success, failure),
  locked: true,
})

/** Every character must be involved. */
export const all = (action: Action): Action => ({ ...action, all: true })
/** It must be performed. */
export const must = (action: Action): Action => ({ ...action, mandatory: true })
export const needing = (needs: Needs, action: Action): Action => ({ ...action, needs })
export const paying = (pays: readonly Payment[], action: Action): Action => ({ ...action, pays })
/** On this Terrain card only. */
export const onTerrain = (at: number, action: Action): Action => ({ ...action, at })

export const withKeyword = (keyword: Extract<Payment, { pay: 'keyword' }>['keyword'], count = 1): Payment => ({
  pay: 'keyword',
  keyword,
  count,
})

export const each = (...effects: Effects): ContinentEffect => forEach('involved', ...effects)
export const eachHere = (...effects: Effects): ContinentEffect => forEach('here', ...effects)
export const when = (name: Fact, effects: Effects, otherwise?: Effects): ContinentEffect =>
  whenever(fact(name), effects, otherwise)
export const unless = (name: Fact, effects: Effects): ContinentEffect => whenever({ not: fact(name) }, effects)
/** A card of experience, as long as there are any. T7-XP-01 */
export const insight: ContinentEffect = takeIfThere(116)

type BoostOptions = Omit<Boost, 'last' | 'on' | 'benefits'>

/** A brown frame: what may be applied in actions of these kinds. */
export const boost = (on: Boost['on'], benefits: readonly Benefit[], options: BoostOptions = {}): Boost => ({
  last: 'boost',
  on,
  benefits,
  ...options,
})

/** The same, for which the card is discarded. */
export const discarding = (on: Boost['on'], benefits: readonly Benefit[], options: BoostOptions = {}): Boost =>
  boost(on, benefits, { uses: 'discard', ...options })

/** What nobody who holds it can escape, in actions in which that player is active. */
export const burden = (on: readonly Icon[], benefit: Benefit): Boost =>
  boost(on, [benefit], { compulsory: true, active: true })

export const averts = (numbers: readonly number[], whose: Averts['whose'] = 'own'): Averts => ({
  last: 'averts',
  numbers,
  whose,
})

/** What may be done between two actions. */
export const between = (...effects: Effects): Between => ({ last: 'between', effects })

export const eachTime = (
  time: Occasion,
  effects: Effects,
  options: Pick<Each, 'from' | 'until' | 'area'> = {},
): Each => ({
  last: 'each',
  time,
  effects,
  ...options,
})
