// What Italian says of any game.
import { pluralOf } from '../grammar.ts'
import type { TabletopWords } from '../tabletop-words.ts'

const plurals = new Intl.PluralRules('it')
const MOVES = { one: 'mossa', few: 'mosse', many: 'mosse' }

export const words: TabletopWords = {
  moves: (count) => `${count} ${MOVES[pluralOf(plurals, count)]}`,
  misfit: {
    answer: (number, who, asked) =>
      `Le regole sono cambiate dall’ultima volta. La risposta ${number} non è più valida (${who}: «${asked}»), perciò la partita si ferma subito prima.`,
    setUp:
      'Le regole sono cambiate dall’ultima volta e la partita non si può più preparare com’era. Ricomincerebbe da capo.',
    elsewhere: (number) =>
      `Le regole sono cambiate dall’ultima volta. Tutte le risposte valgono ancora, ma dalla risposta ${number} o poco dopo la partita prende un’altra piega.`,
  },
  asking: {
    prompt: 'Quando vuoi che il gioco te lo chieda?',
    choices: {
      everywhere: 'Chiedimelo sempre',
      matters: 'Chiedimelo solo quando conta',
      phase: 'Non chiedermelo fino alla fine della fase',
    },
  },
}
