// In whose hands a shared screen is, and in whose it could be.
import type { Shown } from '../table/table.ts'

type Seat = Shown['seats'][number]

/** Whose answer is awaited at this very screen, while somebody else looks at it. */
export function ownAwaited(shown: Shown): readonly Seat[] {
  return otherEyes(shown).filter(({ id }) => shown.awaited.includes(id))
}

/** Through whose eyes the table could be seen as well. */
export function otherEyes({ seats, mine, eyes }: Shown): readonly Seat[] {
  return seats.filter(({ id }) => id !== eyes && mine.includes(id))
}

/** Who can take a look at what the others do not see: nobody, while somebody has the screen for a secret. */
export function mayPeek(shown: Shown, seat: string): boolean {
  const isFree = shown.eyes === undefined || shown.isTrusting === true
  return isFree && otherEyes(shown).some(({ id }) => id === seat)
}
