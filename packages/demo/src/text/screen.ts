// What Beacon says besides its clauses: questions, endings and the words on the screen.
import type { Speaker, TabletopWords } from '@landfall/tabletop'
import type { Beacon, BeaconWords } from '../types.ts'

/** Every question that can be open: the rules' own, the windows, and abilities beside a question. */
export type AnyQuestion = Beacon['openQuestion']['kind']

export interface ScreenWords {
  readonly title: string
  readonly questions: { readonly [Kind in AnyQuestion]: string }
  readonly outcomes: { readonly [Why in Beacon['outcome']['why']]: string }
  readonly pass: string
  readonly day: (day: number, last: number) => string
  readonly beacon: string
  readonly food: string
  readonly deck: string
  readonly leader: string
  readonly charm: string
  readonly yourHand: string
}

/** Everything that one language says of Beacon. */
export interface LanguagePack {
  readonly say: Speaker<BeaconWords>
  readonly screen: ScreenWords
  readonly words: TabletopWords
}
