// The words of the home page, of the frame around it, and of the replay bar.
import type { Theme } from './settings.ts'

export interface HomeWords {
  readonly toHome: string
  readonly pages: string
  readonly rules: string
  readonly language: string
  readonly theme: string
  readonly themes: { readonly [T in Theme]: string }

  readonly whatItIs: string
  readonly savedGames: string
  readonly keptHere: string
  readonly won: string
  readonly lost: string
  readonly scored: string
  readonly goOn: string
  readonly watch: string
  /** From a save that is kept under a name. */
  readonly goOnFrom: string
  readonly keptAs: string
  readonly rename: string
  readonly renameTitle: string
  readonly renameLabel: string
  readonly renameDone: string
  readonly renameNot: string
  readonly exportIt: string
  /** As the game was before the rules changed. */
  readonly exportOriginal: string
  readonly remove: string
  menuOf(title: string): string
  readonly removeTitle: string
  removeText(title: string): string
  readonly keepIt: string
  readonly notDone: string

  readonly loading: string
  readonly failedTitle: string
  readonly failedText: string
  readonly tryAgain: string
  readonly emptyTitle: string
  readonly emptyText: string

  readonly games: string
  readonly newGame: string

  readonly bringTitle: string
  readonly bringText: string
  readonly chooseFile: string
  readonly letGo: string
  readonly brought: string
  readonly notBrought: string
  readonly unreadable: string

  readonly about: string
  readonly credits: string
  readonly icons: string
  readonly letters: string

  readonly replay: string
  step(answers: number, last: number): string
  readonly back: string
  readonly forward: string
  readonly play: string
  readonly pause: string
  readonly speed: string
  readonly share: string
  /** To begin a game of one's own at the move that is watched. */
  readonly playOn: string
  readonly leave: string
}
