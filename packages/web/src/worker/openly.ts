// What can be asked in front of everybody at a table that several seats share.
import { openQuestions, type Question, type Session } from '@landfall/kernel'
import type { WorkerGame } from './games.ts'

/** A piece that is drawn on everybody's board lies open, whatever else has its name. */
export function askedOfAll({ spoken }: WorkerGame, session: Session): readonly Question[] {
  let drawn: string | undefined
  return openQuestions(session, (piece) => {
    drawn ??= JSON.stringify(spoken.board?.(session.view(), undefined) ?? {})
    return drawn.includes(`"at":${JSON.stringify(piece)}`)
  })
}
