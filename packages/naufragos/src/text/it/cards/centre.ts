// The exploration cards of the centre, in Italian.
import type { Translated } from '../../card-words.ts'
import type { centre as english } from '../../en/cards/centre.ts'

export const centre: Translated<typeof english> = {
  'centre/scree': {
    title: 'Ghiaione',
    mood: 'Due passi avanti e un passo di fracasso.',
  },
  'centre/high-pasture': {
    title: 'Prato d’altura',
    mood: 'Erba, vento e, all’improvviso, niente insetti.',
  },
  'centre/knife-ridge': {
    title: 'Cresta a lama di coltello',
    mood: 'A sinistra, aria. A destra, idem.',
    options: { cross: 'Attraversare', 'back-down': 'Tornare giù' },
  },
  'centre/into-the-cloud': {
    title: 'Dentro la nuvola',
    mood: 'La montagna vi chiude la porta alle spalle.',
  },
  'centre/eagles-ledge': {
    title: 'La cengia dell’aquila',
    mood: 'Un nido fatto di rami più grossi di un braccio.',
    options: { 'take-the-eggs': 'Prendere le uova', 'pass-quietly': 'Passare in silenzio' },
  },
  'centre/the-chimney': {
    title: 'Il camino',
    mood: 'Schiena a una parete, stivali all’altra, vietato guardare.',
  },
  'centre/a-sail-far-out': {
    title: 'Una vela, lontano',
    mood: 'Svanita prima che tutti potessero giurare di averla vista.',
  },
  'centre/rockfall': {
    title: 'Scarica di sassi',
    mood: 'Un colpo di tosse, da qualche parte lassù.',
  },
  'centre/cold-bivouac': {
    title: 'Bivacco gelido',
    mood: 'Nessuno si aspettava la brina in questa parte del mondo.',
  },
  'centre/crystal-hollow': {
    title: 'Antro di cristallo',
    mood: 'Ogni respiro torna indietro come un accordo.',
  },
  'centre/wind-gap': {
    title: 'Passo del vento',
    mood: 'Bisogna appoggiarcisi come a un muro.',
  },
  'centre/the-shoulder': {
    title: 'La spalla del monte',
    mood: 'Terreno piano, il primo da un’ora, e sotto tutta la costa.',
  },
  'centre/lying-cairns': {
    title: 'Ometti bugiardi',
    mood: 'Qualcuno ha impilato questi sassi perché gli si credesse.',
  },
  'centre/the-last-gully': {
    title: 'L’ultimo canalone',
    mood: 'Oltre non c’è che cielo.',
    options: { 'race-for-it': 'Lanciarsi di corsa', 'steady-pace': 'Procedere con calma' },
  },
  'centre/warm-ground': {
    title: 'Terreno caldo',
    mood: 'Su questo pendio si potrebbe cuocere il pane.',
  },
  'centre/a-row-of-watchers': {
    title: 'Una fila di guardiani',
    mood: 'Sette schiene di pietra, sette nuche di pietra, tutte girate dall’altra parte.',
    options: { 'bow-and-pass': 'Inchinarsi e passare', 'climb-one': 'Scalarne uno' },
  },
  'centre/iron-ring-in-the-rock': {
    title: 'Anello di ferro nella roccia',
    mood: 'Fissato col piombo, abbastanza grande per una gomena.',
  },
  'centre/nesting-cliff': {
    title: 'Rupe dei nidi',
    mood: 'Diecimila lettere a cui manca solo l’indirizzo.',
    options: { 'collect-eggs': 'Raccogliere le uova', 'tie-messages-to-legs': 'Legare messaggi alle zampe' },
  },
  'centre/snare-across-the-path': {
    title: 'Laccio sul sentiero',
    mood: 'Buona corda, ben piazzata, pensata per le caviglie.',
  },
  'centre/the-hermits-stair': {
    title: 'La scala dell’eremita',
    mood: 'Un gradino per ogni mese, poi ci ha preso gusto.',
  },
  'centre/the-cock-of-the-ridge': {
    title: 'Il gallo della cresta',
    mood: 'Questa cengia è sua, e ha gli speroni per dimostrarlo.',
  },
  'centre/the-sealed-cave': {
    title: 'La grotta murata',
    mood: 'Malta di conchiglie, con dentro i segni delle dita.',
    options: { 'open-it': 'Aprirla', 'leave-it-for-now': 'Lasciarla per ora' },
  },
  'centre/the-chest': {
    title: 'Il forziere',
    mood: 'Nessuno respira finché il coperchio non è spalancato.',
    options: { 'share-it-out': 'Dividere il bottino', 'finders-luck': 'Chi trova, tiene' },
  },
  'centre/the-man-who-hid-it': {
    title: 'L’uomo che lo nascose',
    mood: 'A modo suo indica ancora, e ha con sé il cuneo giusto per la lastra.',
  },
  'centre/the-womens-path': {
    title: 'Il sentiero delle donne',
    mood: 'Più antico degli alberi, e spazzato.',
  },
  'centre/hunted': {
    title: 'Braccati',
    mood: 'Adesso tocca a voi essere le orme.',
    options: { run: 'Correre', 'turn-and-stand': 'Voltarsi e resistere' },
  },
  'centre/fumaroles': {
    title: 'Fumarole',
    mood: 'Il suolo sibila, e vi chiama per nome.',
    options: { 'cross-the-field': 'Attraversare la distesa', 'keep-to-the-rim': 'Tenersi sul bordo' },
  },
  'centre/sulphur-crust': {
    title: 'Crosta di zolfo',
    mood: 'Gialla come la vernice, e puzza di prediche.',
    options: { 'fill-a-bag': 'Riempire un sacchetto', 'hold-your-breath-and-hurry': 'Trattenere il fiato e correre' },
  },
  'centre/the-crack': {
    title: 'La spaccatura',
    mood: 'Stamattina era più stretta.',
  },
  'centre/lava-tube': {
    title: 'Galleria di lava',
    mood: 'Un corridoio nero e tondo che va proprio dalla parte giusta.',
    options: { 'feel-your-way': 'Procedere a tentoni', 'turn-back': 'Tornare indietro' },
  },
  'centre/the-floor-gives': {
    title: 'Il pavimento cede',
    mood: 'Uno scricchiolio molto lungo, molto educato.',
  },
  'centre/the-open-gate': {
    title: 'Il portale aperto',
    mood: 'Nessuno lo chiude da trecento anni.',
  },
  'centre/the-idol-room': {
    title: 'La stanza dell’idolo',
    mood: 'Pietra verde, grande come una pagnotta, che vi guarda con benevolenza.',
    options: { 'take-the-idol': 'Prendere l’idolo', 'leave-it': 'Lasciarlo lì' },
  },
  'centre/the-priests-road': {
    title: 'La via dei sacerdoti',
    mood: 'Ampia, regolare, e porta in alto.',
    options: { 'follow-it-up': 'Seguirla in salita', 'follow-it-home': 'Seguirla verso casa' },
  },
  'centre/the-fog-bell': {
    title: 'La campana da nebbia',
    mood: 'Appesa dove le navi potevano sentirla, quando c’erano navi.',
    options: {
      'carry-it-down': 'Portarla giù',
      'take-only-the-telescope': 'Prendere solo il telescopio',
      'ring-it-once-and-go': 'Suonarla una volta e andare',
    },
  },
}
