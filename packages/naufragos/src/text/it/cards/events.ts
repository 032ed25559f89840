// The event cards, in Italian.
import type { Translated } from '../../card-words.ts'
import type { events as english } from '../../en/cards/events.ts'

export const events: Translated<typeof english> = {
  'event/clear-horizon': {
    title: 'Orizzonte sgombro',
    mood: 'Là fuori non si muove nulla, e lo si vede benissimo.',
  },
  'event/crabs-in-the-letters': {
    title: 'Granchi tra le lettere',
    mood: 'In una notte, diecimila piccoli ingegneri vi hanno corretto l’ortografia.',
  },
  'event/ants-in-the-stores': {
    title: 'Formiche nella dispensa',
    mood: 'Un filo nero corre dalle provviste agli alberi.',
  },
  'event/words-over-rations': {
    title: 'Screzi per le razioni',
    mood: 'Nessuno alza la voce, il che è peggio.',
    options: { 'feed-the-workers-first': 'Sfamare prima chi lavora', 'equal-shares': 'Dividere in parti uguali' },
  },
  'event/squall-line': {
    title: 'Fronte di burrasca',
    mood: 'La pioggia arriva di traverso, tutta insieme.',
  },
  'event/drifting-crates': {
    title: 'Casse alla deriva',
    mood: 'Cozzano l’una contro l’altra nella risacca, come dadi lenti.',
  },
  'event/windless-noon': {
    title: 'Mezzogiorno senza vento',
    mood: 'Perfino gli insetti sono andati a stendersi.',
  },
  'event/eyes-beyond-the-firelight': {
    title: 'Occhi oltre il fuoco',
    mood: 'Due punti verdi, poi quattro, poi nessuno.',
  },
  'event/shoal-in-the-bay': {
    title: 'Banco di pesci nella baia',
    mood: 'A un tiro di sasso l’acqua ribolle d’argento.',
  },
  'event/wind-takes-the-thatch': {
    title: 'Il vento si porta via il tetto',
    mood: 'Vi svegliate sotto stelle che nessuno aveva invitato.',
  },
  'event/something-died-in-the-spring': {
    title: 'Qualcosa è morto nella sorgente',
    mood: 'L’odore dell’acqua arriva prima dell’acqua.',
  },
  'event/tempers': {
    title: 'Nervi tesi',
    mood: 'Tre non si parlano e uno tiene il conto.',
    options: { 'talk-it-out': 'Parlarne fino in fondo', 'let-it-rot': 'Lasciar marcire la cosa' },
  },
  'event/rats-on-the-ration-line': {
    title: 'Ratti tra le razioni',
    mood: 'A quanto pare, si sono salvati a nuoto anche loro.',
  },
  'event/the-good-day': {
    title: 'La giornata buona',
    mood: 'Sabbia calda, sole pieno, un’ora in cui niente va storto.',
  },
  'event/snapped-haft': {
    title: 'Manico spezzato',
    mood: 'L’ultimo manico d’ascia decente cede col rumore di uno sparo.',
  },
  'event/long-rain': {
    title: 'Pioggia senza fine',
    mood: 'A sera non c’è più un fiammifero asciutto al mondo.',
  },
  'event/fruit-drop': {
    title: 'Frutta caduta',
    mood: 'Il vento della notte si è arrampicato al posto vostro.',
  },
  'event/old-letter': {
    title: 'Vecchia lettera',
    mood: 'Una pagina in una tasca, ancora leggibile, appena.',
    options: { 'read-it-aloud': 'Leggerla ad alta voce', 'burn-it': 'Bruciarla' },
  },
  'event/tremor': {
    title: 'Scossa',
    mood: 'Le palme annuiscono senza vento.',
  },
  'event/reef-torn-open': {
    title: 'La barriera squarciata',
    mood: 'Il mare monta e porta a riva legname che riconoscete.',
  },
  'event/empty-bellies-full-sky': {
    title: 'Pancia vuota, cielo pieno',
    mood: 'Tanti uccelli, e tutti fuori portata.',
  },
  'event/spring-tide': {
    title: 'Marea viva',
    mood: 'Il mare è salito fin quassù a leggere quello che avete scritto.',
  },
  'event/rigging-in-the-surf': {
    title: 'Sartiame nella risacca',
    mood: 'Mezzo albero da un capo, il mare dall’altro, e voi in mezzo.',
  },
  'event/a-voice-in-the-dark': {
    title: 'Una voce nel buio',
    mood: 'Non è di nessuno, e uno dei vostri nomi lo dice quasi giusto.',
  },
  'event/the-leaning-palm': {
    title: 'La palma che pende',
    mood: 'Era dal vostro arrivo che meditava di coricarsi.',
  },
  'event/green-water': {
    title: 'Acqua verde',
    mood: 'La pozza ha fatto la pelle, e lì sotto qualcosa batte le palpebre.',
  },
  'event/a-stream-through-the-camp': {
    title: 'Un ruscello nell’accampamento',
    mood: 'A mezzogiorno ha già le sponde e un fare da vecchio inquilino.',
    options: { 'save-the-food': 'Salvare il cibo', 'save-the-firewood': 'Salvare la legna' },
  },
  'event/the-axe-in-the-lagoon': {
    title: 'L’ascia nella laguna',
    mood: 'Un tonfo solo, e nessuno guarda nessuno.',
  },
  'event/a-whale-on-the-sand': {
    title: 'Una balena sulla spiaggia',
    mood: 'Cena per un reggimento, e il reggimento siete voi.',
    options: { 'cut-until-dark': 'Tagliare carne finché c’è luce', 'leave-it-to-the-gulls': 'Lasciarla ai gabbiani' },
  },
  'event/whispering-about-gold': {
    title: 'Sussurri sull’oro',
    mood: 'Di colpo sono tutti molto cortesi.',
    options: { 'pool-it-openly': 'Metterlo in comune', 'say-nothing': 'Non dire niente' },
  },
  'event/long-canoes-offshore': {
    title: 'Lunghe canoe al largo',
    mood: 'Sei scafi fermi oltre la barriera, a decidere.',
  },
  'event/the-stern-breaks-up': {
    title: 'La poppa si sfascia',
    mood: 'Tutta la notte la barriera digrigna i denti.',
  },
  'event/whose-cat-is-it': {
    title: 'Di chi è il gatto?',
    mood: 'Una piccola domanda che, si scopre, non riguarda il gatto.',
    options: {
      'nobodys-and-everybodys': 'Di nessuno e di tutti',
      'whoever-fed-it-first': 'Di chi l’ha sfamato per primo',
    },
  },
  'event/it-comes-down-at-night': {
    title: 'Scende di notte',
    mood: 'Al mattino le orme fanno un giro intorno a ogni giaciglio.',
  },
  'event/the-sickness-spreads': {
    title: 'Il male si diffonde',
    mood: 'La stessa tosse, da un secondo letto.',
  },
  'event/the-mountain-clears-its-throat': {
    title: 'La montagna si schiarisce la voce',
    mood: 'Un colpo di tosse sotto i piedi, e i pappagalli se ne vanno.',
  },
  'event/a-column-by-day': {
    title: 'Una colonna di nube',
    mood: 'Nessun capitano potrebbe vederla senza farsi domande.',
    options: {
      'send-someone-to-look': 'Mandare qualcuno a vedere',
      'watch-it-from-the-beach': 'Guardarla dalla spiaggia',
    },
  },
  'event/ill-luck': {
    title: 'Malasorte',
    mood: 'Anche chi non ci crede ha smesso di scherzarci su.',
    options: { 'throw-it-in-the-sea': 'Gettare l’idolo in mare', 'laugh-it-off': 'Riderci sopra' },
  },
  'event/a-knife-at-night': {
    title: 'Un coltello nella notte',
    mood: 'Qualcosa è stato tagliato, e qualcuno è stato svelto.',
  },
  'event/a-fair-share': {
    title: 'La giusta parte',
    mood: 'La chiede in piedi, col cappello in mano.',
    options: { 'promise-him-a-place': 'Promettergli un posto', 'cast-him-out': 'Cacciarlo' },
  },
  'event/hull-down': {
    title: 'Scafo sotto l’orizzonte',
    mood: 'Vele di gabbia, niente sotto, e vanno dalla parte sbagliata.',
  },
  'event/the-bird-that-came-back': {
    title: 'L’uccello che è tornato',
    mood: 'Alla zampa, il vostro filo; sotto il vostro, quello di qualcun altro.',
  },
}
