// What goes wrong with a store, apart from the database being down.

/** The database is there, and this program must not use it: another server has it, or a newer program made it. */
export class OpenError extends Error {
  override readonly name = 'OpenError'
}

/** The caller asked for something that no store does: a gap in the numbers, a second table of one name. */
export class MistakeError extends Error {
  override readonly name = 'MistakeError'
}

/** Trying several addresses of one name fails with all their errors, and has no words of its own. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.errors.map(messageOf).join('; ')
  return thrown instanceof Error ? thrown.message : String(thrown)
}
