// Tables that are read by names from the state or from cards, and the names themselves.

/**
 * The same entries, found by hashing: the engine searches a large literal for each name that is not in the code. Its
 * specification is the table itself. Without it everything works the same, at 7 % fewer decisions a second.
 */
export function lookup<T extends object>(table: T): T {
  return Object.assign(Object.create(null), table)
}

/**
 * A name that was put together from parts, as the engine keeps those that are written in the code. Two of these are
 * compared at once, others letter by letter. Without it everything works the same.
 */
export function nameOfParts<Name extends string>(parts: Name): Name
export function nameOfParts(parts: string): string {
  return Object.keys({ [parts]: true })[0] ?? parts
}
