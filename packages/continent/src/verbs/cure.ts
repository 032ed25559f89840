// A State is returned from a hand. T7-STATE-15, T7-STATE-16

import type { Routine, Table } from '@landfall/kernel'
import type { Phrase, Scope } from '@landfall/tabletop'
import type { CardId } from '../cards/card-ids.ts'
import { numberOf } from '../cards/decks.ts'
import { aboutCard } from '../choices.ts'
import type { Explorer } from '../components/seats.ts'
import { relieve } from '../curing.ts'
import type { ContinentEffects } from '../effect-types.ts'
import { hereWith, memberOf, seatOf, statesOf } from '../people.ts'
import type { Continent } from '../types.ts'
import type { ContinentWords } from '../words.ts'
import { numbered, type Samples, say, type Verb, whom } from './shared/verb.ts'

export interface Cure {
  /** Any of these; all there are, if the list is empty. */
  readonly states: readonly number[]
  /** Whose: the reader's (or that of the one whose turn it is), or those of anybody on the terrain. */
  readonly of: 'you' | 'anyoneHere' // = 'you'
  readonly count: number // = 1
}

export const verb: Verb<Cure> = {
  rule: 'T7-STATE-15',
  clause: ({ states, of, count }) =>
    say(of === 'you' ? 'cure' : 'cureOf', {
      object: object(states, count),
      ...(of === 'you' ? {} : { from: { noun: count === 1 ? 'anyoneHere' : 'peopleHere' } }),
    }),
  inVain: 'nothingThere',
  *run(t, verb, scope) {
    // Of several States, others lose one each.
    const helped: Explorer[] = []
    for (let left = verb.count; left > 0; left--) {
      const cured = yield* chooseState(t, verb, scope, helped)
      if (cured === undefined) return
      if (cured.who !== whom(scope)) helped.push(cured.who)
      relieve(t, cured.who, cured.card, { rule: scope.rule, by: scope.you })
    }
  },
}

function object(states: readonly number[], count: number): Phrase<ContinentWords> {
  const [only, second] = states
  if (only === undefined) return { noun: 'anyState', count }
  if (second === undefined) return numbered(only)
  return { list: states.map(numbered), by: 'or' }
}

/** T7-STATE-15: which one is chosen by the one who has it, or by the one who cures. */
function chooseState(
  t: Table<Continent>,
  { states, of }: Cure,
  scope: Scope<ContinentEffects>,
  helped: readonly Explorer[],
): Routine<{ readonly who: Explorer; readonly card: CardId } | undefined> {
  const one = whom(scope)
  return t.pick(() => ({
    seat: seatOf(t.state, one),
    kind: 'cure',
    rule: scope.rule,
    choices: (of === 'you' ? [one] : hereWith(t.state).filter((who) => !helped.includes(who))).flatMap((who) =>
      statesOf(memberOf(t.state, who)).flatMap((card) =>
        states.length > 0 && !states.includes(numberOf(card) ?? -1)
          ? []
          : [aboutCard(`${who}/${card}`, card, { who, card }, who === one ? undefined : seatOf(t.state, who))],
      ),
    ),
  }))
}

export const samples: Samples<Cure> = {
  states: [[101], [100, 103], []],
  of: ['you', 'anyoneHere'],
  count: [1, 2],
}
