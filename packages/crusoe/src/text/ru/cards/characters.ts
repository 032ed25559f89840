// The characters and their companions in Russian.
import type { cards as english } from '../../en/cards/characters.ts'

export const cards: typeof english = {
  'character/carpenter': { title: 'Плотник' },
  'character/cook': { title: 'Кок' },
  'character/dog': { title: 'Пёс', text: 'Каждый раунд его фишка может помочь в одной охоте или одном исследовании.' },
  'character/explorer': { title: 'Исследователь' },
  'character/friday': { title: 'Пятница' },
  'character/soldier': { title: 'Солдат' },
}
