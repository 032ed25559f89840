// What Italian says of any game.
import { pluralOf } from '../grammar.ts'
import type { TabletopWords } from '../tabletop-words.ts'

const plurals = new Intl.PluralRules('it')
const MOVES = { one: 'mossa', few: 'mosse', many: 'mosse' }

/** In quotation marks, unless all of it is in some already; within them others are used. */
function quoted(said: string): string {
  if (/^«[^«»]*»$/.test(said)) return said
  return `«${said.replaceAll('«', '“').replaceAll('»', '”')}»`
}

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
  noEffect: {
    sentence: (said, why) => `${quoted(said)} non ha effetto: ${why}.`,
    why: {
      nobody: 'non riguarda nessuno',
      nothingToLose: 'non c’è niente da perdere',
      nothingThere: 'non c’è nulla a cui applicarlo',
      unhurt: 'non ci sono ferite da curare',
      full: 'si è già al massimo',
      limit: 'il limite è già raggiunto',
      already: 'è già così',
      empty: 'non ne resta più',
      gone: 'quella carta non è in gioco',
      forbidden: 'per ora è vietato',
      price: 'il costo non si può pagare',
      condition: 'la condizione non è soddisfatta',
      impossible: 'per ora non è possibile',
      chosen: 'questa scelta non ha conseguenze',
    },
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
