// The characters and their companions.
import type { Titles } from './titles.ts'

export const characterTitles = {
  'character/carpenter': { title: ['Carpenter', 'Carpentiere', 'Cieśla', 'Плотник'] },
  'character/cook': { title: ['Cook', 'Cuoco', 'Kucharz', 'Кок'] },
  'character/dog': { title: ['Dog', 'Cane', 'Pies', 'Пёс'] },
  'character/explorer': { title: ['Explorer', 'Esploratore', 'Odkrywca', 'Исследователь'] },
  'character/friday': { title: ['Friday', 'Venerdì', 'Piętaszek', 'Пятница'] },
  'character/jenny': { title: ['Jenny', 'Jenny', 'Jenny', 'Дженни'] },
  'character/soldier': { title: ['Soldier', 'Soldato', 'Żołnierz', 'Солдат'] },
  'friday/second-try': { title: ['Second Try', 'Secondo Tentativo', 'Druga próba', 'Вторая попытка'] },
} as const satisfies { readonly [card: string]: Titles }
