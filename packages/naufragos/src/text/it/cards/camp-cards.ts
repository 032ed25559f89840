// The camp cards, in Italian.
import type { Translated } from '../../card-words.ts'
import type { campCards as english } from '../../en/cards/camp-cards.ts'

export const campCards: Translated<typeof english> = {
  'camp/fish-from-the-rocks': {
    title: 'Pescare dagli scogli',
    mood: 'Qualcuno deve pur stare tra gli spruzzi alle prime luci.',
  },
  'camp/plan-the-route': {
    title: 'Studiare il percorso',
    mood: 'Legnetti e conchiglie sulla sabbia: una discreta mappa di ieri.',
  },
  'camp/scan-the-surroundings': {
    title: 'Scrutare i dintorni',
    mood: 'Dal poggio si vede il tempo prima che il tempo veda voi.',
    options: { 'look-at-the-sea': 'Guardare il mare', 'look-at-the-land': 'Guardare l’isola' },
  },
  'camp/tend-the-hurt': {
    title: 'Curare i feriti',
    mood: 'Panni bolliti, acqua fredda, una battuta che non fa ridere.',
  },
  'camp/put-the-camp-in-order': {
    title: 'Riordinare l’accampamento',
    mood: 'Un’ora di lavoro noioso di cui il domani vi sarà grato.',
    options: {
      'dry-provisions': 'Essiccare le provviste',
      'mend-what-is-broken': 'Riparare ciò che è rotto',
      'stack-kindling': 'Accatastare legna',
    },
  },
  'camp/the-neighbour-calls': {
    title: 'La visita del vicino',
    mood: 'Dentro non vuole sedersi, ma per la zuppa resta.',
    options: { 'ask-for-a-cure': 'Chiedere un rimedio', 'ask-for-greens': 'Chiedere delle verdure' },
  },
  'camp/hens-in-a-basket': {
    title: 'Galline nella cesta',
    mood: 'Uova al mattino, opinioni tutto il giorno.',
    options: { 'collect-the-eggs': 'Raccogliere le uova', 'wring-their-necks': 'Tirare loro il collo' },
  },
  'camp/the-shared-earth-oven': {
    title: 'Il forno di terra condiviso',
    mood: 'Lo lasciano caldo per chi viene dopo.',
  },
  'camp/a-cat-by-the-fire': {
    title: 'Un gatto accanto al fuoco',
    mood: 'Dorme addosso a chi è più triste.',
    options: { 'set-it-on-the-rats': 'Aizzarlo contro i ratti', 'carry-it-along': 'Portarlo con sé' },
  },
  'camp/gifts-at-the-edge-of-camp': {
    title: 'Doni ai margini dell’accampamento',
    mood: 'Qualcosa lascia mezzo pasto vicino alle pietre e non aspetta ringraziamenti.',
  },
  'camp/sick-bed-by-the-stream': {
    title: 'Infermeria in riva al ruscello',
    mood: 'Ombra, acqua corrente, qualcuno con cui lamentarsi.',
  },
  'camp/the-bosun-works-his-passage': {
    title: 'Il nostromo si paga il passaggio',
    mood: 'Spacca ceppi come se ognuno l’avesse insultato.',
  },
  'camp/yam-bed': {
    title: 'Orto di ignami',
    mood: 'Cuori verdi in fila.',
  },
  'camp/table-of-bearings': {
    title: 'Tavola dei rilevamenti',
    mood: 'Le colonne accurate di qualcuno, ancora esatte.',
  },
  'camp/the-drift-pile': {
    title: 'Legname portato dal mare',
    mood: 'Una catasta di legno grigio, gratis finché dura.',
  },
  'camp/turtle-beach': {
    title: 'La spiaggia delle tartarughe',
    mood: 'In silenzio, di notte, con una cesta e la coscienza sporca.',
  },
  'camp/the-figurehead-watches': {
    title: 'La polena veglia',
    mood: 'Piantata sulla linea di marea, sente tutto.',
    options: { 'tell-her-a-story': 'Raccontarle una storia', 'sit-beside-her': 'Sedersi accanto a lei' },
  },
  'camp/bathing-pool': {
    title: 'La pozza sotto la cascata',
    mood: 'Fredda, limpida e lontana dagli occhi degli altri.',
  },
}
