// The table of every game: head, people, log, question, menu and company around a board that the game draws. All that
// tables share lives in this folder; the folder of a game has its board, and what it puts into the slots of this frame.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { EmblemsContext } from '../look/icon.tsx'
import { Sea } from '../look/sea.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Why } from '../rules/why.tsx'
import type { Peeked, Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { ActingContext, mainQuestion } from './acting.ts'
import { promptFor } from './among-us.ts'
import { Asking } from './asking.tsx'
import { Captions } from './captions.tsx'
import { End } from './end.tsx'
import style from './frame.module.css'
import { Head } from './head.tsx'
import { Log, LogLines } from './log.tsx'
import { OverTable } from './over-table.tsx'
import type { ChoiceLook } from './question.tsx'
import { Reveals } from './reveals.tsx'
import type { FrameProps } from './slots.ts'
import { Tabs, useTab } from './tabs.tsx'
import { type Acts, CLOSED, useActs } from './use-acts.ts'
import { type Secrets, SharedContext, useSecrets } from './use-secrets.ts'
import { type Showing, spoken, useShown, type View } from './use-shown.ts'

export function TableFrame<S extends Shown, Reveal>(props: FrameProps<S, Reveal>) {
  const { table, watching, extras } = props
  const showing = useShown(table, props.take, watching)
  const { now, seen, reveals, curtain } = showing
  const [tab, setTab] = useTab(props.tabs, now?.shown)
  /** The end was seen, and now the table is looked at. */
  const [looking, setLooking] = useState(false)
  // What can be done next would tell what is still to be seen.
  const acts = useActs(table, seen?.shown, watching || extras?.still === true || reveals.length > 0)
  const secrets = useSecrets(curtain ?? now?.shown)
  // What one seat has opened is not for the next one.
  useEffect(() => acts.open(CLOSED), [curtain, now?.shown.eyes])

  const { game } = curtain ?? now?.shown ?? {}
  if (game === undefined) return <Opening />
  return (
    <ActingContext.Provider value={acts.acting}>
      <EmblemsContext.Provider value={game}>
        {curtain !== undefined && (
          <HandedOn {...props} acts={acts} showing={showing} shown={curtain} secrets={secrets} />
        )}
        {now !== undefined && (
          <OpenTable
            {...props}
            acts={acts}
            secrets={secrets}
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

function Opening() {
  return (
    <main class={style.opening}>
      <p>{useWords('table').opening}</p>
    </main>
  )
}

type PartProps<S extends Shown, Reveal> = FrameProps<S, Reveal> & {
  readonly acts: Acts
  readonly showing: Showing<S, Reveal>
  /** Where several seats with secrets share the screen, as soon as they are loaded. */
  readonly secrets: Secrets | undefined
}

/** Nothing but what everybody may see, until the next one has the screen. */
function HandedOn<S extends Shown, Reveal>(props: PartProps<S, Reveal> & { readonly shown: Shown }) {
  const { table, secrets, reveal, acts, showing, shown } = props
  const { rule } = acts.sheets
  return (
    <>
      {secrets?.curtain({ table, acts, shown }) ?? <Opening />}
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
  const { watching, acts, secrets, showing, now, tab } = props
  const { reveals, seen = now } = showing
  const words = useWords('table')
  const { shown } = now
  const main = mainQuestion(shown.questions)
  const look: ChoiceLook = {
    costs: (choice) => props.costs(choice, seen.shown),
    question: (question) => props.question?.(question, seen.shown),
  }
  const isStill = watching || props.extras?.still === true
  const shared =
    secrets === undefined || isStill ? undefined : { secrets, table: props.table, acts, shown, own: ownOf(props) }
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
      {props.over?.(seen.shown)}
      <Tabs tabs={props.tabs.of} here={tab} label={words.table} onGo={props.onTab} />
      <p class="said" role="status" aria-live="polite">
        {spoken(now, main === undefined ? (shown.outcome?.text ?? '') : promptFor(shown, main))}
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
      {acts.sheets.log && (
        <Dialog title={words.log} onClose={() => acts.open({ log: false })}>
          <div class={style.wholeLog}>
            <LogLines lines={seen.log} />
          </div>
        </Dialog>
      )}
    </div>
  )
  return <SharedContext.Provider value={shared}>{table}</SharedContext.Provider>
}

/** What a seat alone sees, when it takes a look. */
function ownOf<S extends Shown, Reveal>({ take, own, now: { shown } }: OpenTableProps<S, Reveal>) {
  return (seat: string, peeked: Peeked): ComponentChildren => {
    const seen = take.shown({ ...shown, ...peeked, eyes: seat })
    return seen === undefined ? undefined : own?.(seat, seen, shown)
  }
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
  readonly secrets: Secrets | undefined
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
      <div class={style.asking} data-part="asking">
        <Captions lines={log} answers={shown.answers} onOpen={() => acts.open({ log: true })} />
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
