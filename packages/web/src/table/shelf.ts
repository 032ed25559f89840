// The shelf: the games and the tables online that this browser knows, and how to begin, open, bring in and remove one.
import type { Language, Offer } from '@landfall/tabletop'
import type { KnownTable } from './company.ts'
import type { Refused } from './refused.ts'
import type { Listed, Table } from './table.ts'

/** What a player chose for a new game; checked by the game itself. */
export interface NewGame {
  /** The name of the game. */
  readonly game: string
  readonly chosen: { readonly [what: string]: unknown }
  /** Empty: a new one is made up. */
  readonly seed: string
}

export interface Shelf {
  games(language: Language): Promise<readonly Listed[]>
  /** What a new game of this name can be made of. */
  offer(game: string, language: Language): Promise<Offer | Refused>
  /** Begins a game and keeps it. The id opens it. */
  begin(game: NewGame): Promise<{ readonly id: string } | Refused>
  open(id: string, language: Language): Promise<Table | Refused>
  /** The same game, to be watched from its first answer to its last. */
  replay(id: string, language: Language): Promise<Table | Refused>
  /** A game as a text that every program of Landfall reads, also one that cannot be played here; nothing, if it is gone. */
  file(id: string, which: 'now' | 'original'): Promise<string | undefined>
  /** Takes in a save; says why not, and changes nothing, if it is none. */
  bring(file: Blob): Promise<{ readonly id: string } | Refused>
  remove(id: string): Promise<void>
  /** Keeps a game as it is now under a name; without one, it is a copy to play on from. */
  copy(id: string, name?: string): Promise<{ readonly id: string } | Refused>
  rename(id: string, name: string): Promise<void>
  /** The tables online that this browser sits at. */
  tables(language: Language): Promise<readonly KnownTable[]>
  /** Asks the server how they stand; `tables` says so afterwards. Gives the ids of those that it has told of. */
  askTables(): Promise<readonly string[]>
  /** Off the list; the table itself stays where it is. */
  forgetTable(id: string): Promise<void>
}
