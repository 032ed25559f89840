// Conditions: whether. Comparisons of amounts, facts that a game names, and how they combine.
import { type Amount, type Measures, measure } from './amounts.ts'

export type Relation = 'atLeast' | 'atMost' | 'exactly'

/** `Fact` are the names of what can be true or false in a game. */
export type Condition<Value extends string, Selection extends string, Fact extends string> =
  | { readonly fact: Fact }
  | {
      readonly compare: Amount<Value, Selection>
      readonly is: Relation
      readonly to: Amount<Value, Selection>
    }
  | { readonly not: Condition<Value, Selection, Fact> }
  | { readonly all: readonly Condition<Value, Selection, Fact>[] }
  | { readonly any: readonly Condition<Value, Selection, Fact>[] }

/** How a game finds out. */
export interface Facts<Value extends string, Selection extends string, Fact extends string>
  extends Measures<Value, Selection> {
  fact(name: Fact): boolean
}

export function holds<V extends string, S extends string, F extends string>(
  condition: Condition<V, S, F>,
  by: Facts<V, S, F>,
): boolean {
  if ('fact' in condition) return by.fact(condition.fact)
  if ('not' in condition) return !holds(condition.not, by)
  if ('all' in condition) return condition.all.every((part) => holds(part, by))
  if ('any' in condition) return condition.any.some((part) => holds(part, by))
  const left = measure(condition.compare, by)
  const right = measure(condition.to, by)
  switch (condition.is) {
    case 'atLeast':
      return left >= right
    case 'atMost':
      return left <= right
    case 'exactly':
      return left === right
  }
}

export const fact = <F extends string>(name: F): { readonly fact: F } => ({ fact: name })
export const not = <C>(condition: C): { readonly not: C } => ({ not: condition })
export const all = <C extends readonly unknown[]>(...conditions: C): { readonly all: C } => ({ all: conditions })
export const any = <C extends readonly unknown[]>(...conditions: C): { readonly any: C } => ({ any: conditions })

const comparison =
  <R extends Relation>(is: R) =>
  <A, B>(compare: A, to: B): { readonly compare: A; readonly is: R; readonly to: B } => ({ compare, is, to })

export const atLeast = comparison('atLeast')
export const atMost = comparison('atMost')
export const exactly = comparison('exactly')
