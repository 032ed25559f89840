// The group votes for an option.
import type { Routine, Table } from '@landfall/kernel'
import type { Scope } from '@landfall/tabletop'
import type { Label } from '../cards/card-ids.ts'
import type { Price } from '../cards/cards.ts'
import type { Seat } from '../components/seats.ts'
import type { NaufragosEffects, NaufragosVocabulary, Option } from '../effect-types.ts'
import { canPay, itemsTagged, pay, payItem } from '../payments.ts'
import { pool } from '../people.ts'
import type { Naufragos } from '../types.ts'
import { decide } from '../votes.ts'
import { choiceOf, optionClause } from './shared/options.ts'
import { OPTIONS } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'
import { bestOption } from './shared/worth.ts'

export interface Vote {
  readonly options: readonly Option[]
}

/** The group decides. An item that is asked for comes from any voter who agrees to give it up. */
export const verb: Verb<Vote> = {
  rule: 'NA-VOTE-01',
  clause: ({ options }, vocabulary) => ({
    say: 'chooseOne',
    who: { noun: 'group' },
    verb: 'vote',
    options: options.map((option) => optionClause(option, vocabulary)),
  }),
  *run(t, { options }, scope, vocabulary) {
    const voters = pool(t.state)
    const givers = new Map<Label, Seat>()
    const open: Option[] = []
    for (const option of options) {
      const { item, ...price } = option.price ?? {}
      if (!canPay(t.state, scope.you, voters, price)) continue
      if (item !== undefined) {
        const giver = yield* whoGives(t, voters, item, option, scope, vocabulary)
        if (giver === undefined) continue
        givers.set(option.label, giver)
      }
      open.push(option)
    }
    if (open.length === 0) return
    const chosen = yield* decide(
      t,
      'vote',
      voters,
      scope.you,
      open.map((option) => choiceOf(option, vocabulary, scope.source)),
    )
    const option = open.find(({ label }) => label === chosen)
    if (option === undefined) return
    const { item, ...price } = option.price ?? {}
    yield* pay(t, scope.you, voters, price, scope.rule)
    const giver = givers.get(option.label)
    if (giver !== undefined && item !== undefined) yield* payItem(t, giver, item, scope.rule)
    yield* vocabulary.run(t, option.effects, scope)
  },
  branches: ({ options }) => options.map(({ effects }) => effects),
}

export const worth: Worth<Vote> = (o, { options }, weighing) => bestOption(o, options, weighing)

export const samples: Samples<Vote> = { options: OPTIONS }

function* whoGives(
  t: Table<Naufragos>,
  voters: readonly Seat[],
  tag: NonNullable<Price['item']>,
  option: Option,
  scope: Scope<NaufragosEffects>,
  vocabulary: NaufragosVocabulary,
): Routine<Seat | undefined> {
  for (const seat of voters) {
    if (itemsTagged(t.state, seat, tag).length === 0) continue
    const about = choiceOf(option, vocabulary, scope.source)
    const given = yield* t.ask({ seat, kind: 'give', rule: scope.rule, about, choices: [{ id: 'yes' }, { id: 'no' }] })
    if (given === 'yes') return seat
  }
  return undefined
}
