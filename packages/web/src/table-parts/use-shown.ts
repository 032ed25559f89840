// What a table shows now, and what is to be seen first.
import { useEffect, useState } from 'preact/hooks'
import { shared } from '../table/shared.ts'
import type { LogLine, Shown, Table } from '../table/table.ts'

/** A position, and the whole log up to it. */
export interface View<S extends Shown> {
  readonly shown: S
  readonly log: readonly LogLine[]
}

export interface Showing<S extends Shown, Reveal> {
  readonly now: View<S> | undefined
  /** Cards and dice that nobody has looked at yet. */
  readonly reveals: readonly Reveal[]
  /** What was shown before the first of them. */
  readonly before: View<S> | undefined
  /** What the table shows: cards and dice are seen first, and only then what came of them. */
  readonly seen: View<S> | undefined
  /** The screen is to be handed on: nothing but what all have seen is shown, and nothing is remembered of what was. */
  readonly curtain: Shown | undefined
  /** The reveals were looked at. */
  looked(): void
}

/** What a screen takes from what is shown. What is not of the game that the screen is of is left out. */
export interface Take<S extends Shown, Reveal> {
  /** What the table is drawn from. */
  shown(shown: Shown): S | undefined
  /** What is looked at before the table moves on. */
  reveals(shown: Shown): readonly Reveal[]
}

const NOTHING = { now: undefined, reveals: [], before: undefined, curtain: undefined }

/** A replay is `watching`: it stops for nothing. */
export function useShown<S extends Shown, Reveal>(
  table: Table,
  take: Take<S, Reveal>,
  watching: boolean,
): Showing<S, Reveal> {
  const [showing, setShowing] = useState<Omit<Showing<S, Reveal>, 'seen' | 'looked'>>(NOTHING)
  useEffect(
    () =>
      table.subscribe((newest) => {
        const fresh = watching ? [] : take.reveals(newest)
        if (newest.curtain !== undefined) return setShowing({ ...NOTHING, reveals: fresh, curtain: newest })
        const shown = take.shown(newest)
        if (shown === undefined) return
        setShowing(({ now, reveals, before }) => {
          const next: View<S> = {
            shown: { ...shown, board: shared(now?.shown.board ?? shown.board, shown.board) },
            log: [...(now?.log ?? []).slice(0, shown.log.from), ...shown.log.lines],
          }
          // Others may answer while somebody is still looking: what they turned up is seen after it. Told from the
          // beginning it is another story: another language, other eyes, or answers taken back.
          const waits = shown.log.from > 0 && reveals.length > 0
          // What one seat saw is not shown to the others any longer, not even below what came to light.
          const isOpen = now?.shown.eyes === undefined || now.shown.eyes === shown.eyes
          return waits
            ? { now: next, reveals: [...reveals, ...fresh], before, curtain: undefined }
            : { now: next, reveals: fresh, before: isOpen ? now : undefined, curtain: undefined }
        })
      }),
    [table],
  )
  const { now, reveals, before = now } = showing
  return {
    ...showing,
    seen: reveals.length > 0 ? before : now,
    looked: () => setShowing((all) => ({ ...all, reveals: [] })),
  }
}

/** What is said to those who listen: the move that is watched, what has just happened, and what is asked now. */
export function spoken({ shown, log }: View<Shown>, asked: string): string {
  const fresh = log.slice(shown.log.from).map(({ text }) => text)
  return [...(shown.replay?.move === undefined ? [] : [shown.replay.move]), ...fresh.slice(-6), asked].join(' ')
}
