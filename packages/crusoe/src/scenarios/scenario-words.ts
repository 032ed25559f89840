// What a scenario says in one language, and the words for what is printed on the sheets of all scenarios.
import type { AbilityTable, CardTable, Titled } from '../text/card-words.ts'
import type { SheetOption } from './scenario.ts'
import type { scenarios } from './text/en.ts'

export interface ScenarioWords {
  readonly name: string
  /** What must be done, in two sentences. */
  readonly goal: string
  /** How they came to be there, in three to five sentences. */
  readonly intro: string
  /** What the book symbol does. */
  readonly book: string
  /** What a totem does that is found. */
  readonly totem: string
  /** What is different here and how to go about it, paragraph by paragraph: one page. */
  readonly guide: readonly string[]
  /** The end, when the goal is reached. */
  readonly won: string
  /** The end, when the last round is over. */
  readonly tooLate: string
  /** The rules of the sheet that hold only if the group wants them. */
  readonly options?: { readonly [O in SheetOption]?: { readonly name: string; readonly text: string } }
  /** Who plays a part besides the characters of the players. */
  readonly people?: AbilityTable
  /** What can be built by what is printed on the sheet. */
  readonly inventions: CardTable
  /** What the four special Discovery tokens are. */
  readonly tokens: CardTable
  /** Places, people and Actions on the sheet. */
  readonly places?: { readonly [place: string]: Titled }
  /** What the log says of what only happens here. */
  readonly log?: Lines
  /** What a screen says of the sheet. */
  readonly board: Lines
}

interface Lines {
  readonly [line: string]: string | ((...given: never[]) => string)
}

/** All scenarios in one language; the English ones say what has to be said in each. */
export type ScenariosInWords = typeof scenarios

type Part = 'people' | 'inventions' | 'tokens' | 'places'

/** The ids of what is printed on the sheets of all scenarios. */
export type PrintedId<P extends Part> = {
  [S in keyof ScenariosInWords]: ScenariosInWords[S] extends { readonly [X in P]: infer Words } ? keyof Words : never
}[keyof ScenariosInWords]

/** The words for what is printed on the sheets of all scenarios. */
export function printedOn<P extends Part>(
  all: ScenariosInWords,
  part: P,
): { readonly [I in PrintedId<P>]: Required<ScenarioWords>[P][string] } {
  const sheets: readonly ScenarioWords[] = Object.values(all)
  return Object.assign({}, ...sheets.map((sheet) => sheet[part]))
}
