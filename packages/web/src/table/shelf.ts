// The shelf: the games and the tables online that this browser knows, and how to begin, open, bring in and remove one.
import type { SetupOffer } from '@landfall/crusoe/board'
import type { Language } from '@landfall/text'
import type { KnownTable } from './company.ts'
import type { Refused } from './refused.ts'
import type { SavedGame, Table } from './table.ts'

/** What a player chose for a new game; checked by the game itself. */
export interface NewGame {
  readonly characters: readonly string[]
  readonly scenario: string
  readonly edition: string
  /** Rules of the scenario that hold only because the group wants them. */
  readonly options: readonly string[]
  readonly friday: boolean
  readonly dog: boolean
  readonly equipment: number
  readonly books: number
  readonly wreckage: string
  /** Empty: a new one is made up. */
  readonly seed: string
}

export interface Shelf {
  games(language: Language): Promise<readonly SavedGame[]>
  offer(language: Language): Promise<SetupOffer>
  /** Begins a game and keeps it. The id opens it. */
  begin(game: NewGame): Promise<{ readonly id: string } | Refused>
  open(id: string, language: Language): Promise<Table | Refused>
  /** The same game, to be watched from its first answer to its last. */
  replay(id: string, language: Language): Promise<Table | Refused>
  bring(text: string): Promise<{ readonly id: string } | Refused>
  remove(id: string): Promise<void>
  /** The tables online that this browser sits at. */
  tables(language: Language): Promise<readonly KnownTable[]>
  /** Off the list; the table itself stays where it is. */
  forgetTable(id: string): Promise<void>
}
