// The special things of the scenario Volcano Island: its Inventions, its Discovery tokens, and the places on its sheet.
import type { Titles } from './titles.ts'

export const volcanoIslandInventions = {
  'volcano-island/rope-ladder': {
    title: ['Rope Ladder', 'Scala di Corda', 'Drabinka sznurowa', 'Верёвочная лестница'],
  },
  'volcano-island/jolly-boat': { title: ['Jolly Boat', 'Scialuppa', 'Szalupa', 'Баркас'] },
} as const satisfies { readonly [card: string]: Titles }

export const volcanoIslandTokens = {
  'volcano-island/old-map': { title: ['Old Map', 'Vecchia Mappa', 'Stara mapa', 'Старая карта'] },
  'volcano-island/indys-diary': { title: ['Indy’s Diary', 'Diario di Indy', 'Dziennik Indy’ego', 'Дневник Инди'] },
  'volcano-island/torch': { title: ['Torch', 'Torcia', 'Pochodnia', 'Факел'] },
  'volcano-island/old-canvas': { title: ['Old Canvas', 'Vecchia Tela', 'Stare płótno', 'Старая парусина'] },
} as const satisfies { readonly [card: string]: Titles }

export const volcanoIslandPlaces = {
  'volcano-island/small-temple': { title: ['Small Temple', 'Piccolo Tempio', 'Mała świątynia', 'Малый храм'] },
  'volcano-island/ruined-village': {
    title: ['Ruined Village', 'Villaggio in Rovina', 'Zrujnowana wioska', 'Разрушенная деревня'],
  },
  'volcano-island/hidden-cave': { title: ['Hidden Cave', 'Grotta Nascosta', 'Ukryta jaskinia', 'Скрытая пещера'] },
  'volcano-island/underground-temple': {
    title: ['Underground Temple', 'Tempio Sotterraneo', 'Podziemna świątynia', 'Подземный храм'],
  },
  'volcano-island/location': { title: ['Special location', 'Luogo speciale', 'Miejsce specjalne', 'Особое место'] },
} as const satisfies { readonly [card: string]: Titles }
