// What can be chosen when a game is set up, in words.
import type { Config } from '../config.ts'

export interface OptionWords {
  readonly name: string
  readonly text: string
}

/** What can be chosen; the decks of earlier versions cannot. */
type Options = Omit<Config, 'seats' | 'decks'> & { readonly decks: Exclude<Config['decks'], `${string}-3`> }

/** Of each option what it is called, and its values with what each means; the usual one first. */
export type SetupWords = {
  readonly [Option in keyof Options]: {
    readonly name: string
    readonly values: { readonly [Value in Options[Option]]: OptionWords }
  }
}
