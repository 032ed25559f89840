// Dropping a piece that was dragged: whether it can go there, and when.
import type { ShownQuestion } from '../table/table.ts'
import { movable, type Pick, picksByPiece } from './acting.ts'
import type { ByHand, Drop, Dropping, Why } from './moving.ts'
import type { Work } from './work.ts'

interface Hand {
  readonly work: Work
  /** Those that can be answered now. */
  questions(): readonly ShownQuestion[]
  /** Chooses one, or asks which; done when the table has answered. */
  choose(picks: readonly Pick[]): Promise<void>
  change(change: (byHand: ByHand) => ByHand): void
}

export function newDropping({ work, questions, choose, change }: Hand): Dropping {
  let inTurn = Promise.resolve()

  function refuse(drop: Drop): void {
    change(({ dropped }) => ({ dragged: undefined, dropped, unfit: { ...drop, why: whyNot(questions(), drop) } }))
  }

  async function arrive(drop: Drop): Promise<void> {
    // The answer before it may have brought another question, with other choices.
    await work.idle()
    const picks = picksFor(questions(), drop)
    if (picks.length > 0) await choose(picks)
    else refuse(drop)
    change((byHand) => ({ ...byHand, dropped: byHand.dropped.filter((one) => one !== drop) }))
  }

  return {
    drag: (dragged) => change(({ dropped }) => ({ dragged, dropped, unfit: undefined })),
    drop(drop) {
      const fits = picksFor(questions(), drop).length > 0
      if (fits) {
        change(({ dropped }) => ({ dragged: undefined, dropped: [...dropped, drop], unfit: undefined }))
        inTurn = inTurn.then(() => arrive(drop))
      } else refuse(drop)
      return fits
    },
  }
}

function picksFor(questions: readonly ShownQuestion[], { piece, at }: Drop): readonly Pick[] {
  return at === undefined ? [] : (picksByPiece(questions, { dragged: piece }).get(at) ?? [])
}

function whyNot(questions: readonly ShownQuestion[], { at }: Drop): Why {
  const pieces = movable(questions)
  if (pieces.length === 0) return 'notNow'
  if (at === undefined) return 'nowhere'
  const others = pieces.some((piece) => picksByPiece(questions, { dragged: piece }).has(at))
  return others ? 'others' : 'nobody'
}
