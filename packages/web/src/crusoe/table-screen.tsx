// The table of Robinson Crusoe: everything that lies on it, and everything that can be done at it.
import type { Reveal } from '@landfall/crusoe/board'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { EmblemsContext } from '../look/icon.tsx'
import { Sea } from '../look/sea.tsx'
import type { Shown, ShownOutcome } from '../table/table.ts'
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
import { useActs } from '../table-parts/use-acts.ts'
import { spoken, type Take, useShown } from '../table-parts/use-shown.ts'
import { TABLE_WORDS } from '../table-parts/words.ts'
import { useWords } from '../text/language.ts'
import { ActionSpaces, WeatherTokens } from './actions.tsx'
import { type CrusoeBoard, isCrusoeBoard, isCrusoeReveals } from './board.ts'
import { CampLevels, MoraleTrack, Resources } from './camp.tsx'
import { Belongings, Decks, Inventions, Notices, Threats } from './cards.tsx'
import { Coach } from './coach.tsx'
import { Costs } from './costs.tsx'
import { DropContext } from './drag.ts'
import { Header } from './header.tsx'
import { Island } from './island.tsx'
import { Needs } from './needs.tsx'
import { People } from './people.tsx'
import { Plan } from './plan.tsx'
import { PlanChoices } from './plan-choices.tsx'
import { RevealSeen } from './reveal.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { Sheet } from './sheet.tsx'
import style from './table-screen.module.css'
import { CRUSOE_WORDS } from './words.ts'

type Tab = 'island' | 'camp' | 'cards' | 'log'
const TABS: readonly Tab[] = ['island', 'camp', 'cards', 'log']

/** A position of this game. */
export interface CrusoeShown extends Shown {
  readonly board: CrusoeBoard
}

const LOOK: ChoiceLook = {
  costs: (choice) => <Costs choice={choice} />,
  question: (question) =>
    question.kind === 'plan' ? <PlanChoices key={question.id} question={question} /> : undefined,
}

const TAKE: Take<CrusoeShown, Reveal> = {
  shown(shown) {
    const { board } = shown
    return isCrusoeBoard(board) ? { ...shown, board } : undefined
  },
  reveals: ({ revealed }) => (isCrusoeReveals(revealed) ? revealed.reveals : []),
}

export function TableScreen(props: ScreenProps) {
  const { id, table, watching, extras } = props
  const general = useWords(TABLE_WORDS)
  const words = useWords(CRUSOE_WORDS)
  const { now, before, reveals: turnedUp, looked } = useShown(table, TAKE)
  const shown = now?.shown
  const [tab, setTab] = useState<Tab>('island')
  const [looking, setLooking] = useState(false)
  const acts = useActs(table, shown?.questions, watching || extras?.still === true)
  const { acting, sheets, open } = acts
  const items = useMenuItems(props, acts)
  /** Who was dragged to a place: leads there, when the game asks who does. */
  const dropped = useRef<string | undefined>(undefined)
  const drop = useCallback(
    (person: string, piece: string): void => {
      dropped.current = person
      acting.press(piece)
    },
    [acting],
  )

  // A pawn that was dragged to a place leads there without being asked for again.
  useEffect(() => {
    const question = mainQuestion(shown?.questions ?? [])
    const leader = dropped.current
    if (question === undefined || leader === undefined || question.kind === 'plan') return
    dropped.current = undefined
    const choice = question.kind === 'leader' ? question.choices.find((one) => one.id === leader) : undefined
    if (choice !== undefined) acting.choose({ question, choice })
  }, [shown])

  if (now === undefined || shown === undefined) {
    return (
      <main class={frame.opening}>
        <p>{general.opening}</p>
      </main>
    )
  }
  // Cards and dice are seen first; only then the table shows what came of them.
  const reveals = watching ? [] : turnedUp
  const seen = reveals.length > 0 && before !== undefined ? before : now
  const { board } = seen.shown.board
  const { log } = seen
  const { outcome } = shown
  const question = mainQuestion(shown.questions)
  const finished = (how: ShownOutcome) => (
    <Finished id={id} title={how.result === 'won' ? words.won : words.lost} outcome={how} onWatch={extras?.watchAgain}>
      {shown.board.board.score !== undefined && <ScoreSheet score={shown.board.board.score} />}
    </Finished>
  )
  return (
    <ActingContext.Provider value={acting}>
      <EmblemsContext.Provider value={shown.game}>
        <DropContext.Provider value={drop}>
          <div class={`${frame.table} ${style.table}`} data-tab={tab} data-answers={shown.answers}>
            <Sea light={LIGHT[board.phase]} weather={skyOf(board)} />
            <Header board={board} items={items(shown)} />
            <div class={frame.left}>
              {/* Where others are awaited nothing in it can be pressed: what scrolls must be reachable by keyboard. */}
              <main class={`${frame.main} ${style.main}`} {...(extras === undefined ? {} : { tabIndex: 0 })}>
                <div class={style.over}>
                  <Resources board={board} />
                  <WeatherTokens board={board} />
                  <MoraleTrack board={board} />
                </div>
                <div class={style.island}>
                  <Island board={board} />
                </div>
                <div class={style.under}>
                  <CampLevels board={board} />
                  <ActionSpaces board={board} />
                </div>
                <div class={style.plan}>
                  <Plan board={board} />
                </div>
                {!watching && (
                  <div class={style.coach}>
                    <Coach shown={seen.shown} game={id} />
                  </div>
                )}
              </main>
              <div class={`${frame.people} ${style.people}`}>
                <div class={style.campOnPhone}>
                  <CampLevels board={board} />
                </div>
                <People board={board} />
              </div>
            </div>
            <div class={frame.right}>
              <aside class={`${frame.paper} ${style.paper}`} aria-label={general.table}>
                <div class={style.cards}>
                  <Threats board={board} />
                  <Sheet board={board} />
                  <Notices board={board} />
                  <Inventions board={board} />
                  <Belongings board={board} />
                  <Decks board={board} />
                </div>
                <div class={style.log}>
                  <Log lines={log} />
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
                  look={LOOK}
                  extras={extras}
                  finished={seen.shown.outcome !== undefined && finished(seen.shown.outcome)}
                />
              </div>
            </div>
            <Tabs<Tab>
              tabs={TABS.map((name) => ({ name, icon: name, label: words.tabs[name] }))}
              here={tab}
              label={general.table}
              onGo={setTab}
            />
            <p class="said" role="status" aria-live="polite">
              {spoken(now, question?.prompt ?? outcome?.text ?? '')}
            </p>
            {reveals.length > 0 && (
              <Reveals
                key={before?.shown.answers}
                reveals={reveals}
                title={(reveal) => (reveal.reveal === 'card' ? reveal.label : reveal.name)}
                draw={(reveal) => <RevealSeen reveal={reveal} table={table} />}
                onDone={looked}
              />
            )}
            {reveals.length === 0 && outcome !== undefined && !looking && !watching && (
              <EndDialog title={outcome.result === 'won' ? words.won : words.lost} onPutAway={() => setLooking(true)}>
                {finished(outcome)}
              </EndDialog>
            )}
            {sheets.card !== undefined && (
              <CardDialog id={sheets.card} table={table} onClose={() => open({ card: undefined })}>
                <Needs id={sheets.card} board={board} />
              </CardDialog>
            )}
            <OpenSheets acts={acts} look={LOOK} />
            {extras?.over}
          </div>
        </DropContext.Provider>
      </EmblemsContext.Provider>
    </ActingContext.Provider>
  )
}

/** Morning, day, dusk and night, by phase. */
const LIGHT = {
  event: 'morning',
  morale: 'morning',
  production: 'morning',
  action: 'day',
  actionsEnd: 'dusk',
  weather: 'dusk',
  night: 'night',
} as const satisfies { readonly [P in CrusoeBoard['board']['phase']]: string }

/** The weather that is seen over the sea. */
function skyOf({ weather }: CrusoeBoard['board']): readonly ('rain' | 'snow' | 'storm')[] {
  return [
    ...(weather.rain > 0 ? (['rain'] as const) : []),
    ...(weather.snow > 0 ? (['snow'] as const) : []),
    ...(weather.tokens.some(({ id }) => id === 'storm') ? (['storm'] as const) : []),
  ]
}
