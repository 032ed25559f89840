// What is done, in Italian.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/it'
import type { NaufragosWords } from '../../words.ts'

type Frame = Verb['frame']

const at: Frame = [{ place: 'at', case: 'plain' }]

const objectTo: Frame = [...object, { place: 'to', case: 'a' }]

const from: Frame = [{ place: 'from', case: 'da' }]

const objectFrom: Frame = [...object, ...from]

const into: Frame = [{ place: 'to', case: 'in' }]

/** What follows is the number of the card, or its title. */
const card: Frame = [{ place: 'object', case: 'plain', after: 'la carta' }]

/** What a test needs. */
const target: Frame = [{ place: 'object', case: 'plain', after: 'da' }]

const objectOf: Frame = [...object, { place: 'from', case: 'di' }]

const objectAt: Frame = [...object, ...at]

const byObject: Frame = [{ place: 'by', case: 'di' }, ...object]

const lower: Omit<Verb, 'frame'> = { to: 'ridurre', order: 'riduci', does: ['riduce', 'riducono'], did: 'ridotto' }

const put: Omit<Verb, 'frame'> = { to: 'mettere', order: 'metti', does: ['mette', 'mettono'], did: 'messo' }

const remove: Omit<Verb, 'frame'> = { to: 'togliere', order: 'togli', does: ['toglie', 'tolgono'], did: 'tolto' }

const take: Omit<Verb, 'frame'> = { to: 'prendere', order: 'prendi', does: ['prende', 'prendono'], did: 'preso' }

export const verbs: WordsIn<NaufragosWords, Noun, Verb>['verbs'] = {
  rollDie: { phrase: 'tira un dado' },
  testStrength: { phrase: 'affronta una Prova di Forza', frame: target },
  testGroup: { phrase: 'affronta una Prova di Forza di gruppo', frame: target },
  // Who reads the card carries it out; one castaway alone is a group, too.
  vote: {
    to: 'decidere',
    order: 'decidi',
    does: ['decide e tu esegui', 'decidono e tu esegui'],
    did: 'deciso',
    frame: [],
  },
  nothing: { phrase: 'non fare nulla' },
  gain: { ...shared.gain, frame: object },
  lose: { ...shared.lose, frame: object },
  suffer: { ...shared.suffer, frame: object },
  heal: { ...shared.heal, frame: [...object, { place: 'from', case: 'plain' }] },
  draw: { ...shared.draw, frame: object },
  discard: { ...shared.discard, frame: object },
  takeOwn: { ...take, frame: [...object, { place: 'to', case: 'plain' }] },
  pay: { to: 'pagare', order: 'paga', does: ['paga', 'pagano'], did: 'pagato', frame: objectAt },
  giveUp: {
    to: 'cedere',
    order: 'cedi',
    does: ['cede', 'cedono'],
    did: 'ceduto',
    frame: [{ place: 'object', case: 'plain', after: 'un oggetto che vale come' }],
  },
  add: { to: 'aggiungere', order: 'aggiungi', does: ['aggiunge', 'aggiungono'], did: 'aggiunto', frame: objectTo },
  remove: { ...remove, frame: [...at, ...objectFrom] },
  subtract: {
    to: 'sottrarre',
    order: 'sottrai',
    does: ['sottrae', 'sottraggono'],
    did: 'sottratto',
    frame: objectFrom,
  },
  gather: { ...shared.draw, frame: [...object, { place: 'to', case: 'plain', after: 'per' }] },
  fish: {
    to: 'pescare e risolvere',
    order: 'pesca e risolvi',
    does: ['pesca e risolve', 'pescano e risolvono'],
    did: 'pescato e risolto',
    frame: object,
  },
  cure: {
    to: 'trasformare',
    order: 'trasforma',
    does: ['trasforma', 'trasformano'],
    did: 'trasformato',
    frame: [...object, { place: 'by', case: 'plain', after: 'fino a' }, { place: 'to', case: 'in' }],
  },
  moveWeather: {
    to: 'spostare',
    order: 'sposta',
    does: ['sposta', 'spostano'],
    did: 'spostato',
    frame: [
      { place: 'object', case: 'plain', after: 'il contatore del Meteo di' },
      { place: 'to', case: 'plain', after: 'verso' },
    ],
  },
  goOut: { phrase: 'il fuoco si spegne', isStatement: true },
  banFish: { phrase: 'in questo turno nessuno può andare a pesca', isStatement: true },
  costMore: {
    phrase: 'in questo turno ogni riquadro di',
    isStatement: true,
    frame: [...object, { place: 'by', case: 'plain', after: 'costa' }, ...at],
  },
  fishBonus: {
    phrase: 'in questo turno ogni tessera pesce da 1 o più dà in aggiunta',
    isStatement: true,
    frame: object,
  },
  shuffleIn: {
    to: 'mescolare',
    order: 'mescola',
    does: ['mescola', 'mescolano'],
    did: 'mescolato',
    frame: [...card, ...into],
  },
  putOnTop: { ...put, frame: [...card, { place: 'to', case: 'a', after: 'in cima' }] },
  putInCamp: { ...put, frame: [...card, ...into] },
  takeItem: { ...take, frame: [{ place: 'object', case: 'plain', after: 'la carta Oggetto' }] },
  leaveDeck: { ...remove, frame: [...card, ...from] },
  salvage: {
    to: 'tenere',
    order: 'tieni',
    does: ['tiene', 'tengono'],
    did: 'tenuto',
    frame: [{ place: 'object', case: 'plain', after: 'una delle prime' }],
  },
  leaveCamp: { ...remove, frame: objectFrom },
  leaveItself: { phrase: 'rimuovi questa carta dal gioco' },
  repair: { to: 'riparare', order: 'ripara', does: ['ripara', 'riparano'], did: 'riparato', frame: objectAt },
  offer: { phrase: 'ora si può costruire', isStatement: true, frame: object },
  setBack: {
    ...lower,
    frame: [
      { place: 'by', case: 'di' },
      { place: 'object', case: 'di', after: 'l’avanzamento' },
    ],
  },
  remember: { phrase: 'l’isola ricorderà', isStatement: true, frame: object },
  forget: { phrase: 'l’isola dimentica', isStatement: true, frame: object },
  look: {
    to: 'guardare le prime',
    order: 'guarda le prime',
    does: ['guarda le prime', 'guardano le prime'],
    did: 'guardato le prime',
    frame: objectOf,
  },
  lookAtTop: {
    to: 'guardare la prima carta',
    order: 'guarda la prima carta',
    does: ['guarda la prima carta', 'guardano la prima carta'],
    did: 'guardato la prima carta',
    frame: [{ place: 'from', case: 'di' }],
  },
  sort: {
    to: 'guardare',
    order: 'guarda',
    does: ['guarda', 'guardano'],
    did: 'guardato',
    frame: [{ place: 'object', case: 'plain', after: 'le prime' }, { place: 'from', case: 'di' }, ...at],
  },
  decideTie: { phrase: 'decidi tu una votazione in parità' },
  cancelTrauma: { phrase: 'evita un trauma che stai per subire' },
  leavePending: { phrase: 'lascia questa carta tra le esplorazioni in sospeso' },
  back: { phrase: 'rimescola questa carta nel suo mazzo' },
  raise: { to: 'aumentare', order: 'aumenta', does: ['aumenta', 'aumentano'], did: 'aumentato', frame: byObject },
  lower: { ...lower, frame: byObject },
  advance: {
    to: 'avanzare',
    order: 'avanza',
    does: ['avanza', 'avanzano'],
    did: { essere: 'avanzat@' },
    frame: [{ place: 'by', case: 'di' }],
  },
  goHome: { phrase: 'tenta subito il ritorno all’accampamento' },
  reachCamp: {
    to: 'tornare all’accampamento senza tirare i dadi',
    order: 'torna all’accampamento senza tirare i dadi',
    does: ['torna all’accampamento senza tirare i dadi', 'tornano all’accampamento senza tirare i dadi'],
    did: { essere: 'tornat@ all’accampamento senza tirare i dadi' },
    frame: [],
  },
  getLost: { phrase: 'ti perdi subito', isStatement: true },
  become: { ...shared.become, frame: object },
  eat: { ...shared.eat, frame: object },
  // A choice is an infinitive here, like all the others.
  give: { to: 'dare', order: 'dare', does: ['dà', 'danno'], did: 'dato', frame: objectTo },
  invest: {
    to: 'investire',
    order: 'investi',
    does: ['investe', 'investono'],
    did: 'investito',
    frame: [...object, ...into],
  },
}
