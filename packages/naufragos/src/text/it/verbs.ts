// What is done, in Italian.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/it'
import type { NaufragosWords } from '../../words.ts'

type Frame = Verb['frame']

const at: Frame = [{ place: 'at', case: 'plain' }]

const objectTo: Frame = [...object, { place: 'to', case: 'a' }]

const objectInto: Frame = [...object, { place: 'to', case: 'in' }]

const objectFrom: Frame = [...object, { place: 'from', case: 'da' }]

const objectOf: Frame = [...object, { place: 'from', case: 'di' }]

const objectAt: Frame = [...object, ...at]

const byObject: Frame = [{ place: 'by', case: 'di' }, ...object]

export const verbs: WordsIn<NaufragosWords, Noun, Verb>['verbs'] = {
  rollDie: { phrase: 'tira un dado' },
  testStrength: { phrase: 'affronta una Prova di Forza', frame: object },
  testGroup: { phrase: 'affronta una Prova di Forza di gruppo', frame: object },
  vote: { to: 'votare', order: 'vota', does: ['vota', 'votano'], did: 'votato', frame: [] },
  nothing: { phrase: 'non fare nulla' },
  gain: { ...shared.gain, frame: object },
  lose: { ...shared.lose, frame: object },
  suffer: { ...shared.suffer, frame: object },
  heal: { ...shared.heal, frame: [{ place: 'from', case: 'plain' }, ...object] },
  draw: { ...shared.draw, frame: object },
  discard: { ...shared.discard, frame: object },
  takeOwn: { phrase: 'prendi', frame: [...object, { place: 'to', case: 'plain' }] },
  pay: { to: 'pagare', order: 'paga', does: ['paga', 'pagano'], did: 'pagato', frame: objectAt },
  giveUp: { phrase: 'cedi un oggetto del tipo', frame: object },
  add: { to: 'aggiungere', order: 'aggiungi', does: ['aggiunge', 'aggiungono'], did: 'aggiunto', frame: objectTo },
  remove: {
    to: 'togliere',
    order: 'togli',
    does: ['toglie', 'tolgono'],
    did: 'tolto',
    frame: [...at, ...objectFrom],
  },
  subtract: {
    to: 'sottrarre',
    order: 'sottrai',
    does: ['sottrae', 'sottraggono'],
    did: 'sottratto',
    frame: objectFrom,
  },
  gather: { phrase: 'pesca', frame: [...object, { place: 'to', case: 'plain', after: 'per' }] },
  fish: { phrase: 'pesca e risolvi', frame: object },
  cure: { phrase: 'trasforma fino a', frame: [...object, { place: 'to', case: 'plain' }] },
  moveWeather: {
    phrase: 'sposta il contatore del Meteo di',
    frame: [...object, { place: 'to', case: 'plain', after: 'verso' }],
  },
  goOut: { phrase: 'il fuoco si spegne' },
  banFish: { phrase: 'in questo turno nessuno può pescare' },
  costMore: {
    phrase: 'in questo turno ogni riquadro di',
    frame: [...object, { place: 'by', case: 'plain', after: 'costa' }, ...at],
  },
  fishBonus: { phrase: 'in questo turno ogni tessera pesca da 1 o più dà in aggiunta', frame: object },
  shuffleIn: { phrase: 'mescola la carta', frame: objectInto },
  putOnTop: { phrase: 'metti la carta', frame: [...object, { place: 'to', case: 'a', after: 'in cima' }] },
  putInCamp: { phrase: 'metti la carta', frame: objectInto },
  takeItem: { phrase: 'prendi la carta oggetto', frame: object },
  leaveDeck: { phrase: 'togli la carta', frame: objectFrom },
  salvage: { phrase: 'tieni una delle prime', frame: object },
  leaveCamp: { phrase: 'togli', frame: objectFrom },
  leaveItself: { phrase: 'rimuovi questa carta dal gioco' },
  repair: { phrase: 'ripara', frame: objectAt },
  offer: { phrase: 'ora si può costruire', frame: object },
  setBack: {
    phrase: 'riduci',
    frame: [
      { place: 'by', case: 'di' },
      { place: 'object', case: 'di', after: "l'avanzamento" },
    ],
  },
  remember: { phrase: "l'isola ricorderà", frame: object },
  forget: { phrase: "l'isola dimentica", frame: object },
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
  sort: { phrase: 'guarda le prime', frame: [...objectOf, ...at] },
  decideTie: { phrase: 'decidi un voto in parità' },
  cancelTrauma: { phrase: 'evita un trauma che stai per subire' },
  leavePending: { phrase: "questa carta diventa un'esplorazione in sospeso" },
  back: { phrase: 'rimescola questa carta nel suo mazzo' },
  raise: { to: 'aumentare', order: 'aumenta', does: ['aumenta', 'aumentano'], did: 'aumentato', frame: byObject },
  lower: { to: 'ridurre', order: 'riduci', does: ['riduce', 'riducono'], did: 'ridotto', frame: byObject },
  advance: {
    to: 'avanzare',
    order: 'avanza',
    does: ['avanza', 'avanzano'],
    did: { essere: 'avanzat@' },
    frame: [{ place: 'by', case: 'di' }],
  },
  goHome: { phrase: "tenta subito il ritorno all'accampamento" },
  reachCamp: {
    to: "tornare all'accampamento senza tirare",
    order: "torna all'accampamento senza tirare",
    does: ["torna all'accampamento senza tirare", "tornano all'accampamento senza tirare"],
    did: { essere: "tornat@ all'accampamento senza tirare" },
    frame: [],
  },
  getLost: { phrase: 'sei subito disperso' },
  become: { ...shared.become, frame: object },
  eat: { ...shared.eat, frame: object },
  // A choice is an infinitive here, like all the others.
  give: { to: 'dare', order: 'dare', does: ['dà', 'danno'], did: 'dato', frame: objectTo },
  invest: {
    to: 'investire',
    order: 'investi',
    does: ['investe', 'investono'],
    did: 'investito',
    frame: objectInto,
  },
}
