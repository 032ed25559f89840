// The standard Discovery tokens in Italian.
import type { cards as english } from '../../en/cards/discoveries.ts'

export const cards: typeof english = {
  'discovery/candles': { title: 'Candele', mood: 'Basta un moccolo per regalarci un’altra ora di lavoro.' },
  'discovery/fallen-tree': { title: 'Albero caduto', mood: 'Per una volta la tempesta ha lavorato per noi.' },
  'discovery/goat': { title: 'Capra', mood: 'Grassa e fiduciosa: a qualcuno tocca fare il cattivo.' },
  'discovery/healing-herbs': { title: 'Erbe Curative', mood: 'Amare fino alla radice: più sono amare, meglio curano.' },
  'discovery/herbs': { title: 'Erbe', mood: 'Un pizzico nella pentola, e qualcuno si mette a canticchiare.' },
  'discovery/large-leaves': { title: 'Foglie larghe', mood: 'Sotto una di queste la pioggia è solo musica.' },
  'discovery/nourishing-larvae': {
    title: 'Larve Nutrienti',
    mood: 'Occhi chiusi, masticare in fretta, pensare ai gamberi.',
  },
  'discovery/old-machete': {
    title: 'Vecchio Machete',
    mood: 'Più ruggine che lama, eppure le liane lo temono ancora.',
  },
  'discovery/poison': { title: 'Veleno', mood: 'Da oggi nessuno si azzardi a leccare le lame.' },
  'discovery/thorny-bushes': { title: 'Cespugli spinosi', mood: 'Una siepe che morde: proprio quello che ci voleva.' },
  'discovery/tobacco': { title: 'Tabacco', mood: 'Gratta la gola, eppure al campo nessuno brontola.' },
  'discovery/treasure': { title: 'Tesoro', mood: 'Qualcuno l’ha nascosto bene e non è mai tornato a prenderlo.' },
  'discovery/vegetables': { title: 'Verdure', mood: 'Bollite a lungo, rimettono in piedi anche un naufrago.' },
}
