// Why something was not done, in the words of the player.

export interface Refused {
  readonly why: string
  readonly rule: string | undefined
}
