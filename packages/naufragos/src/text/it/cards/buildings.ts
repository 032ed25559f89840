// The building tiles, in Italian.
import type { Translated } from '../../card-words.ts'
import type { buildings as english } from '../../en/cards/buildings.ts'

export const buildings: Translated<typeof english> = {
  'building/lean-to': {
    title: 'Riparo di frasche',
    mood: 'Rami contro una fune, foglie di palma sui rami.',
  },
  'building/hut': {
    title: 'Capanna',
    mood: 'Quattro pali, un pavimento asciutto, una porta che quasi si chiude.',
  },
  'building/cabin': {
    title: 'Casetta di tronchi',
    mood: 'Qualcuno ha intagliato un architrave: da allora è una casa.',
  },
  'building/signs-in-the-sand': {
    title: 'Segnali nella sabbia',
    mood: 'Lettere più alte di un uomo, bordate di pietra nera.',
  },
  'building/huge-bonfire': {
    title: 'Falò enorme',
    mood: 'Una torre di legna su cui è vietato sedersi.',
  },
  'building/raft': {
    title: 'Zattera',
    mood: 'Sei tronchi, molta fune e un dubbio che ognuno tiene per sé.',
  },
  'building/lookout': {
    title: 'Posto di vedetta',
    mood: 'Una scala a pioli, una piattaforma, la vista lunga.',
  },
  'building/fish-weir': {
    title: 'Peschiera',
    mood: 'Pietre a mezzaluna: il lavoro lo fa la marea.',
  },
  'building/smokehouse': {
    title: 'Affumicatoio',
    mood: 'Tutto sa di fumo, niente va a male.',
  },
  'building/palisade': {
    title: 'Palizzata',
    mood: 'I pali appuntiti conciliano il sonno.',
  },
  'building/cistern': {
    title: 'Cisterna',
    mood: 'Argilla, grondaie di foglie e pazienza.',
  },
  'building/signal-mast': {
    title: 'Albero di segnalazione',
    mood: 'Un albero di gabbia piantato nella roccia, pronto a reggere qualunque cosa brilli.',
  },
  'building/hen-coop': {
    title: 'Pollaio',
    mood: 'Pareti intrecciate, una porta, riparazioni continue.',
  },
  'building/dugout-canoe': {
    title: 'Piroga',
    mood: 'Scavata col fuoco, raschiata a dovere, quasi dritta.',
  },
  'building/rope-bridge': {
    title: 'Ponte di corda',
    mood: 'Due funi e una gran dose di fede.',
  },
  'building/bell-frame': {
    title: 'Telaio della campana',
    mood: 'Quattro gambe, una traversa, una voce che arriva a sei miglia.',
  },
}
