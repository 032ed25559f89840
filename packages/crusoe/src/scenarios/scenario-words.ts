// What a scenario says in one language, and what all scenarios say together.
import type { Space } from '../components/island.ts'
import type { AbilityTable, CardTable, Titled } from '../text/card-words.ts'
import type { scenarios as english } from './all/text/en.ts'
import type { SheetOption } from './scenario.ts'

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
  /** What is asked only here. */
  readonly questions?: Texts
  /** Ways to lose that only this scenario has. */
  readonly endings?: Texts
  /** What victory points are given for. */
  readonly achievements?: Texts
  /** What it puts on tiles and spaces. */
  readonly markers?: { readonly [marker: string]: MarkerWords }
  /** What the log says of what only happens here. */
  readonly log?: Lines
  /** Why something is lost by a rule of the sheet, by that rule. */
  readonly causes?: Texts
  /** What a screen says of the sheet. */
  readonly board: Lines
}

interface Texts {
  readonly [key: string]: string
}

interface MarkerWords {
  readonly name: string
  /** What the log says when it comes and when it goes, where that is worth a line. */
  readonly put?: (space: Space) => string
  readonly removed?: (space: Space) => string
}

interface Lines {
  readonly [line: string]: string | ((...given: never[]) => string)
}

/** All scenarios in one language; the English ones say what has to be said in each. */
export type ScenariosInWords = typeof english

type Part = 'people' | 'inventions' | 'tokens' | 'places' | 'questions' | 'endings' | 'achievements' | 'markers'

/** The ids of what any scenario has of something. */
export type ScenarioKey<P extends Part> = {
  [S in keyof ScenariosInWords]: ScenariosInWords[S] extends { readonly [X in P]: infer Words } ? keyof Words : never
}[keyof ScenariosInWords]

/** The words for what all scenarios have of something. */
export function ofAllScenarios<P extends Part>(
  all: ScenariosInWords,
  part: P,
): { readonly [I in ScenarioKey<P>]: Required<ScenarioWords>[P][string] } {
  const scenarios: readonly ScenarioWords[] = Object.values(all)
  return Object.assign({}, ...scenarios.map((scenario) => scenario[part]))
}
