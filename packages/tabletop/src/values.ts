// Values: what is in play adds to them as long as it is in play. A rule asks for a value and never names a card.

/** What something adds to a value, and when, if not always. */
export interface Adds<Value extends string, When = never> {
  readonly to: Value
  readonly by: number
  readonly when?: When
}

/** How much that is now. */
export function addedTo<Value extends string, When>(
  value: Value,
  { to, by, when }: Adds<Value, When>,
  holds: (when: When) => boolean,
): number {
  return to === value && (when === undefined || holds(when)) ? by : 0
}
