// The special things of the scenario Family Robinson: its Inventions, its Discovery tokens, and the places on its sheet.
import type { Titles } from './titles.ts'

export const familyRobinsonInventions = {
  'family-robinson/fence': { title: ['Fence', 'Recinzione', 'Fosa', 'Ограда'] },
  'family-robinson/garden': { title: ['Garden', 'Orto', 'Ogródek', 'Огород'] },
} as const satisfies { readonly [card: string]: Titles }

export const familyRobinsonTokens = {
  'family-robinson/gunpowder': { title: ['Gunpowder', 'Polvere da Sparo', 'Proch', 'Порох'] },
  'family-robinson/seeds': { title: ['Seeds', 'Semi', 'Nasiona', 'Семена'] },
  'family-robinson/old-tools': { title: ['Old Tools', 'Vecchi Attrezzi', 'Stare narzędzia', 'Старые инструменты'] },
  'family-robinson/plow': { title: ['Plow', 'Aratro', 'Pług', 'Плуг'] },
} as const satisfies { readonly [card: string]: Titles }

export const familyRobinsonPlaces = {
  'family-robinson/wasteland': { title: ['Wasteland', 'Terra Desolata', 'Nieużytki', 'Пустошь'] },
  'family-robinson/recultivation': { title: ['Recultivation', 'Bonifica', 'Rekultywacja', 'Освоение'] },
} as const satisfies { readonly [card: string]: Titles }
