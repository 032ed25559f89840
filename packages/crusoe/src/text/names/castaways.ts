// The special things of the scenario Castaways: its two Inventions and its four Discovery tokens.
import type { Titles } from './titles.ts'

export const castawaysInventions = {
  'castaways/hatchet': { title: ['Hatchet', 'Accetta', 'Siekiera', 'Топор'] },
  'castaways/mast': { title: ['Mast', 'Albero', 'Maszty', 'Мачта'] },
} as const satisfies { readonly [card: string]: Titles }

export const castawaysTokens = {
  'castaways/herbs': { title: ['Herbs', 'Erbe', 'Zioła', 'Травы'] },
  'castaways/medallion-of-a-lady': {
    title: [
      'Medallion of a Lady',
      'Medaglione della Signora',
      'Medalik z portretem damy',
      'Медальон с женским портретом',
    ],
  },
  'castaways/oil': { title: ['Oil', 'Olio', 'Oliwa', 'Масло'] },
  'castaways/pirate-sabre': { title: ['Pirate Sabre', 'Sciabola Pirata', 'Szabla pirata', 'Пиратская сабля'] },
} as const satisfies { readonly [card: string]: Titles }
