// Why something was not done, in the words of the player.

export interface Refused {
  readonly why: string
  readonly rule: string | undefined
  /** It is the rules or the save that do not fit: the game can still be saved to a file as it is. */
  readonly unplayable?: true
}
