// The camp cards, in Italian.
import type { Translated } from '../../card-words.ts'
import type { campCards as english } from '../../en/cards/camp-cards.ts'

export const campCards: Translated<typeof english> = {
  A1: {
    title: 'Pescare dagli scogli',
    mood: 'Qualcuno deve pur stare tra gli spruzzi alle prime luci.',
  },
  A2: {
    title: 'Studiare il percorso',
    mood: 'Legnetti e conchiglie sulla sabbia: una discreta mappa di ieri.',
  },
  A3: {
    title: 'Scrutare i dintorni',
    mood: 'Dal poggio si vede il tempo prima che il tempo veda voi.',
    options: ['Guardare il mare', "Guardare l'isola"],
  },
  A4: {
    title: 'Curare i feriti',
    mood: 'Panni bolliti, acqua fredda, una battuta che non fa ridere.',
  },
  A5: {
    title: "Riordinare l'accampamento",
    mood: "Un'ora di lavoro noioso di cui il domani vi sarà grato.",
    options: ['Essiccare le provviste', 'Riparare ciò che è rotto', 'Accatastare legna'],
  },
  '008': {
    title: 'La visita del vicino',
    mood: 'Dentro non vuole sedersi, ma per la zuppa resta.',
    options: ['Chiedere un rimedio', 'Chiedere delle verdure'],
  },
  '011': {
    title: 'Galline nella cesta',
    mood: 'Uova al mattino, opinioni tutto il giorno.',
    options: ['Raccogliere le uova', 'Tirare loro il collo'],
  },
  '028': {
    title: 'Il forno di terra condiviso',
    mood: 'Lo lasciano caldo per chi viene dopo.',
  },
  '043': {
    title: 'Un gatto accanto al fuoco',
    mood: 'Dorme addosso a chi è più triste.',
    options: ['Aizzarlo contro i ratti', 'Portarlo con sé'],
  },
  '052': {
    title: "Doni ai bordi dell'accampamento",
    mood: 'Qualcosa lascia mezzo pasto vicino alle pietre e non aspetta ringraziamenti.',
  },
  '057': {
    title: 'Infermeria in riva al ruscello',
    mood: 'Ombra, acqua corrente, qualcuno con cui lamentarsi.',
  },
  '077': {
    title: 'Il nostromo si paga il passaggio',
    mood: "Spacca ceppi come se ognuno l'avesse insultato.",
  },
  '086': {
    title: 'Orto di ignami',
    mood: 'Cuori verdi in fila.',
  },
  '095': {
    title: 'Tavola dei rilevamenti',
    mood: 'Le colonne accurate di qualcuno, ancora esatte.',
  },
  '102': {
    title: 'Legname portato dal mare',
    mood: 'Una catasta di legno grigio, gratis finché dura.',
  },
  '103': {
    title: 'La spiaggia delle tartarughe',
    mood: 'In silenzio, di notte, con una cesta e la coscienza sporca.',
  },
  '104': {
    title: 'La polena veglia',
    mood: 'Piantata sulla linea di marea, sente tutto.',
    options: ['Raccontarle una storia', 'Sedersi accanto a lei'],
  },
  '105': {
    title: 'La pozza sotto la cascata',
    mood: 'Fredda, limpida e lontana dagli occhi degli altri.',
  },
}
