// Values: what is in play contributes to them as long as it is in play. A rule asks for a value and never names a card.

/** What something adds to a value, and when, if not always. */
export interface Adds<Value extends string, When = never> {
  readonly to: Value
  readonly by: number
  readonly when?: When
}

/** One of the things that something in play adds. */
export interface Contribution<Source, Value extends string, When = never> {
  readonly source: Source
  readonly adds: Adds<Value, When>
}

/** What adds to a value now: for the sum, and for whoever wants to know where it comes from. */
export function* contributionsTo<Source, Value extends string, When>(
  value: Value,
  inPlay: Iterable<Contribution<Source, Value, When>>,
  holds: (when: When, source: Source) => boolean,
): Iterable<Contribution<Source, Value, When>> {
  for (const contribution of inPlay) {
    const { source, adds } = contribution
    if (adds.to === value && (adds.when === undefined || holds(adds.when, source))) yield contribution
  }
}

export function totalOf<Source, Value extends string, When>(
  value: Value,
  inPlay: Iterable<Contribution<Source, Value, When>>,
  holds: (when: When, source: Source) => boolean,
): number {
  let sum = 0
  for (const { adds } of contributionsTo(value, inPlay, holds)) sum += adds.by
  return sum
}
