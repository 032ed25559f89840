// The question: what is asked, and every choice as a button. Whatever the table lights up can be chosen here, too.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { isIcon } from '../look/icon-names.ts'
import type { Shown, ShownChoice, ShownQuestion } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { mainQuestion, useActing } from './acting.ts'
import { Costs } from './costs.tsx'
import type { Extras } from './extras.ts'
import style from './question.module.css'
import { WhyButton } from './why-button.tsx'
import { TABLE_WORDS } from './words.ts'
import { useBusy, type Work } from './work.ts'

/** What a player presses beside the answers. */
interface QuestionProps {
  readonly shown: Shown
  readonly work: Work
  readonly extras: Extras | undefined
  onUndo(): void
}

export function QuestionPanel({ shown, work, extras, onUndo }: QuestionProps) {
  const busy = useBusy(work)
  const words = useWords(TABLE_WORDS)
  const question = mainQuestion(shown.questions)
  const others = shown.questions.filter((other) => other !== question)
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = question?.id
  // The button that was pressed is gone with its question: whoever uses the keyboard goes on at the new one.
  useEffect(() => {
    if (asked !== undefined && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <section class={style.question} aria-label={words.question} aria-busy={busy}>
      <header class={style.head}>
        <h2 ref={heading} tabIndex={-1}>
          {question === undefined ? (extras?.waiting ?? words.waiting) : question.prompt}
        </h2>
        {question !== undefined && <Asked question={question} shown={shown} />}
        {shown.undo !== undefined && extras?.still !== true && (
          <button type="button" class={style.undo} data-undo={shown.undo} onClick={onUndo}>
            <Icon name="undo" /> {shown.undo === 'byAgreement' ? (extras?.askUndo ?? words.undo) : words.undo}
          </button>
        )}
      </header>
      <div class={style.answers} inert={extras?.still === true}>
        {question !== undefined &&
          (question.kind === 'plan' ? (
            <PlanChoices key={asked} question={question} />
          ) : (
            <Choices question={question} />
          ))}
        {others.length > 0 && (
          <details class={style.others}>
            <summary>
              {words.alsoPossible} ({others.reduce((sum, { choices }) => sum + choices.length, 0)})
            </summary>
            {others.map((other) => (
              <div key={`${other.kind}/${other.seat}`} class={style.other}>
                <h3>{nameOf(shown, other.seat, words.anybody)}</h3>
                <Choices question={other} />
              </div>
            ))}
          </details>
        )}
      </div>
    </section>
  )
}

function nameOf(shown: Shown, seat: string, anybody: string): string {
  return shown.seats.find(({ id }) => id === seat)?.name ?? anybody
}

/** Who answers, and which rule asks. */
function Asked({ question, shown }: { readonly question: ShownQuestion; readonly shown: Shown }) {
  const words = useWords(TABLE_WORDS)
  const { rule } = question
  return (
    <p class={style.asked}>
      {question.about !== undefined && <b>{question.about}</b>}
      {shown.seats.length > 1 && <span>{nameOf(shown, question.seat, words.anybody)}</span>}
      {rule !== undefined && <WhyButton rule={rule} />}
    </p>
  )
}

function Choices({ question }: { readonly question: ShownQuestion }) {
  return (
    <ul class={style.choices}>
      {question.choices.map((choice) => (
        <li key={choice.id}>
          <ChoiceButton question={question} choice={choice} />
        </li>
      ))}
    </ul>
  )
}

function ChoiceButton({ question, choice }: { readonly question: ShownQuestion; readonly choice: ShownChoice }) {
  const acting = useActing()
  const confirms = choice.id === 'confirm'
  return (
    <button
      type="button"
      class={confirms ? style.confirm : style.choice}
      data-choice={choice.id}
      onClick={() => acting.choose({ question, choice })}
    >
      <span>{choice.label}</span>
      <Costs choice={choice} />
    </button>
  )
}

const GROUPS = ['explore', 'gather', 'build', 'threat', 'hunt', 'arrange', 'rest', 'remove'] as const
type Group = (typeof GROUPS)[number]

/** The choices of planning, by Action: a group with one choice is that choice, one with several opens. */
function PlanChoices({ question }: { readonly question: ShownQuestion }) {
  const words = useWords(TABLE_WORDS)
  const acting = useActing()
  const [open, setOpen] = useState<Group | undefined>(undefined)
  const inGroup = (group: Group): readonly ShownChoice[] =>
    question.choices.filter(({ id }) => id.split('/')[0] === group)
  const confirm = question.choices.find(({ id }) => id === 'confirm')
  const opened = open === undefined ? [] : inGroup(open)
  return (
    <div class={style.planning}>
      <ul class={`${style.choices} ${style.groups}`}>
        {GROUPS.map((group) => {
          const choices = inGroup(group)
          const [only, other] = choices
          if (only === undefined) return null
          const single = other === undefined && group !== 'remove'
          return (
            <li key={group}>
              <button
                type="button"
                class={open === group ? style.opened : style.choice}
                data-group={group}
                {...(single
                  ? { 'data-choice': only.id, 'aria-label': only.label, title: only.label }
                  : { 'aria-expanded': open === group })}
                onClick={() =>
                  single ? acting.choose({ question, choice: only }) : setOpen(open === group ? undefined : group)
                }
              >
                {isIcon(group) && <Icon name={group} />}
                <span>{words.groups[group]}</span>
                <small>{single ? <Costs choice={only} short /> : choices.length}</small>
              </button>
            </li>
          )
        })}
        {confirm === undefined && <li class={style.hint}>{words.drag}</li>}
        {confirm !== undefined && (
          <li>
            <ChoiceButton question={question} choice={confirm} />
          </li>
        )}
      </ul>
      {opened.length > 0 && (
        <ul class={style.group} aria-label={open === undefined ? '' : words.groups[open]}>
          {opened.map((choice) => (
            <li key={choice.id}>
              <ChoiceButton question={question} choice={choice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
