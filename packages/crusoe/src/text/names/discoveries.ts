// The standard Discovery tokens; what the special ones are called is on the scenario sheets.
import type { Titles } from './titles.ts'

export const discoveryTitles = {
  'discovery/candles': { title: ['Candles', 'Candele', 'Świece', 'Свечи'] },
  'discovery/fallen-tree': { title: ['Fallen Tree', 'Albero caduto', 'Powalone drzewo', 'Упавшее дерево'] },
  'discovery/goat': { title: ['Goat', 'Capra', 'Koza', 'Коза'] },
  'discovery/healing-herbs': { title: ['Healing Herbs', 'Erbe Curative', 'Zioła', 'Целебные травы'] },
  'discovery/herbs': { title: ['Herbs', 'Erbe', 'Przyprawy', 'Отвар'] },
  'discovery/large-leaves': { title: ['Large Leaves', 'Foglie larghe', 'Wielkie liście', 'Огромные листья'] },
  'discovery/nourishing-larvae': {
    title: ['Nourishing Larvae', 'Larve Nutrienti', 'Pożywne larwy', 'Питательные личинки'],
  },
  'discovery/old-machete': { title: ['Old Machete', 'Vecchio Machete', 'Stara maczeta', 'Старое мачете'] },
  'discovery/poison': { title: ['Poison', 'Veleno', 'Trujące pędy', 'Яд'] },
  'discovery/thorny-bushes': { title: ['Thorny Bushes', 'Cespugli spinosi', 'Cierniste krzewy', 'Колючие кусты'] },
  'discovery/tobacco': { title: ['Tobacco', 'Tabacco', 'Tytoń', 'Табак'] },
  'discovery/treasure': { title: ['Treasure', 'Tesoro', 'Znalezisko', 'Клад'] },
  'discovery/vegetables': { title: ['Vegetables', 'Verdure', 'Jadalne kłącza', 'Овощи'] },
} as const satisfies { readonly [card: string]: Titles }
