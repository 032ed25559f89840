// Náufragos's voice in four languages.
import type { Question } from '@landfall/kernel'
import { capital, type Voice } from '@landfall/tabletop'
import type { Config } from '../config.ts'
import { told } from '../events.ts'
import type { AnyKind, Naufragos, NaufragosOutcome } from '../types.ts'
import { aboutLabel, askerOf, promptOf } from './abouts.ts'
import { spokenTo } from './alone.ts'
import { withCause } from './causes.ts'
import { choiceLabel, seatName } from './labels.ts'
import type { LanguagePack } from './language-pack.ts'
import { scene } from './scene.ts'
import type { Rating, ScreenWords } from './screen.ts'

/** What a game is called that ends well depends on how many play, and on whether they win together. */
export function voice(spoken: LanguagePack, config?: Config): Voice<Naufragos> {
  const pack = spokenTo(spoken, config?.seats.length ?? 0)
  const { screen, say, words } = pack
  return {
    language: say.language,
    title: screen.title,
    words,
    seat: (seat) => seatName(pack, seat),
    prompt: (question) => (isAsked(screen, question) ? promptOf(pack, question) : question.kind),
    asker: (question) => askerOf(pack, question),
    about: (question) => (isAsked(screen, question) ? aboutLabel(pack, question) : undefined),
    choice: (choice, question) => (isAsked(screen, question) ? choiceLabel(pack, choice, question) : choice.id),
    log(event) {
      const line = told.line(event, pack)
      return line === undefined ? undefined : capital(withCause(pack, event, line))
    },
    outcome: (outcome) => ending(pack, outcome, config),
    scene: (view, seat) => scene(view, seat, pack),
    score: ({ seats, scores }) =>
      seats.flatMap((seat) => {
        const score = scores[seat]
        return score === undefined ? [] : [`${seatName(pack, seat).padEnd(12)}${screen.table.score} ${score}`]
      }),
    of: (chosen) => voice(spoken, chosen),
  }
}

function isQuestion(screen: ScreenWords, kind: string): kind is AnyKind {
  return Object.hasOwn(screen.questions, kind)
}

/** A question of one of the kinds that the rules ask is one that they have asked. */
function isAsked(screen: ScreenWords, question: Question<Naufragos['clause']>): question is Naufragos['openQuestion'] {
  return isQuestion(screen, question.kind)
}

function ending(pack: LanguagePack, { why, winners = [], scores = {} }: NaufragosOutcome, config?: Config): string {
  const { screen } = pack
  if (why !== 'rescued') return screen.outcomes[why]
  const names = winners.map((seat) => seatName(pack, seat))
  const [first, second] = winners
  const score = first === undefined ? 0 : (scores[first] ?? 0)
  if (config?.seats.length === 1) return screen.alone(score, screen.ratings[ratingOf(score)])
  if (config?.victory === 'together') return screen.together(names)
  return second === undefined ? screen.won(names.join(''), score) : screen.shared(names, score)
}

/** NA-SOLO-07: the least score for each rating. */
const RATINGS: readonly (readonly [least: number, rating: Rating])[] = [
  [38, 'legend'],
  [32, 'bestseller'],
  [26, 'yarn'],
]

export function ratingOf(score: number): Rating {
  return RATINGS.find(([least]) => score >= least)?.[1] ?? 'footnote'
}
