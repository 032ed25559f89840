// The damage cards, in Italian.
import type { Translated } from '../../card-words.ts'
import type { damageCards as english } from '../../en/cards/damage-cards.ts'

export const damageCards: Translated<typeof english> = {
  '030': {
    title: 'Multati dai vicini',
    mood: 'Avete infranto una regola che nessuno vi aveva detto.',
  },
  '053': {
    title: "Febbre nell'accampamento",
    mood: 'Brividi a mezzogiorno, canti a mezzanotte.',
  },
  '064': {
    title: 'Cenere sul tetto',
    mood: 'Sonno grigio, pane grigio, sogni grigi.',
  },
  '081': {
    title: 'Attrezzi rubati',
    mood: "L'accetta, il succhiello e il coltello buono.",
  },
  '097': {
    title: 'Tetto che perde',
    mood: "Plic, un po' più in là, plic, un po' più in là.",
  },
  '098': {
    title: 'Provviste guaste',
    mood: 'La muffa ha messo il pelo a tutto.',
  },
  '099': {
    title: 'Sorgente ammorbata',
    mood: 'A qualcuno toccherà ripulirla a mano.',
  },
  '100': {
    title: 'Attrezzi rotti',
    mood: 'Spuntati, spaccati, storti, e uno manca.',
  },
  '101': {
    title: 'Cattivo sangue',
    mood: 'Ognuno ormai segna la propria tazza.',
  },
}
