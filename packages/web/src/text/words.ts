// All words of the screen and of the worker, in the groups in which a language loads them.
import type { CrusoeCoachWords } from '../crusoe/coach-words.ts'
import type { CrusoeSetupWords } from '../crusoe/setup/words.ts'
import type { CrusoeWords } from '../crusoe/words.ts'
import type { GamesWords } from '../games/game.ts'
import type { GeneralWords } from '../general/words.ts'
import type { NewGameWords } from '../home/new-game-words.ts'
import type { HomeWords } from '../home/words.ts'
import type { NaufragosWords } from '../naufragos/words.ts'
import type { OnlineWords } from '../online/words.ts'
import type { PartWords } from '../parts/words.ts'
import type { RulesWords } from '../rules/words.ts'
import type { TableWords } from '../table-parts/words.ts'
import type { WorkerOnlineWords } from '../worker/online-words.ts'
import type { WorkerWords } from '../worker/words.ts'

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

/** The groups of the screen. Each but the first is loaded with the part of the screen that speaks it. */
interface ScreenGroups {
  readonly first: FirstWords
  readonly online: { readonly online: OnlineWords }
  readonly crusoe: { readonly crusoe: CrusoeWords; readonly crusoeSetup: CrusoeSetupWords }
  readonly crusoeCoach: { readonly crusoeCoach: CrusoeCoachWords }
  readonly naufragos: { readonly naufragos: NaufragosWords }
}

export type ScreenGroup = keyof ScreenGroups

/** The words of the screen by part. */
export type ScreenWords = FirstWords &
  ScreenGroups['online'] &
  ScreenGroups['crusoe'] &
  ScreenGroups['crusoeCoach'] &
  ScreenGroups['naufragos']

/** The groups of the worker. */
interface WorkerGroups {
  readonly worker: { readonly worker: WorkerWords }
  readonly workerOnline: { readonly workerOnline: WorkerOnlineWords }
}

/** What the folder of a language offers. Nothing is loaded before it is asked for. */
export type ScreenFolder = { readonly [G in ScreenGroup]: () => Promise<ScreenGroups[G]> }
export type WorkerFolder = { readonly [G in keyof WorkerGroups]: () => Promise<WorkerGroups[G]> }
