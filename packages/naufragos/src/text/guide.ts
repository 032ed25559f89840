// What somebody who plays for the first time is told in the first turn, question by question.
import type { Question, ViewOf } from '@landfall/kernel'
import type { Naufragos } from '../types.ts'

/** The questions that it speaks to, and the two ends of its story; some differently to the player who is alone. */
type Lesson = 'welcome' | 'white' | 'place' | 'energyForFire' | 'building' | 'explore' | 'meal' | 'farewell'

export type GuideWords = { readonly [L in Lesson | 'welcomeAlone' | 'placeAlone']: string }

const LESSONS: readonly string[] = [
  'white',
  'place',
  'energyForFire',
  'building',
  'explore',
  'meal',
] satisfies readonly Lesson[]

const isLesson = (kind: string): kind is Lesson => LESSONS.includes(kind)

/** What is to be told before a question, as far as it is not known. After the first turn there is only a farewell. */
export function lessonFor(
  guide: GuideWords,
  { kind }: Question,
  { turn, seats }: Pick<ViewOf<Naufragos>, 'turn' | 'seats'>,
  known: readonly string[],
): { readonly id: string; readonly text: string } | undefined {
  const lesson = lessonNow(kind, turn, known)
  if (lesson === undefined || known.includes(lesson)) return undefined
  return { id: lesson, text: (seats.length === 1 ? toOne(guide, lesson) : undefined) ?? guide[lesson] }
}

/** What is said differently to one player. */
function toOne({ welcomeAlone, placeAlone }: GuideWords, lesson: Lesson): string | undefined {
  return lesson === 'welcome' ? welcomeAlone : lesson === 'place' ? placeAlone : undefined
}

function lessonNow(kind: string, turn: number, known: readonly string[]): Lesson | undefined {
  if (turn > 1) return known.length === 0 ? undefined : 'farewell'
  if (!known.includes('welcome')) return 'welcome'
  return isLesson(kind) ? kind : undefined
}
