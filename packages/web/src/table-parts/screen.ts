// What every screen of a table is given, whatever game is played at it.
import type { Table } from '../table/table.ts'
import type { Extras } from './extras.ts'

export interface ScreenProps {
  readonly id: string
  readonly table: Table
  /** A game that is watched again: nothing can be done, every position can be seen. */
  readonly watching: boolean
  /** Hands out the save as a file, named after what is played. */
  onExport(title: string): void
  /** Keeps the game as it is now under a name; missing where it is not kept here. */
  onSaveAs?(name: string): void
  /** Where others sit at other screens. */
  readonly extras?: Extras
}
