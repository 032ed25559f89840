// What Polish says of any game.
import { pluralOf } from '../grammar.ts'
import type { TabletopWords } from '../tabletop-words.ts'

const plurals = new Intl.PluralRules('pl')
const MOVES = { one: 'ruch', few: 'ruchy', many: 'ruchów' }

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
  asking: {
    prompt: 'Kiedy mam cię pytać?',
    choices: {
      everywhere: 'Pytaj mnie zawsze',
      matters: 'Pytaj mnie tylko wtedy, gdy to ma znaczenie',
      phase: 'Nie pytaj mnie do końca fazy',
    },
  },
}
