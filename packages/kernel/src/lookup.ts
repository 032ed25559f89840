// The tables of a game, rules and cards by their names, made to be read quickly.
import { isRecord } from './plain.ts'

/**
 * The same entries, found by hashing. In a large literal an engine searches for a field whenever its name is not written
 * in the code, and it is the state and the cards that name rules and other cards.
 */
export function lookup<T extends object>(table: T): T {
  return Object.assign(Object.create(null), table)
}

/**
 * The same cards as a lookup, each with all the fields that any of them has, also within fields that are objects: what
 * has always the same shape is read several times as fast. A field that a card had not is undefined.
 */
export function cardTable<T extends object>(cards: T): T
export function cardTable(cards: object): object {
  const shaped = alike(Object.values(cards))
  return lookup(Object.fromEntries(Object.keys(cards).map((name, i) => [name, shaped[i]])))
}

function alike(values: readonly unknown[]): readonly unknown[] {
  const records = values.filter((value) => value !== undefined)
  if (!records.every(isRecord)) return values
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const columns = fields.map((field) => alike(values.map((value) => (isRecord(value) ? value[field] : undefined))))
  return values.map((value, i) =>
    value === undefined ? value : Object.fromEntries(fields.map((field, k) => [field, columns[k]?.[i]])),
  )
}
