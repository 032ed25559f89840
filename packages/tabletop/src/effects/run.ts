// How effects run: the control verbs one by one, and the game's own by their rules.
import { NOTHING, type Routine, TABLE, type Table } from '@landfall/kernel'
import { measure } from './amounts.ts'
import { optionClause } from './clauses.ts'
import { holds } from './conditions.ts'
import type { Control, ControlNamed, Effect, EffectTypes, Option, Scope, VerbNamed, Who } from './effect.ts'
import { factsOf, isControl, type Machinery, pricesOf, select, votesOf } from './machinery.ts'
import { progressOf, tellNoEffect, tellVerbInVain } from './no-effect.ts'
import { isOpen, isPossible } from './possible.ts'
import type { ControlChoice } from './rules.ts'
import { isUseful } from './useful.ts'

/** Carried out at once, as far as nobody has to be asked anything. */
export function run<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effects: readonly Effect<E>[],
  scope: Scope<E>,
): Routine {
  for (let i = 0; i < effects.length; i++) {
    const routine = runAt(m, t, effects, i, scope)
    if (routine !== undefined) return i === effects.length - 1 ? routine : goOn(m, t, effects, i, scope, routine)
  }
  return NOTHING
}

function runAt<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effects: readonly Effect<E>[],
  i: number,
  scope: Scope<E>,
): Routine | undefined {
  const effect = effects[i]
  if (effect === undefined || m.rules.isOver?.(t, effect, scope) === true) return undefined
  return isControl(m, effect) ? runControl(m, t, effect, scope) : runVerb(m, t, effect, scope)
}

function* goOn<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effects: readonly Effect<E>[],
  at: number,
  scope: Scope<E>,
  first: Routine,
): Routine {
  yield* first
  for (let i = at + 1; i < effects.length; i++) yield* runAt(m, t, effects, i, scope) ?? NOTHING
}

/** What it asks is about what it says. If nothing came of it, that is told. */
function runVerb<E extends EffectTypes, Name extends keyof E['verbs']>(
  m: Machinery<E>,
  t: Table<E['game']>,
  verb: VerbNamed<E, Name>,
  scope: Scope<E>,
): Routine | undefined {
  const name: Name = verb.do
  const before = progressOf(m, t)
  const routine = m.rules.verbs[name].run(t, verb, scope, m.vocabulary)
  if (routine === undefined || routine === NOTHING) {
    if (progressOf(m, t) === before) tellVerbInVain(m, t, verb, scope)
    return routine
  }
  return t.about(
    () => ({ id: String(name), clause: m.vocabulary.clause([verb]) }),
    () => watched(m, t, verb, scope, before, routine),
  )
}

function* watched<E extends EffectTypes, Name extends keyof E['verbs']>(
  m: Machinery<E>,
  t: Table<E['game']>,
  verb: VerbNamed<E, Name>,
  scope: Scope<E>,
  before: number,
  routine: Routine,
): Routine {
  yield* routine
  if (progressOf(m, t) === before) tellVerbInVain(m, t, verb, scope)
}

function* runControl<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effect: Control<E>,
  scope: Scope<E>,
): Routine {
  switch (effect.do) {
    case 'inOrder':
      return yield* run(m, t, effect.effects, scope)
    case 'chooseOne':
      return yield* runChooseOne(m, t, effect, scope)
    case 'vote': {
      const decided = yield* votesOf(m).decide(t, choicesOf(m, effect.options), scope)
      if (decided === undefined) return tellNoEffect(m, t, { effects: [effect] }, 'price', scope)
      if (bringsNothing(decided)) return tellNoEffect(m, t, decided, 'chosen', scope)
      return yield* run(m, t, decided.effects, scope)
    }
    case 'may':
      return yield* runMay(m, t, effect, scope)
    case 'pay':
      if (!isOpen(m, t, effect, scope)) return tellNoEffect(m, t, { effects: [effect] }, 'price', scope)
      return yield* carryOut(m, t, effect, scope)
    case 'test': {
      const name: E['test'] = effect.of
      const isPassed = yield* m.rules.tests[name].passes(t, effect.least, scope)
      return yield* run(m, t, isPassed ? effect.success : effect.failure, scope)
    }
    case 'forEach':
      return yield* runForEach(m, t, effect, scope)
    case 'if': {
      const isSo = holds(effect.condition, factsOf(m, t, scope))
      if (!isSo && effect.otherwise === undefined) return tellNoEffect(m, t, { effects: [effect] }, 'condition', scope)
      return yield* run(m, t, isSo ? effect.effects : (effect.otherwise ?? []), scope)
    }
    case 'repeat': {
      const times = measure(effect.times, factsOf(m, t, scope))
      if (times <= 0) return tellNoEffect(m, t, { effects: [effect] }, 'nothingThere', scope)
      for (let i = 0; i < times; i++) yield* run(m, t, effect.effects, scope)
    }
  }
}

function* runForEach<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effect: ControlNamed<E, 'forEach'>,
  scope: Scope<E>,
): Routine {
  const members = select(m, t, effect.of, scope)
  if (members.length === 0) return tellNoEffect(m, t, { effects: [effect] }, 'nothingThere', scope)
  for (const each of members) yield* run(m, t, effect.effects, { ...scope, each })
}

/** What it costs is paid first. */
function* carryOut<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  option: Option<E>,
  scope: Scope<E>,
): Routine {
  const { price, effects } = option
  if (bringsNothing(option)) return tellNoEffect(m, t, option, 'chosen', scope)
  if (price !== undefined) yield* pricesOf(m).pay(t, price, scope)
  yield* run(m, t, effects, scope)
}

const bringsNothing = <E extends EffectTypes>({ label, price, effects }: Option<E>): boolean =>
  label !== undefined && price === undefined && effects.length === 0

const choicesOf = <E extends EffectTypes>(
  m: Machinery<E>,
  options: readonly Option<E>[],
): readonly ControlChoice<E>[] => options.map((means, i) => ({ id: String(i), means, clause: optionClause(m, means) }))

/** Nothing to choose when one option is left, or when nothing would come of any. */
function* runChooseOne<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effect: ControlNamed<E, 'chooseOne'>,
  scope: Scope<E>,
): Routine {
  const open = effect.options.filter((option) => isOpen(m, t, option, scope))
  const [only, second] = open
  if (only === undefined) {
    const before = t.changes
    yield* m.rules.noOption?.(t, effect.options, scope) ?? NOTHING
    return t.changes === before ? tellNoEffect(m, t, { effects: [effect] }, 'impossible', scope) : undefined
  }
  if (second === undefined || open.every((option) => isIdle(m, t, option))) return yield* carryOut(m, t, only, scope)
  const question = () => ({
    seat: decider(m, t, effect.who, scope),
    choices: choicesOf(m, effect.options).filter(({ means }) => isOpen(m, t, means, scope)),
  })
  yield* carryOut(m, t, yield* m.rules.asks.chooseOne(t, question, scope), scope)
}

/** It costs nothing and nothing would come of it. */
const isIdle = <E extends EffectTypes>(m: Machinery<E>, t: Table<E['game']>, { price, effects }: Option<E>): boolean =>
  price === undefined && !isUseful(m, t.state, effects)

function* runMay<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  may: ControlNamed<E, 'may'>,
  scope: Scope<E>,
): Routine {
  const { who, effects } = may
  if (!isPossible(m, t, effects, scope)) return tellNoEffect(m, t, { effects: [may] }, 'impossible', scope)
  const question = () => ({
    seat: decider(m, t, who, scope),
    choices: [
      ...(isPossible(m, t, effects, scope)
        ? [{ id: 'yes', means: { effects }, clause: m.vocabulary.clause(effects) }]
        : []),
      { id: 'no', means: { effects: [] }, clause: m.rules.declined },
    ],
  })
  const chosen = yield* m.rules.asks.may(t, question, scope)
  yield* run(m, t, chosen.effects, scope)
}

/** Who picks: a single seat, or the table where a group is meant. */
function decider<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  who: Who<E>,
  scope: Scope<E>,
): E['game']['seat'] | typeof TABLE {
  const members = select(m, t, who, scope)
  const [only] = members
  const seat = t.seats.find((candidate) => candidate === only)
  return members.length === 1 && seat !== undefined ? seat : TABLE
}
