// What the screen and the worker say to each other: calls with a number, their results, and what a table shows.
import type { CardRead, DiaryPage, Language, Offer } from '@landfall/tabletop'
import type { CompanyShown, KnownTable, Pointed, TableWishes } from '../table/company.ts'
import type { Refused } from '../table/refused.ts'
import type { NewGame } from '../table/shelf.ts'
import type { Listed, MisfitShown, Peeked, Shown } from '../table/table.ts'
import type { TableRequest } from './connection.ts'

/** Everything that the worker does when it is asked. A table is called by the number it was opened under. */
export interface Calls {
  games(language: Language): readonly Listed[]
  offer(game: string, language: Language): Offer | Refused
  begin(game: NewGame): { readonly id: string } | Refused
  open(id: string, language: Language, watch: boolean): OpenedTable | Refused
  bring(file: Blob): { readonly id: string } | Refused
  /** A kept game as a text that every program of Landfall reads; also one that cannot be played here. */
  file(id: string, which: 'now' | 'original'): string | undefined
  remove(id: string): undefined
  /** A copy of a kept game: under a name, to be kept as it is, or to go on from it. */
  copy(id: string, name: string | undefined): { readonly id: string } | Refused
  rename(id: string, name: string): undefined
  answer(table: number, question: number, choice: string): Refused | undefined
  undo(table: number): Refused | undefined
  goTo(table: number, answers: number): undefined
  card(table: number, id: string): CardRead
  diary(table: number): readonly DiaryPage[]
  handTo(table: number, seat: string | undefined): Refused | undefined
  look(table: number, seat: string): Refused | undefined
  peek(table: number, seat: string): Peeked | Refused
  trust(table: number, isTrusting: boolean): Refused | undefined
  save(table: number): string
  /** An open game as a part of an address; nothing, where it is too long for one. */
  link(table: number): string | undefined
  /** A game that begins as the watched one did, up to the position that is shown. */
  branch(table: number): { readonly id: string } | Refused
  /** A new game of the same crew. */
  again(table: number): { readonly id: string } | Refused
  /** A game that came in an address, to be watched from this move on. */
  openShared(packed: string, move: number, language: Language): OpenedTable | Refused
  /** Shows an open table again, in another language. */
  speak(table: number, language: Language): undefined
  /** The tables online that this browser sits at. */
  tables(language: Language): readonly KnownTable[]
  /** Asks the server how they stand, and keeps it for `tables`. Gives the ids of those that it has told of. */
  askTables(): readonly string[]
  makeTable(game: NewGame, wishes: TableWishes): { readonly id: string } | Refused
  forgetTable(id: string): undefined
  /** A table online: by the name that lets play, or by the one that only lets watch; as the member with this secret. */
  openOnline(name: string, language: Language, secret: string | undefined): { readonly table: number }
  /** A table online whose game is over, to be watched again. */
  openJournal(name: string, language: Language): OpenedTable | Refused
  act(table: number, request: TableRequest): Refused | undefined
  secret(table: number): string | undefined
  /** The game of a table online as it was kept, where it no longer fits the rules of the server. */
  original(table: number): string | undefined
  /** The browser has its network and is looked at, or it has lost its network. */
  wake(table: number, online: boolean): undefined
  close(table: number): undefined
}

/** The number of a table, and what no longer fits the rules of today. */
export interface OpenedTable {
  readonly table: number
  readonly misfit: MisfitShown | undefined
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

export type WorkerMessage =
  | { readonly call: number; readonly result: ReturnType<Calls[keyof Calls]> }
  /** Something went wrong that nobody foresaw. */
  | { readonly call: number; readonly failed: string }
  | ({ readonly table: number } & TableMessage)

/** What an open table says without being asked. */
export type TableMessage =
  | { readonly shown: Shown }
  | { readonly company: CompanyShown }
  | { readonly pointed: Pointed }
