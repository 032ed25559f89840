// Robinson Crusoe's voice in four languages.
import type { Choice } from '@landfall/kernel'
import type { Voice } from '@landfall/tabletop'
import { plannedIn } from '../actions/plannable.ts'
import { told } from '../events.ts'
import type { Crusoe } from '../types.ts'
import { choiceLabel, isAsked, plannedLabel } from './labels.ts'
import { type LanguagePack, scenarioWords } from './language-pack.ts'
import { scene } from './scene.ts'
import { scoreLines, spokenScore } from './score.ts'
import { personName } from './titles.ts'

export function voice(pack: LanguagePack): Voice<Crusoe> {
  const { screen, say, words, questions } = pack
  return {
    language: say.language,
    title: screen.title,
    words,
    seat: (seat) => personName(pack, seat),
    prompt: (question) => (isAsked(pack, question) ? questions[question.kind] : question.kind),
    about: ({ about }) => (about === undefined ? undefined : aboutLabel(pack, about)),
    choice: (choice, question) => choiceLabel(pack, choice, question),
    log: (event) => told.line(event, pack),
    outcome: (outcome) => ending(pack, outcome),
    scene: (view) => scene(view, pack),
    score: (view) => scoreLines(spokenScore(view, pack)),
    of: ({ edition, scenario }) => voice({ ...pack, edition, scenario }),
  }
}

function aboutLabel(pack: LanguagePack, about: Choice<Crusoe['clause']>): string {
  if (about.clause !== undefined) return pack.say.label(about.clause)
  const planned = plannedIn(about)
  return planned === undefined ? about.id : plannedLabel(pack, planned)
}

function ending(pack: LanguagePack, { why, scenario }: Crusoe['outcome']): string {
  if (why !== 'goal' && why !== 'lastRound') return pack.endings[why]
  const { won, tooLate } = scenarioWords(pack, scenario)
  return why === 'goal' ? won : tooLate
}
