// The guide of the first round: explains each question when it comes up for the first time, and can be sent away.
import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { mainQuestion } from '../table-parts/acting.ts'
import { useWords } from '../text/language.ts'
import style from './coach.module.css'
import { COACH_WORDS, type Lesson } from './coach-words.ts'
import type { CrusoeShown } from './table-screen.tsx'

/** Under this name and that of the game: the lessons that were understood. Without it no guide is wanted. */
const WANTED = 'landfall.guide/'

/** Asked for when a game is begun. */
export function wantGuide(game: string): void {
  localStorage.setItem(WANTED + game, '')
}

/** The round in which the guide says farewell. */
const LAST_ROUND = 2

const isLesson = (kind: string, lessons: object): kind is Lesson => Object.hasOwn(lessons, kind)

export function Coach({ shown, game }: { readonly shown: CrusoeShown; readonly game: string }) {
  const words = useWords(COACH_WORDS)
  const [kept, setKept] = useState(() => localStorage.getItem(WANTED + game))
  if (kept === null || shown.outcome !== undefined) return null
  const known = kept.split(' ')

  function dismiss(): void {
    localStorage.removeItem(WANTED + game)
    setKept(null)
  }

  function understand(lesson: Lesson): void {
    const now = [...known, lesson].join(' ')
    localStorage.setItem(WANTED + game, now)
    setKept(now)
  }

  const kind = mainQuestion(shown.questions)?.kind ?? ''
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
        <Button tone="ember" small onClick={() => (over ? dismiss() : understand(first))}>
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
