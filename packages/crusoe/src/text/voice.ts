// Robinson Crusoe's voice in four languages.
import type { Voice } from '@landfall/tabletop'
import { told } from '../events.ts'
import type { Crusoe } from '../types.ts'
import { aboutLabel, askerOf } from './abouts.ts'
import { withCause } from './causes.ts'
import { choiceLabel, isAsked } from './labels.ts'
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
    asker: (question) => askerOf(pack, question),
    about: ({ about }) => (about === undefined ? undefined : aboutLabel(pack, about)),
    choice: (choice, question) => choiceLabel(pack, choice, question),
    log: (event) => withCause(pack, event, told.line(event, pack)),
    outcome: (outcome) => ending(pack, outcome),
    scene: (view) => scene(view, pack),
    score: (view) => scoreLines(spokenScore(view, pack)),
    of: ({ edition, scenario }) => voice({ ...pack, edition, scenario }),
  }
}

function ending(pack: LanguagePack, { why, scenario }: Crusoe['outcome']): string {
  if (why !== 'goal' && why !== 'lastRound') return pack.endings[why]
  const { won, tooLate } = scenarioWords(pack, scenario)
  return why === 'goal' ? won : tooLate
}
