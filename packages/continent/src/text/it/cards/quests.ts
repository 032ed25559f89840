// The quest items, in Italian.
import type { Translated } from '../../card-words.ts'
import type { quests as english } from '../../en/cards/quests.ts'

export const quests: Translated<typeof english> = {
  'quest/perpetuas-log': {
    title: 'Il giornale della Perpetua',
    story:
      'Scandagli, razioni, tempo, e una pagina lasciata pulita. L’ultima nota ha la data di domani: «Suonate le campane, seconda, terza, prima, e l’acqua si è fermata.»',
  },
  'quest/bell-clapper': {
    title: 'Battaglio',
    story: 'Una lingua di bronzo, morsicata. A tracolla oscilla ogni tre passi, e con molta cura non urta niente.',
  },
  'quest/keepers-answer': {
    title: 'La risposta del guardiano',
    story:
      'Tre brevi, uno lungo, e poi le tue iniziali. Il resto è scandito adagio, come per chi comincia: la porta annegata sta a est di tutto.',
  },
  'quest/cracked-sextant': {
    title: 'Sestante incrinato',
    story:
      'Misura quanto è alto il sole sopra il punto dov’era il sole. Le tavole nel coperchio sono state corrette di conseguenza.',
  },
  'quest/harbour-key': {
    title: 'Chiave del porto',
    story:
      'Ferro, con erba di fiume secca fra i denti. L’etichetta, di mano del capitano di porto, dice «non il porto», sottolineato per qualcuno che continuava a provarci.',
  },
  'quest/tide-tally': {
    title: 'Conto delle maree',
    story: 'Gesso su lavagna, marea sotto marea, da una tomba col coperchio chiuso. Il gesso è bagnato.',
  },
  'quest/tide-table': {
    title: 'Tavola delle maree',
    story: 'Un anno di mare, rigato a mano. Ha sottolineato un’ora, poi il foglio, poi il tavolo su cui stava.',
  },
  'quest/glass-mould': {
    title: 'Stampo per il vetro',
    story:
      'Due metà di argilla cotta, spazzolate e legate insieme. Il cavo che lasciano ha la misura di un occhio, per qualcosa alto come una torre.',
  },
  'quest/the-black-lens': {
    title: 'La lente nera',
    story:
      'Ci guardi dentro, e ogni pietra è nitida fino all’orizzonte. Guardi un momento di più, e dall’altro capo qualcosa cerca te.',
  },
  'quest/keepers-bearing': {
    title: 'Il rilevamento dei guardiani',
    story:
      'Una linea tirata da qui a dove avrebbero dovuto fermarsi. Lungo la linea, in tre calligrafie diverse: suona la seconda, la terza, la prima.',
  },
  'quest/raw-black-glass': {
    title: 'Vetro nero grezzo',
    story: 'Freddo agli orli, sveglio nel mezzo. Avvolto in una camicia, trova l’occhiello.',
  },
  'quest/bunk-verse': {
    title: 'Versi della cuccetta',
    story:
      '«Le boe della spiaggia torna a contare, poi cammina sul fondo del mare.» Li ha graffiati qualcuno nel sonno, e qualcun altro li ha corretti, con un coltello migliore.',
  },
  'quest/the-turning-tide': {
    title: 'La marea che gira',
    story: 'Il mare ha posato l’orologio sul tavolo. Nei solchi della strada le pozze hanno cominciato a unirsi.',
  },
  'quest/the-right-peal': {
    title: 'Il rintocco giusto',
    story: 'Seconda, terza, prima. L’acqua sta ferma ad ascoltare, e così tutto quello che portava con sé.',
  },
}
