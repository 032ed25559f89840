// The special things of the scenario Jenny Needs Help!: its Inventions, its Discovery tokens, and the places on its sheet.
import type { Titles } from './titles.ts'

export const jennyInventions = {
  'jenny/raft': { title: ['Raft', 'Zattera', 'Tratwa', 'Плот'] },
  'jenny/lifeboat': { title: ['Lifeboat', 'Scialuppa di Salvataggio', 'Łódka', 'Лодка'] },
} as const satisfies { readonly [card: string]: Titles }

export const jennyTokens = {
  'jenny/herbs': { title: ['Herbs', 'Erbe', 'Zioła', 'Травы'] },
  'jenny/ruined-hut': { title: ['Ruined Hut', 'Capanna in Rovina', 'Zniszczona chatka', 'Разрушенная хижина'] },
  'jenny/pistol': { title: ['Pistol', 'Pistola', 'Pistolet', 'Пистоль'] },
  'jenny/vines': { title: ['Vines', 'Rampicanti', 'Pnącza', 'Лианы'] },
} as const satisfies { readonly [card: string]: Titles }

export const jennyPlaces = {
  'jenny/slippery-rocks': { title: ['Slippery Rocks', 'Rocce Scivolose', 'Śliskie skały', 'Скользкие скалы'] },
  'jenny/old-cemetery': { title: ['Old Cemetery', 'Vecchio Cimitero', 'Stary cmentarz', 'Старое кладбище'] },
  'jenny/remains-of-masts-and-spars': {
    title: ['Remains of Masts and Spars', 'Resti di Alberi e Pennoni', 'Szczątki masztów i rei', 'Обломки мачт и рей'],
  },
  'jenny/balloon-wreck': {
    title: ['Balloon Wreck', 'Relitto della Mongolfiera', 'Wrak balonu', 'Обломки воздушного шара'],
  },
  'jenny/rescue': { title: ['Rescue of Jenny', 'Salvataggio di Jenny', 'Ratunek dla Jenny', 'Спасение Дженни'] },
} as const satisfies { readonly [card: string]: Titles }
