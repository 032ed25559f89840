// The page where a new game is made ready, in Russian.
import type { NewGameWords } from '../../home/new-game-words.ts'
import { counted } from '../plural.ts'

export const newGame: NewGameWords = {
  title: 'Новая игра',
  lead: 'Всё готово для первой игры. Измените, что хотите, и начинайте.',
  back: 'Главная',
  loading: 'Разворачиваем карту…',
  failed: 'Не удалось подготовить игру.',
  tryAgain: 'Попробовать ещё раз',
  players: 'Игроки',
  playersCount: (count) => counted('ru', count, { one: 'игрок', few: 'игрока', other: 'игроков' }),
  more: 'Другие настройки',
  seed: 'Зерно случайности',
  seedHint: 'Одно и то же зерно и те же решения дают ту же удачу. Оставьте пустым — появится новое.',
  begin: 'Начать',
  beginning: 'Начинаем…',
  online: 'Играть по сети с друзьями',
  notBegun: 'Игра не началась.',
  whichGame: 'Какая игра?',
}
