// Robinson Crusoe's voice in four languages.
import { english, italian, type Language, polish, russian, speaker, type Voice } from '@landfall/text'
import type { Crusoe } from '../types.ts'
import type { Tongue } from './cards.ts'
import { en, screen as enScreen } from './en.ts'
import { it, screen as itScreen } from './it.ts'
import { choiceLabel, personName, planLabel } from './labels.ts'
import { logLine } from './log.ts'
import { pl, screen as plScreen } from './pl.ts'
import { ru, screen as ruScreen } from './ru.ts'
import { scene } from './scene.ts'
import type { AnyQuestion, ScreenWords } from './screen.ts'

export const tongues: { readonly [L in Language]: Tongue } = {
  en: { say: speaker(english, en), screen: enScreen, index: 0 },
  it: { say: speaker(italian, it), screen: itScreen, index: 1 },
  pl: { say: speaker(polish, pl), screen: plScreen, index: 2 },
  ru: { say: speaker(russian, ru), screen: ruScreen, index: 3 },
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
    prompt: ({ kind }) => (isQuestion(screen, kind) ? screen.questions[kind] : kind),
    about: ({ about }) => (about === undefined ? undefined : planLabel(tongue, about.id, about.at ?? about.id)),
    choice: (choice, question) => choiceLabel(tongue, choice, question),
    log: (event) => logLine(event, tongue),
    outcome: ({ why }) => screen.outcomes[why],
    scene: (view) => scene(view, tongue),
  }
}

function isQuestion(screen: ScreenWords, kind: string): kind is AnyQuestion {
  return Object.hasOwn(screen.questions, kind)
}
