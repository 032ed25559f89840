// When nothing comes of an effect: why that is, so that the log can say it.
import type { Table } from '@landfall/kernel'
import type { EffectTypes, Option, Scope, VerbNamed } from './effect.ts'
import { isSelection, type Machinery } from './machinery.ts'

/** Why nothing came of an effect. Each language says these. */
export type NoEffect =
  /** It reaches nobody. */
  | 'nobody'
  | 'nothingToLose'
  /** There is nothing of the kind that it acts on. */
  | 'nothingThere'
  | 'unhurt'
  /** There is no room for more. */
  | 'full'
  /** The end of a track. */
  | 'limit'
  | 'already'
  /** A deck or the supply is used up. */
  | 'empty'
  /** A card that is not where it would be needed. */
  | 'gone'
  | 'forbidden'
  | 'price'
  | 'condition'
  | 'impossible'
  /** An option that brings nothing was chosen. */
  | 'chosen'

/** What a verb says of it; `quiet`, where nothing was to happen at this point. */
export type SaysNoEffect = NoEffect | 'quiet'

/** While it is the same, nothing has come of anything. */
export function progressOf<E extends EffectTypes>({ rules }: Machinery<E>, t: Table<E['game']>): number {
  return rules.progress?.(t) ?? t.changes
}

/** Tells it, in games that do. */
export function tellNoEffect<E extends EffectTypes>(
  { rules }: Machinery<E>,
  t: Table<E['game']>,
  of: Option<E>,
  why: NoEffect,
  scope: Scope<E>,
): void {
  rules.noEffect?.(t, of, why, scope)
}

/** The same for a verb of the game, which knows best why. */
export function tellVerbInVain<E extends EffectTypes, Name extends keyof E['verbs']>(
  m: Machinery<E>,
  t: Table<E['game']>,
  verb: VerbNamed<E, Name>,
  scope: Scope<E>,
): void {
  if (m.rules.noEffect === undefined) return
  const name: Name = verb.do
  const { inVain = 'impossible' } = m.rules.verbs[name]
  const why = reachesNobody(m, t, verb, scope)
    ? 'nobody'
    : typeof inVain === 'function'
      ? inVain(t, verb, scope)
      : inVain
  if (why !== 'quiet') tellNoEffect(m, t, { effects: [verb] }, why, scope)
}

function reachesNobody<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  verb: object,
  scope: Scope<E>,
): boolean {
  if (!('who' in verb) || typeof verb.who !== 'string') return false
  return isSelection(m, verb.who) && m.rules.selections[verb.who](t, scope).length === 0
}
