// A player that is not a person: it looks at what is asked and answers for whichever seat is asked.
import type { Answer, Session } from '@landfall/kernel'

export interface Player {
  /** One answer to one of the open questions. */
  answer(session: Session): Answer
}

export type PlayerMaker = (seed: string) => Player
