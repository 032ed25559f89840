// Making camp saves and loads in one step. T7-SAVE, T7-LOAD

import type { Routine, Table, ViewOf } from '@landfall/kernel'
import { returnPast } from './adventure.ts'
import type { ContinentVocabulary } from './effect-types.ts'
import { layFog } from './exploring.ts'
import { happens } from './happenings.ts'
import { hideLoose } from './moving.ts'
import { deciderOf } from './people.ts'
import type { ContinentState } from './state.ts'
import type { Continent } from './types.ts'

type T = Table<Continent>

/** T7-SAVE-01, T7-SAVE-08 */
export function mayCamp({ members, action, pending, actedSinceCamp }: ContinentState): boolean {
  const [first] = members
  if (first === undefined || action !== undefined || pending.length > 0 || !actedSinceCamp) return false
  return members.every(({ at }) => at === first.at)
}

/** What keeps a party from making camp between two actions. */
export type NoCamp = 'apart' | 'nothingDone'

/** T7-SAVE-07. While an action goes on or something must be done, everybody sees that. */
export function whyNoCamp({ members, action, pending, actedSinceCamp }: ViewOf<Continent>): NoCamp | undefined {
  const [first] = members
  if (first === undefined || action !== undefined || pending.length > 0) return undefined
  if (members.some(({ at }) => at !== first.at)) return 'apart'
  return actedSinceCamp ? undefined : 'nothingDone'
}

export function* makeCamp(t: T, vocabulary: ContinentVocabulary): Routine {
  const { who: active, at } = deciderOf(t.state)
  t.emit({ t: 'camped', camps: t.state.camps + 1 })
  t.emit({ t: 'boardSwept', rule: 'T7-SAVE-02', keeps: at })
  returnPast(t, 'T7-LOAD-01')
  t.emit({ t: 'circleChanged', active, involved: t.state.members.map(({ who }) => who) })
  yield* layFog(t, vocabulary, at)
  yield* hideLoose(t)
  // T7-SAVE-09
  yield* happens(t, vocabulary, 'camp')
  t.emit({ t: 'circleLeft' })
}
