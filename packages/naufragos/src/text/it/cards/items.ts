// The items that have a number, in Italian.
import type { Translated } from '../../card-words.ts'
import type { items as english } from '../../en/cards/items.ts'

export const items: Translated<typeof english> = {
  'item/the-tide-book': {
    title: 'Il libro delle maree',
    mood: 'Undici anni di navi, in una grafia che si fa sempre più piccola.',
  },
  'item/plumed-hat': {
    title: 'Cappello piumato',
    mood: 'Assurdo, splendido, visibile da molto lontano.',
  },
  'item/torn-half-of-a-chart': {
    title: 'Mezza mappa strappata',
    mood: 'La costa è perfetta; la beffa sta nella metà che manca.',
  },
  'item/casket-of-doubloons': {
    title: 'Scrigno di dobloni',
    mood: 'Troppo pesante da portare e troppo bello da lasciare.',
  },
  'item/shark-tooth-club': {
    title: 'Mazza a denti di squalo',
    mood: 'Un prestito, ha chiarito lei, non un regalo.',
  },
  'item/the-captains-log': {
    title: 'Il giornale di bordo',
    mood: 'L’ultima annotazione si ferma a metà di una parola.',
  },
  'item/iron-bound-strongbox': {
    title: 'Cassaforte cerchiata di ferro',
    mood: 'La chiave non ce l’ha nessuno, e così restano tutti onesti.',
  },
  'item/signal-rockets': {
    title: 'Razzi di segnalazione',
    mood: 'Due, avvolti nella seta cerata.',
  },
  'item/the-ships-cat': {
    title: 'Il gatto di bordo',
    mood: 'Sa sempre da che parte è il fuoco.',
  },
  'item/striped-pelt': {
    title: 'Pelliccia striata',
    mood: 'Calda, bella e, nel vento, non del tutto muta.',
  },
  'item/fever-bark': {
    title: 'Corteccia contro la febbre',
    mood: 'Una manciata di riccioli grigi.',
  },
  'item/bag-of-sulphur': {
    title: 'Sacchetto di zolfo',
    mood: 'Brucia azzurro, puzza magnificamente.',
  },
  'item/the-green-idol': {
    title: 'L’idolo verde',
    mood: 'Ogni sera più pesante.',
  },
  'item/boarding-pistol-and-dirk': {
    title: 'Pistola d’abbordaggio e pugnale',
    mood: 'Spaiati, ben oliati.',
  },
  'item/wax-candles': {
    title: 'Candele di cera',
    mood: 'Storte, fuligginose, e meglio del buio.',
  },
  'item/blasting-powder': {
    title: 'Polvere da mina',
    mood: 'Dodici sacchetti di flanella e un odore di tuono vecchio.',
  },
  'item/bronze-telescope': {
    title: 'Telescopio di bronzo',
    mood: 'Avvicina l’orizzonte quanto basta per restarne delusi.',
  },
}
