// Players that are not people: they look at what is asked and answer.
import type { Answer, GameTypes, Session } from '@landfall/kernel'

/** A player that knows no game. A whole session will do; so does the part of it that concerns some seats. */
export interface Player {
  /** One answer to one of the questions. */
  answer(position: Pick<Session, 'questions' | 'seats'>): Answer
}

/** A player that may know the game: it also looks at what each seat sees. */
export interface Bot<G extends GameTypes = GameTypes> {
  answer(position: Pick<Session<G>, 'questions' | 'seats' | 'view'>): Answer
}

/** Bots by name. The seed decides between choices that are equally good. */
export type Bots<G extends GameTypes = GameTypes> = { readonly [name: string]: (seed: string) => Bot<G> }
