// The question: what is asked, and every choice as a button. Whatever the table lights up can be chosen here, too.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { PawnToken } from '../look/pawn.tsx'
import type { Shown, ShownChoice, ShownQuestion } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { mainQuestion, useActing } from './acting.ts'
import { askedAmongUs, promptFor } from './among-us.ts'
import type { Extras } from './extras.ts'
import style from './question.module.css'
import { undoKey, useUndoKey } from './undo-key.ts'
import { HoldToLook } from './use-secrets.ts'
import { WhyButton } from './why-button.tsx'
import { useBusy, type Work } from './work.ts'

/** How a game draws its choices. */
export interface ChoiceLook {
  /** What a choice takes, and how the dice stand. */
  costs(choice: ShownChoice): ComponentChildren
  /** A question that is drawn in a way of its own; nothing for all others. */
  question?(question: ShownQuestion): ComponentChildren | undefined
}

interface QuestionProps {
  readonly shown: Shown
  readonly work: Work
  readonly look: ChoiceLook
  readonly extras: Extras | undefined
  /** Said instead of a question, as long as there is none to be answered here. */
  readonly waiting?: string | undefined
  /** What can be done about that. */
  readonly children?: ComponentChildren
  /** What a player presses beside the answers. */
  onUndo(): void
}

export function QuestionPanel({ shown, work, look, extras, waiting, children, onUndo }: QuestionProps) {
  const busy = useBusy(work)
  const words = useWords('table')
  const question = mainQuestion(shown.questions)
  const others = shown.questions.filter((other) => other !== question && other.kind !== ASKING)
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = question?.id
  // The button that was pressed is gone with its question: those who use the keyboard go on at the new one, and the sheet
  // of a phone shows it from the top.
  useEffect(() => {
    heading.current?.closest('[data-part=asking]')?.scrollTo({ top: 0 })
    if (asked !== undefined && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <section class={style.question} aria-label={words.question} aria-busy={busy}>
      <header class={style.head}>
        <h2 ref={heading} tabIndex={-1}>
          {question === undefined ? (
            (waiting ?? extras?.waiting ?? words.waiting)
          ) : (
            <Heading question={question} shown={shown} />
          )}
        </h2>
        {question !== undefined && <Prompt question={question} shown={shown} />}
        {shown.undo !== undefined && extras?.still !== true && (
          <Undo undo={shown.undo} ask={extras?.askUndo} onUndo={onUndo} />
        )}
      </header>
      <div class={style.answers} inert={extras?.still === true}>
        {children}
        {question !== undefined && (look.question?.(question) ?? <Choices question={question} look={look} />)}
        {question !== undefined && isWindow(question) && <HowOften shown={shown} seat={question.seat} />}
        {others.length > 0 && (
          <details class={style.others}>
            <summary>
              {words.alsoPossible} ({others.reduce((sum, { choices }) => sum + choices.length, 0)})
            </summary>
            {others.map((other) => (
              <div key={`${other.kind}/${other.seat}`} class={style.other}>
                <h3>{nameOf(shown, other.seat, words.anybody)}</h3>
                <Choices question={other} look={look} />
                <HowOften shown={shown} seat={other.seat} />
              </div>
            ))}
          </details>
        )}
      </div>
    </section>
  )
}

interface UndoProps {
  readonly undo: NonNullable<Shown['undo']>
  /** What it is called where others must agree. */
  readonly ask: string | undefined
  onUndo(): void
}

function Undo({ undo, ask, onUndo }: UndoProps) {
  const words = useWords('table')
  const label = undo === 'byAgreement' ? (ask ?? words.undo) : words.undo
  useUndoKey(onUndo)
  return (
    <button type="button" class={style.undo} data-undo={undo} title={`${label} (${undoKey()})`} onClick={onUndo}>
      <Icon name="undo" /> {label}
    </button>
  )
}

/** The kernel's question how often a seat wants to be asked whether to use something. */
const ASKING = 'asking'

/** Something may be used, or not. */
const isWindow = ({ choices }: ShownQuestion): boolean => choices.some(({ id }) => id === 'pass')

/** How often a seat wants to be asked, set apart from what it can use. */
function HowOften({ shown, seat }: { readonly shown: Shown; readonly seat: string }) {
  const acting = useActing()
  const asking = shown.questions.find((question) => question.kind === ASKING && question.seat === seat)
  if (asking === undefined) return null
  return (
    <p class={style.asking}>
      {asking.choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          data-asking={choice.id}
          onClick={() => acting.choose({ question: asking, choice })}
        >
          {choice.label}
        </button>
      ))}
    </p>
  )
}

function nameOf(shown: Shown, seat: string, anybody: string): string {
  return shown.seats.find(({ id }) => id === seat)?.name ?? anybody
}

interface AskedProps {
  readonly question: ShownQuestion
  readonly shown: Shown
}

function Heading({ question, shown }: AskedProps) {
  const asked = askedAmongUs(shown, question)
  return (
    <>
      {asked !== undefined && <PawnToken who={asked.id} size={26} class={style.pawn} />}
      {promptFor(shown, question)}
    </>
  )
}

/** Which rule asks, and who answers, unless the question itself says that. */
function Prompt({ question, shown }: AskedProps) {
  const words = useWords('table')
  const { seat, about, rule } = question
  const asked = askedAmongUs(shown, question)
  return (
    <div class={style.asked}>
      <p>
        {about !== undefined && <b>{about}</b>}
        {asked === undefined && shown.seats.length > 1 && <span>{nameOf(shown, seat, words.anybody)}</span>}
        {rule !== undefined && <WhyButton rule={rule} />}
      </p>
      {asked !== undefined && <HoldToLook seat={seat} name={asked.name} />}
    </div>
  )
}

interface ChoicesProps {
  readonly question: ShownQuestion
  readonly look: ChoiceLook
}

function Choices({ question, look }: ChoicesProps) {
  return (
    <ul class={style.choices}>
      {question.choices.map((choice) => (
        <li key={choice.id}>
          <ChoiceButton question={question} choice={choice} costs={look.costs(choice)} />
        </li>
      ))}
    </ul>
  )
}

interface ChoiceButtonProps {
  readonly question: ShownQuestion
  readonly choice: ShownChoice
  readonly costs: ComponentChildren
  /** What is seen instead of all the words; those who listen hear them all the same. */
  readonly children?: ComponentChildren
}

export function ChoiceButton({ question, choice, costs, children }: ChoiceButtonProps) {
  const acting = useActing()
  const confirms = choice.id === 'confirm'
  return (
    <button
      type="button"
      class={confirms ? style.confirm : style.choice}
      data-choice={choice.id}
      aria-label={children === undefined ? undefined : choice.label}
      onClick={() => acting.choose({ question, choice })}
    >
      {children ?? <span>{choice.label}</span>}
      {costs}
    </button>
  )
}
