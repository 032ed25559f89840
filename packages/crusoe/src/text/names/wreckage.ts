// The Wreckage cards.
import type { Titles } from './titles.ts'

export const wreckageTitles = {
  'wreckage/captains-chest': {
    title: ["Captain's Chest", 'Forziere del Capitano', 'Kufer kapitana', 'Сундук капитана'],
    action: ['Expedition for Treasure', 'Spedizione per il Tesoro', 'Wyprawa po skarby', 'Поход за сокровищами'],
  },
  'wreckage/food-crates': {
    title: ['Food Crates', 'Casse di Cibo', 'Skrzynie z jedzeniem', 'Ящики с едой'],
    action: ['Expedition for Food', 'Spedizione per il Cibo', 'Wyprawa po jedzenie', 'Поход за едой'],
  },
  'wreckage/lifeboat': {
    title: ['Wrecked Lifeboat', 'Scialuppa Naufragata', 'Resztki szalupy', 'Разбитая шлюпка'],
    action: ['Expedition for Wood', 'Spedizione per il Legno', 'Wyprawa po drewno', 'Поход за деревом'],
  },
} as const satisfies { readonly [card: string]: Titles }
