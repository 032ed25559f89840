// The special things of the scenario Cursed Island: its Inventions, its Discovery tokens, and the places on its sheet.
import type { Titles } from './titles.ts'

export const cursedIslandInventions = {
  'cursed-island/cross': { title: ['Cross', 'Croce', 'Krzyż', 'Крест'] },
  'cursed-island/sacred-bell': { title: ['Sacred Bell', 'Campana Sacra', 'Święty dzwon', 'Священный колокол'] },
} as const satisfies { readonly [card: string]: Titles }

export const cursedIslandTokens = {
  'cursed-island/cultists-candle': {
    title: ['Cultist’s Candle', 'Candela del Cultista', 'Świeca kultysty', 'Ритуальные свечи'],
  },
  'cursed-island/mysterious-vial': {
    title: ['Mysterious Vial', 'Fiala Misteriosa', 'Tajemnicza fiolka', 'Загадочная склянка'],
  },
  'cursed-island/decorated-bell': {
    title: ['Decorated Bell', 'Campana Decorata', 'Zdobiony dzwon', 'Украшенный колокол'],
  },
  'cursed-island/sacrificial-dagger': {
    title: ['Sacrificial Dagger', 'Pugnale Sacrificale', 'Sztylet ofiarny', 'Жертвенный кинжал'],
  },
} as const satisfies { readonly [card: string]: Titles }

export const cursedIslandPlaces = {
  'cursed-island/dark-temple': { title: ['Dark Temple', 'Tempio Oscuro', 'Mroczna świątynia', 'Тёмный храм'] },
  'cursed-island/altar-of-death': {
    title: ['Altar of Death', 'Altare della Morte', 'Ołtarz śmierci', 'Алтарь смерти'],
  },
  'cursed-island/cultist-hideout': {
    title: ['Cultist Hideout', 'Covo dei Cultisti', 'Kryjówka kultystów', 'Логово культистов'],
  },
} as const satisfies { readonly [card: string]: Titles }
