// The Starting Equipment cards in Italian.
import type { cards as english } from '../../en/cards/equipment.ts'

export const cards: typeof english = {
  'equipment/bible': { title: 'Bibbia', mood: 'Il sale ha incollato le pagine: il resto lo sappiamo a memoria.' },
  'equipment/biscuits': { title: 'Biscotti', mood: 'Duri come sassi: perfino i vermi si sono arresi.' },
  'equipment/empty-bottle': { title: 'Bottiglia Vuota', mood: 'Anche vuota, resta un argomento molto tagliente.' },
  'equipment/flask-of-rum': { title: 'Rum', mood: 'Un sorso la sera, e il dolore guarda altrove.' },
  'equipment/hammer-and-nails': {
    title: 'Chiodi & Martello',
    mood: 'Pollici lividi, chiodi storti, eppure il lavoro procede.',
  },
  'equipment/pipe-and-tobacco': { title: 'Pipa & Tabacco', mood: 'Una pipata lenta, e l’orizzonte sembra meno vuoto.' },
  'equipment/pistol': { title: 'Pistola', mood: 'La polvere asciutta è poca: meglio non sbagliare mira.' },
  'equipment/storm-glass': { title: 'Barometro di Fitzroy', mood: 'Non ci rallegra mai, però non mente.' },
}
