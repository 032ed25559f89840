// Saves of older pages: before version 3 all games were of one kind, and their progress was written into the entry itself.

interface Older {
  readonly scenario: string
  readonly characters: readonly string[]
  readonly round: number
  /** Tables online had none. */
  readonly phase?: string
}

/** The only game that there was. */
export const ONLY_GAME = 'crusoe'

/** The same entry as it is kept now. */
export function migrated<Entry>(older: Entry): Entry
export function migrated(older: unknown): unknown {
  if (!isOlder(older)) return older
  const { scenario, characters, round, phase, ...rest } = older
  return {
    ...rest,
    digest: { seats: characters, facts: { scenario, round, ...(phase === undefined ? {} : { phase }) } },
  }
}

function isOlder(entry: unknown): entry is Older {
  return typeof entry === 'object' && entry !== null && 'scenario' in entry && 'characters' in entry && 'round' in entry
}
