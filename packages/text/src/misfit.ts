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
      `The rules have changed since this game was last played. Answer ${number} no longer fits (${who}: “${asked}”), so the game stops just before it.`,
    setUp:
      'The rules have changed since this game was last played, and it can no longer be set up as it was. It would have to start over.',
    elsewhere: (number) =>
      `The rules have changed since this game was last played. Every answer still fits, but from answer ${number} or a little later the game takes a different course.`,
  },
  it: {
    answer: (number, who, asked) =>
      `Le regole sono cambiate dall’ultima volta. La risposta ${number} non è più valida (${who}: «${asked}»), perciò la partita si ferma subito prima.`,
    setUp:
      'Le regole sono cambiate dall’ultima volta e la partita non si può più preparare com’era. Ricomincerebbe da capo.',
    elsewhere: (number) =>
      `Le regole sono cambiate dall’ultima volta. Tutte le risposte valgono ancora, ma dalla risposta ${number} o poco dopo la partita prende un’altra piega.`,
  },
  pl: {
    answer: (number, who, asked) =>
      `Od ostatniego razu zmieniły się zasady. Odpowiedź nr ${number} już do nich nie pasuje (${who}: „${asked}”), więc gra zatrzymuje się tuż przed nią.`,
    setUp:
      'Od ostatniego razu zmieniły się zasady i tej gry nie da się już rozłożyć tak samo. Trzeba by ją zacząć od nowa.',
    elsewhere: (number) =>
      `Od ostatniego razu zmieniły się zasady. Wszystkie odpowiedzi nadal pasują, ale od odpowiedzi nr ${number} lub nieco później gra toczy się inaczej.`,
  },
  ru: {
    answer: (number, who, asked) =>
      `С прошлого раза правила изменились. Ответ № ${number} больше не подходит (${who}: «${asked}»), поэтому игра остановилась прямо перед этим ответом.`,
    setUp:
      'С прошлого раза правила изменились, и разложить эту игру так же, как раньше, уже нельзя. Её придётся начать заново.',
    elsewhere: (number) =>
      `С прошлого раза правила изменились. Все ответы по-прежнему подходят, но с ответа № ${number} или чуть позже игра складывается иначе.`,
  },
}

/** Nothing of it can be brought back: whoever goes on begins the game again. */
export const startsOver = ({ answer, why }: MisfitTold): boolean => answer === undefined && why !== 'otherPosition'

/** What no longer fits, in a sentence or two. */
export function misfitSentence<G extends GameTypes>(
  voice: Pick<Voice<G>, 'language' | 'seat' | 'prompt'>,
  misfit: MisfitTold,
): string {
  const sentences = SENTENCES[voice.language]
  const { at, answer } = misfit
  if (answer === undefined) return startsOver(misfit) ? sentences.setUp : sentences.elsewhere(at + 1)
  const { seat, kind } = answer
  return sentences.answer(at + 1, voice.seat(seat), voice.prompt({ id: 0, seat, kind, choices: [] }))
}
