// What every language says of any game, whatever it is about.
import type { MisfitSentences } from './misfit.ts'

export interface TabletopWords {
  /** How far a game is that counts only its answers. */
  moves(count: number): string
  /** A kept game that no longer fits the rules. */
  readonly misfit: MisfitSentences
}
