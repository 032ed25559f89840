// A kept game that is not the same under the rules of today: what the players are told of it.
import type { GameTypes, Misfit } from '@landfall/kernel'
import type { Language } from './grammar.ts'
import type { Voice } from './voice.ts'

/** What no longer fits, as far as everybody may know it: whose answer and to what, but not what it was. */
export interface MisfitTold {
  /** So many answers lead where they led. */
  readonly at: number
  readonly answer?: { readonly seat: string; readonly kind: string }
  readonly why?: Misfit['why']
}

interface Sentences {
  /** The number of the answer, who gave it, and what was asked. */
  answer(number: number, who: string, asked: string): string
  /** Not even the cards can be dealt as they were. */
  readonly setUp: string
  /** All answers fit, but from this number on they lead elsewhere. */
  elsewhere(number: number): string
}

const SENTENCES: { readonly [L in Language]: Sentences } = {
  en: {
    answer: (number, who, asked) =>
      `The rules have changed since this game was last played. Answer ${number} no longer fits (${who}: “${asked}”), so the game stands just before it.`,
    setUp:
      'The rules have changed since this game was last played, and it can no longer be set up as it was. It would begin again.',
    elsewhere: (number) =>
      `The rules have changed since this game was last played. Every answer still fits, but from answer ${number} on things stand differently.`,
  },
  it: {
    answer: (number, who, asked) =>
      `Le regole sono cambiate dall’ultima volta. La risposta ${number} non è più valida (${who}: «${asked}»), perciò la partita riprende da appena prima.`,
    setUp:
      'Le regole sono cambiate dall’ultima volta e la partita non si può più preparare com’era. Ricomincerebbe da capo.',
    elsewhere: (number) =>
      `Le regole sono cambiate dall’ultima volta. Tutte le risposte valgono ancora, ma dalla risposta ${number} in poi la situazione è diversa.`,
  },
  pl: {
    answer: (number, who, asked) =>
      `Od ostatniej rozgrywki zmieniły się zasady. Odpowiedź ${number} już do nich nie pasuje (${who}: „${asked}”), więc gra stoi tuż przed nią.`,
    setUp:
      'Od ostatniej rozgrywki zmieniły się zasady i tej gry nie da się już tak samo rozłożyć. Zaczęłaby się od nowa.',
    elsewhere: (number) =>
      `Od ostatniej rozgrywki zmieniły się zasady. Wszystkie odpowiedzi nadal pasują, ale od odpowiedzi ${number} sytuacja wygląda inaczej.`,
  },
  ru: {
    answer: (number, who, asked) =>
      `С прошлого раза правила изменились. Ответ № ${number} больше не подходит (${who}: «${asked}»), поэтому игра остановилась прямо перед ним.`,
    setUp: 'С прошлого раза правила изменились, и разложить эту игру по-прежнему уже нельзя. Она начнётся заново.',
    elsewhere: (number) =>
      `С прошлого раза правила изменились. Все ответы по-прежнему подходят, но начиная с ответа № ${number} положение другое.`,
  },
}

/** What no longer fits, in a sentence or two. */
export function misfitSentence<G extends GameTypes>(
  voice: Pick<Voice<G>, 'language' | 'seat' | 'prompt'>,
  { at, answer, why }: MisfitTold,
): string {
  const sentences = SENTENCES[voice.language]
  if (answer === undefined) return why === 'otherPosition' ? sentences.elsewhere(at + 1) : sentences.setUp
  const { seat, kind } = answer
  return sentences.answer(at + 1, voice.seat(seat), voice.prompt({ id: 0, seat, kind, choices: [] }))
}
