// Roof, Palisade and weapon level.
import type { Routine, Table } from '@landfall/kernel'
import { type CrusoeState, hasShelter, type Level } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { plainly, type RulesOf, say } from './rule.ts'
import { unmet } from './unmet.ts'

/** RC-BUILD-18: never below 0. Returns how many levels are missing. */
export function lower(t: Table<Crusoe>, level: Level, by: number, rule: string): number {
  const lowered = Math.min(by, t.state.levels[level])
  if (lowered > 0) t.emit({ t: 'levelChanged', level, by: -lowered, rule })
  return by - lowered
}

/** RC-USE-12: before anything counts as missing, whoever can help may. */
export function* demandLevel(t: Table<Crusoe>, level: Level, by: number, rule: string): Routine<number> {
  const missing = by - t.state.levels[level]
  if (missing > 0) yield* t.window({ at: 'demand', what: level, missing })
  return lower(t, level, by, rule)
}

/** RC-BUILD-14, RC-INV-03: without a Shelter neither Roof nor Palisade can be raised. */
function canBeRaised(state: CrusoeState, level: Level): boolean {
  return level === 'weapons' || hasShelter(state)
}

function raise(t: Table<Crusoe>, level: Level, by: number, rule: string): void {
  if (canBeRaised(t.state, level)) t.emit({ t: 'levelChanged', level, by, rule })
}

/** RC-CARD-DISASTER-01: of half the level, the loss is rounded down. */
const half = (level: number): number => Math.floor(level / 2)

export const levelVerbs: RulesOf<'raise' | 'lower' | 'lowerToNothing' | 'halve' | 'raiseLowered'> = {
  raise: {
    clause: ({ level, by }) => say('raise', { object: { noun: level }, by: { figure: by } }),
    run(t, { level, by }, { rule }) {
      raise(t, level, by, rule)
    },
    isPossible: (t, { level }) => canBeRaised(t.state, level),
  },
  lower: {
    clause: ({ level, by, ifPossible }) =>
      say('lower', {
        object: { noun: level },
        by: { figure: by },
        ...(ifPossible === true ? { at: { noun: 'ifPossible' as const } } : {}),
      }),
    *run(t, { level, by, ifPossible }, { rule }) {
      if (ifPossible === true) lower(t, level, by, rule)
      else unmet(t, yield* demandLevel(t, level, by, rule))
    },
    isPossible: (t, { level, by }) => t.state.levels[level] >= by,
  },
  lowerToNothing: {
    clause: ({ level }) => say('lower', { object: { noun: level }, at: { noun: 'toNothing' } }),
    run(t, { level }, { rule }) {
      lower(t, level, t.state.levels[level], rule)
    },
  },
  /** RC-CARD-DISASTER-01, RC-CARD-DISASTER-02: level 1 loses nothing, level 0 is Unfulfilled Demand. */
  halve: {
    clause: ({ level }) => say('halve', { object: { noun: level }, at: { noun: 'lossRoundedDown' } }),
    run(t, { level }, { rule }) {
      const now = t.state.levels[level]
      if (now === 0) unmet(t, 1)
      else lower(t, level, half(now), rule)
    },
    isPossible: (t, { level }) => t.state.levels[level] > 0,
  },
  /** RC-CARD-CLOUDBURST-01: one level of each that the forced move of this card has lowered. */
  raiseLowered: {
    clause: plainly('raiseLowered'),
    run(t, _, { rule, source = '' }) {
      for (const level of t.state.memory[source]?.lowered ?? []) raise(t, level, 1, rule)
    },
  },
}
