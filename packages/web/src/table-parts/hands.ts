// In whose hands a shared screen is, and in whose it could be.
import type { Shown } from '../table/table.ts'

type Seat = Shown['seats'][number]

/** Whose answer is awaited at this very screen, while somebody else looks at it. */
export function ownAwaited({ isOpen, seats, mine, eyes, awaited }: Shown): readonly Seat[] {
  if (isOpen) return []
  return seats.filter(({ id }) => id !== eyes && mine.includes(id) && awaited.includes(id))
}

/** Through whose eyes the table could be seen as well. */
export function otherEyes({ isOpen, seats, mine, eyes }: Shown): readonly Seat[] {
  if (isOpen || mine.length < 2) return []
  return seats.filter(({ id }) => id !== eyes && mine.includes(id))
}
