// The table of any game: head, seats, log, question, menu and company around a board that the game draws.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { EmblemsContext } from '../look/icon.tsx'
import type { IconName } from '../look/icon-names.ts'
import { Sea, type SeaProps } from '../look/sea.tsx'
import { Button } from '../parts/button.tsx'
import { Why } from '../rules/why.tsx'
import type { Shown, ShownOutcome, ShownQuestion } from '../table/table.ts'
import { ActingContext, mainQuestion } from '../table-parts/acting.ts'
import { Asking } from '../table-parts/asking.tsx'
import { CardDialog } from '../table-parts/card-dialog.tsx'
import { EndDialog } from '../table-parts/end-dialog.tsx'
import { Finished } from '../table-parts/finished.tsx'
import frame from '../table-parts/frame.module.css'
import { Log } from '../table-parts/log.tsx'
import { useMenuItems } from '../table-parts/menu-items.ts'
import type { ChoiceLook } from '../table-parts/question.tsx'
import { Reveals } from '../table-parts/reveals.tsx'
import type { ScreenProps } from '../table-parts/screen.ts'
import { OpenSheets } from '../table-parts/sheets.tsx'
import { Tabs } from '../table-parts/tabs.tsx'
import { type Acts, CLOSED, useActs } from '../table-parts/use-acts.ts'
import { spoken, type Take, useShown } from '../table-parts/use-shown.ts'
import { TABLE_WORDS } from '../table-parts/words.ts'
import { useWords } from '../text/language.ts'
import { Costs } from './costs.tsx'
import { Curtain } from './curtain.tsx'
import style from './frame.module.css'
import { otherEyes, ownAwaited } from './hands.ts'
import { Header } from './header.tsx'
import { Score } from './score.tsx'
import { Seats } from './seats.tsx'
import { GENERAL_WORDS } from './words.ts'

/** What a game puts into the frame. */
interface Slots<S extends Shown, Reveal> {
  readonly take: Take<S, Reveal>
  /** The middle of the table. */
  board(shown: S): ComponentChildren
  /** In the head: where in the game we are. */
  where?(shown: S): ComponentChildren
  /** Who plays; their names otherwise. */
  people?(shown: S): ComponentChildren
  /** On the paper, above points and log. */
  aside?(shown: S): ComponentChildren
  /** The points, once they are counted; as lines of text otherwise. */
  points?(shown: S): ComponentChildren
  /** The light of the day, and the weather. */
  sea?(shown: S): SeaProps
  /** The tabs of a phone, the first one open; the style sheet says what each of them shows. */
  readonly tabs?: {
    readonly of: readonly TabLook[]
    readonly class: string | undefined
    /** The tab to look at in such a position; where that changes, it is opened. */
    opened(shown: S): string
  }
  /** The words of choices say already what they cost: only the odds stand beside them. */
  readonly saysCosts?: boolean
  /** A question that is drawn in a way of its own. */
  question?(question: ShownQuestion, shown: S): ComponentChildren | undefined
  /** How something that came to light is shown, before the table moves on. */
  readonly reveal?: {
    title(reveal: Reveal): string
    draw(reveal: Reveal): ComponentChildren
  }
}

interface TabLook {
  readonly name: string
  readonly icon: IconName
  readonly label: string
}

export function TableFrame<S extends Shown, Reveal>(props: ScreenProps & Slots<S, Reveal>) {
  const { id, table, watching, extras, take, board, where, people, aside, points, sea, reveal } = props
  const general = useWords(TABLE_WORDS)
  const words = useWords(GENERAL_WORDS)
  const { now, before, reveals: turnedUp, curtain, looked } = useShown(table, take)
  const shown = now?.shown
  const tabs = props.tabs?.of ?? [
    { name: 'board', icon: 'island', label: words.tabs.table },
    { name: 'log', icon: 'log', label: words.tabs.log },
  ]
  const [tab, setTab] = useState(tabs[0]?.name ?? '')
  /** The end was seen, and now the table is looked at. */
  const [looking, setLooking] = useState(false)
  const acts = useActs(table, shown?.questions, watching || extras?.still === true)
  const items = useMenuItems(props, acts)
  const handTo = (seat: string): void => acts.act(table.handTo(seat))
  const opened = shown === undefined ? undefined : props.tabs?.opened(shown)
  useEffect(() => {
    if (opened !== undefined) setTab(opened)
  }, [opened])
  // What one seat has opened is not for the next one.
  useEffect(() => {
    if (curtain !== undefined) acts.open(CLOSED)
  }, [curtain])

  if (curtain?.curtain !== undefined) {
    const asked = curtain.curtain
    return (
      <Around game={curtain.game} acts={acts}>
        <Curtain
          seat={curtain.seats.find((seat) => seat.id === asked) ?? { id: asked, name: asked }}
          title={curtain.title}
          refused={acts.refused}
          onUndo={curtain.undo === 'atOnce' ? () => acts.act(table.undo()) : undefined}
          onTaken={() => acts.act(table.look(asked))}
        />
        {reveal !== undefined && turnedUp.length > 0 && (
          <Reveals key={curtain.answers} reveals={turnedUp} {...reveal} onDone={looked} />
        )}
        {acts.sheets.rule !== undefined && (
          <Why rule={acts.sheets.rule} onClose={() => acts.open({ rule: undefined })} />
        )}
      </Around>
    )
  }
  if (now === undefined || shown === undefined) {
    return (
      <main class={frame.opening}>
        <p>{general.opening}</p>
      </main>
    )
  }
  const reveals = watching || reveal === undefined ? [] : turnedUp
  const seen = reveals.length > 0 && before !== undefined ? before : now
  const { outcome, names } = shown
  const look: ChoiceLook = {
    costs: (choice) => (
      <Costs choice={props.saysCosts === true ? { ...choice, costs: undefined } : choice} names={names} />
    ),
    question: (asked) => props.question?.(asked, shown),
  }
  const question = mainQuestion(shown.questions)
  const awaited = question === undefined ? ownAwaited(shown) : []
  const titles = { won: words.won, lost: words.lost, scored: words.scored }
  const finished = (how: ShownOutcome) => (
    <Finished id={id} title={titles[how.result]} outcome={how} onWatch={extras?.watchAgain}>
      {how.winners.length > 0 && <p class={style.winners}>{words.winners(how.winners.join(', '))}</p>}
      {points?.(shown) ?? <Score lines={shown.score} />}
    </Finished>
  )
  return (
    <Around game={shown.game} acts={acts}>
      <div
        class={`${frame.table} ${style.table} ${props.tabs?.class ?? style.usual}`}
        data-tab={tab}
        data-answers={shown.answers}
        data-eyes={shown.eyes}
      >
        <Sea {...sea?.(seen.shown)} />
        <Header
          shown={seen.shown}
          items={[
            ...items(shown),
            ...(watching ? [] : otherEyes(shown)).map((seat) => ({
              label: words.lookAs(seat.name),
              onPress: () => handTo(seat.id),
            })),
          ]}
        >
          {where?.(seen.shown)}
        </Header>
        <div class={frame.left}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <main class={`${frame.main} ${style.main}`} data-part="board" tabIndex={0} aria-label={general.table}>
            {board(seen.shown)}
          </main>
          <div class={`${frame.people} ${style.people}`} data-part="people">
            {people?.(seen.shown) ?? <Seats shown={seen.shown} />}
          </div>
        </div>
        <div class={frame.right}>
          <aside class={frame.paper} data-part="paper" aria-label={aside === undefined ? general.log : general.table}>
            <div class={style.aside} data-part="aside">
              {aside?.(seen.shown)}
              {points?.(seen.shown) ?? <Score lines={seen.shown.score} />}
            </div>
            <div data-part="log">
              <Log lines={seen.log} />
            </div>
          </aside>
          {extras !== undefined && <div class={frame.beside}>{extras.beside}</div>}
          <div class={frame.asking}>
            <Asking
              table={table}
              acts={acts}
              seen={seen.shown}
              newest={shown}
              watching={watching}
              look={look}
              extras={extras}
              finished={seen.shown.outcome !== undefined && finished(seen.shown.outcome)}
              waiting={awaited.length === 0 ? undefined : words.waitingFor(awaited.map(({ name }) => name).join(', '))}
            >
              {awaited.map((seat) => (
                <div key={seat.id}>
                  <Button tone="ember" data-hand-to={seat.id} onClick={() => handTo(seat.id)}>
                    {words.handOn(seat.name)}
                  </Button>
                </div>
              ))}
            </Asking>
          </div>
        </div>
        <Tabs tabs={tabs} here={tab} label={general.table} onGo={setTab} />
        <p class="said" role="status" aria-live="polite">
          {spoken(now, question?.prompt ?? outcome?.text ?? '')}
        </p>
        {reveal !== undefined && reveals.length > 0 && (
          <Reveals key={before?.shown.answers} reveals={reveals} {...reveal} onDone={looked} />
        )}
        {reveals.length === 0 && outcome !== undefined && !looking && !watching && (
          <EndDialog title={titles[outcome.result]} onPutAway={() => setLooking(true)}>
            {finished(outcome)}
          </EndDialog>
        )}
        {acts.sheets.card !== undefined && (
          <CardDialog id={acts.sheets.card} table={table} onClose={() => acts.open({ card: undefined })} />
        )}
        <OpenSheets acts={acts} look={look} />
        {extras?.over}
      </div>
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
