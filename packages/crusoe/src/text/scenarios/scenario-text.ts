// What a scenario says in four languages, besides the names of its things.
import type { SheetOption } from '../../scenarios/scenario.ts'
import type { Title } from '../names/titles.ts'

export interface ScenarioText {
  readonly name: Title
  /** What must be done, in two sentences. */
  readonly goal: Title
  /** How they came to be there, in three to five sentences. */
  readonly intro: Title
  /** What the book symbol does. */
  readonly book: Title
  /** What a totem does that is found. */
  readonly totem: Title
  /** What things of its sheet do that only its rules can say, by their ids. */
  readonly things?: { readonly [id: string]: Title }
  /** What is different here and how to go about it, paragraph by paragraph: one page. */
  readonly guide: readonly Title[]
  /** The end, when the goal is reached. */
  readonly won: Title
  /** The end, when the last round is over. */
  readonly tooLate: Title
  /** The rules of the sheet that hold only if the group wants them. */
  readonly options?: { readonly [O in SheetOption]?: { readonly name: Title; readonly text: Title } }
}
