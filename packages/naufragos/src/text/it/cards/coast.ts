// The exploration cards of the coast, in Italian.
import type { Translated } from '../../card-words.ts'
import type { coast as english } from '../../en/cards/coast.ts'

export const coast: Translated<typeof english> = {
  'coast/tide-pools': {
    title: 'Pozze di marea',
    mood: 'Conche tiepide piene di cose che si chiudono di scatto.',
  },
  'coast/the-long-white-mile': {
    title: 'Il lungo miglio bianco',
    mood: 'Si cammina bene, nulla da segnalare, legna in fondo.',
  },
  'coast/broken-spars': {
    title: 'Pennoni spezzati',
    mood: 'Un intero albero di gabbia giace a pezzi oltre la linea delle alghe.',
  },
  'coast/crab-gulch': {
    title: 'Gola dei granchi',
    mood: 'Diecimila piccole opinioni sulle vostre dita.',
    options: { 'carry-them-home': 'Portarli all’accampamento', 'keep-the-best-one': 'Tenersi il migliore' },
  },
  'coast/headland': {
    title: 'Promontorio',
    mood: 'Da quassù l’isola ha finalmente una forma.',
  },
  'coast/cask-in-the-weed': {
    title: 'Barile tra le alghe',
    mood: 'Rotola, sciaborda ed è ancora sigillato.',
  },
  'coast/coconut-stand': {
    title: 'Palme da cocco',
    mood: 'Cibo gratis, se riuscite a convincerlo a scendere.',
  },
  'coast/mangrove-maze': {
    title: 'Labirinto di mangrovie',
    mood: 'Ogni varco sembra l’uscita.',
    options: { 'push-straight-through': 'Tagliare dritto', 'wade-along-the-edge': 'Guadare lungo il margine' },
  },
  'coast/green-ledge': {
    title: 'Cengia verde',
    mood: 'Melma, spruzzi e un solo buon appiglio.',
  },
  'coast/sweet-stream': {
    title: 'Ruscello d’acqua dolce',
    mood: 'Acqua con cui non serve discutere.',
  },
  'coast/a-strangers-grave': {
    title: 'La tomba di uno sconosciuto',
    mood: 'Nessun nome, solo un anno e una mano con sei dita.',
    options: { 'copy-the-inscription': 'Copiare l’iscrizione', dig: 'Scavare' },
  },
  'coast/turtle-tracks': {
    title: 'Tracce di tartaruga',
    mood: 'Due file di virgole dal mare alla duna.',
  },
  'coast/blowhole': {
    title: 'Lo scoglio che soffia',
    mood: 'La roccia inspira, poi espira senza mezze misure.',
  },
  'coast/where-the-drift-collects': {
    title: 'Il magazzino del mare',
    mood: 'Un’ansa della corrente mette da parte legname da anni.',
  },
  'coast/gull-island': {
    title: 'L’isolotto dei gabbiani',
    mood: 'Ci si arriva con la bassa marea, se non si ha niente da perdere.',
    options: { 'rob-the-nests': 'Saccheggiare i nidi', 'sit-and-count-them': 'Sedersi a contarli' },
  },
  'coast/cliffs-to-the-waterline': {
    title: 'Scogliere a picco',
    mood: 'La spiaggia, semplicemente, finisce.',
    options: { 'climb-together': 'Arrampicarsi insieme', 'swim-round': 'Aggirarle a nuoto' },
  },
  'coast/reef-flats': {
    title: 'Secche della barriera',
    mood: 'Pesci grandi come porte, in un palmo d’acqua.',
  },
  'coast/wind-bent-pines': {
    title: 'Pini battuti dal vento',
    mood: 'Finalmente fibra dritta, negli unici alberi dritti.',
  },
  'coast/the-figurehead': {
    title: 'La polena',
    mood: 'Guarda oltre voi, là dove un tempo c’era la nave.',
    options: { 'carry-her-to-camp': 'Portarla all’accampamento', 'split-her-for-the-fire': 'Farne legna da ardere' },
  },
  'coast/quick-mud': {
    title: 'Fango traditore',
    mood: 'Vi fa entrare senza un rumore.',
  },
  'coast/bare-footprints': {
    title: 'Impronte di piedi nudi',
    mood: 'Cinque dita, niente stivali: non è uno di voi.',
    options: { 'follow-them': 'Seguirle', 'leave-a-gift': 'Lasciare un dono', 'walk-on': 'Tirare dritto' },
  },
  'coast/feathers-on-the-dune': {
    title: 'Piume sulla duna',
    mood: 'Brune, screziate, perse da qualcosa di troppo grasso per volare lontano.',
  },
  'coast/the-carved-palm': {
    title: 'La palma incisa',
    mood: 'Tre lettere e una freccia, allargate insieme alla corteccia.',
  },
  'coast/rag-in-a-bottle': {
    title: 'Straccio in una bottiglia',
    mood: 'Mezzo disegno, strappato proprio sul più bello.',
  },
  'coast/keel-marks': {
    title: 'Segni di chiglia',
    mood: 'Non più di un mese fa qualcuno ha tirato in secco lunghi scafi.',
    options: {
      'wait-and-watch': 'Aspettare e osservare',
      'leave-an-offering': 'Lasciare un’offerta',
      'brush-out-your-tracks': 'Cancellare le tracce',
    },
  },
  'coast/masthead-in-the-shallows': {
    title: 'Albero di nave tra le secche',
    mood: 'Il resto della nave era più vicino di quanto pensavate.',
  },
  'coast/oil-on-the-water': {
    title: 'Olio sull’acqua',
    mood: 'Un arcobaleno grande come un cortile.',
    options: { 'swim-out-now': 'Andarci subito a nuoto', 'take-bearings': 'Prendere i rilevamenti' },
  },
  'coast/a-mewing-inland': {
    title: 'Un miagolio nella boscaglia',
    mood: 'Un piccolo lamento, una pausa, un altro ancora, come in attesa.',
    options: { 'call-softly': 'Chiamare piano', 'clap-your-hands': 'Battere le mani' },
  },
  'coast/print-of-a-nailed-boot': {
    title: 'Impronta di stivale chiodato',
    mood: 'Il calzolaio di un altro, il passo di un altro.',
  },
  'coast/cut-stones-in-the-surf': {
    title: 'Pietre squadrate nella risacca',
    mood: 'Gli angoli retti non sono mai un caso.',
  },
  'coast/cairn-with-a-cross-bar': {
    title: 'Ometto di pietre con traversa',
    mood: 'Qualcuno voleva che lo trovasse qualcuno in particolare.',
    options: { 'dig-here': 'Scavare qui', 'take-the-bearing': 'Prendere il rilevamento' },
  },
  'coast/families-on-the-beach': {
    title: 'Famiglie sulla spiaggia',
    mood: 'Reti, neonati, risate: vengono qui ogni anno.',
    options: { 'walk-out-with-open-hands': 'Avanzare a mani aperte', 'stay-in-the-trees': 'Restare tra gli alberi' },
  },
  'coast/the-stern-on-the-reef': {
    title: 'La poppa sulla barriera',
    mood: 'Il nome si legge ancora, capovolto.',
    options: {
      dive: 'Immergersi',
      'send-a-line-first': 'Calare prima una fune',
      'come-back-at-low-water': 'Tornare con la bassa marea',
    },
  },
  'coast/the-great-cabin': {
    title: 'La cabina del capitano',
    mood: 'Un solo respiro, una sola scelta.',
    options: {
      'the-log': 'Il giornale di bordo',
      'the-strongbox': 'La cassaforte',
      'the-signal-locker': 'L’armadio dei segnali',
    },
  },
  'coast/something-large-in-the-hold': {
    title: 'Qualcosa di grosso nella stiva',
    mood: 'Ci si era sistemato prima di voi.',
  },
  'coast/the-marooned-bosun': {
    title: 'Il nostromo abbandonato',
    mood: 'L’hanno sbarcato per qualcosa. Lui dice che non era niente.',
    options: {
      'take-him-in': 'Accoglierlo',
      'send-him-off-fed': 'Sfamarlo e congedarlo',
      'drive-him-away': 'Scacciarlo',
    },
  },
  'coast/landing-stair': {
    title: 'Scala d’approdo',
    mood: 'Gradini coperti d’alghe che cominciano sotto il mare.',
  },
}
