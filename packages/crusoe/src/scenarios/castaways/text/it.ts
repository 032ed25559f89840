// The scenario Castaways in Italian.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'Naufraghi',
  goal: 'Completate la catasta di legno, uno strato alla volta, e costruite il Fuoco. Se entrambi sono pronti mentre passa una nave, nei round da 10 a 12, siete salvi.',
  intro:
    'La tempesta vi ha sputati su una spiaggia che nessuno ha mai segnato su una mappa. Alle vostre spalle la nave affonda; davanti si alza un muro di verde, e lì dentro qualcosa respira. Vi restano qualche cassa, le mani nude e la voglia di vivere. Tra una decina di giorni le navi della rotta del sud passeranno al largo: per allora dovranno trovare ad attenderle una montagna di legna e un fuoco per accenderla. Fino a quel giorno, restate vivi.',
  book: 'Non succede nulla.',
  totem: 'Non succede nulla.',
  guide: [
    'Vincete nel momento in cui tre cose sono vere insieme: i cinque strati della catasta sono completi, il Fuoco è costruito e il round è il 10, l’11 o il 12. Non prima, per quanto siate in anticipo, e non un round dopo.',
    'Gli strati contengono 1, 2, 3, 4 e 5 legni. La legna si mette sulla catasta solo prima della Fase Azione, da quella che avete nell’accampamento, e solo sul primo strato a sinistra non ancora pieno. Uno strato completato chiude la catasta per quel round: servono quindi almeno cinque round. Ciò che è sulla catasta ci resta.',
    'Sfruttate i tre round asciutti. Dal round 4 piove, dal 7 arrivano anche la neve e gli animali affamati: senza Tetto le nuvole si mangiano le scorte, senza Palizzata gli animali si mangiano la vostra pazienza. Un Riparo entro il round 4 e due livelli di Tetto entro il 7 sono una buona misura.',
    'Il Fuoco richiede le Montagne, quindi esplorate finché non ne vedete. Una seconda fonte di legno, l’Accetta o la Mappa per andare più lontano ripagano a ogni round. Olio e Albero mettono legna sulla catasta fuori dal solito momento, ma seguono lo stesso strato.',
    'Qui libri e totem non fanno nulla: è la più mite delle sette isole. Contate piuttosto all’indietro: quindici legni, cinque round e l’inverno di mezzo. Chi comincia la catasta nel round 4 o 5 arriva in tempo e con un po’ di fiato.',
  ],
  won: 'La catasta divampa e la nave vira verso di voi. Siete salvi!',
  tooLate: 'L’ultimo round è finito e nessuna nave vi ha visti.',
  inventions: {
    'castaways/hatchet': { title: 'Accetta', mood: 'Volano schegge, bruciano i palmi, e nessun albero è al sicuro.' },
    'castaways/mast': { title: 'Albero', mood: 'Ieri reggeva le vele, domani reggerà le fiamme.' },
  },
  tokens: {
    'castaways/herbs': { title: 'Erbe', mood: 'Masticare, premere sul taglio, fasciare, dormire.' },
    'castaways/medallion-of-a-lady': {
      title: 'Medaglione della Signora',
      mood: 'Nessuno la conosce, eppure davanti a lei ci si raddrizza.',
    },
    'castaways/oil': { title: 'Olio', mood: 'Puzza fino al cielo, e fin lassù arriverà la fiamma.' },
    'castaways/pirate-sabre': { title: 'Sciabola Pirata', mood: 'Ogni tacca è una storia, e nessuna finisce bene.' },
  },
  questions: {
    woodForPile: 'Quanto legno mettiamo sulla catasta?',
  },
  achievements: {
    stages: 'Strati completati della catasta',
  },
  causes: {
    'RC-SCN1-04': 'per la catasta',
  },
  board: {
    pile: 'Catasta',
    goal: 'Per il segnale',
    ship: 'Passa una nave',
  },
}
