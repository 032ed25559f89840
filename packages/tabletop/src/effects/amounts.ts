// Amounts: how much. A number, or something to be counted or measured when the effect happens.

/** `Value` are the names of what can be measured, `Selection` the names of what can be counted. */
export type Amount<Value extends string, Selection extends string> =
  | number
  | { readonly value: Value }
  | { readonly count: Selection }
  | { readonly sum: readonly Amount<Value, Selection>[] }
  | { readonly times: number; readonly of: Amount<Value, Selection> }
  | { readonly half: Amount<Value, Selection>; readonly rounded: 'up' | 'down' }

/** How a game measures and counts. */
export interface Measures<Value extends string, Selection extends string> {
  value(name: Value): number
  count(selection: Selection): number
}

export function measure<V extends string, S extends string>(amount: Amount<V, S>, by: Measures<V, S>): number {
  if (typeof amount === 'number') return amount
  if ('value' in amount) return by.value(amount.value)
  if ('count' in amount) return by.count(amount.count)
  if ('sum' in amount) return amount.sum.reduce((total: number, part) => total + measure(part, by), 0)
  if ('times' in amount) return amount.times * measure(amount.of, by)
  const half = measure(amount.half, by) / 2
  return amount.rounded === 'up' ? Math.ceil(half) : Math.floor(half)
}

export const value = <V extends string>(name: V): { readonly value: V } => ({ value: name })
export const count = <S extends string>(selection: S): { readonly count: S } => ({ count: selection })
