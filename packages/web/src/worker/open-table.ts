// A table that is open in this worker, and what games that are played and games that are watched have in common.
import type { Journal, Misfit, Session } from '@landfall/kernel'
import type { CardRead, DiaryPage, Language } from '@landfall/tabletop'
import type { Refused } from '../table/refused.ts'
import type { MisfitShown, Peeked, Shown } from '../table/table.ts'
import type { WorkerGame } from './games.ts'
import type { KeptGame, KeptShortcut } from './kept-games.ts'
import type { LogEntry } from './shown.ts'
import type { WorkerWords } from './words.ts'

export interface OpenTable {
  /** Calls need not wait for each other: the server that keeps the game puts them in order. */
  readonly ordersItself?: true
  answer(question: number, choice: string): Promise<Refused | undefined>
  undo(): Promise<Refused | undefined>
  goTo(answers: number): void
  card(id: string): CardRead
  diary(): readonly DiaryPage[]
  handTo(seat: string | undefined): Refused | undefined
  look(seat: string): Refused | undefined | Promise<Refused | undefined>
  peek(seat: string): Peeked | Refused | Promise<Peeked | Refused>
  trust(isTrusting: boolean): Refused | undefined | Promise<Refused | undefined>
  /** Shows everything again, in another language. */
  speak(language: Language): Promise<void>
  save(): string | Promise<string>
  /** The game as a part of an address; nothing, where it is too long for one. Missing where a game is not here. */
  link?(): Promise<string | undefined>
  /** The game up to the position that is watched, to be played on as a game of its own. */
  branch?(): KeptGame
  /** A new game of the same crew, with everything chosen as it was, and other luck. */
  again?(): KeptGame
  readonly misfit?: MisfitShown | undefined
  close(): void
}

export type Tell = (shown: Shown) => void

/** A game in the language of the screen, and the words of the worker itself. */
export interface Spoken {
  readonly game: WorkerGame
  readonly words: WorkerWords
}

/** The same game in another language. */
export type SpeakIn = (language: Language) => Promise<Spoken>

interface Resumed {
  readonly session: Session
  readonly misfit?: Misfit
  readonly log: LogEntry[]
  /** After how many answers a shortcut led into the game: the log may begin later than the game. */
  readonly from?: number
}

/** Continues a journal as far as the rules allow, and collects what happened. */
export function resumed({ plugin }: WorkerGame, journal: Journal, kept?: KeptShortcut): Resumed {
  const log: LogEntry[] = []
  const shortcut = kept?.shortcut
  const back = plugin.game.bringBack(journal, {
    listen: {
      happened(events, answers) {
        for (const event of events) log.push({ event, answers })
      },
    },
    ...(shortcut === undefined ? {} : { shortcut }),
  })
  return { ...back, log: back.from === undefined || kept === undefined ? log : [...kept.log, ...log] }
}

/** Cards are there only in games that have a board of their own. */
export function readCardOf({ plugin, spoken }: WorkerGame, card: string, config: object): CardRead {
  const read = spoken.readCard?.(card, config)
  if (read === undefined) throw new Error(`${plugin.game.id} has no card "${card}" to be read`)
  return read
}

/** What is kept of a session. */
export function summary(id: string, { plugin }: Pick<WorkerGame, 'plugin'>, session: Session): KeptGame {
  const { seats, config, answers, outcome } = session
  return {
    id,
    changed: Date.now(),
    journal: session.save(),
    digest: plugin.digest({ seats, config, view: session.view(), answers: answers.length }),
    outcome: outcome?.result,
  }
}
