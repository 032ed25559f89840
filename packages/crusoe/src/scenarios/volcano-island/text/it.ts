// The scenario Volcano Island in Italian.
import type { words as english } from './en.ts'

const jollyBoat = 'Scialuppa'

export const words: typeof english = {
  name: 'Isola Vulcanica',
  goal: 'Esplorate 6 tessere e 3 luoghi speciali (in tre 7 e 4, in quattro 8 e 4) prima che la lava si prenda l’isola. Poi costruite la Scialuppa: appena è costruita, siete salvi.',
  intro:
    'Siete venuti per i templi, e della montagna nessuno vi aveva parlato. Ha cominciato a fumare il giorno dello sbarco; da ieri notte ronza, una nota bassa che si sente nei denti. Da qualche parte a ovest, sotto le liane e la cenere, giacciono i tesori che mezza Londra chiamava favole. Senza quelli non tornerete a casa. Ma la montagna ha altri piani, e ha deciso di cominciare dal vostro lato dell’isola.',
  book: 'Mettete indicatori Cenere Vulcanica su 2 tessere o spazi, uno per ciascuno, mai sul vulcano; va bene anche la terra già coperta dalla lava. Ogni Azione sulla cenere richiede 1 pedina in più.',
  totem:
    'Su questa tessera c’è un luogo speciale. Dal prossimo round vi si può pianificare un’Azione Esplorazione, se la lava non arriva prima.',
  guide: [
    'Cominciate sul fiume, all’estremo est, proprio accanto al vulcano, con la Pala e il Coltello già costruiti. Il totem e il segnalino Scoperta di quella prima tessera qui non contano nulla. Nel vulcano non si entra, non lo si attraversa e non vi si compiono Azioni: la strada verso ovest lo aggira sempre, a nord o a sud.',
    'La lava segue un orario. Prima della Fase Evento del round 4 si prende B4, da dove siete partiti; poi A3 e C3, A2 e C2, B2, e nel round 8 A1 e C1. Solo B1 resta al sicuro fino in fondo. Là tutto va perduto, esplorato o no, e se ci trovate l’accampamento avete perso: lasciate B4 al più tardi nella notte del round 3 e poi spostatevi più o meno a ogni round. Ciò che avete esplorato resta esplorato, anche sotto la lava.',
    'La giungla è fitta: sullo spazio Esplorazione c’è per tutta la partita un segnalino Azione consuma-tempo, e ogni Esplorazione richiede 1 pedina in più, per quante ne pianifichiate in un round. Accanto all’accampamento vuol dire 2 pedine con i dadi o 3 per andare sul sicuro. Restate vicini a ciò che esplorate e costruite presto la Mappa, finché il fiume c’è.',
    'I luoghi speciali sono il motivo del viaggio. Ogni tessera con un totem ne ha uno, e lo si esplora come uno spazio, una volta sola. Il primo è sempre il Piccolo Tempio, poi vengono il Villaggio in Rovina, la Grotta Nascosta e il Tempio Sotterraneo: 3, 4, 4 e 5 carte Mistero di ogni tipo, e gli ultimi due costano 1 pedina in più. Nessuno può fermarsi prima; solo una carta può interrompere la pesca, e il luogo conta lo stesso. Mandateci qualcuno in salute e ben armato, e tenete Vecchia Mappa, Diario e Torcia per i più profondi.',
    'La cenere è una seccatura che potete guidare: fatela cadere dove la lava è già passata o dove non tornerà nessuno, mai sull’accampamento, dove Costruzione, Organizzazione dell’Accampamento e Riposo richiederebbero tutti 1 pedina in più. Per Riparo, Tetto e Palizzata la pelliccia vale come legno, pezzo per pezzo: aiuta anche quando non basta a pagare tutto. Con tanti traslochi un Tetto alto si dimezza in fretta; costruite solo ciò che serve per le prossime notti.',
    'Contate a ritroso. La Scialuppa richiede la Corda e 3 legni e si può pianificare solo dopo che l’ultima Esplorazione è riuscita: entro il round 7 dev’essere tutto esplorato. Vuol dire più di un’Esplorazione riuscita per round fin dall’inizio, due o tre tessere prima del round 4, e il primo luogo speciale appena compare un totem. Cercate una Pianura per la Corda, e mettete al riparo 3 legni prima che le piogge degli ultimi round se li portino via.',
  ],
  won: 'La scialuppa supera i frangenti, e alle vostre spalle l’isola si accende. Siete salvi!',
  tooLate: 'L’ultimo round è finito e la lava ha raggiunto l’ultima spiaggia.',
  inventions: {
    'volcano-island/rope-ladder': {
      title: 'Scala di Corda',
      mood: 'Giù si va svelti, su piano; con la lava sotto, svelti pure su.',
      text: 'Questa pedina può fare da supporto solo all’Esplorazione di un luogo speciale.',
    },
    'volcano-island/jolly-boat': {
      title: jollyBoat,
      mood: 'Fa acqua, scricchiola, ed è più bella di una fregata.',
      text: 'Si può costruire solo dopo aver esplorato tutte le tessere e tutti i luoghi speciali richiesti. Appena è costruita, avete vinto.',
    },
  },
  tokens: {
    'volcano-island/old-map': { title: 'Vecchia Mappa', mood: 'Una porta è sbarrata due volte: recepito.' },
    'volcano-island/indys-diary': {
      title: 'Diario di Indy',
      mood: 'Pagine e pagine di trappole, accanto a ognuna un cappello.',
    },
    'volcano-island/torch': { title: 'Torcia', mood: 'Tutto ciò che ha occhi, laggiù, preferirebbe il buio.' },
    'volcano-island/old-canvas': {
      title: 'Vecchia Tela',
      mood: 'Un tempo tratteneva il vento: la pioggia, al confronto, è nulla.',
    },
  },
  places: {
    'volcano-island/small-temple': { title: 'Piccolo Tempio' },
    'volcano-island/ruined-village': { title: 'Villaggio in Rovina' },
    'volcano-island/hidden-cave': { title: 'Grotta Nascosta' },
    'volcano-island/underground-temple': { title: 'Tempio Sotterraneo' },
    'volcano-island/location': { title: 'Luogo speciale' },
  },
  achievements: {
    jollyBoat,
    tiles: 'Tessere esplorate',
    locations: 'Luoghi speciali esplorati',
  },
  markers: {
    ash: {
      name: 'cenere vulcanica',
      put: (space) => `La cenere cade su ${space}.`,
      removed: (space) => `La cenere sparisce da ${space}.`,
    },
  },
  log: {
    lava: (space) => `La lava ricopre ${space}.`,
  },
  board: {
    tiles: 'Tessere esplorate',
    explored: 'Luoghi speciali esplorati',
    locationList: 'Luoghi speciali, in quest’ordine',
    boatList: 'Per la fuga',
    lava: 'Lava',
    volcano: 'Vulcano',
    onePawnMore: '1 pedina in più',
  },
}
