// What every language says of any game, whatever it is about.
import type { Asking } from '@landfall/kernel'
import type { NoEffect } from '../effects/no-effect.ts'
import type { MisfitSentences } from './misfit.ts'

export interface TabletopWords {
  /** How far a game is that counts only its answers. */
  moves(count: number): string
  /** A kept game that no longer fits the rules. */
  readonly misfit: MisfitSentences
  /** Nothing came of what a card says, and why. */
  readonly noEffect: {
    sentence(said: string, why: string): string
    readonly why: { readonly [Why in NoEffect]: string }
  }
  /** How often somebody wants to be asked whether to use something. */
  readonly asking: { readonly prompt: string; readonly choices: { readonly [How in Asking]: string } }
}
