// One option is chosen and paid for.
import type { Routine, Table } from '@landfall/kernel'
import type { Scope } from '@landfall/tabletop'
import type { NaufragosEffects, NaufragosVocabulary, Option } from '../effect-types.ts'
import { canPay, pay } from '../payments.ts'
import { pool } from '../people.ts'
import type { Naufragos } from '../types.ts'
import { choiceOf, optionClause } from './shared/options.ts'
import { OPTIONS } from './shared/samples.ts'
import type { Samples, Verb, Worth } from './shared/verb.ts'
import { bestOption } from './shared/worth.ts'

export interface Choose {
  readonly options: readonly Option[]
}

/** The resolver takes one option whose price can be paid; if there is none, nothing happens. */
export const verb: Verb<Choose> = {
  clause: ({ options }, vocabulary) => ({
    say: 'chooseOne',
    options: options.map((option) => optionClause(option, vocabulary)),
  }),
  *run(t, { options }, scope, vocabulary) {
    const open = (): readonly Option[] =>
      options.filter(({ price = {} }) => canPay(t.state, scope.you, pool(t.state), price))
    const [only, other] = open()
    if (only === undefined) return
    if (other === undefined) return yield* carryOut(t, only, scope, vocabulary)
    const chosen = yield* t.ask(() => ({
      seat: scope.you,
      kind: 'option',
      rule: scope.rule,
      choices: open().map((option) => choiceOf(option, vocabulary, scope.source)),
    }))
    const option = options.find(({ label }) => label === chosen)
    if (option !== undefined) yield* carryOut(t, option, scope, vocabulary)
  },
  branches: ({ options }) => options.map(({ effects }) => effects),
}

export const worth: Worth<Choose> = (o, { options }, weighing) => bestOption(o, options, weighing)

export const samples: Samples<Choose> = { options: OPTIONS }

function* carryOut(
  t: Table<Naufragos>,
  { price, effects }: Option,
  scope: Scope<NaufragosEffects>,
  vocabulary: NaufragosVocabulary,
): Routine {
  if (price !== undefined) yield* pay(t, scope.you, pool(t.state), price, scope.rule)
  yield* vocabulary.run(t, effects, scope)
}
