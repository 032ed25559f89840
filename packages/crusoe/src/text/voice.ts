// Robinson Crusoe's voice in four languages.
import type { Choice } from '@landfall/kernel'
import type { Language, Voice } from '@landfall/text'
import { plannedIn } from '../actions/targets.ts'
import type { OfEdition } from '../editions.ts'
import type { ScenarioId } from '../scenarios/scenario.ts'
import type { Crusoe } from '../types.ts'
import type { Tongue } from './cards.ts'
import { choiceLabel, isAsked, personName, plannedLabel } from './labels.ts'
import { logLine } from './log.ts'
import { SCENARIO_TEXTS } from './scenarios/index.ts'
import { scene } from './scene.ts'
import { scoreLines, spokenScore } from './score.ts'
import { tongue as en } from './tongues/en.ts'
import { tongue as it } from './tongues/it.ts'
import { tongue as pl } from './tongues/pl.ts'
import { tongue as ru } from './tongues/ru.ts'

/** Of the cards of the second edition. */
export const tongues: { readonly [L in Language]: Tongue } = { en, it, pl, ru }

/** What must be known of a game to speak of its cards. */
export interface OfGame extends OfEdition {
  readonly scenario?: ScenarioId | undefined
}

/** A language that speaks of the cards of a game as they are in its edition and scenario. */
export function tongueFor(language: Language, { edition, scenario }: OfGame): Tongue {
  return { ...tongues[language], edition, scenario }
}

export const voices: { readonly [L in Language]: Voice<Crusoe> } = {
  en: voice(tongues.en),
  it: voice(tongues.it),
  pl: voice(tongues.pl),
  ru: voice(tongues.ru),
}

function voice(tongue: Tongue): Voice<Crusoe> {
  const { screen, say } = tongue
  return {
    language: say.language,
    title: screen.title,
    seat: (seat) => personName(tongue, seat),
    prompt: (question) => (isAsked(tongue, question) ? screen.questions[question.kind] : question.kind),
    about: ({ about }) => (about === undefined ? undefined : aboutLabel(tongue, about)),
    choice: (choice, question) => choiceLabel(tongue, choice, question),
    log: (event) => logLine(event, tongue),
    outcome: (outcome) => ending(tongue, outcome),
    scene: (view) => scene(view, tongue),
    score: (view) => scoreLines(spokenScore(view, tongue)),
    of: ({ edition, scenario }) => voice({ ...tongue, edition, scenario }),
  }
}

function aboutLabel(tongue: Tongue, about: Choice<Crusoe['clause']>): string {
  if (about.clause !== undefined) return tongue.say.label(about.clause)
  const planned = plannedIn(about)
  return planned === undefined ? about.id : plannedLabel(tongue, planned)
}

function ending({ screen, index }: Tongue, { why, scenario }: Crusoe['outcome']): string {
  if (why !== 'goal' && why !== 'lastRound') return screen.outcomes[why]
  const { won, tooLate } = SCENARIO_TEXTS[scenario]
  return (why === 'goal' ? won : tooLate)[index]
}
