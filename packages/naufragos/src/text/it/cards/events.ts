// The event cards, in Italian.
import type { Translated } from '../../card-words.ts'
import type { events as english } from '../../en/cards/events.ts'

export const events: Translated<typeof english> = {
  E01: {
    title: 'Orizzonte sgombro',
    mood: 'Là fuori non si muove nulla, e lo si vede benissimo.',
  },
  E02: {
    title: 'Granchi tra le lettere',
    mood: "In una notte, diecimila piccoli ingegneri vi hanno corretto l'ortografia.",
  },
  E03: {
    title: 'Formiche nella dispensa',
    mood: 'Un filo nero corre dalle provviste agli alberi.',
  },
  E04: {
    title: 'Screzi per le razioni',
    mood: 'Nessuno alza la voce, il che è peggio.',
    options: ['Sfamare prima chi lavora', 'Dividere in parti uguali'],
  },
  E05: {
    title: 'Fronte di burrasca',
    mood: 'La pioggia arriva di traverso, tutta insieme.',
  },
  E06: {
    title: 'Casse alla deriva',
    mood: "Cozzano l'una contro l'altra nella risacca, come dadi lenti.",
  },
  E07: {
    title: 'Mezzogiorno senza vento',
    mood: 'Perfino gli insetti sono andati a stendersi.',
  },
  E08: {
    title: 'Occhi oltre il fuoco',
    mood: 'Due punti verdi, poi quattro, poi nessuno.',
  },
  E09: {
    title: 'Banco di pesci nella baia',
    mood: "A un tiro di sasso l'acqua ribolle d'argento.",
  },
  E10: {
    title: 'Il vento si porta via il tetto',
    mood: 'Vi svegliate sotto stelle che nessuno aveva invitato.',
  },
  E11: {
    title: 'Qualcosa è morto nella sorgente',
    mood: "L'odore dell'acqua arriva prima dell'acqua.",
  },
  E12: {
    title: 'Nervi tesi',
    mood: 'Tre non si parlano e uno tiene il conto.',
    options: ['Parlarne fino in fondo', 'Lasciar marcire la cosa'],
  },
  E13: {
    title: 'Ratti tra le razioni',
    mood: 'A quanto pare, si sono salvati a nuoto anche loro.',
  },
  E14: {
    title: 'La giornata buona',
    mood: "Sabbia calda, sole pieno, un'ora in cui niente va storto.",
  },
  E15: {
    title: 'Manico spezzato',
    mood: "L'ultimo manico d'ascia decente cede col rumore di uno sparo.",
  },
  E16: {
    title: 'Pioggia senza fine',
    mood: "A sera non c'è più un fiammifero asciutto al mondo.",
  },
  E17: {
    title: 'Frutta caduta',
    mood: 'Il vento della notte si è arrampicato al posto vostro.',
  },
  E18: {
    title: 'Vecchia lettera',
    mood: 'Una pagina in una tasca, ancora leggibile, appena.',
    options: ['Leggerla ad alta voce', 'Bruciarla'],
  },
  E19: {
    title: 'Scossa',
    mood: 'Le palme annuiscono senza vento.',
  },
  E20: {
    title: 'La barriera squarciata',
    mood: 'Il mare monta e porta a riva legname che riconoscete.',
  },
  E21: {
    title: 'Pancia vuota, cielo pieno',
    mood: 'Tanti uccelli, e tutti fuori portata.',
  },
  '022': {
    title: "Sussurri sull'oro",
    mood: 'Di colpo sono tutti molto cortesi.',
    options: ['Metterlo in comune', 'Non dire niente'],
  },
  '029': {
    title: 'Lunghe canoe al largo',
    mood: 'Sei scafi fermi oltre la barriera, a decidere.',
  },
  '038': {
    title: 'La poppa si sfascia',
    mood: 'Tutta la notte la barriera digrigna i denti.',
  },
  '045': {
    title: 'Di chi è il gatto?',
    mood: 'Una piccola domanda che, si scopre, non riguarda il gatto.',
    options: ['Di nessuno e di tutti', "Di chi l'ha sfamato per primo"],
  },
  '047': {
    title: 'Scende di notte',
    mood: 'Al mattino le orme fanno un giro intorno a ogni giaciglio.',
  },
  '056': {
    title: 'Il male si diffonde',
    mood: 'La stessa tosse, da un secondo letto.',
  },
  '061': {
    title: 'La montagna si schiarisce la voce',
    mood: 'Un colpo di tosse sotto i piedi, e i pappagalli se ne vanno.',
  },
  '063': {
    title: 'Una colonna di nube',
    mood: 'Nessun capitano potrebbe vederla senza farsi domande.',
    options: ['Mandare qualcuno a vedere', 'Guardarla dalla spiaggia'],
  },
  '073': {
    title: 'Malasorte',
    mood: 'Anche chi non ci crede ha smesso di scherzarci su.',
    options: ["Gettare l'idolo in mare", 'Riderci sopra'],
  },
  '079': {
    title: 'Un coltello nella notte',
    mood: 'Qualcosa è stato tagliato, e qualcuno è stato svelto.',
  },
  '082': {
    title: 'La giusta parte',
    mood: 'La chiede in piedi, col cappello in mano.',
    options: ['Promettergli un posto', 'Cacciarlo'],
  },
  '094': {
    title: "Scafo sotto l'orizzonte",
    mood: 'Vele di gabbia, niente sotto, e vanno dalla parte sbagliata.',
  },
  '096': {
    title: "L'uccello che è tornato",
    mood: 'Alla zampa, il vostro filo; sotto il vostro, quello di qualcun altro.',
  },
}
