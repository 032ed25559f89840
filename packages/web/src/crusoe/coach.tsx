// What the guide says: explains each question when it comes up for the first time, and can be sent away.
import { Button } from '../parts/button.tsx'
import { mainQuestion } from '../table-parts/acting.ts'
import { useWords } from '../text/language.ts'
import style from './coach.module.css'
import type { Lesson } from './coach-words.ts'
import type { CoachProps } from './guide.tsx'

/** The round in which the guide says farewell. */
const LAST_ROUND = 2

const isLesson = (kind: string, lessons: object): kind is Lesson => Object.hasOwn(lessons, kind)

export function Coach({ shown, known, onUnderstood, onDismissed }: CoachProps) {
  const words = useWords('crusoeCoach')
  const question = mainQuestion(shown.questions)
  const joins = known.includes('plan') && question?.choices.some(({ group }) => group === 'support') === true
  const kind = joins ? 'join' : (question?.kind ?? '')
  const over = shown.board.board.round >= LAST_ROUND
  const first: Lesson = over
    ? 'farewell'
    : known.includes('welcome')
      ? isLesson(kind, words.lessons)
        ? kind
        : 'welcome'
      : 'welcome'
  if (known.includes(first)) return null
  return (
    <aside class={style.coach} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.lessons[first]}</p>
      <div class={style.actions}>
        <Button tone="ember" small onClick={() => (over ? onDismissed() : onUnderstood([...known, first]))}>
          {words.understood}
        </Button>
        {!over && (
          <Button tone="quiet" small onClick={onDismissed}>
            {words.skip}
          </Button>
        )}
      </div>
    </aside>
  )
}
