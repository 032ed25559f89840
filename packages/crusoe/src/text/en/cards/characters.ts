// The characters and their companions in English. What is here is wanted in every language.
import type { CharacterTable } from '../../card-words.ts'

export const cards = {
  'character/carpenter': { title: 'Carpenter' },
  'character/cook': { title: 'Cook' },
  'character/dog': { title: 'Dog', text: 'Every round its pawn may support one Hunt or one Explore Action.' },
  'character/explorer': { title: 'Explorer' },
  'character/friday': { title: 'Friday' },
  'character/soldier': { title: 'Soldier' },
} satisfies CharacterTable
