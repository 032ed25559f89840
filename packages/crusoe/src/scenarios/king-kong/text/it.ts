// The scenario King Kong Island in Italian.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'La spaventosa avventura sull’isola di King Kong',
  goal: 'Costruite tre Trappole su tessere con un totem e poi, in un round successivo, catturate King Kong con una Caccia speciale: se il regista è vivo e l’attrice è libera, avete vinto. Se il regista viene ucciso, avete perso.',
  intro:
    'Doveva essere il più grande film di tutti i tempi: un’isola senza nome, una scimmia gigantesca e le migliori cineprese che si potessero avere a credito. Al secondo giorno di riprese la scimmia è entrata in scena senza aspettare il ciak. Ora i riflettori sono in frantumi, ogni mattina la troupe si conta, e ogni mattina il conto è più breve. Il regista vaneggia ancora della scena finale: tre trappole, un balzo e King Kong in catene. Meglio che sia buona la prima.',
  book: 'King Kong uccide il membro della troupe ancora in vita con il numero più basso (l’attrice viene invece rapita) e il morale scende di 1.',
  totem:
    'Tana di King Kong: mettete sulla tessera il segnalino Numero successivo. In ogni Fase Meteo si tira il dado Animali Affamati una volta per ciascun segnalino Numero sull’isola.',
  guide: [
    'Il vostro Riparo è in piedi fin dall’inizio, quindi potete alzare la Palizzata già nel primo round. Fatelo: la scheda non vi manda nuvole, ma in ogni Fase Meteo si tira il dado Animali Affamati una volta per ciascun segnalino Numero sull’isola, e ogni risultato conta. Due facce su sei colpiscono la Palizzata, una si prende del cibo, una è una Belva di forza 3.',
    'Se il dado colpisce quando la Palizzata è già a 0, King Kong è nell’accampamento: il morale scende di 1, chi si trova lì subisce 1 ferita a testa e un altro membro della troupe non c’è più. Ogni tessera con un totem è quindi un affare a doppio taglio: vi servono tre di queste tane per le Trappole, ma ognuna aggiunge un dado fino alla fine della partita. E non accampatevi in una tana: ciascuno di voi subirebbe 1 ferita in ogni Fase Produzione.',
    'La troupe muore in ordine di numero: uno per ogni simbolo libro e uno per ogni irruzione. Il numero 9 è il regista, e con lui è persa la partita. Il numero 6, l’attrice, non viene uccisa ma rapita, e finché è prigioniera King Kong non si può catturare. È tenuta nella quarta tana: se non l’avete ancora trovata, continuate a esplorare. Lì la libera un’Azione Esplorazione speciale, con le pedine e i dadi di sempre e una Creatura del mazzo Mistero. Poi riprende il suo posto nella fila, e può essere rapita di nuovo.',
    'Ogni Trappola richiede la Pala e 4 legni. In tutto fanno dodici: cominciate presto a metterne da parte. La Trappola si costruisce su una tessera con un totem, una per tessera: sulla tessera dell’accampamento, accanto, oppure a due tessere di distanza con 1 pedina in più. Spostare l’accampamento verso il centro dell’isola può valere mezza Palizzata. Se una tessera viene girata a faccia in giù, la sua Trappola è perduta e dovete costruirne un’altra.',
    'Dal round successivo alla terza Trappola, due pedine possono dare la caccia a King Kong. Niente dadi e nessuna forza da battere, ma il livello delle Armi scende di 5 e ogni livello mancante è una ferita per chi guida l’Azione. Con il Tranquillante (Colline, Pianura e il Fuoco) scende solo di 1. Se chi guida sopravvive, avete vinto sul colpo. Può guidare anche Venerdì, con una pedina neutrale, e nemmeno la sua morte lascia scappare lo scimmione.',
    'Ragionate a ritroso: la terza Trappola deve essere in piedi nel round 9, meglio nel 7. Alzate la Palizzata di due o tre livelli prima di cercare la terza tana, e non scoprite la quarta senza bisogno. L’Oggetto Perduto del Filmmaker dà il bonus del numero più basso ancora in vita: guardate la troupe prima di usarlo. Tenete il Petardo per la notte in cui la Palizzata non reggerebbe.',
  ],
  won: 'La terza trappola scatta, lo scimmione cade in ginocchio e l’ultima cinepresa gira ancora. King Kong è catturato!',
  tooLate: 'L’ultimo round è finito. King Kong è ancora libero, e il film resta all’isola.',
  options: {
    hungryCrew: {
      name: 'Troupe affamata',
      text: 'Più difficile: una notte in cui un personaggio resta senza cibo costa anche il prossimo membro della troupe.',
    },
  },
  inventions: {
    'king-kong/trap': {
      title: 'Trappola',
      mood: 'Profonda quanto basta per uno scimmione e per i ripensamenti.',
      text: 'Nei round successivi alla costruzione della terza Trappola, finché sono tutte e tre in piedi, King Kong può essere catturato con una Caccia speciale (2 pedine).',
    },
    'king-kong/tranquilizer': {
      title: 'Tranquillante',
      mood: 'Provato sul regista: ha dormito per tutto il temporale.',
      text: 'La Caccia speciale a King Kong abbassa il livello delle Armi di 1 anziché di 5.',
    },
  },
  tokens: {
    'king-kong/bottle-of-vodka': {
      title: 'Bottiglia di Vodka',
      mood: 'Etichetta: «pulisci-obiettivi». Mai viste lenti più sporche.',
    },
    'king-kong/giant-footprint': {
      title: 'Impronta Gigante',
      mood: 'Ci si potrebbe fare il bagno. Meglio seguirla, in silenzio.',
    },
    'king-kong/firecracker': {
      title: 'Petardo',
      mood: 'Avanzato dalla scena di battaglia. Il pubblico salterà ancora.',
    },
    'king-kong/film-makers-lost-item': {
      title: 'L’Oggetto Perduto del Filmmaker',
      mood: 'Di chi fosse è chiaro. Se lo rivoglia, un po’ meno.',
      text: 'Ottieni il bonus del membro della troupe ancora in vita con il numero più basso.',
    },
  },
  places: {
    'king-kong/king-kongs-lair': { title: 'Tana di King Kong' },
    'king-kong/capture': { title: 'King Kong' },
    'king-kong/hostage': { title: 'Prigione dell’Attrice' },
    'king-kong/lights': { title: 'Tecnico delle Luci' },
    'king-kong/flashlight': { title: 'Torcia Elettrica' },
    'king-kong/cameraman': { title: 'Operatore' },
    'king-kong/wine': { title: 'Vino' },
    'king-kong/sound': { title: 'Fonico' },
    'king-kong/microphone': { title: 'Microfono' },
    'king-kong/screenwriter': { title: 'Sceneggiatore' },
    'king-kong/script': { title: 'Copione' },
    'king-kong/make-up-artist': { title: 'Truccatore' },
    'king-kong/make-up-kit': { title: 'Kit da Trucco' },
    'king-kong/actress': { title: 'Attrice' },
    'king-kong/autographed-photos': { title: 'Foto Autografate' },
    'king-kong/double': { title: 'Controfigura' },
    'king-kong/lucky-charm': { title: 'Portafortuna' },
    'king-kong/actor': { title: 'Attore' },
    'king-kong/revolver': { title: 'Revolver' },
    'king-kong/director': { title: 'Regista' },
    'king-kong/last-will': { title: 'Testamento' },
  },
  endings: {
    directorKilled: 'Il regista è morto. Niente film, e nessuna via di casa.',
  },
  markers: {
    trap: { name: 'Trappola', put: (space) => `Una Trappola è pronta su ${space}.` },
  },
  log: {
    crewKilled: (member) => `King Kong uccide un membro della troupe: ${member}.`,
    actressCaptured: 'King Kong porta l’attrice in una tana.',
    actressFreed: 'L’attrice è libera.',
    trapsComplete: 'Tutte e tre le Trappole sono pronte. Da domani King Kong può essere catturato.',
    caught: 'King Kong è catturato!',
  },
  causes: {
    'RC-SCN7-07': 'King Kong',
    'RC-SCN7-11': 'King Kong nell’accampamento',
    'RC-SCN7-12': 'accampamento su un totem',
  },
  board: {
    traps: 'Trappole sull’isola',
    lairs: 'Tane di King Kong',
    capture: 'Prezzo della cattura',
    goal: 'Per la cattura',
    crew: 'Troupe',
    noBonus: 'Nessun bonus.',
    lastChance: 'Ultimo round per catturare King Kong',
    trapsSet: 'Tre Trappole da un round precedente',
    directorLives: 'Il regista è vivo',
    actressFree: 'L’attrice è libera',
    actressLost: 'L’attrice è libera (la sua tana non è stata trovata)',
    actressHeld: (space) => `L’attrice è libera (è prigioniera su ${space})`,
    dice: (dice) => `Tiri del dado Animali Affamati in ogni Fase Meteo: ${dice}`,
    cost: ({ weapons, wounds }) => `Livello delle Armi −${weapons}; per chi guida l’Azione, ${wounds}`,
  },
}
