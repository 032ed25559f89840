// Through whose eyes a screen sees a game with secrets, and when it must be handed on before anything is shown.

export interface Eyes {
  /** Whose view is shown; nobody's: what everybody may see. */
  readonly seat: string | undefined
  /** Who must take the screen first. Until then nothing is shown. */
  readonly curtain: string | undefined
  /** Who is asked in front of everybody. */
  readonly asked: string | undefined
}

/** What everybody may see. */
export const NOBODY: Eyes = { seat: undefined, curtain: undefined, asked: undefined }

/** Shown to one seat. */
export const seenBy = (seat: string): Eyes => ({ ...NOBODY, seat })

/** To be handed to one seat. */
export const handedTo = (curtain: string): Eyes => ({ ...NOBODY, curtain })

/** Shown to everybody, with what one seat is asked. */
export const askedOpenly = (asked: string): Eyes => ({ ...NOBODY, asked })

export interface Around {
  /** All see the same. */
  readonly isOpen: boolean
  /** The seats that share the screen. */
  readonly mine: readonly string[]
  /** The seats that the game waits for, and `table` for the group. */
  readonly awaited: readonly string[]
  /** Those of them whose question everybody may hear. */
  readonly openly: readonly string[]
  readonly isOver: boolean
  /** What everybody may see is at hand: the screen need not be anybody's. */
  readonly mayWatch: boolean
  /** Those who share the screen do not mind what the others see. */
  readonly isTrusting: boolean
}

/** Whose turn it is to look, after something has happened. Where one seat has the screen to itself, nobody is disturbed. */
export function eyesAfter(before: Eyes, around: Around): Eyes {
  const { isOpen, mine, awaited, openly, isOver, mayWatch, isTrusting } = around
  const [first, second] = mine
  if (isOpen || first === undefined) return NOBODY
  if (second === undefined) return seenBy(first)
  const holder = mine.find((seat) => seat === before.seat)
  const wanted = isOver ? [] : awaited.filter((seat) => mine.includes(seat))
  const asked = wanted.find((seat) => openly.includes(seat))
  // The private pieces of the player who is asked stay face down.
  if (asked !== undefined && mayWatch && !isTrusting) return askedOpenly(asked)
  const [next] = wanted
  if (next !== undefined) {
    if (holder !== undefined && wanted.includes(holder)) return seenBy(holder)
    return isTrusting ? seenBy(next) : handedTo(next)
  }
  // The group decides, or others are awaited, or it is over: all look at the screen together, so nobody's secrets are on it.
  if (mayWatch) return NOBODY
  return holder === undefined ? handedTo(first) : seenBy(holder)
}
