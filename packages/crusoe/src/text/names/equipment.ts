// The Starting Equipment cards.
import type { Titles } from './titles.ts'

export const equipmentTitles = {
  'equipment/bible': { title: ['Bible', 'Bibbia', 'Biblia', 'Библия'] },
  'equipment/biscuits': { title: ['Biscuits', 'Biscotti', 'Suchary', 'Сухари'] },
  'equipment/empty-bottle': { title: ['Empty Bottle', 'Bottiglia Vuota', 'Pusta butelka', 'Пустая бутылка'] },
  'equipment/flask-of-rum': { title: ['Flask of Rum', 'Rum', 'Flaszka rumu', 'Фляга с ромом'] },
  'equipment/hammer-and-nails': { title: ['Hammer & Nails', 'Chiodi & Martello', 'Młotek', 'Молоток и гвозди'] },
  'equipment/pipe-and-tobacco': { title: ['Pipe & Tobacco', 'Pipa & Tabacco', 'Fajka i tytoń', 'Трубка и табак'] },
  'equipment/pistol': { title: ['Pistol', 'Pistola', 'Pistolet', 'Пистоль'] },
  'equipment/storm-glass': { title: ['Storm-Glass', 'Barometro di Fitzroy', 'Barometr', 'Барометр'] },
} as const satisfies { readonly [card: string]: Titles }
