// How effects run: the control verbs one by one, and the game's own by their rules.
import { NOTHING, type Routine, TABLE, type Table } from '@landfall/kernel'
import { measure } from './amounts.ts'
import { holds } from './conditions.ts'
import type { Control, Effect, EffectTypes, Scope, VerbNamed, Who } from './effect.ts'
import { factsOf, isControl, type Machinery, select } from './machinery.ts'
import { isPossible } from './possible.ts'

type ControlNamed<E extends EffectTypes, Name> = Extract<Control<E>, { do: Name }>

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
  if (effect === undefined) return undefined
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

function runVerb<E extends EffectTypes, Name extends keyof E['verbs']>(
  m: Machinery<E>,
  t: Table<E['game']>,
  verb: VerbNamed<E, Name>,
  scope: Scope<E>,
): Routine | undefined {
  const name: Name = verb.do
  return m.rules.verbs[name].run(t, verb, scope, m.vocabulary)
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
    case 'may':
      return yield* runMay(m, t, effect, scope)
    case 'forEach':
      for (const each of select(m, t, effect.of, scope)) yield* run(m, t, effect.effects, { ...scope, each })
      return
    case 'if': {
      const isSo = holds(effect.condition, factsOf(m, t, scope))
      return yield* run(m, t, isSo ? effect.effects : (effect.otherwise ?? []), scope)
    }
    case 'repeat': {
      const times = measure(effect.times, factsOf(m, t, scope))
      for (let i = 0; i < times; i++) yield* run(m, t, effect.effects, scope)
    }
  }
}

/** Nothing to choose when one branch is left. */
function* runChooseOne<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  effect: ControlNamed<E, 'chooseOne'>,
  scope: Scope<E>,
): Routine {
  const open = (): readonly (readonly Effect<E>[])[] =>
    effect.options.filter((option) => isPossible(m, t, option, scope))
  const [only, second] = open()
  if (only === undefined) return yield* m.rules.noBranch?.(t, effect.options, scope) ?? NOTHING
  if (second === undefined) return yield* run(m, t, only, scope)
  const chosen = yield* m.rules.asks.chooseOne(t, () => ({
    seat: decider(m, t, effect.who, scope),
    choices: open().map((option) => ({
      id: String(effect.options.indexOf(option)),
      means: option,
      clause: m.vocabulary.clause(option),
    })),
  }))
  yield* run(m, t, chosen, scope)
}

function* runMay<E extends EffectTypes>(
  m: Machinery<E>,
  t: Table<E['game']>,
  { who, effects }: ControlNamed<E, 'may'>,
  scope: Scope<E>,
): Routine {
  if (!isPossible(m, t, effects, scope)) return
  const chosen = yield* m.rules.asks.may(t, () => ({
    seat: decider(m, t, who, scope),
    choices: [
      ...(isPossible(m, t, effects, scope)
        ? [{ id: 'yes', means: effects, clause: m.vocabulary.clause(effects) }]
        : []),
      { id: 'no', means: [], clause: m.rules.declined },
    ],
  }))
  yield* run(m, t, chosen, scope)
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
