// The table of every game: head, people, log, question, menu and company around a board that the game draws. All that
// tables share lives in this folder; the folder of a game has its board, and what it puts into the slots of this frame.
import { useEffect, useState } from 'preact/hooks'
import { EmblemsContext } from '../look/icon.tsx'
import { Sea } from '../look/sea.tsx'
import { Why } from '../rules/why.tsx'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { ActingContext, mainQuestion } from './acting.ts'
import { Asking } from './asking.tsx'
import { End } from './end.tsx'
import style from './frame.module.css'
import { Head } from './head.tsx'
import { Log } from './log.tsx'
import { OverTable } from './over-table.tsx'
import type { ChoiceLook } from './question.tsx'
import { Reveals } from './reveals.tsx'
import type { FrameProps } from './slots.ts'
import { Tabs, useTab } from './tabs.tsx'
import { type Acts, CLOSED, useActs } from './use-acts.ts'
import { type Showing, spoken, useShown, type View } from './use-shown.ts'

export function TableFrame<S extends Shown, Reveal>(props: FrameProps<S, Reveal>) {
  const { table, watching, extras } = props
  const words = useWords('table')
  const showing = useShown(table, props.take)
  const { now, curtain } = showing
  const [tab, setTab] = useTab(props.tabs, now?.shown)
  /** The end was seen, and now the table is looked at. */
  const [looking, setLooking] = useState(false)
  const acts = useActs(table, now?.shown.questions, watching || extras?.still === true)
  // What one seat has opened is not for the next one.
  useEffect(() => {
    if (curtain !== undefined) acts.open(CLOSED)
  }, [curtain])

  const { game } = curtain ?? now?.shown ?? {}
  if (game === undefined) {
    return (
      <main class={style.opening}>
        <p>{words.opening}</p>
      </main>
    )
  }
  return (
    <ActingContext.Provider value={acts.acting}>
      <EmblemsContext.Provider value={game}>
        {curtain !== undefined && <HandedOn {...props} acts={acts} showing={showing} shown={curtain} />}
        {now !== undefined && (
          <OpenTable
            {...props}
            acts={acts}
            showing={showing}
            now={now}
            tab={tab}
            onTab={setTab}
            looking={looking}
            onLookAround={() => setLooking(true)}
          />
        )}
      </EmblemsContext.Provider>
    </ActingContext.Provider>
  )
}

type PartProps<S extends Shown, Reveal> = FrameProps<S, Reveal> & {
  readonly acts: Acts
  readonly showing: Showing<S, Reveal>
}

/** Nothing but what everybody may see, until the next one has the screen. */
function HandedOn<S extends Shown, Reveal>(props: PartProps<S, Reveal> & { readonly shown: Shown }) {
  const { table, secrets, reveal, acts, showing, shown } = props
  const { rule } = acts.sheets
  return (
    <>
      {secrets?.curtain(shown, table, acts)}
      {reveal !== undefined && showing.reveals.length > 0 && (
        <Reveals key={shown.answers} reveals={showing.reveals} {...reveal} onDone={showing.looked} />
      )}
      {rule !== undefined && <Why rule={rule} onClose={() => acts.open({ rule: undefined })} />}
    </>
  )
}

type OpenTableProps<S extends Shown, Reveal> = PartProps<S, Reveal> & {
  readonly now: View<S>
  readonly tab: string
  onTab(tab: string): void
  readonly looking: boolean
  onLookAround(): void
}

function OpenTable<S extends Shown, Reveal>(props: OpenTableProps<S, Reveal>) {
  const { watching, reveal, acts, showing, now, tab } = props
  const words = useWords('table')
  const { shown } = now
  // Cards and dice are seen first; only then the table shows what came of them.
  const reveals = watching || reveal === undefined ? [] : showing.reveals
  const seen = reveals.length > 0 && showing.before !== undefined ? showing.before : now
  const look: ChoiceLook = {
    costs: (choice) => props.costs(choice, shown),
    question: (question) => props.question?.(question, shown),
  }
  const table = (
    <div
      class={`${style.table} ${props.tabs.class}`}
      data-tab={tab}
      data-answers={shown.answers}
      data-eyes={shown.eyes}
    >
      <Sea {...props.sea?.(seen.shown)} />
      <Head {...props} acts={acts} shown={seen.shown} newest={shown}>
        {props.where?.(seen.shown)}
      </Head>
      <Left {...props} shown={seen.shown} />
      <Right {...props} seen={seen} newest={shown} look={look} />
      <Tabs tabs={props.tabs.of} here={tab} label={words.table} onGo={props.onTab} />
      <p class="said" role="status" aria-live="polite">
        {spoken(now, mainQuestion(shown.questions)?.prompt ?? shown.outcome?.text ?? '')}
      </p>
      <OverTable
        {...props}
        look={look}
        shown={seen.shown}
        newest={shown}
        reveals={reveals}
        after={showing.before?.shown.answers}
        onLooked={showing.looked}
      />
    </div>
  )
  return <>{props.around?.(shown, table) ?? table}</>
}

type LeftProps<S extends Shown, Reveal> = FrameProps<S, Reveal> & { readonly shown: S }

/** The board, and who plays. */
function Left<S extends Shown, Reveal>({ board, people, shown }: LeftProps<S, Reveal>) {
  const words = useWords('table')
  return (
    <div class={style.left}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <main class={style.main} data-part="board" tabIndex={0} aria-label={words.table}>
        {board(shown)}
      </main>
      <div class={style.people} data-part="people">
        {people(shown)}
      </div>
    </div>
  )
}

type RightProps<S extends Shown, Reveal> = FrameProps<S, Reveal> & {
  readonly acts: Acts
  readonly seen: View<S>
  readonly newest: S
  readonly look: ChoiceLook
}

/** The paper with cards and log, and where one acts. */
function Right<S extends Shown, Reveal>(props: RightProps<S, Reveal>) {
  const words = useWords('table')
  const { aside, extras, table, watching, acts, seen, newest, look } = props
  const { shown, log } = seen
  return (
    <div class={style.right}>
      <aside class={style.paper} data-part="paper" aria-label={words.table}>
        <div class={style.aside}>{aside(shown)}</div>
        <div class={style.log}>
          <Log lines={log} />
        </div>
      </aside>
      {extras !== undefined && <div class={style.beside}>{extras.beside}</div>}
      <div class={style.asking}>
        <Asking
          table={table}
          acts={acts}
          seen={shown}
          newest={newest}
          watching={watching}
          look={look}
          extras={extras}
          secrets={props.secrets}
          finished={shown.outcome !== undefined && <End {...props} shown={newest} outcome={shown.outcome} />}
        />
      </div>
    </div>
  )
}
