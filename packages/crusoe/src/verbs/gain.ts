// Resources are gained.
import type { AmountOf } from '@landfall/tabletop'
import { foodWorth } from '../heuristic/outlook.ts'
import { foodIn } from '../heuristic/view.ts'
import { gain } from '../rules/resources.ts'
import { RESOURCES, type Resource } from '../state.ts'
import type { CrusoeEffects } from '../types.ts'
import { COUNTS } from './shared/samples.ts'
import { type ItemWorth, type Samples, say, type UseWorth, type Verb, type Worth } from './shared/verb.ts'
import { gainWorth } from './shared/worth.ts'

/** With `available`, never into Future Resources. RC-AVAIL-04 */
export interface Gain {
  readonly what: Resource
  readonly amount: AmountOf<CrusoeEffects>
  readonly available?: true
}

export const verb: Verb<Gain> = {
  clause: ({ what, amount, available }) =>
    say('gain', {
      object: { noun: what, count: amount },
      ...(available === true ? { at: { noun: 'availableAtOnce' as const } } : {}),
    }),
  run(t, { what, amount, available }, scope, vocabulary) {
    const by = vocabulary.amount(t, amount, scope)
    if (available === true && t.state.pack === undefined) {
      t.emit({ t: 'resourcesChanged', where: 'available', resource: what, by, rule: scope.rule })
    } else gain(t, what, by, scope.rule)
  },
  // RC-AVAIL-03
  yields: (state, { what, available }, demanded) =>
    (what === demanded || (what === 'nonperishable' && demanded === 'food')) &&
    (state.phase !== 'action' || available === true),
  // RC-ITEM-11, RC-UNMET-11: as far as possible, and without a penalty.
  reverse(t, { what, amount }, rule) {
    const by = typeof amount === 'number' ? Math.min(amount, t.state.available[what]) : 0
    if (by > 0) t.emit({ t: 'resourcesChanged', where: 'available', resource: what, by: -by, rule })
  },
}

export const worth: Worth<Gain> = (o, { what, amount }) => gainWorth(o, what, typeof amount === 'number' ? amount : 2)

/** Food that keeps is kept until somebody is hungry. */
export const useWorth: UseWorth<Gain> = (_, { what }, { moment }) =>
  what === 'nonperishable' && moment !== 'demand' ? 0 : 1

export const itemWorth: ItemWorth<Gain> = (o, { what }) =>
  what === 'nonperishable' ? 1.2 * 2 : 2 * Math.max(0.4, foodWorth(o, foodIn(o.seen)))

export const samples: Samples<Gain> = { what: RESOURCES, amount: COUNTS, available: [true] }
