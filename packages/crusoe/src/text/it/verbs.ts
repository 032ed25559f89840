// The verbs of Robinson Crusoe in Italian.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/it'
import type { CrusoeWords } from '../../words.ts'

type Frame = Verb['frame']

const at: Frame = [{ place: 'at', case: 'plain' }]
const objectAt: Frame = [...object, ...at]
const ofAt: Frame = [{ place: 'object', case: 'di' }, ...at]
const byAt: Frame = [...object, { place: 'by', case: 'di' }, ...at]
const put: Frame = [...object, { place: 'to', case: 'su' }, ...at]
const into: Frame = [...object, { place: 'to', case: 'in' }]
const remove: Frame = [...object, { place: 'from', case: 'da' }]

/** A verb with words before and behind it. */
function worded(
  before: string,
  { to, order, does, did }: { readonly to: string; order: string; does: readonly [string, string]; did: string },
  behind: string,
  frame: Frame,
): Verb {
  const said = (verb: string): string => `${before}${verb}${behind}`
  return { to: said(to), order: said(order), does: [said(does[0]), said(does[1])], did: `${did}${behind}`, frame }
}

export const verbs: WordsIn<CrusoeWords, Noun, Verb>['verbs'] = {
  arrangeBlocked: {
    phrase:
      'colloca un indicatore sullo spazio Organizzazione dell’Accampamento: la prossima Azione su quello spazio serve solo a rimuoverlo',
  },
  arrangeTiles: {
    to: 'girare a faccia in su e riordinare a piacere le prime',
    order: 'gira a faccia in su e riordina a piacere le prime',
    does: [
      'gira a faccia in su e riordina a piacere le prime',
      'girano a faccia in su e riordinano a piacere le prime',
    ],
    did: 'girato a faccia in su e riordinato a piacere le prime',
    frame: object,
  },
  beastBesideDeck: {
    phrase: 'colloca a faccia in giù accanto al mazzo Evento la carta in cima al mazzo Belva',
  },
  beastIntoHunting: { phrase: 'mescola nel mazzo di Caccia la carta Belva accanto al mazzo Evento' },
  book: { phrase: 'applica l’effetto del simbolo libro dello scenario' },
  buildFree: worded(
    '',
    { to: 'costruire', order: 'costruisci', does: ['costruisce', 'costruiscono'], did: 'costruito' },
    ', senza Azione né costi,',
    object,
  ),
  confuse: {
    to: 'nel prossimo round rilanciare una volta ogni proprio successo e tirare il dado Successo anche con pedine a sufficienza',
    order:
      'nel prossimo round rilancia una volta ogni tuo successo e tira il dado Successo anche se hai pedine a sufficienza',
    does: [
      'nel prossimo round rilancia una volta ogni proprio successo e tira il dado Successo anche se ha pedine a sufficienza',
      'nel prossimo round rilanciano una volta ogni proprio successo e tirano il dado Successo anche se hanno pedine a sufficienza',
    ],
    did: {
      essere:
        'costrett@ a rilanciare una volta, nel prossimo round, ogni proprio successo e a tirare il dado Successo anche con pedine a sufficienza',
    },
    frame: [],
  },
  confuseForGood: {
    to: 'a partire dal prossimo round rilanciare una volta ogni proprio successo e tirare il dado Successo anche con pedine a sufficienza',
    order:
      'a partire dal prossimo round rilancia una volta ogni tuo successo e tira il dado Successo anche se hai pedine a sufficienza',
    does: [
      'a partire dal prossimo round rilancia una volta ogni proprio successo e tira il dado Successo anche se ha pedine a sufficienza',
      'a partire dal prossimo round rilanciano una volta ogni proprio successo e tirano il dado Successo anche se hanno pedine a sufficienza',
    ],
    did: {
      essere:
        'costrett@ a rilanciare una volta, a partire dal prossimo round, ogni proprio successo e a tirare il dado Successo anche con pedine a sufficienza',
    },
    frame: [],
  },
  countMore: worded(
    '',
    { to: 'alzare', order: 'alza', does: ['alza', 'alzano'], did: 'alzato' },
    ' temporaneamente il livello delle Armi',
    byAt,
  ),
  countAs: {
    to: 'considerare',
    order: 'considera',
    does: ['considera', 'considerano'],
    did: 'considerato',
    frame: objectAt,
  },
  cover: { to: 'coprire', order: 'copri', does: ['copre', 'coprono'], did: 'coperto', frame: objectAt },
  coverTerrain: {
    to: 'coprire il terreno',
    order: 'copri il terreno',
    does: ['copre il terreno', 'coprono il terreno'],
    did: 'coperto il terreno',
    frame: ofAt,
  },
  curse: {
    to: 'rilanciare, dal prossimo round, 1 successo in ogni propria Azione finché questa carta non ritorna',
    order: 'dal prossimo round, rilancia 1 successo in ogni tua Azione finché questa carta non ritorna',
    does: [
      'dal prossimo round rilancia 1 successo in ogni propria Azione finché questa carta non ritorna',
      'dal prossimo round rilanciano 1 successo in ogni propria Azione finché questa carta non ritorna',
    ],
    did: {
      essere:
        'costrett@ a rilanciare, dal prossimo round, 1 successo in ogni propria Azione finché questa carta non ritorna',
    },
    frame: [],
  },
  decline: {
    to: 'non fare nulla',
    order: 'non fare nulla',
    does: ['non fa nulla', 'non fanno nulla'],
    did: 'rinunciato',
    frame: [],
  },
  discard: { ...shared.discard, frame: objectAt },
  distribute: worded(
    'per ogni giocatore, ',
    { to: 'distribuire', order: 'distribuisci', does: ['distribuisce', 'distribuiscono'], did: 'distribuito' },
    '',
    objectAt,
  ),
  draw: { ...shared.draw, frame: objectAt },
  drawAtRandom: { ...shared.draw, frame: [...at, ...object] },
  drawMysteries: {
    to: 'pescare carte Mistero: al massimo',
    order: 'pesca carte Mistero: al massimo',
    does: ['pesca carte Mistero: al massimo', 'pescano carte Mistero: al massimo'],
    did: 'pescato carte Mistero: al massimo',
    frame: object,
  },
  exhaust: {
    to: 'esaurire',
    order: 'esaurisci',
    does: ['esaurisce', 'esauriscono'],
    did: 'esaurito',
    frame: objectAt,
  },
  fight: {
    to: 'combattere contro un nemico di forza',
    order: 'combatti contro un nemico di forza',
    does: ['combatte contro un nemico di forza', 'combattono contro un nemico di forza'],
    did: 'combattuto contro un nemico di forza',
    frame: object,
  },
  fightBeforeDrawing: {
    to: 'combattere contro quella Belva prima di pescare una carta Evento',
    order: 'combatti contro quella Belva prima di pescare una carta Evento',
    does: [
      'combatte contro quella Belva prima di pescare una carta Evento',
      'combattono contro quella Belva prima di pescare una carta Evento',
    ],
    did: 'combattuto contro quella Belva prima di pescare una carta Evento',
    frame: [],
  },
  fightTopBeast: {
    to: 'combattere contro la carta in cima al mazzo di Caccia',
    order: 'combatti contro la carta in cima al mazzo di Caccia',
    does: [
      'combatte contro la carta in cima al mazzo di Caccia',
      'combattono contro la carta in cima al mazzo di Caccia',
    ],
    did: 'combattuto contro la carta in cima al mazzo di Caccia',
    frame: [],
  },
  flip: {
    to: 'girare sul lato Invenzione',
    order: 'gira sul lato Invenzione',
    does: ['gira sul lato Invenzione', 'girano sul lato Invenzione'],
    did: 'girato sul lato Invenzione',
    frame: objectAt,
  },
  flipTile: {
    to: 'girare a faccia in giù',
    order: 'gira a faccia in giù',
    does: ['gira a faccia in giù', 'girano a faccia in giù'],
    did: 'girato a faccia in giù',
    frame: objectAt,
  },
  flock: {
    phrase:
      'colloca un segnalino Cibo aggiuntivo su questa tessera Isola; se non ha fonti di cibo, il segnalino funge da fonte',
  },
  gain: { ...shared.gain, frame: objectAt },
  halfProduction: { phrase: 'dimezza la produzione di questo round (per difetto)' },
  halve: { to: 'dimezzare', order: 'dimezza', does: ['dimezza', 'dimezzano'], did: 'dimezzato', frame: objectAt },
  haveOnePawn: {
    to: 'avere solo 1 pedina Azione',
    order: 'hai solo 1 pedina Azione',
    does: ['ha solo 1 pedina Azione', 'hanno solo 1 pedina Azione'],
    did: 'avuto solo 1 pedina Azione',
    frame: at,
  },
  heal: { ...shared.heal, frame: objectAt },
  ignore: { to: 'ignorare', order: 'ignora', does: ['ignora', 'ignorano'], did: 'ignorato', frame: objectAt },
  ignoreInFight: { to: 'ignorare', order: 'ignora', does: ['ignora', 'ignorano'], did: 'ignorato', frame: object },
  fewerMysteries: worded(
    '',
    { to: 'evitare', order: 'evita', does: ['evita', 'evitano'], did: 'evitato' },
    ' di pescare',
    object,
  ),
  removeUpTo: worded(
    '',
    { to: 'rimuovere', order: 'rimuovi', does: ['rimuove', 'rimuovono'], did: 'rimosso' },
    ' fino a',
    object,
  ),
  reroll: {
    to: 'rilanciare una volta',
    order: 'rilancia una volta',
    does: ['rilancia una volta', 'rilanciano una volta'],
    did: 'rilanciato una volta',
    frame: object,
  },
  itemsAside: { phrase: 'nessun Oggetto può essere usato fino alla fine della Fase Azione' },
  keep: { to: 'conservare', order: 'conserva', does: ['conserva', 'conservano'], did: 'conservato', frame: object },
  layOut: {
    to: 'collocare',
    order: 'colloca',
    does: ['colloca', 'collocano'],
    did: 'collocato',
    frame: [{ place: 'to', case: 'su' }, ...object],
  },
  liftCurse: { phrase: 'la maledizione di questa carta ha fine' },
  lookAt: { to: 'guardare', order: 'guarda', does: ['guarda', 'guardano'], did: 'guardato', frame: objectAt },
  lower: { ...shared.lower, frame: byAt },
  mark: {
    to: 'contrassegnare',
    order: 'contrassegna',
    does: ['contrassegna', 'contrassegnano'],
    did: 'contrassegnato',
    frame: objectAt,
  },
  mayOnly: {
    to: 'compiere solo',
    order: 'compi solo',
    does: ['può compiere solo', 'possono compiere solo'],
    did: 'potuto compiere solo',
    frame: objectAt,
  },
  moveCamp: {
    to: 'spostare l’accampamento su una tessera Isola adiacente',
    order: 'sposta l’accampamento su una tessera Isola adiacente',
    does: [
      'sposta l’accampamento su una tessera Isola adiacente',
      'spostano l’accampamento su una tessera Isola adiacente',
    ],
    did: 'spostato l’accampamento su una tessera Isola adiacente',
    frame: [],
  },
  mustEat: {
    to: 'dover mangiare',
    order: 'devi mangiare',
    does: ['deve mangiare', 'devono mangiare'],
    did: 'dovuto mangiare',
    frame: [...objectAt, { place: 'by', case: 'plain', after: 'o subire' }],
  },
  nextFirstPlayer: { phrase: 'passa subito il segnalino Primo Giocatore al giocatore successivo' },
  noProduction: { phrase: 'salta la produzione di questo round' },
  noTeams: {
    phrase: 'in questo round nessuna Azione può unire pedine di personaggi diversi, Venerdì compreso',
  },
  produceLess: worded(
    'in questo round ',
    { to: 'togliere', order: 'togli', does: ['toglie', 'tolgono'], did: 'tolto' },
    ' dalla produzione',
    object,
  ),
  produceMore: worded(
    'in questo round ',
    { to: 'aggiungere', order: 'aggiungi', does: ['aggiunge', 'aggiungono'], did: 'aggiunto' },
    ' alla produzione',
    object,
  ),
  produceNo: { phrase: 'in questo round la produzione non dà', frame: object },
  put: { to: 'collocare', order: 'colloca', does: ['colloca', 'collocano'], did: 'collocato', frame: put },
  raise: { ...shared.raise, frame: byAt },
  raiseLowered: { ...shared.raise, frame: [{ place: 'by', case: 'di' }, ...object] },
  receive: {
    to: 'ricevere una Ferita Speciale',
    order: 'ricevi una Ferita Speciale',
    does: ['riceve una Ferita Speciale', 'ricevono una Ferita Speciale'],
    did: 'ricevuto una Ferita Speciale',
    frame: at,
  },
  remove: { ...shared.remove, frame: remove },
  removeFromIsland: { ...shared.remove, frame: remove },
  repeatEvent: { phrase: 'risolvi di nuovo l’Effetto Evento' },
  resolveThreats: {
    phrase:
      'applica gli Effetti Minaccia di tutte le carte sugli spazi Minaccia, da sinistra a destra, e scarta le carte',
  },
  restore: { phrase: 'ripristina ciò che questa carta ha coperto o girato a faccia in giù' },
  rollWeather: { phrase: 'tira subito i dadi Meteo di questo round' },
  shuffle: { to: 'mescolare', order: 'mescola', does: ['mescola', 'mescolano'], did: 'mescolato', frame: into },
  shuffleBack: {
    to: 'rimescolare',
    order: 'rimescola',
    does: ['rimescola', 'rimescolano'],
    did: 'rimescolato',
    frame: into,
  },
  stayOutside: {
    to: 'trascorrere la notte fuori dall’accampamento',
    order: 'trascorri la notte fuori dall’accampamento',
    does: ['trascorre la notte fuori dall’accampamento', 'trascorrono la notte fuori dall’accampamento'],
    did: { essere: 'costrett@ a trascorrere la notte fuori dall’accampamento' },
    frame: [],
  },
  stopDrawing: { phrase: 'per questa volta non pescare altre carte Mistero' },
  strongestBeastOnTop: worded(
    '',
    { to: 'collocare', order: 'colloca', does: ['colloca', 'collocano'], did: 'collocato' },
    ' in cima al mazzo di Caccia la più forte delle prime',
    object,
  ),
  suffer: { ...shared.suffer, frame: objectAt },
  takeAtOnce: {
    to: 'svolgere subito',
    order: 'svolgi subito',
    does: ['svolge subito', 'svolgono subito'],
    did: 'svolto subito',
    frame: objectAt,
  },
  takeTopBeast: { phrase: 'prendi la carta in cima al mazzo di Caccia senza confrontare la forza' },
  topBeastToBottom: { phrase: 'sposta in fondo la carta in cima al mazzo di Caccia' },
  useNoAbilities: {
    to: 'non usare abilità speciali',
    order: 'non usare abilità speciali',
    does: ['non può usare abilità speciali', 'non possono usare abilità speciali'],
    did: { essere: 'privat@ delle abilità speciali' },
    frame: at,
  },
  keepAllFood: { phrase: 'il cibo non va a male durante la notte' },
  preserve: {
    to: 'conservare',
    order: 'conserva',
    does: ['conserva', 'conservano'],
    did: 'conservato',
    frame: [{ place: 'object', case: 'plain', after: 'fino a' }],
  },
  perishWithFood: { phrase: 'si perde durante la notte quando il cibo va a male' },
  yield: { to: 'dare', order: 'dai', does: ['dà', 'danno'], did: 'dato', frame: objectAt },
  rollPit: { phrase: 'tira il dado Ferita marrone; se mostra una ferita, ottieni', frame: object },
  serveAsMedicine: { phrase: 'vale per ogni effetto che richiede la Medicina e non si consuma mai' },
  become: { ...shared.become, frame: object },
  build: {
    to: 'costruire',
    order: 'costruisci',
    does: ['costruisce', 'costruiscono'],
    did: 'costruito',
    frame: object,
  },
  die: { to: 'morire', order: 'muori', does: ['muore', 'muoiono'], did: { essere: 'mort@' }, frame: [] },
  fall: { to: 'scendere', order: 'scendi', does: ['scende', 'scendono'], did: { essere: 'sces@' }, frame: byAt },
  lose: { ...shared.lose, frame: objectAt },
  meet: {
    to: 'incontrare',
    order: 'incontra',
    does: ['incontra', 'incontrano'],
    did: 'incontrato',
    frame: object,
  },
  return: {
    to: 'tornare all’accampamento',
    order: 'torna all’accampamento',
    does: ['torna all’accampamento', 'tornano all’accampamento'],
    did: { essere: 'tornat@ all’accampamento' },
    frame: [],
  },
  rise: { to: 'salire', order: 'sali', does: ['sale', 'salgono'], did: { essere: 'salit@' }, frame: byAt },
  use: { to: 'usare', order: 'usa', does: ['usa', 'usano'], did: 'usato', frame: object },
}
