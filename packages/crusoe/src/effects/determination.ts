// Determination tokens: gained, given up, and missing.
import { type Routine, TABLE, type Table } from '@landfall/kernel'
import { personChoice } from '../choices.ts'
import { sheetOf } from '../group.ts'
import type { Person } from '../state.ts'
import type { Crusoe } from '../types.ts'
import { gainDetermination } from './morale.ts'
import { people, type RulesOf, say, subject } from './rule.ts'
import { wound } from './wound.ts'

/** RC-MOR-06, RC-UNMET-05, RC-UNMET-12: missing tokens are wounds of whoever has to give them. */
export function* demandDetermination(t: Table<Crusoe>, person: Person, tokens: number, rule: string): Routine {
  const missing = (): number => tokens - sheetOf(t.state, person).determination
  if (missing() > 0) yield* t.window({ at: 'demand', what: 'determination', missing: missing(), person })
  const lacking = Math.max(0, missing())
  if (tokens > lacking) t.emit({ t: 'determinationChanged', person, by: lacking - tokens, rule })
  wound(t, person, lacking, 'RC-UNMET-05')
}

export const determinationVerbs: RulesOf<'gainTokens' | 'discardTokens' | 'discardAllTokens' | 'shareTokens'> = {
  gainTokens: {
    clause: ({ who, tokens }) => say('gain', { ...subject(who), object: { noun: 'determination', count: tokens } }),
    run(t, { who, tokens }, scope) {
      for (const person of people(t, who, scope)) gainDetermination(t, person, tokens, scope.rule)
    },
  },
  discardTokens: {
    clause: ({ who, tokens }) => say('discard', { ...subject(who), object: { noun: 'determination', count: tokens } }),
    *run(t, { who, tokens }, scope) {
      for (const person of people(t, who, scope)) yield* demandDetermination(t, person, tokens, scope.rule)
    },
    isPossible: (t, { who, tokens }, scope) =>
      people(t, who, scope).every((person) => sheetOf(t.state, person).determination >= tokens),
  },
  discardAllTokens: {
    clause: ({ who }) => say('discard', { ...subject(who), object: { noun: 'allDetermination' } }),
    run(t, { who }, scope) {
      for (const person of people(t, who, scope)) {
        const { determination } = sheetOf(t.state, person)
        if (determination > 0) t.emit({ t: 'determinationChanged', person, by: -determination, rule: scope.rule })
      }
    },
  },
  /** RC-SCN1-10 */
  shareTokens: {
    clause: ({ tokens }) =>
      say('gain', { object: { noun: 'determination', count: tokens }, at: { noun: 'dividedFreely' } }),
    *run(t, { tokens }, { rule }) {
      for (let given = 0; given < tokens; given++) {
        const choices = t.state.players.map(personChoice)
        const person = yield* t.ask({ seat: TABLE, kind: 'whoGains', rule, choices })
        gainDetermination(t, person, 1, rule)
      }
    },
  },
}
