// What the screen knows of a game: what it is called, and what to load when it is played, set up or read about.
import type { FunctionComponent } from 'preact'
import type { SetupProps } from '../home/setup-form.tsx'
import type { Rule } from '../rules/rule.ts'
import type { ScreenProps } from '../table-parts/screen.ts'
import type { games as english } from '../text/en/games/all/about.ts'
import type { ScreenGroup } from '../text/words.ts'

export interface GameWords {
  readonly name: string
  /** In one line. */
  readonly line: string
  readonly text: string
  /** How many play it, and what else is good to know before. */
  readonly facts: readonly string[]
}

/** What each game is, under the name that journals and tables have for it. The English ones say which there are. */
export type GamesWords = { readonly [G in keyof typeof english]: GameWords }

export interface ScreenGame {
  readonly id: keyof GamesWords
  /** The words that its screens say besides those of every table. */
  readonly words?: ScreenGroup
  /** Where it stands among those that are offered: the one to begin with is first. */
  readonly order: number
  /** Some of those who play in it. */
  readonly faces: readonly string[]
  /** What the IDs of its rules begin with. */
  readonly rulesPrefix: string
  /** Words and a number that can be searched for in them. */
  readonly rulesExample: { readonly words: string; readonly id: string }
  /** The table. */
  screen(): Promise<FunctionComponent<ScreenProps>>
  /** The form that makes a new one ready. */
  setup(): Promise<FunctionComponent<SetupProps>>
  rules(): Promise<readonly Rule[]>
}
