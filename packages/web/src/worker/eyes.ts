// Through whose eyes a screen sees a game with secrets, and when it must be handed on before anything is shown.

export interface Eyes {
  /** Whose view is shown; nobody's: what everybody may see. */
  readonly seat: string | undefined
  /** Who must take the screen first. Until then nothing is shown. */
  readonly curtain: string | undefined
}

/** What everybody may see. */
export const NOBODY: Eyes = { seat: undefined, curtain: undefined }

/** Shown to one seat. */
export const seenBy = (seat: string): Eyes => ({ seat, curtain: undefined })

/** To be handed to one seat. */
export const handedTo = (seat: string): Eyes => ({ seat: undefined, curtain: seat })

export interface Around {
  /** All see the same. */
  readonly isOpen: boolean
  /** The seats that share the screen. */
  readonly mine: readonly string[]
  /** The seats that the game waits for, and `table` for the group. */
  readonly awaited: readonly string[]
  readonly isOver: boolean
  /** What everybody may see is at hand: the screen need not be anybody's. */
  readonly mayWatch: boolean
}

/** Whose turn it is to look, after something has happened. Where one seat has the screen to itself, nobody is disturbed. */
export function eyesAfter(before: Eyes, { isOpen, mine, awaited, isOver, mayWatch }: Around): Eyes {
  const [first, second] = mine
  if (isOpen || first === undefined) return NOBODY
  if (second === undefined) return seenBy(first)
  const holder = mine.find((seat) => seat === before.seat)
  const wanted = isOver ? [] : awaited.filter((seat) => mine.includes(seat))
  const [next] = wanted
  if (next !== undefined) return holder !== undefined && wanted.includes(holder) ? seenBy(holder) : handedTo(next)
  // The group decides, or others are awaited, or it is over: all look at the screen together, so nobody's secrets are on it.
  if (mayWatch) return NOBODY
  return holder === undefined ? handedTo(first) : seenBy(holder)
}
