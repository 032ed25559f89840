// The damage cards, in Italian.
import type { Translated } from '../../card-words.ts'
import type { damageCards as english } from '../../en/cards/damage-cards.ts'

export const damageCards: Translated<typeof english> = {
  'damage/fined-by-the-neighbours': {
    title: 'Multati dai vicini',
    mood: 'Avete infranto una regola che nessuno vi aveva detto.',
  },
  'damage/fever-in-the-camp': {
    title: 'Ondata di febbre',
    mood: 'Brividi a mezzogiorno, canti a mezzanotte.',
  },
  'damage/ash-on-the-roof': {
    title: 'Cenere sul tetto',
    mood: 'Sonno grigio, pane grigio, sogni grigi.',
  },
  'damage/stolen-tools': {
    title: 'Attrezzi rubati',
    mood: 'L’accetta, il succhiello e il coltello buono.',
  },
  'damage/leaking-roof': {
    title: 'Tetto che perde',
    mood: 'Plic, un po’ più in là, plic, un po’ più in là.',
  },
  'damage/spoiled-stores': {
    title: 'Provviste guaste',
    mood: 'La muffa ha messo il pelo a tutto.',
  },
  'damage/fouled-spring': {
    title: 'Sorgente ammorbata',
    mood: 'A qualcuno toccherà ripulirla a mano.',
  },
  'damage/broken-tools': {
    title: 'Attrezzi rotti',
    mood: 'Spuntati, spaccati, storti, e uno manca.',
  },
  'damage/bad-blood': {
    title: 'Rancori',
    mood: 'Ognuno ormai segna la propria tazza.',
  },
}
