// Náufragos's voice in four languages.
import type { Question } from '@landfall/kernel'
import type { Language, Voice } from '@landfall/text'
import type { Config } from '../config.ts'
import type { AnyKind, Naufragos, NaufragosOutcome } from '../types.ts'
import type { Tongue } from './cards.ts'
import { aboutLabel, choiceLabel, seatName } from './labels.ts'
import { logLine } from './log.ts'
import { scene } from './scene.ts'
import type { Rating, ScreenWords } from './screen.ts'
import { tongue as en } from './tongues/en.ts'
import { tongue as it } from './tongues/it.ts'
import { tongue as pl } from './tongues/pl.ts'
import { tongue as ru } from './tongues/ru.ts'

export const tongues: { readonly [L in Language]: Tongue } = { en, it, pl, ru }

export const voices: { readonly [L in Language]: Voice<Naufragos> } = {
  en: voice(en),
  it: voice(it),
  pl: voice(pl),
  ru: voice(ru),
}

/** What a game is called that ends well depends on how many play, and on whether they win together. */
function voice(tongue: Tongue, config?: Config): Voice<Naufragos> {
  const { screen, say } = tongue
  return {
    language: say.language,
    title: screen.title,
    seat: (seat) => seatName(tongue, seat),
    prompt: ({ kind }) => (isQuestion(screen, kind) ? screen.questions[kind] : kind),
    about: (question) => (isAsked(screen, question) ? aboutLabel(tongue, question) : undefined),
    choice: (choice, question) => (isAsked(screen, question) ? choiceLabel(tongue, choice, question) : choice.id),
    log: (event) => logLine(event, tongue),
    outcome: (outcome) => ending(tongue, outcome, config),
    scene: (view, seat) => scene(view, seat, tongue),
    score: ({ seats, scores }) =>
      seats.flatMap((seat) => {
        const score = scores[seat]
        return score === undefined ? [] : [`${seatName(tongue, seat).padEnd(12)}${screen.table.score} ${score}`]
      }),
    of: (chosen) => voice(tongue, chosen),
  }
}

function isQuestion(screen: ScreenWords, kind: string): kind is AnyKind {
  return Object.hasOwn(screen.questions, kind)
}

/** A question of one of the kinds that the rules ask is one that they have asked. */
function isAsked(screen: ScreenWords, question: Question<Naufragos['clause']>): question is Naufragos['asked'] {
  return isQuestion(screen, question.kind)
}

function ending(tongue: Tongue, { why, winners = [], scores = {} }: NaufragosOutcome, config?: Config): string {
  const { screen } = tongue
  if (why !== 'rescued') return screen.outcomes[why]
  const names = winners.map((seat) => seatName(tongue, seat))
  const [first, second] = winners
  const score = first === undefined ? 0 : (scores[first] ?? 0)
  if (config?.seats.length === 1) return screen.alone(score, screen.ratings[ratingOf(score)])
  if (config?.victory === 'together') return screen.together(names)
  return second === undefined ? screen.won(names.join(''), score) : screen.shared(names, score)
}

/** NA-SOLO-07: a score of at least so much. */
const RATINGS: readonly (readonly [least: number, rating: Rating])[] = [
  [38, 'legend'],
  [32, 'bestseller'],
  [26, 'yarn'],
]

export function ratingOf(score: number): Rating {
  return RATINGS.find(([least]) => score >= least)?.[1] ?? 'footnote'
}
