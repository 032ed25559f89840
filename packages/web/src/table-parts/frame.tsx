// The table of every game: head, people, log, question, menu and company around a board that the game draws. All that
// tables share lives in this folder; the folder of a game has its board, and what it puts into the slots of this frame.
import type { ComponentChildren } from 'preact'
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
import { type Seen, spoken, useShown } from './use-shown.ts'
import { TABLE_WORDS } from './words.ts'

export function TableFrame<S extends Shown, Reveal>(props: FrameProps<S, Reveal>) {
  const { table, watching, extras, take, reveal } = props
  const words = useWords(TABLE_WORDS)
  const { now, before, reveals, curtain, looked } = useShown(table, take)
  const shown = now?.shown
  const [tab, setTab] = useTab(props.tabs, shown)
  /** The end was seen, and now the table is looked at. */
  const [looking, setLooking] = useState(false)
  const acts = useActs(table, shown?.questions, watching || extras?.still === true)
  // What one seat has opened is not for the next one.
  useEffect(() => {
    if (curtain !== undefined) acts.open(CLOSED)
  }, [curtain])

  if (curtain !== undefined) {
    return (
      <Around game={curtain.game} acts={acts}>
        {props.secrets?.curtain(curtain, table, acts)}
        {reveal !== undefined && reveals.length > 0 && (
          <Reveals key={curtain.answers} reveals={reveals} {...reveal} onDone={looked} />
        )}
        {acts.sheets.rule !== undefined && (
          <Why rule={acts.sheets.rule} onClose={() => acts.open({ rule: undefined })} />
        )}
      </Around>
    )
  }
  if (now === undefined || shown === undefined) {
    return (
      <main class={style.opening}>
        <p>{words.opening}</p>
      </main>
    )
  }
  // Cards and dice are seen first; only then the table shows what came of them.
  const unseen = watching || reveal === undefined ? [] : reveals
  const seen = unseen.length > 0 && before !== undefined ? before : now
  const look: ChoiceLook = {
    costs: (choice) => props.costs(choice, shown),
    question: (question) => props.question?.(question, shown),
  }
  const drawn = (
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
      <Right {...props} acts={acts} seen={seen} newest={shown} look={look} />
      <Tabs tabs={props.tabs.of} here={tab} label={words.table} onGo={setTab} />
      <p class="said" role="status" aria-live="polite">
        {spoken(now, mainQuestion(shown.questions)?.prompt ?? shown.outcome?.text ?? '')}
      </p>
      <OverTable
        {...props}
        acts={acts}
        look={look}
        shown={seen.shown}
        newest={shown}
        reveals={unseen}
        after={before?.shown.answers}
        onLooked={looked}
        looking={looking}
        onLookAround={() => setLooking(true)}
      />
    </div>
  )
  return (
    <Around game={shown.game} acts={acts}>
      {props.around?.(shown, drawn) ?? drawn}
    </Around>
  )
}

interface AroundProps {
  readonly game: string
  readonly acts: Acts
  readonly children: ComponentChildren
}

/** What all parts of a table may ask for. */
function Around({ game, acts, children }: AroundProps) {
  return (
    <ActingContext.Provider value={acts.acting}>
      <EmblemsContext.Provider value={game}>{children}</EmblemsContext.Provider>
    </ActingContext.Provider>
  )
}

type LeftProps<S extends Shown, Reveal> = FrameProps<S, Reveal> & { readonly shown: S }

/** The board, and who plays. */
function Left<S extends Shown, Reveal>({ board, people, shown }: LeftProps<S, Reveal>) {
  const words = useWords(TABLE_WORDS)
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
  readonly seen: Seen<S>
  readonly newest: S
  readonly look: ChoiceLook
}

/** The paper with cards and log, and where one acts. */
function Right<S extends Shown, Reveal>(props: RightProps<S, Reveal>) {
  const words = useWords(TABLE_WORDS)
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
