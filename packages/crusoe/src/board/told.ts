// Tables that have something to say of some events.
import type { Happened } from '@landfall/kernel'
import type { Events } from '../types.ts'

export type ByEvent<Result> = { readonly [Name in keyof Events]?: (told: Events[Name]) => Result }

/** What a table says of an event, if it says anything. */
export function lookUp<Result>(table: ByEvent<Result>, event: Happened): Result | undefined {
  return isIn(table, event) ? entry(table, event) : undefined
}

function entry<Result, Name extends keyof Events>(
  table: ByEvent<Result>,
  event: { readonly t: Name } & Events[Name],
): Result | undefined {
  const name: Name = event.t
  return table[name]?.(event)
}

function isIn(
  table: ByEvent<unknown>,
  event: Happened,
): event is Happened & { readonly t: keyof Events } & Events[keyof Events] {
  return Object.hasOwn(table, event.t)
}
