// The special things of the scenario Cannibal Island: its Inventions, its Discovery tokens, and the places on its sheet.
import type { Titles } from './titles.ts'

export const cannibalIslandInventions = {
  'cannibal-island/ballista': { title: ['Ballista', 'Ballista', 'Balista', 'Баллиста'] },
  'cannibal-island/canoe': { title: ['Canoe', 'Canoa', 'Piroga', 'Каноэ'] },
} as const satisfies { readonly [card: string]: Titles }

export const cannibalIslandTokens = {
  'cannibal-island/healing-ointment': {
    title: ['Healing Ointment', 'Unguento Curativo', 'Maść lecznicza', 'Целебная мазь'],
  },
  'cannibal-island/old-machete': { title: ['Old Machete', 'Vecchio Machete', 'Stara maczeta', 'Старое мачете'] },
  'cannibal-island/blowpipe': { title: ['Blowpipe', 'Cerbottana', 'Dmuchawka', 'Духовая трубка'] },
  'cannibal-island/map-of-the-island': {
    title: ['Map of the Island', 'Mappa dell’Isola', 'Mapa wyspy', 'Карта острова'],
  },
} as const satisfies { readonly [card: string]: Titles }

export const cannibalIslandPlaces = {
  'cannibal-island/first-village': { title: ['First Village', 'Primo Villaggio', 'Pierwsza wioska', 'Первая деревня'] },
  'cannibal-island/second-village': {
    title: ['Second Village', 'Secondo Villaggio', 'Druga wioska', 'Вторая деревня'],
  },
  'cannibal-island/third-village': { title: ['Third Village', 'Terzo Villaggio', 'Trzecia wioska', 'Третья деревня'] },
  'cannibal-island/fourth-village': {
    title: ['Fourth Village', 'Quarto Villaggio', 'Czwarta wioska', 'Четвёртая деревня'],
  },
  'cannibal-island/village': { title: ['Village', 'Villaggio', 'Wioska', 'Деревня'] },
  'cannibal-island/city': { title: ['City of Cannibals', 'Città dei Cannibali', 'Miasto kanibali', 'Город людоедов'] },
} as const satisfies { readonly [card: string]: Titles }
