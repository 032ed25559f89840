// The part of every table where one acts: the company, why something was not done, and the question, the end or the replay.
import type { ComponentChildren } from 'preact'
import { ReplayBar } from '../home/replay-bar.tsx'
import type { Shown, Table } from '../table/table.ts'
import style from './asking.module.css'
import type { Extras } from './extras.ts'
import { type ChoiceLook, QuestionPanel } from './question.tsx'
import type { Acts } from './use-acts.ts'

interface AskingProps {
  readonly table: Table
  readonly acts: Acts
  /** What the table shows. */
  readonly seen: Shown
  /** The newest position, which may be ahead of it. */
  readonly newest: Shown
  readonly watching: boolean
  readonly look: ChoiceLook
  readonly extras: Extras | undefined
  /** How it ended. */
  readonly finished: ComponentChildren
  readonly waiting?: string | undefined
  /** What can be done while others are awaited. */
  readonly children?: ComponentChildren
}

export function Asking(props: AskingProps) {
  const { table, acts, seen, newest, watching, look, extras, finished, waiting, children } = props
  const { act, work, refused } = acts
  return (
    <>
      {extras?.above}
      {refused !== undefined && (
        <p class={style.refused} role="alert">
          {refused}
        </p>
      )}
      {watching ? (
        <ReplayBar
          answers={newest.answers}
          last={newest.last}
          onGoTo={(to) => act(table.goTo(to).then(() => undefined))}
          onClose={() => {
            location.hash = '#/'
          }}
        />
      ) : seen.outcome === undefined ? (
        <QuestionPanel
          shown={seen}
          work={work}
          look={look}
          extras={extras}
          waiting={waiting}
          onUndo={() => act(table.undo())}
        >
          {children}
        </QuestionPanel>
      ) : (
        finished
      )}
    </>
  )
}
