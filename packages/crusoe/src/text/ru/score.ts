// The score sheet of the first edition in Russian.
import type { ScoreWords } from '../score.ts'

export const score: ScoreWords = {
  points: 'Победные очки',
  achievements: {
    health: 'Оставшееся здоровье',
    weapons: 'Уровни оружия',
    roof: 'Уровни крыши',
    palisade: 'Уровни частокола',
    stages: 'Сложенные ярусы костра',
    crosses: 'Кресты',
    fog: 'Маркеры тумана',
    jenny: 'Дженни спасена',
    tiles: 'Исследованные участки',
    locations: 'Исследованные особые места',
    villages: 'Сожжённые деревни',
    city: 'Сожжённый город',
    items: 'Предметы',
  },
}
