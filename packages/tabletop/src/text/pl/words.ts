// What Polish says of any game.
import { pluralOf } from '../grammar.ts'
import type { TabletopWords } from '../tabletop-words.ts'

const plurals = new Intl.PluralRules('pl')
const MOVES = { one: 'ruch', few: 'ruchy', many: 'ruchów' }

/** In quotation marks, unless all of it is in some already; within them others are used. */
function quoted(said: string): string {
  if (/^„[^„”]*”$/.test(said)) return said
  return `„${said.replaceAll('„', '«').replaceAll('”', '»')}”`
}

export const words: TabletopWords = {
  moves: (count) => `${count} ${MOVES[pluralOf(plurals, count)]}`,
  misfit: {
    answer: (number, who, asked) =>
      `Od ostatniego razu zmieniły się zasady. Odpowiedź nr ${number} już do nich nie pasuje (${who}: „${asked}”), więc gra zatrzymuje się tuż przed nią.`,
    setUp:
      'Od ostatniego razu zmieniły się zasady i tej gry nie da się już rozłożyć tak samo. Trzeba by ją zacząć od nowa.',
    elsewhere: (number) =>
      `Od ostatniego razu zmieniły się zasady. Wszystkie odpowiedzi nadal pasują, ale od odpowiedzi nr ${number} lub nieco później gra toczy się inaczej.`,
  },
  noEffect: {
    sentence: (said, why) => `${quoted(said)} nie daje efektu, bo ${why}.`,
    why: {
      nobody: 'nikogo nie dotyczy',
      nothingToLose: 'nie ma czego stracić',
      nothingThere: 'nie ma do czego tego zastosować',
      unhurt: 'nie ma ran do wyleczenia',
      full: 'nie ma już miejsca',
      limit: 'dalej się nie da',
      already: 'już tak jest',
      empty: 'nic już nie zostało',
      gone: 'tej karty tu nie ma',
      forbidden: 'teraz nie wolno tego robić',
      price: 'nie ma czym zapłacić',
      condition: 'warunek nie jest spełniony',
      impossible: 'teraz nie jest to możliwe',
      chosen: 'z tego wyboru nic nie wynika',
    },
  },
  asking: {
    prompt: 'Kiedy mam cię pytać?',
    choices: {
      everywhere: 'Pytaj mnie zawsze',
      matters: 'Pytaj mnie tylko wtedy, gdy to ma znaczenie',
      phase: 'Nie pytaj mnie do końca fazy',
    },
  },
}
