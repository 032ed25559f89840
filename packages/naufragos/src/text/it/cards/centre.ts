// The exploration cards of the centre, in Italian.
import type { Translated } from '../../card-words.ts'
import type { centre as english } from '../../en/cards/centre.ts'

export const centre: Translated<typeof english> = {
  H01: {
    title: 'Ghiaione',
    mood: 'Due passi avanti e un passo di fracasso.',
  },
  H02: {
    title: "Prato d'altura",
    mood: "Erba, vento e, all'improvviso, niente insetti.",
  },
  H03: {
    title: 'Cresta a lama di coltello',
    mood: 'A sinistra, aria. A destra, idem.',
    options: ['Attraversare', 'Tornare giù'],
  },
  H04: {
    title: 'Dentro la nuvola',
    mood: 'La montagna vi chiude la porta alle spalle.',
  },
  H05: {
    title: "La cengia dell'aquila",
    mood: 'Un nido fatto di rami più grossi di un braccio.',
    options: ['Prendere le uova', 'Passare in silenzio'],
  },
  H06: {
    title: 'Il camino',
    mood: "Schiena a una parete, stivali all'altra, vietato guardare.",
  },
  H07: {
    title: 'Una vela, lontano',
    mood: 'Svanita prima che tutti potessero giurare di averla vista.',
  },
  H08: {
    title: 'Scarica di sassi',
    mood: 'Un colpo di tosse, da qualche parte lassù.',
  },
  H09: {
    title: 'Bivacco gelido',
    mood: 'Nessuno si aspettava la brina in questa parte del mondo.',
  },
  H10: {
    title: 'Antro di cristallo',
    mood: 'Ogni respiro torna indietro come un accordo.',
  },
  H11: {
    title: 'Passo del vento',
    mood: 'Bisogna appoggiarcisi come a un muro.',
  },
  H12: {
    title: 'La spalla del monte',
    mood: "Terreno piano, il primo da un'ora, e sotto tutta la costa.",
  },
  H13: {
    title: 'Ometti bugiardi',
    mood: 'Qualcuno ha impilato questi sassi perché gli si credesse.',
  },
  H14: {
    title: "L'ultimo canalone",
    mood: "Oltre non c'è che cielo.",
    options: ['Lanciarsi di corsa', 'Procedere con calma'],
  },
  Z13: {
    title: 'Terreno caldo',
    mood: 'Su questo pendio si potrebbe cuocere il pane.',
  },
  Z16: {
    title: 'Una fila di guardiani',
    mood: "Sette schiene di pietra, sette nuche di pietra, tutte girate dall'altra parte.",
    options: ['Inchinarsi e passare', 'Scalarne uno'],
  },
  Z21: {
    title: 'Anello di ferro nella roccia',
    mood: 'Fissato col piombo, abbastanza grande per una gomena.',
  },
  Z22: {
    title: 'Rupe dei nidi',
    mood: "Diecimila lettere a cui manca solo l'indirizzo.",
    options: ['Raccogliere le uova', 'Legare messaggi alle zampe'],
  },
  '005': {
    title: 'Laccio sul sentiero',
    mood: 'Buona corda, ben piazzata, pensata per le caviglie.',
  },
  '006': {
    title: "La scala dell'eremita",
    mood: 'Un gradino per ogni mese, poi ci ha preso gusto.',
  },
  '013': {
    title: 'Il gallo della cresta',
    mood: 'Questa cengia è sua, e ha gli speroni per dimostrarlo.',
  },
  '019': {
    title: 'La grotta murata',
    mood: 'Malta di conchiglie, con dentro i segni delle dita.',
    options: ['Aprirla', 'Lasciarla per ora'],
  },
  '020': {
    title: 'Il forziere',
    mood: 'Nessuno respira finché il coperchio non è spalancato.',
    options: ['Dividere il bottino', 'Chi trova, tiene'],
  },
  '023': {
    title: "L'uomo che lo nascose",
    mood: 'A modo suo indica ancora, e ha con sé il cuneo giusto per la lastra.',
  },
  '031': {
    title: 'Il sentiero delle donne',
    mood: 'Più antico degli alberi, e spazzato.',
  },
  '050': {
    title: 'Braccati',
    mood: 'Adesso tocca a voi essere le orme.',
    options: ['Correre', 'Voltarsi e resistere'],
  },
  '059': {
    title: 'Fumarole',
    mood: 'Il suolo sibila, e vi chiama per nome.',
    options: ['Attraversare la distesa', 'Tenersi sul bordo'],
  },
  '060': {
    title: 'Crosta di zolfo',
    mood: 'Gialla come la vernice, e puzza di prediche.',
    options: ['Riempire un sacchetto', 'Trattenere il fiato e correre'],
  },
  '065': {
    title: 'La spaccatura',
    mood: 'Stamattina era più stretta.',
  },
  '066': {
    title: 'Galleria di lava',
    mood: 'Un corridoio nero e tondo che va proprio dalla parte giusta.',
    options: ['Procedere a tentoni', 'Tornare indietro'],
  },
  '069': {
    title: 'Il pavimento cede',
    mood: 'Uno scricchiolio molto lungo, molto educato.',
  },
  '070': {
    title: 'Il portale aperto',
    mood: 'Nessuno lo chiude da trecento anni.',
  },
  '071': {
    title: "La stanza dell'idolo",
    mood: 'Pietra verde, grande come una pagnotta, che vi guarda con benevolenza.',
    options: ["Prendere l'idolo", 'Lasciarlo lì'],
  },
  '074': {
    title: 'La via dei sacerdoti',
    mood: 'Ampia, regolare, e porta in alto.',
    options: ['Seguirla in salita', 'Seguirla verso casa'],
  },
  '090': {
    title: 'La campana da nebbia',
    mood: "Appesa dove le navi potevano sentirla, quando c'erano navi.",
    options: ['Portarla giù', 'Prendere solo il telescopio', 'Suonarla una volta e andare'],
  },
}
