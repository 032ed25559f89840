// The guide of the first round: explains each question when it comes up for the first time, and can be sent away.
import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import type { Shown } from '../table/table.ts'
import { useWords } from '../text/language.ts'
import { mainQuestion } from './acting.ts'
import style from './coach.module.css'
import { COACH_WORDS, type Lesson } from './coach-words.ts'

const WANTED = 'landfall.guide/'

/** Asked for when a game is begun. */
export function wantGuide(game: string): void {
  localStorage.setItem(WANTED + game, 'yes')
}

/** The round in which the guide says farewell. */
const LAST_ROUND = 2

const isLesson = (kind: string, lessons: object): kind is Lesson => Object.hasOwn(lessons, kind)

export function Coach({ shown, game }: { readonly shown: Shown; readonly game: string }) {
  const words = useWords(COACH_WORDS)
  const [known, setKnown] = useState<readonly Lesson[]>([])
  const [wanted, setWanted] = useState(() => localStorage.getItem(WANTED + game) === 'yes')
  if (!wanted || shown.outcome !== undefined) return null

  function dismiss(): void {
    localStorage.removeItem(WANTED + game)
    setWanted(false)
  }

  const kind = mainQuestion(shown.questions)?.kind ?? ''
  const over = shown.board.round >= LAST_ROUND
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
        <Button tone="ember" small onClick={() => (over ? dismiss() : setKnown([...known, first]))}>
          {words.understood}
        </Button>
        {!over && (
          <Button tone="quiet" small onClick={dismiss}>
            {words.skip}
          </Button>
        )}
      </div>
    </aside>
  )
}
