// The table of Robinson Crusoe: everything that lies on it, and everything that can be done at it.
import type { Reveal } from '@landfall/crusoe/board'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { ReplayBar } from '../home/replay-bar.tsx'
import { LanguageSwitch, ThemeSwitch } from '../home/switches.tsx'
import { Icon } from '../look/icon.tsx'
import { Sea } from '../look/sea.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Why } from '../rules/why.tsx'
import { shared } from '../table/shared.ts'
import type { LogLine, Shown, Table } from '../table/table.ts'
import { useLanguage, useWords } from '../text/language.ts'
import { type Acting, ActingContext, mainQuestion, type Pick, picksByPiece } from './acting.ts'
import { ActionSpaces, WeatherTokens } from './actions.tsx'
import { CampLevels, MoraleTrack, Resources } from './camp.tsx'
import { CardDialog } from './card-dialog.tsx'
import { Belongings, Decks, Inventions, Notices, Threats } from './cards.tsx'
import { Coach } from './coach.tsx'
import { Costs } from './costs.tsx'
import type { Extras } from './extras.ts'
import { Finished } from './finished.tsx'
import { Header } from './header.tsx'
import { Island } from './island.tsx'
import { Log } from './log.tsx'
import { People } from './people.tsx'
import { Plan } from './plan.tsx'
import { QuestionPanel } from './question.tsx'
import { Reveals } from './reveal.tsx'
import { Sheet } from './sheet.tsx'
import style from './table-screen.module.css'
import { TABLE_WORDS } from './words.ts'
import { newWork } from './work.ts'

type Tab = 'island' | 'camp' | 'cards' | 'log'
const TABS: readonly Tab[] = ['island', 'camp', 'cards', 'log']

interface TableScreenProps {
  readonly id: string
  readonly table: Table
  /** A game that is watched again: nothing can be done, every position can be seen. */
  readonly watching: boolean
  /** Hands out the save as a file, named after the scenario. */
  onExport(title: string): void
  /** Where others sit at other screens. */
  readonly extras?: Extras
}

/** A position, and the whole log up to it. */
interface Seen {
  readonly shown: Shown
  readonly log: readonly LogLine[]
}

interface Showing {
  readonly now: Seen | undefined
  /** Cards and dice that nobody has looked at yet. */
  readonly reveals: readonly Reveal[]
  /** What was shown before the first of them. */
  readonly before: Seen | undefined
}

/** What a table shows now, and what is to be seen first. */
function useShown(table: Table): Showing & { looked(): void } {
  const [showing, setShowing] = useState<Showing>({ now: undefined, reveals: [], before: undefined })
  useEffect(
    () =>
      table.subscribe((shown) =>
        setShowing(({ now, reveals, before }) => {
          const next: Seen = {
            shown: { ...shown, board: shared(now?.shown.board ?? shown.board, shown.board) },
            log: [...(now?.log ?? []).slice(0, shown.log.from), ...shown.log.lines],
          }
          // Others may answer while somebody is still looking: what they turned up is seen after it. Told from the
          // beginning it is another story: another language, or answers taken back.
          const waits = shown.log.from > 0 && reveals.length > 0
          return waits
            ? { now: next, reveals: [...reveals, ...shown.reveals], before }
            : { now: next, reveals: shown.reveals, before: now }
        }),
      ),
    [table],
  )
  return { ...showing, looked: () => setShowing((all) => ({ ...all, reveals: [] })) }
}

export function TableScreen({ id, table, watching, onExport, extras }: TableScreenProps) {
  const words = useWords(TABLE_WORDS)
  const { language } = useLanguage()
  const { now, before, reveals: turnedUp, looked } = useShown(table)
  const shown = now?.shown
  const [tab, setTab] = useState<Tab>('island')
  const [card, setCard] = useState<string | undefined>(undefined)
  const [rule, setRule] = useState<string | undefined>(undefined)
  const [choosing, setChoosing] = useState<readonly Pick[]>([])
  const [refused, setRefused] = useState<string | undefined>(undefined)
  const [work] = useState(newWork)
  const [looking, setLooking] = useState(false)
  const [settings, setSettings] = useState(false)
  /** Who was dragged to a place: leads there, when the game asks who does. */
  const dropped = useRef<string | undefined>(undefined)

  useEffect(() => {
    table.speak(language).catch(() => setRefused(words.failed))
  }, [table, language])

  const act = useCallback(
    (doing: Promise<{ readonly why: string } | undefined>): void => {
      work.begin()
      setRefused(undefined)
      doing
        .then(
          (refusal) => setRefused(refusal?.why),
          () => setRefused(words.failed),
        )
        .finally(() => work.end())
    },
    [words, work],
  )

  const questions = shown?.questions
  /** Read by the table as it is drawn, and by whoever presses something. */
  const picks = useRef<ReadonlyMap<string, readonly Pick[]>>(new Map())
  const still = watching || extras?.still === true
  picks.current = useMemo(() => (still ? new Map() : picksByPiece(questions ?? [])), [questions, still])
  const listeners = useRef(new Set<() => void>())
  useLayoutEffect(() => {
    for (const listener of listeners.current) listener()
  }, [questions, still])

  const acting = useMemo((): Acting => {
    const at = (piece: string): readonly Pick[] => picks.current.get(piece) ?? []
    const choose = ({ question, choice }: Pick): void => {
      setChoosing([])
      act(table.answer(question.id, choice.id))
    }
    const press = (piece: string): void => {
      const [only, other] = at(piece).filter(({ choice }) => !choice.takesBack)
      if (only !== undefined && other === undefined) choose(only)
      else setChoosing(at(piece))
    }
    return {
      at,
      choose,
      press,
      drop(person, piece) {
        dropped.current = person
        press(piece)
      },
      read: setCard,
      why: setRule,
      listen(listener) {
        listeners.current.add(listener)
        return () => listeners.current.delete(listener)
      },
    }
  }, [table, act])

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
      <main class={style.opening}>
        <p>{words.opening}</p>
      </main>
    )
  }
  // Cards and dice are seen first; only then the table shows what came of them.
  const reveals = watching ? [] : turnedUp
  const seen = reveals.length > 0 && before !== undefined ? before : now
  const { board } = seen.shown
  const { log } = seen
  const { outcome } = shown
  const question = mainQuestion(shown.questions)
  return (
    <ActingContext.Provider value={acting}>
      <div class={style.table} data-tab={tab} data-answers={shown.answers}>
        <Sea phase={board.phase} weather={skyOf(board)} />
        <Header
          board={board}
          items={[
            { label: words.home, href: '#/' },
            { label: words.rules, href: '#/rules' },
            { label: words.settings, onPress: () => setSettings(true) },
            ...(extras?.mayExport === false
              ? []
              : [{ label: words.exportGame, onPress: () => onExport(board.scenario.name) }]),
            ...(extras?.items ?? (watching ? [] : [{ label: words.watch, href: `#/replay/${id}` }])),
          ]}
        />
        <div class={style.left}>
          {/* Where others are awaited nothing in it can be pressed: what scrolls must be reachable by keyboard. */}
          <main class={style.main} {...(extras === undefined ? {} : { tabIndex: 0 })}>
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
          <div class={style.people}>
            <div class={style.campOnPhone}>
              <CampLevels board={board} />
            </div>
            <People board={board} />
          </div>
        </div>
        <div class={style.right}>
          <aside class={style.paper} aria-label={words.table}>
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
          {extras !== undefined && <div class={style.beside}>{extras.beside}</div>}
          <div class={style.asking}>
            {extras?.above}
            {refused !== undefined && (
              <p class={style.refused} role="alert">
                {refused}
              </p>
            )}
            {watching ? (
              <ReplayBar
                answers={shown.answers}
                last={shown.last}
                onGoTo={(to) => act(table.goTo(to).then(() => undefined))}
                onClose={() => {
                  location.hash = '#/'
                }}
              />
            ) : seen.shown.outcome === undefined ? (
              <QuestionPanel shown={seen.shown} work={work} extras={extras} onUndo={() => act(table.undo())} />
            ) : (
              <Finished
                id={id}
                outcome={seen.shown.outcome}
                score={seen.shown.board.score}
                onWatch={extras?.watchAgain}
              />
            )}
          </div>
        </div>
        <nav class={style.tabs} aria-label={words.table}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              class={name === tab ? style.here : style.tab}
              aria-pressed={name === tab}
              onClick={() => setTab(name)}
            >
              <Icon name={name} size="1.4rem" />
              {words.tabs[name]}
            </button>
          ))}
        </nav>
        <p class="said" role="status" aria-live="polite">
          {spoken(now, question?.prompt ?? outcome?.text ?? '')}
        </p>
        {reveals.length > 0 && <Reveals key={before?.shown.answers} reveals={reveals} table={table} onDone={looked} />}
        {reveals.length === 0 && outcome !== undefined && !looking && !watching && (
          <Dialog title={outcome.won ? words.won : words.lost} size="small" onClose={() => setLooking(true)}>
            <Finished id={id} outcome={outcome} score={shown.board.score} onWatch={extras?.watchAgain} />
            <Button tone="quiet" onClick={() => setLooking(true)}>
              {words.lookAround}
            </Button>
          </Dialog>
        )}
        {choosing.length > 0 && (
          <Dialog title={words.which} size="small" onClose={() => setChoosing([])}>
            <ul class={style.choosing}>
              {choosing.map((pick) => (
                <li key={`${pick.question.id}/${pick.choice.id}`}>
                  <Button onClick={() => acting.choose(pick)}>
                    {pick.choice.label} <Costs choice={pick.choice} />
                  </Button>
                </li>
              ))}
            </ul>
          </Dialog>
        )}
        {settings && (
          <Dialog title={words.settings} size="small" onClose={() => setSettings(false)}>
            <div class={style.settings}>
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </Dialog>
        )}
        {card !== undefined && <CardDialog id={card} board={board} table={table} onClose={() => setCard(undefined)} />}
        {rule !== undefined && <Why rule={rule} onClose={() => setRule(undefined)} />}
        {extras?.over}
      </div>
    </ActingContext.Provider>
  )
}

/** What is said to those who listen: what has just happened, and what is asked now. */
function spoken({ shown, log }: Seen, asked: string): string {
  const fresh = log.slice(shown.log.from).map(({ text }) => text)
  return [...fresh.slice(-6), asked].join(' ')
}

/** The weather that is seen over the sea. */
function skyOf({ weather }: Shown['board']): readonly ('rain' | 'snow' | 'storm')[] {
  return [
    ...(weather.rain > 0 ? (['rain'] as const) : []),
    ...(weather.snow > 0 ? (['snow'] as const) : []),
    ...(weather.tokens.some(({ id }) => id === 'storm') ? (['storm'] as const) : []),
  ]
}
