// The building tiles, in Italian.
import type { Translated } from '../../card-words.ts'
import type { buildings as english } from '../../en/cards/buildings.ts'

export const buildings: Translated<typeof english> = {
  B01: {
    title: 'Riparo di frasche',
    mood: 'Rami contro una fune, foglie di palma sui rami.',
  },
  B02: {
    title: 'Capanna',
    mood: 'Quattro pali, un pavimento asciutto, una porta che quasi si chiude.',
  },
  B03: {
    title: 'Casetta di tronchi',
    mood: 'Qualcuno ha intagliato un architrave: da allora è una casa.',
  },
  B04: {
    title: 'Segnali nella sabbia',
    mood: 'Lettere più alte di un uomo, bordate di pietra nera.',
  },
  B05: {
    title: 'Falò enorme',
    mood: 'Una torre di legna su cui è vietato sedersi.',
  },
  B06: {
    title: 'Zattera',
    mood: 'Sei tronchi, molta fune e un dubbio che ognuno tiene per sé.',
  },
  B07: {
    title: 'Posto di vedetta',
    mood: 'Una scala a pioli, una piattaforma, la vista lunga.',
  },
  B08: {
    title: 'Peschiera',
    mood: 'Pietre a mezzaluna: il lavoro lo fa la marea.',
  },
  B09: {
    title: 'Affumicatoio',
    mood: 'Tutto sa di fumo, niente va a male.',
  },
  B10: {
    title: 'Palizzata',
    mood: 'I pali appuntiti conciliano il sonno.',
  },
  B11: {
    title: 'Cisterna',
    mood: 'Argilla, grondaie di foglie e pazienza.',
  },
  B12: {
    title: 'Albero di segnalazione',
    mood: 'Un albero di gabbia piantato nella roccia, pronto a reggere qualunque cosa brilli.',
  },
  B13: {
    title: 'Pollaio',
    mood: 'Pareti intrecciate, una porta, riparazioni continue.',
  },
  B14: {
    title: 'Piroga',
    mood: 'Scavata col fuoco, raschiata a dovere, quasi dritta.',
  },
  B15: {
    title: 'Ponte di corda',
    mood: 'Due funi e una gran dose di fede.',
  },
  B16: {
    title: 'Telaio della campana',
    mood: 'Quattro gambe, una traversa, una voce che arriva a sei miglia.',
  },
}
