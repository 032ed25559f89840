// All words of the screen and of the worker, in the groups in which a language loads them.
import type { GamesWords } from '../games/game.ts'
import type { GeneralWords } from '../general/words.ts'
import type { NewGameWords } from '../home/new-game-words.ts'
import type { HomeWords } from '../home/words.ts'
import type { OnlineWords } from '../online/words.ts'
import type { PartWords } from '../parts/words.ts'
import type { RulesWords } from '../rules/words.ts'
import type { SecretsWords } from '../secrets/words.ts'
import type { SharingWords } from '../sharing/words.ts'
import type { TableWords } from '../table-parts/words.ts'
import type { WorkerOnlineWords } from '../worker/online-words.ts'
import type { WorkerWords } from '../worker/words.ts'
import type { gameGroups as english } from './en/games/all/words.ts'

/** Loaded before anything is drawn. */
interface FirstWords {
  readonly home: HomeWords
  readonly newGame: NewGameWords
  readonly games: GamesWords
  readonly rules: RulesWords
  readonly table: TableWords
  readonly general: GeneralWords
  readonly parts: PartWords
}

/** The words of each game that has screens of its own, as its English ones have them. */
type GameGroups = { readonly [G in keyof typeof english]: Awaited<ReturnType<(typeof english)[G]>> }

/** What the folder of a language offers for games. */
export type GameFolder = { readonly [G in keyof GameGroups]: () => Promise<GameGroups[G]> }

/** The groups that belong to no game. Each but the first is loaded with the part of the screen that speaks it. */
interface CommonGroups {
  readonly first: FirstWords
  readonly online: { readonly online: OnlineWords }
  readonly secrets: { readonly secrets: SecretsWords }
  readonly sharing: { readonly sharing: SharingWords }
}

type ScreenGroups = CommonGroups & GameGroups

export type ScreenGroup = keyof ScreenGroups

/** One type with all that is in any of these. */
type Merged<Groups> = (Groups extends unknown ? (group: Groups) => void : never) extends (group: infer All) => void
  ? All
  : never

/** The words of the screen by part. */
export type ScreenWords = FirstWords &
  ScreenGroups['online'] &
  ScreenGroups['secrets'] &
  ScreenGroups['sharing'] &
  Merged<GameGroups[keyof GameGroups]>

/** The groups of the worker. */
interface WorkerGroups {
  readonly worker: { readonly worker: WorkerWords }
  readonly workerOnline: { readonly workerOnline: WorkerOnlineWords }
}

/** What the folder of a language offers. Nothing is loaded before it is asked for. */
export type ScreenFolder = { readonly [G in ScreenGroup]: () => Promise<ScreenGroups[G]> }
export type WorkerFolder = { readonly [G in keyof WorkerGroups]: () => Promise<WorkerGroups[G]> }
