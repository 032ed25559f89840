// The scenario Cannibal Island in Italian.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'Isola dei Cannibali',
  goal: 'Date alle fiamme la Città dei Cannibali, che viene alla luce all’inizio del round 4. Ogni villaggio bruciato prima la indebolisce; vincete se siete ancora tutti vivi alla fine del round in cui cade.',
  intro:
    'La prima cosa che avete trovato sulla spiaggia era una scarpa, e dentro non c’era nessuno. Di notte i tamburi si rispondono da un capo all’altro dell’isola, e ogni mattina il fumo è un po’ più vicino. Quando avete capito che cosa bolliva nelle pentole, loro avevano già contato anche voi. Nessuno verrà a cercarvi: chi è sbarcato qui non è più ripartito. Perciò appuntite i pali e imparate i sentieri: prima che vengano a prendervi, andrete voi ad appiccare il fuoco alla loro cucina.',
  book: 'Una razzia: ogni personaggio subisce 3 ferite, 1 in meno per ogni villaggio bruciato. Poi l’accampamento deve spostarsi subito su una tessera adiacente. Se non può, perdete il Riparo costruito e Tetto e Palizzata scendono a 0; se non ne avete costruito uno, ogni personaggio subisce altre 2 ferite.',
  totem:
    'I primi quattro totem sono villaggi, numerati nell’ordine in cui li trovate. Chi ne scopre uno subisce 1 ferita, al quarto 3 ferite (1 se avete la Medicina). Dal secondo villaggio in poi scartate inoltre, se possibile, 1 cibo o 1 legno. Un quinto totem non è un villaggio: rende soltanto più forti gli altri.',
  guide: [
    'Avete nove round e tempo sereno: qui i dadi Meteo non si tirano mai. A uccidervi è il libro. Ogni razzia costa fino a 3 ferite a ciascuno e caccia l’accampamento su un’altra tessera: un Riparo con alte difese vale meno del solito, le cure e una via d’uscita valgono di più. Iniziate con il Rum e con Pipa & Tabacco.',
    'I totem che esplorate diventano villaggi. Non potete accamparvi su un villaggio non bruciato né sulla Città, e lì la Raccolta richiede 1 pedina in più. Tenetevi sempre accanto almeno una tessera innocua: se al momento della razzia ogni tessera vicina è ostile o inesplorata, perdete il Riparo costruito con Tetto e Palizzata, o subite altre 2 ferite a testa se non c’è nulla da perdere.',
    'Villaggi e Città si attaccano con un’Azione Caccia da 2 pedine. Deve guidarla un personaggio, Venerdì può solo dare supporto, e non servono Belve nel mazzo di Caccia. Un villaggio può trovarsi ovunque sull’isola. La sua forza è 4 più i totem visibili, compreso il suo: ogni livello delle Armi mancante costa 1 ferita a chi guida l’attacco e, se sopravvive, il villaggio brucia. Non si guadagna e non si perde altro, ma contano pistole, cerbottane e la Frenesia del Soldato.',
    'La Città giace coperta nell’angolo più lontano fino al round 4. Allora si scopre da sola e si può attaccare appena vi conducono tessere esplorate. La sua forza è 21, meno 3 per ogni villaggio bruciato: con quattro villaggi scende a 9. Da quel momento il suo totem rende più forte di 1 ogni villaggio: i primi incendi costano meno prima del round 4.',
    'Dosate le forze. Nei round da 1 a 3 aumentate il livello delle Armi ogni volta che il legno lo permette ed esplorate verso l’angolo lontano; la Canoa vi fa scegliere tra due tessere e rimandare un totem finché non siete pronti. Nei round da 4 a 7 bruciate villaggi: ognuno risparmia una ferita a ciascuno alla razzia successiva, e con tre bruciati la razzia vi fa soltanto traslocare. Procuratevi la Medicina prima del quarto villaggio. La Ballista dà 1 livello delle Armi, e 2 di Palizzata solo se il Riparo è costruito.',
    'Partite per la Città al più tardi nel round 8, così che una pedina in meno o un segnalino Azione consuma-tempo non vi costi la partita. Un segnalino Pericolo maggiore sullo spazio Caccia non cambia nulla in un attacco e aspetta la prossima Belva. E non spendete tutto nell’assalto: chi brucia la Città deve anche vedere la fine della notte.',
  ],
  won: 'La Città è cenere, i tamburi tacciono e, per una volta, su quest’isola nessuno ha fame di voi. Avete vinto!',
  tooLate: 'L’ultimo round è finito e la Città è ancora in piedi. Ormai i tamburi sono tutt’intorno a voi.',
  inventions: {
    'cannibal-island/ballista': { title: 'Ballista', mood: 'Parla una lingua sola, ma si farà capire.' },
    'cannibal-island/canoe': {
      title: 'Canoa',
      mood: 'Sul fiume scegliamo noi dove non essere graditi.',
      text: 'Ogni volta che esplorate uno spazio: pescate le prime 2 tessere Isola della pila, sceglietene 1 e rimescolate l’altra nella pila.',
    },
  },
  tokens: {
    'cannibal-island/healing-ointment': {
      title: 'Unguento Curativo',
      mood: 'Sa di brodo. Meglio non chiedersi perché.',
    },
    'cannibal-island/old-machete': {
      title: 'Vecchio Machete',
      mood: 'Qualcuno è arrivato fin qui con questo, e non oltre.',
    },
    'cannibal-island/blowpipe': { title: 'Cerbottana', mood: 'Soffiare. Per nessun motivo aspirare.' },
    'cannibal-island/map-of-the-island': {
      title: 'Mappa dell’Isola',
      mood: 'I pentolini disegnati qua e là non indicano locande.',
    },
  },
  places: {
    'cannibal-island/first-village': { title: 'Primo Villaggio' },
    'cannibal-island/second-village': { title: 'Secondo Villaggio' },
    'cannibal-island/third-village': { title: 'Terzo Villaggio' },
    'cannibal-island/fourth-village': { title: 'Quarto Villaggio' },
    'cannibal-island/village': { title: 'Villaggio' },
    'cannibal-island/city': { title: 'Città dei Cannibali' },
  },
  achievements: {
    villages: 'Villaggi bruciati',
    city: 'Città bruciata',
  },
  markers: {
    burnt: { name: 'bruciato' },
  },
  log: {
    cityFound: 'Fumo oltre le colline: la Città dei Cannibali è stata trovata.',
    villageBurnt: (space) => `Il villaggio su ${space} brucia.`,
    cityBurnt: 'La Città dei Cannibali è in fiamme.',
  },
  causes: {
    'RC-SCN5-16': 'razzia',
    'RC-SCN5-18': 'razzia senza via di fuga',
    'RC-SCN5-21': 'villaggio',
  },
  board: {
    cityFigure: 'Forza della Città',
    villageFigure: 'Forza di un villaggio',
    raid: 'Prossima razzia (libro)',
    citySum: (strength, less) => `${strength} meno ${less} per ogni villaggio bruciato`,
    villageSum: (strength) => `${strength} più 1 per ogni totem visibile`,
    raidSum: 'Ferite per ogni personaggio; poi l’accampamento deve spostarsi',
    burnt: 'Villaggi bruciati',
    goal: 'Verso l’obiettivo',
    found: 'La Città è stata trovata',
    path: 'Vi conducono tessere esplorate',
    flames: 'È in fiamme',
    mark: 'La Città viene scoperta',
  },
}
