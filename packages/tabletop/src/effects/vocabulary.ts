// A vocabulary: the verbs of a game and how it selects, measures and finds out. It runs effects and gives their clauses.
import { lookup, NOTHING, type Routine, TABLE, type Table } from '@landfall/kernel'
import { measure } from './amounts.ts'
import { type Clause, type Phrase, together } from './clause.ts'
import { type Facts, holds } from './conditions.ts'
import {
  type AmountOf,
  type ConditionOf,
  type Control,
  EACH,
  type Effect,
  type EffectTypes,
  type Scope,
  type VerbNamed,
  type Who,
  YOU,
} from './effect.ts'

/** One verb: what it says and how it runs. Verbs that contain other effects use the vocabulary they are part of. */
export interface VerbRule<E extends EffectTypes, Named> {
  clause(verb: Named, vocabulary: Vocabulary<E>): Clause<E['words']>
  /** A verb that asks nothing may be a plain function. */
  run(t: Table<E['game']>, verb: Named, scope: Scope<E>, vocabulary: Vocabulary<E>): Routine | undefined
  /** Whether it can be carried out now. Without this it always can. */
  isPossible?(t: Table<E['game']>, verb: Named, scope: Scope<E>): boolean
}

/** What a control verb asks, but for the kind, which is the game's. A choice means the effects that follow. */
interface ControlQuestion<E extends EffectTypes> {
  readonly seat: E['game']['seat'] | typeof TABLE
  readonly choices: readonly {
    readonly id: string
    readonly means: readonly Effect<E>[]
    readonly clause: Clause<E['words']>
  }[]
}

export interface VocabularyRules<E extends EffectTypes> {
  readonly verbs: { readonly [Name in keyof E['verbs']]: VerbRule<E, VerbNamed<E, Name>> }
  readonly values: { readonly [Name in E['value']]: (t: Table<E['game']>, scope: Scope<E>) => number }
  /** The members of a group, in the order in which the rules take them. */
  readonly selections: {
    readonly [Name in E['selection']]: (t: Table<E['game']>, scope: Scope<E>) => readonly string[]
  }
  readonly facts: { readonly [Name in E['words']['fact']]: (t: Table<E['game']>, scope: Scope<E>) => boolean }
  /** The noun by which a clause speaks of somebody. Without a phrase the clause is an order to the reader. */
  phraseFor(who: Who<E>): Phrase<E['words']> | undefined
  /** How the two questions are asked that control verbs ask: which of the branches, and whether to do it. */
  readonly asks: {
    chooseOne(t: Table<E['game']>, question: () => ControlQuestion<E>): Routine<readonly Effect<E>[]>
    may(t: Table<E['game']>, question: () => ControlQuestion<E>): Routine<readonly Effect<E>[]>
  }
  /** What happens when no branch of a chooseOne can be carried out. Without this, nothing. */
  noBranch?(t: Table<E['game']>, options: readonly (readonly Effect<E>[])[], scope: Scope<E>): Routine
  /** The clauses of the choices of a `may`. */
  readonly declined: Clause<E['words']>
}

export interface Vocabulary<E extends EffectTypes> {
  run(t: Table<E['game']>, effects: readonly Effect<E>[], scope: Scope<E>): Routine
  isPossible(t: Table<E['game']>, effects: readonly Effect<E>[], scope: Scope<E>): boolean
  clause(effects: readonly Effect<E>[]): Clause<E['words']>
  amount(t: Table<E['game']>, amount: AmountOf<E>, scope: Scope<E>): number
  holds(t: Table<E['game']>, condition: ConditionOf<E>, scope: Scope<E>): boolean
  /** The people or things meant by `who`. */
  select(t: Table<E['game']>, who: Who<E>, scope: Scope<E>): readonly string[]
  phraseFor(who: Who<E>): Phrase<E['words']> | undefined
}

export function defineVocabulary<E extends EffectTypes & { game: { clause: Clause<E['words']> } }>(
  written: VocabularyRules<E>,
): Vocabulary<E> {
  type T = Table<E['game']>
  const rules = { ...written, verbs: lookup(written.verbs), selections: lookup(written.selections) }

  const phrased = (who: Who<E>): { who?: Phrase<E['words']> } => {
    const phrase = rules.phraseFor(who)
    return phrase === undefined ? {} : { who: phrase }
  }

  function isControl(effect: Effect<E>): effect is Control<E> {
    return !Object.hasOwn(rules.verbs, effect.do)
  }

  function select(t: T, who: Who<E>, scope: Scope<E>): readonly string[] {
    if (who === YOU) return [scope.you]
    if (who === EACH) return scope.each === undefined ? [] : [scope.each]
    return isSelection(who) ? rules.selections[who](t, scope) : []
  }

  function isSelection(who: Who<E>): who is E['selection'] {
    return Object.hasOwn(rules.selections, who)
  }

  const facts = (t: T, scope: Scope<E>): Facts<E['value'], E['selection'], E['words']['fact']> => ({
    value: (name) => rules.values[name](t, scope),
    count: (selection) => select(t, selection, scope).length,
    fact: (name) => rules.facts[name](t, scope),
  })

  /** Carried out at once, as far as nobody has to be asked anything. */
  function run(t: T, effects: readonly Effect<E>[], scope: Scope<E>): Routine {
    for (let i = 0; i < effects.length; i++) {
      const routine = runAt(t, effects, i, scope)
      if (routine !== undefined) return i === effects.length - 1 ? routine : goOn(t, effects, i, scope, routine)
    }
    return NOTHING
  }

  function runAt(t: T, effects: readonly Effect<E>[], i: number, scope: Scope<E>): Routine | undefined {
    const effect = effects[i]
    if (effect === undefined) return undefined
    return isControl(effect) ? runControl(t, effect, scope) : runVerb(rules, t, effect, scope, vocabulary)
  }

  function* goOn(t: T, effects: readonly Effect<E>[], at: number, scope: Scope<E>, first: Routine): Routine {
    yield* first
    for (let i = at + 1; i < effects.length; i++) yield* runAt(t, effects, i, scope) ?? NOTHING
  }

  function* runControl(t: T, effect: Control<E>, scope: Scope<E>): Routine {
    switch (effect.do) {
      case 'inOrder':
        return yield* run(t, effect.effects, scope)
      case 'chooseOne':
        return yield* runChooseOne(t, effect, scope)
      case 'may':
        return yield* runMay(t, effect, scope)
      case 'forEach':
        for (const each of select(t, effect.of, scope)) yield* run(t, effect.effects, { ...scope, each })
        return
      case 'if':
        return yield* run(
          t,
          holds(effect.condition, facts(t, scope)) ? effect.effects : (effect.otherwise ?? []),
          scope,
        )
      case 'repeat': {
        const times = measure(effect.times, facts(t, scope))
        for (let i = 0; i < times; i++) yield* run(t, effect.effects, scope)
      }
    }
  }

  /** Nothing to choose when one branch is left. */
  function* runChooseOne(t: T, effect: Extract<Control<E>, { do: 'chooseOne' }>, scope: Scope<E>): Routine {
    const open = (): readonly (readonly Effect<E>[])[] =>
      effect.options.filter((option) => isPossible(t, option, scope))
    const [only, second] = open()
    if (only === undefined) return yield* rules.noBranch?.(t, effect.options, scope) ?? NOTHING
    if (second === undefined) return yield* run(t, only, scope)
    const chosen = yield* rules.asks.chooseOne(t, () => ({
      seat: decider(t, effect.who, scope),
      choices: open().map((option) => ({
        id: String(effect.options.indexOf(option)),
        means: option,
        clause: clause(option),
      })),
    }))
    yield* run(t, chosen, scope)
  }

  function* runMay(t: T, effect: Extract<Control<E>, { do: 'may' }>, scope: Scope<E>): Routine {
    if (!isPossible(t, effect.effects, scope)) return
    const chosen = yield* rules.asks.may(t, () => ({
      seat: decider(t, effect.who, scope),
      choices: [
        ...(isPossible(t, effect.effects, scope)
          ? [{ id: 'yes', means: effect.effects, clause: clause(effect.effects) }]
          : []),
        { id: 'no', means: [], clause: rules.declined },
      ],
    }))
    yield* run(t, chosen, scope)
  }

  /** Who picks: a single seat, or the table where a group is meant. */
  function decider(t: T, who: Who<E>, scope: Scope<E>): E['game']['seat'] | typeof TABLE {
    const members = select(t, who, scope)
    const [only] = members
    const seat = t.seats.find((candidate) => candidate === only)
    return members.length === 1 && seat !== undefined ? seat : TABLE
  }

  /** Several effects can be carried out when each of them can, as things stand now. */
  function isPossible(t: T, effects: readonly Effect<E>[], scope: Scope<E>): boolean {
    return effects.every((effect) =>
      isControl(effect) ? isControlPossible(t, effect, scope) : isVerbPossible(rules, t, effect, scope),
    )
  }

  function isControlPossible(t: T, effect: Control<E>, scope: Scope<E>): boolean {
    switch (effect.do) {
      case 'chooseOne':
        return effect.options.some((option) => isPossible(t, option, scope))
      case 'may':
      case 'repeat':
        return true
      case 'inOrder':
        return isPossible(t, effect.effects, scope)
      case 'forEach':
        return select(t, effect.of, scope).some((each) => isPossible(t, effect.effects, { ...scope, each }))
      case 'if':
        return isPossible(
          t,
          holds(effect.condition, facts(t, scope)) ? effect.effects : (effect.otherwise ?? []),
          scope,
        )
    }
  }

  function clause(effects: readonly Effect<E>[]): Clause<E['words']> {
    return together(
      effects.map((effect) => (isControl(effect) ? controlClause(effect) : verbClause(rules, effect, vocabulary))),
    )
  }

  function controlClause(effect: Control<E>): Clause<E['words']> {
    switch (effect.do) {
      case 'inOrder':
        return { say: 'inOrder', clauses: effect.effects.map((part) => clause([part])) }
      case 'chooseOne':
        return { say: 'chooseOne', ...phrased(effect.who), options: effect.options.map(clause) }
      case 'may':
        return { say: 'may', ...phrased(effect.who), clause: clause(effect.effects) }
      case 'forEach':
        return { say: 'forEach', of: { noun: effect.of }, clause: clause(effect.effects) }
      case 'if': {
        const said = { say: 'if' as const, condition: effect.condition, clause: clause(effect.effects) }
        return effect.otherwise === undefined ? said : { ...said, otherwise: clause(effect.otherwise) }
      }
      case 'repeat':
        return { say: 'repeat', times: effect.times, clause: clause(effect.effects) }
    }
  }

  /** Within the card that the effects are of, unless that is known already. */
  function runWithin(t: T, effects: readonly Effect<E>[], scope: Scope<E>): Routine {
    const { you, source } = scope
    if (source === undefined || source === t.cardInHand) return run(t, effects, scope)
    return t.within({ card: source, actor: you }, () => run(t, effects, scope))
  }

  const vocabulary: Vocabulary<E> = {
    run: runWithin,
    isPossible,
    clause,
    select,
    amount: (t, amount, scope) => measure(amount, facts(t, scope)),
    holds: (t, condition, scope) => holds(condition, facts(t, scope)),
    phraseFor: rules.phraseFor,
  }
  return vocabulary
}

// A verb and its own rule: each function below pairs the two by name.

function runVerb<E extends EffectTypes, Name extends keyof E['verbs']>(
  rules: VocabularyRules<E>,
  t: Table<E['game']>,
  verb: VerbNamed<E, Name>,
  scope: Scope<E>,
  vocabulary: Vocabulary<E>,
): Routine | undefined {
  const name: Name = verb.do
  return rules.verbs[name].run(t, verb, scope, vocabulary)
}

function isVerbPossible<E extends EffectTypes, Name extends keyof E['verbs']>(
  rules: VocabularyRules<E>,
  t: Table<E['game']>,
  verb: VerbNamed<E, Name>,
  scope: Scope<E>,
): boolean {
  const name: Name = verb.do
  return rules.verbs[name].isPossible?.(t, verb, scope) ?? true
}

function verbClause<E extends EffectTypes, Name extends keyof E['verbs']>(
  rules: VocabularyRules<E>,
  verb: VerbNamed<E, Name>,
  vocabulary: Vocabulary<E>,
): Clause<E['words']> {
  const name: Name = verb.do
  return rules.verbs[name].clause(verb, vocabulary)
}
