// What is done, in Italian.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/it'
import type { ContinentWords } from '../../words.ts'

type Frame = Verb['frame']

/** What follows is the number of a card; there may be several with the same one. */
const card: Frame = [{ place: 'object', case: 'plain', after: 'una carta' }]

const at: Frame = [{ place: 'at', case: 'plain' }]

const put: Omit<Verb, 'frame'> = { to: 'mettere', order: 'metti', does: ['mette', 'mettono'], did: 'messo' }

const cure: Omit<Verb, 'frame'> = { to: 'curare', order: 'cura', does: ['cura', 'curano'], did: 'curato' }

const banish: Omit<Verb, 'frame'> = {
  to: 'eliminare',
  order: 'elimina',
  does: ['elimina', 'eliminano'],
  did: 'eliminato',
}

export const verbs: WordsIn<ContinentWords, Noun, Verb>['verbs'] = {
  nothing: { phrase: 'non fare nulla' },
  take: {
    to: 'prendere',
    order: 'prendi',
    does: ['prende', 'prendono'],
    did: 'preso',
    frame: [...card, ...at],
  },
  takeIfThere: {
    to: 'prendere (se c’è)',
    order: 'prendi (se c’è)',
    does: ['prende (se c’è)', 'prendono (se c’è)'],
    did: 'preso (se c’era)',
    frame: card,
  },
  reveal: { phrase: 'gira questa carta a faccia in su' },
  clear: { phrase: 'scarta questa carta sostituendola con quella indicata dalla freccia' },
  turnGold: { phrase: 'elimina questa carta sostituendola con la carta oro dello stesso numero' },
  banishThis: { phrase: 'elimina questa carta' },
  discardThis: { phrase: 'scarta questa carta' },
  returnThis: { phrase: 'fai ritornare questa carta nel suo mazzo' },
  move: { phrase: 'tutti i personaggi coinvolti si muovono su uno stesso terreno raggiungibile' },
  cross: { phrase: 'tutti i personaggi coinvolti si muovono su un altro terreno adiacente a questa carta' },
  journey: {
    to: 'lasciare l’intero tabellone per ripartire',
    order: 'lascia l’intero tabellone per ripartire',
    does: ['lascia l’intero tabellone per ripartire', 'lasciano l’intero tabellone per ripartire'],
    did: 'lasciato l’intero tabellone per ripartire',
    frame: [{ place: 'to', case: 'plain', after: 'dalla carta' }],
  },
  flee: { phrase: 'metti questa carta sotto una carta nebbia a caso collegata al suo terreno' },
  hide: {
    ...put,
    frame: [
      { place: 'object', case: 'plain', after: 'la carta' },
      { place: 'to', case: 'plain', after: 'sotto' },
    ],
  },
  recover: {
    to: 'mescolare',
    order: 'mescola',
    does: ['mescola', 'mescolano'],
    did: 'mescolato',
    frame: [{ place: 'to', case: 'in' }, ...object],
  },
  lose: { ...shared.lose, frame: object },
  drop: { ...shared.discard, frame: [...object, ...at] },
  wear: { ...shared.remove, frame: [...object, { place: 'from', case: 'da' }] },
  light: { phrase: 'metti la tua miniatura del fuoco su questo terreno' },
  cure: { ...cure, frame: object },
  cureOf: { ...cure, frame: [...object, { place: 'from', case: 'plain', after: 'di' }] },
  learn: { phrase: 'spendi punti esperienza in Abilità Avanzate' },
  endAdventure: { phrase: 'la tua avventura è finita', isStatement: true },
  lift: {
    to: 'spezzare la maledizione',
    order: 'spezza la maledizione',
    does: ['spezza la maledizione', 'spezzano la maledizione'],
    did: 'spezzato la maledizione',
    frame: object,
  },
  returnStored: {
    to: 'far ritornare nel mazzo',
    order: 'fai ritornare nel mazzo',
    does: ['fa ritornare nel mazzo', 'fanno ritornare nel mazzo'],
    did: 'fatto ritornare nel mazzo',
    frame: [
      { place: 'object', case: 'plain', after: 'al massimo' },
      { place: 'from', case: 'plain', after: 'delle carte' },
    ],
  },
  banishStored: { ...banish, frame: [{ place: 'object', case: 'plain', after: 'la carta Ricerca Oggetto' }] },
  banishNumbered: {
    to: 'eliminare senza guardarla',
    order: 'elimina senza guardarla',
    does: ['elimina senza guardarla', 'eliminano senza guardarla'],
    did: 'eliminato senza guardarla',
    frame: [{ place: 'object', case: 'plain', after: 'una carta verde' }],
  },
  lookAhead: {
    to: 'guardare le prime',
    order: 'guarda le prime',
    does: ['guarda le prime', 'guardano le prime'],
    did: 'guardato le prime',
    frame: [...object, ...at],
  },
  lookUnder: { phrase: 'guarda il fronte di una carta nebbia collegata al tuo terreno' },
  strengthen: {
    ...shared.raise,
    frame: [
      { place: 'by', case: 'di' },
      { place: 'object', case: 'plain', after: 'il dado di' },
    ],
  },
  scrap: {
    phrase:
      'rinuncia a un tuo oggetto e mescola nel Mazzo Azioni tante carte a caso della Pila Scarti quante ne indica il suo dado',
  },
  freeTrade: { phrase: 'il prossimo dono o scambio di oggetti non costa carte' },
  craft: { phrase: 'questa carta diventa un oggetto' },
}
