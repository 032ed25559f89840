// The part of every table where one acts: the company, why something was not done, and the question, the end or the replay.
import type { ComponentChildren } from 'preact'
import type { ReplayBarProps } from '../home/replay-bar.tsx'
import { useLoaded } from '../parts/loaded.ts'
import type { Shown, Table } from '../table/table.ts'
import { mainQuestion } from './acting.ts'
import style from './asking.module.css'
import type { Extras } from './extras.ts'
import { goTo } from './go-to.ts'
import { type ChoiceLook, QuestionPanel } from './question.tsx'
import type { Acts } from './use-acts.ts'
import type { Secrets } from './use-secrets.ts'

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
  readonly secrets: Secrets | undefined
  /** How it ended. */
  readonly finished: ComponentChildren
}

export function Asking(props: AskingProps) {
  const { table, acts, seen, newest, watching, extras, finished } = props
  const { branch, link } = table
  return (
    <>
      {extras?.above}
      {acts.refused !== undefined && (
        <p class={style.refused} role="alert">
          {acts.refused}
        </p>
      )}
      {watching ? (
        <Replaying
          answers={newest.answers}
          last={newest.last}
          replay={newest.replay}
          {...(branch === undefined ? {} : { onPlayOn: () => acts.act(goTo(branch())) })}
          {...(link === undefined ? {} : { onShare: () => acts.open({ sharing: true }) })}
          onGoTo={(to) => acts.act(table.goTo(to).then(() => undefined))}
          onClose={() => {
            location.hash = '#/'
          }}
        />
      ) : seen.outcome === undefined ? (
        <Answering {...props} />
      ) : (
        finished
      )}
    </>
  )
}

/** The bar of a replay, which few tables need. */
function Replaying(props: ReplayBarProps) {
  const { loaded } = useLoaded(() => import('../home/replay-bar.tsx'), [])
  return loaded.state === 'ready' ? <loaded.value.ReplayBar {...props} /> : null
}

/** The question; while somebody else at this screen is awaited, a way to hand it on. */
function Answering({ table, acts, seen, newest, look, extras, secrets }: AskingProps) {
  const awaited =
    mainQuestion(newest.questions) === undefined ? secrets?.awaited({ table, acts, shown: newest }) : undefined
  return (
    <QuestionPanel
      shown={seen}
      work={acts.work}
      look={look}
      extras={extras}
      waiting={awaited?.waiting}
      onUndo={() => acts.act(table.undo())}
    >
      {awaited?.handOn}
    </QuestionPanel>
  )
}
