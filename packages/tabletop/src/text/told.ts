// Tables that have something to say of some events of a game.
import type { Happened } from '@landfall/kernel'

/** What is said of an event, from what is told of it and whatever else is given. `Told` are the events, as far as they are told. */
export type EventTable<Told extends object, Result, Given extends readonly unknown[] = []> = {
  readonly [Name in keyof Told]?: (told: Told[Name], ...given: Given) => Result
}

/** For the events of one game: what a table says of an event that comes from outside, if it says anything. */
export function lookUpIn<Told extends object>() {
  return <Result, Given extends readonly unknown[]>(
    table: EventTable<Told, Result, Given>,
    event: Happened,
    ...given: Given
  ): Result | undefined => (isIn<Told>(table, event) ? entry(table, event, given) : undefined)
}

function entry<Told extends object, Result, Given extends readonly unknown[], Name extends keyof Told>(
  table: EventTable<Told, Result, Given>,
  event: { readonly t: Name } & Told[Name],
  given: Given,
): Result | undefined {
  const name: Name = event.t
  return table[name]?.(event, ...given)
}

function isIn<Told extends object>(
  table: object,
  event: Happened,
): event is Happened & { readonly t: keyof Told & string } & Told[keyof Told & string] {
  return Object.hasOwn(table, event.t)
}
