// The score sheet of the first edition in Russian.
import type { ScoreWords } from '../score.ts'

export const score: ScoreWords = {
  points: 'Победные очки',
  achievements: {
    health: 'Оставшееся здоровье',
    weapons: 'Уровни оружия',
    roof: 'Уровни крыши',
    palisade: 'Уровни частокола',
    items: 'Предметы',
  },
}
