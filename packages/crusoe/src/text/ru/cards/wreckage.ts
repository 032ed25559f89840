// The Wreckage cards in Russian.
import type { cards as english } from '../../en/cards/wreckage.ts'

export const cards: typeof english = {
  'wreckage/captains-chest': {
    title: 'Сундук капитана',
    action: 'Поход за сокровищами',
    mood: 'Капитан возражать не станет, а вот осьминог внутри — может.',
  },
  'wreckage/food-crates': {
    title: 'Ящики с едой',
    action: 'Поход за едой',
    mood: 'Надписи смыло: на ужин будет сюрприз.',
  },
  'wreckage/lifeboat': {
    title: 'Разбитая шлюпка',
    action: 'Поход за деревом',
    mood: 'На море подвела, на суше ещё послужит.',
  },
}
