// What the screen and the worker say to each other: calls with a number, their results, and what a table shows.
import type { CardRead, SetupOffer } from '@landfall/crusoe/board'
import type { Language } from '@landfall/text'
import type { NewGame } from '../table/shelf.ts'
import type { Refused, SavedGame, Shown } from '../table/table.ts'

/** Everything that the worker does when it is asked. A table is called by the number it was opened under. */
export interface Calls {
  games(language: Language): readonly SavedGame[]
  offer(language: Language): SetupOffer
  begin(game: NewGame): { readonly id: string } | Refused
  open(id: string, language: Language, watch: boolean): { readonly table: number } | Refused
  bring(text: string): { readonly id: string } | Refused
  remove(id: string): undefined
  answer(table: number, question: number, choice: string): Refused | undefined
  undo(table: number): Refused | undefined
  goTo(table: number, answers: number): undefined
  card(table: number, id: string): CardRead
  save(table: number): string
  close(table: number): undefined
}

/** What does each of them, now or soon. */
export type Doing = {
  readonly [Name in keyof Calls]: (...given: Parameters<Calls[Name]>) => Promise<ReturnType<Calls[Name]>>
}

export interface Call<Name extends keyof Calls = keyof Calls> {
  readonly call: number
  readonly name: Name
  readonly given: Parameters<Calls[Name]>
}

export type Said =
  | { readonly call: number; readonly result: ReturnType<Calls[keyof Calls]> }
  /** Something went wrong that nobody foresaw. */
  | { readonly call: number; readonly failed: string }
  | { readonly table: number; readonly shown: Shown }
