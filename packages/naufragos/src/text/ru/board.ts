// Words that only the board needs, in Russian.

import type { Translated } from '../card-words.ts'
import type { board as english } from '../en/board.ts'
import { signed } from '../signed.ts'
import { forms } from './phrasing.ts'

export const board: Translated<typeof english> = {
  /** What the actions do. */
  actions: {
    forage: 'Возьмите жетон собирательства в общий запас.',
    wood: 'Добавьте 1 жетон древесины в общий запас.',
    diary: 'Возьмите жетон истории и держите его в тайне.',
    wreck:
      'Откройте пять карт обломков и возьмите одну; затем по одной может взять каждый другой, кроме заблудившихся.',
    fire: 'Потратьте энергию и бросьте кубик: костёр разгорится, если выпадет не больше, чем потрачено. Нужен 1 жетон древесины.',
    rest: 'Получите энергию, которую даёт укрытие, затем излечите 1 рану.',
    camp: 'Используйте карту лагеря или устраните повреждение.',
    build: 'Работайте над постройкой; энергию может добавить каждый, кроме заблудившихся.',
    explore: 'Отправляйтесь в экспедицию со всеми, кто выбрал это действие.',
  },
  /** Where somebody is. */
  states: {
    camp: 'в лагере',
    exploring: 'в экспедиции',
    lost: 'блуждает',
    dead: 'нет в живых',
  },
  /** What came of something. */
  news: {
    home: 'Снова в лагере',
    lost: 'Дорога потеряна',
    died: 'Гибель',
    summit: 'Вершина достигнута',
    rescue: 'Вас заметил корабль',
  },
  noWreckage: 'На берегу нет обломков.',
  looked: (deck, titles) => `Вы заглянули в колоду ${deck}: ${titles}.`,
  noFishing: 'В этом ходу рыбалки нет.',
  // What the weather does
  scorching: 'В фазе событий все теряют 1 энергию.',
  // What rolls need
  noOnes: 'Ни на одном кубике не должно выпасть 1.',
  high: 'Чем больше, тем лучше.',
  // What came of something
  vote: 'Голосование',
  tie: 'Голоса поровну',
  // What holds
  noEventsLeft: 'Событий не осталось: если в этом ходу никто не достигнет вершины, игра проиграна.',
  whiteKept: 'Белая фишка оставлена: она станет третьей.',
  // Parts of the table
  wreck: 'Место крушения',
  whitePawn: 'Белая фишка',
  food: 'Скоропортящаяся еда',
  token: 'Жетоны еды',
  wood: 'Древесина',
  energy: 'Энергия',
  cubes: 'Белые кубики',
  forageTiles: 'Жетоны собирательства',
  supply: 'Банк',
  explorationTrack: 'Шкала исследования',
  difficultyTrack: 'Шкала сложности',
  back: 'Путь домой',
  summit: 'Вершина',
  event: 'События',
  wreckage: 'Обломки',
  story: 'Жетоны истории',
  inRain: (by) => `Броски на возвращение: ${signed(by)}.`,
  inStorm: (by) => `В фазе событий костёр гаснет. Рыбалки нет. Броски на возвращение: ${signed(by)}.`,
  atLeast: (target) => `Нужно не меньше ${target}.`,
  atMost: (target) => `Нужно не больше ${target}.`,
  fireSaid: (lit, wood) => (lit ? `Костёр горит; жетоны древесины: ${wood}` : 'Костёр не горит'),
  spaceSaid: (space, area, stories, markers) =>
    `Деление ${space}, ${area}. Жетоны истории в конце: ${stories}.${markers}`,
  squareSaid: (square, cube, lost) =>
    `Сложность ${square}.${cube ? ' Здесь белый кубик.' : ''}${lost === '' ? '' : ` Заблудившиеся: ${lost}.`}`,
  castawaySaid: ({ name, state, energy, cap, wounds, traumas }) =>
    `${name}: ${state}. Энергия ${energy} из ${cap}, раны ${wounds}, травмы ${traumas}.`,
  dearer: (action, by) =>
    `${action}: в этом ходу каждая ячейка стоит на ${forms(by, 'энергию', 'энергии', 'энергии')} дороже.`,
  moreFish: (by) => `В этом ходу каждый жетон рыбалки с едой даёт на ${by} больше.`,
  stronger: (name, by) => `${name} получает ${signed(by)} к следующей проверке силы в этом ходу.`,
  startMoved: (by) => `Экспедиция этого хода начинается с другой сложности: ${signed(by)}.`,
  endsWith: (name, lastTurn) => `${name} на вершине: игра закончится вместе с ходом ${lastTurn}.`,
  traumaComes: (name) => `${name} вот-вот получит травму.`,
}
