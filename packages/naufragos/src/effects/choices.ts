// Choices, votes, tests and payments on cards.

import type { Routine, Table } from '@landfall/kernel'
import { act, type Clause, type Scope, thing, type Vocabulary } from '@landfall/tabletop'
import type { Label } from '../cards/card-ids.ts'
import type { Price } from '../cards/cards.ts'
import { isCard } from '../cards/decks.ts'
import type { Seat } from '../components/seats.ts'
import { priceCost } from '../costs.ts'
import { test } from '../dice.ts'
import { canPay, itemsTagged, pay, payItem } from '../payments.ts'
import { pool } from '../people.ts'
import { strengthTest } from '../strength.ts'
import type { NamedChoice, Naufragos } from '../types.ts'
import { decide } from '../votes.ts'
import type { NaufragosWords } from '../words.ts'
import type { NaufragosEffect, NaufragosEffects, Option } from './effect-types.ts'
import type { Rule } from './rule.ts'

type T = Table<Naufragos>
type Said = Clause<NaufragosWords>
type Words = Vocabulary<NaufragosEffects>

const say = act<NaufragosWords>

/** What a price says, part by part. */
function priceClauses({ energy, shared, wood, tokens, stories, item }: Price): readonly Said[] {
  const clauses: Said[] = []
  if (energy !== undefined) clauses.push(say('pay', { object: { noun: 'energy', count: energy } }))
  if (shared !== undefined)
    clauses.push(say('pay', { object: { noun: 'energy', count: shared }, at: { noun: 'asGroup' } }))
  if (wood !== undefined) clauses.push(say('pay', { object: { noun: 'wood', count: wood } }))
  if (tokens !== undefined) clauses.push(say('pay', { object: { noun: 'token', count: tokens } }))
  if (stories !== undefined) clauses.push(say('pay', { object: { noun: 'story', count: stories } }))
  if (item !== undefined) clauses.push(say('giveUp', { object: { noun: `tag/${item}` } }))
  return clauses
}

/** Its caption, what it costs and what it does. */
function optionClause({ label, price = {}, effects }: Option, words: Words): Said {
  const caption = thing<NaufragosWords>({ name: label })
  return { say: 'inOrder', clauses: [caption, ...priceClauses(price), ...effects.map((one) => words.clause([one]))] }
}

function choiceOf(option: Option, words: Words, source: string | undefined): NamedChoice<Label> {
  const choice = {
    id: option.label,
    clause: optionClause(option, words),
    ...(source !== undefined && isCard(source) ? { at: source } : {}),
  }
  return option.price === undefined ? choice : { ...choice, costs: [priceCost(option.price)] }
}

/** The resolver takes one option whose price can be paid; if there is none, nothing happens. */
export const choose: Rule<'choose'> = {
  clause: ({ options }, words) => ({
    say: 'chooseOne',
    options: options.map((option) => optionClause(option, words)),
  }),
  *run(t, { options }, scope, words) {
    const open = (): readonly Option[] =>
      options.filter(({ price = {} }) => canPay(t.state, scope.you, pool(t.state), price))
    const [only, other] = open()
    if (only === undefined) return
    if (other === undefined) return yield* carryOut(t, only, scope, words)
    const chosen = yield* t.ask(() => ({
      seat: scope.you,
      kind: 'option',
      rule: scope.rule,
      choices: open().map((option) => choiceOf(option, words, scope.source)),
    }))
    const option = options.find(({ label }) => label === chosen)
    if (option !== undefined) yield* carryOut(t, option, scope, words)
  },
}

function* carryOut(t: T, { price, effects }: Option, scope: Scope<NaufragosEffects>, words: Words): Routine {
  if (price !== undefined) yield* pay(t, scope.you, pool(t.state), price, scope.rule)
  yield* words.run(t, effects, scope)
}

/** The group decides. An item that is asked for comes from any voter who agrees to give it up. */
export const vote: Rule<'vote'> = {
  clause: ({ options }, words) => ({
    say: 'chooseOne',
    who: { noun: 'group' },
    options: options.map((option) => optionClause(option, words)),
  }),
  *run(t, { options }, scope, words) {
    const voters = pool(t.state)
    const givers = new Map<Label, Seat>()
    const open: Option[] = []
    for (const option of options) {
      const { item, ...price } = option.price ?? {}
      if (!canPay(t.state, scope.you, voters, price)) continue
      if (item !== undefined) {
        const giver = yield* whoGives(t, voters, item, option, scope, words)
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
      open.map((option) => choiceOf(option, words, scope.source)),
    )
    const option = open.find(({ label }) => label === chosen)
    if (option === undefined) return
    const { item, ...price } = option.price ?? {}
    yield* pay(t, scope.you, voters, price, scope.rule)
    const giver = givers.get(option.label)
    if (giver !== undefined && item !== undefined) yield* payItem(t, giver, item, scope.rule)
    yield* words.run(t, option.effects, scope)
  },
}

function* whoGives(
  t: T,
  voters: readonly Seat[],
  tag: NonNullable<Price['item']>,
  option: Option,
  scope: Scope<NaufragosEffects>,
  words: Words,
): Routine<Seat | undefined> {
  for (const seat of voters) {
    if (itemsTagged(t.state, seat, tag).length === 0) continue
    const about = choiceOf(option, words, scope.source)
    const given = yield* t.ask({ seat, kind: 'give', rule: scope.rule, about, choices: [{ id: 'yes' }, { id: 'no' }] })
    if (given === 'yes') return seat
  }
  return undefined
}

/** Where only one result matters, only that one is told. */
function testClause(
  value: 'die' | 'strengthTest' | 'groupTest',
  least: number,
  ok: readonly NaufragosEffect[],
  ko: readonly NaufragosEffect[],
  words: Words,
): Said {
  if (ok.length === 0)
    return { say: 'if', condition: { compare: { value }, is: 'atMost', to: least - 1 }, clause: words.clause(ko) }
  const told = {
    say: 'if' as const,
    condition: { compare: { value }, is: 'atLeast' as const, to: least },
    clause: words.clause(ok),
  }
  return ko.length === 0 ? told : { ...told, otherwise: words.clause(ko) }
}

export const roll: Rule<'roll'> = {
  clause: ({ least, ok, ko }, words) => testClause('die', least, ok, ko, words),
  *run(t, { least, ok, ko }, scope, words) {
    const good = yield* test(t, { of: 'card', by: [scope.you], target: least })
    yield* words.run(t, good ? ok : ko, scope)
  },
}

export const strength: Rule<'strength'> = {
  clause: ({ least, ok, ko }, words) => testClause('strengthTest', least, ok, ko, words),
  *run(t, { least, ok, ko }, scope, words) {
    const good = yield* strengthTest(t, 'strength', [scope.you], least, scope.source ?? '')
    yield* words.run(t, good ? ok : ko, scope)
  },
}

export const groupStrength: Rule<'groupStrength'> = {
  clause: ({ least, ok, ko }, words) => testClause('groupTest', least, ok, ko, words),
  *run(t, { least, ok, ko }, scope, words) {
    const good = yield* strengthTest(t, 'group', pool(t.state), least, scope.source ?? '')
    yield* words.run(t, good ? ok : ko, scope)
  },
}
