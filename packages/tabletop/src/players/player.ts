// A player that is not a person: it looks at what is asked and answers.
import type { Answer, Session } from '@landfall/kernel'

/** What a player may look at. A whole session will do; so does the part of it that concerns some seats. */
export type Asked = Pick<Session, 'questions' | 'seats'>

export interface Player {
  /** One answer to one of the questions. */
  answer(asked: Asked): Answer
}

export type PlayerMaker = (seed: string) => Player
