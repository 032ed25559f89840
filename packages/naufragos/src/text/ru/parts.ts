// The parts of a turn and of the board, in Russian.
import type { ScreenWords } from '../screen.ts'

export const phases: ScreenWords['phases'] = {
  setup: 'Подготовка',
  events: 'События',
  actions: 'Действия',
  expedition: 'Экспедиция',
  survival: 'Выживание',
  end: 'Конец хода',
}

export const actions: ScreenWords['actions'] = {
  forage: 'Собирательство',
  wood: 'Древесина',
  diary: 'Дневник',
  wreck: 'Обломки',
  fire: 'Костёр',
  rest: 'Отдых',
  camp: 'Лагерь',
  build: 'Строительство',
  explore: 'Исследование',
}

export const areas: ScreenWords['areas'] = {
  coast: 'Побережье',
  interior: 'Внутренняя часть',
  centre: 'Сердце острова',
}

export const decks: ScreenWords['decks'] = {
  event: 'событий',
  coast: 'побережья',
  interior: 'внутренней части',
  centre: 'сердца острова',
}

export const kinds: ScreenWords['kinds'] = {
  coast: 'Побережье',
  interior: 'Внутренняя часть',
  centre: 'Сердце острова',
  character: 'Персонаж',
  event: 'Событие',
  camp: 'Карта лагеря',
  damage: 'Карта повреждения',
  building: 'Постройка',
  wreckage: 'Обломки кораблекрушения',
  item: 'Предмет',
}

export const weather: ScreenWords['weather'] = {
  scorching: 'Палящее солнце',
  fair: 'Ясно',
  cloudy: 'Облачно',
  rain: 'Дождь',
  storm: 'Шторм',
}

export const rolls: ScreenWords['rolls'] = {
  card: 'Бросок',
  strength: 'Проверка силы',
  group: 'Групповая проверка силы',
  fire: 'Разведение костра',
  rest: 'Отдых',
  return: 'Возвращение в лагерь',
  lost: 'Поиски дороги в лагерь',
  wounds: 'Проверка ран',
  tie: 'Равенство голосов',
  shark: 'Проверка силы против акулы',
}

export const reasons: ScreenWords['reasons'] = {
  'NA-EVT-05': 'палящее солнце',
  'NA-SURV-02': 'ночь у костра',
  'NA-SURV-03': 'ночь без костра',
  'NA-SURV-04': 'ночь без костра',
  'NA-EAT-07': 'еда',
  'NA-EAT-08': 'голод',
  'NA-REST-01': 'отдых',
  'NA-REST-04': 'отдых',
  'NA-NOTE-02': 'истощение',
  'NA-CAMP-10': 'нет места в лагере',
  'NA-WOUND-03': 'сверх сил',
  'NA-WOUND-07': 'рана воспалилась',
}

export const prices: ScreenWords['prices'] = {
  'NA-ACT-03': 'платная ячейка',
  'NA-CAMP-01': 'карта лагеря',
  'NA-FIRE-01': 'разведение костра',
  'NA-RETURN-05': 'новый бросок',
  'NA-STORY-01': 'новый бросок',
}

export const fireOut: ScreenWords['fireOut'] = {
  'NA-EVT-06': 'шторм',
  'NA-SURV-03': 'кончились дрова',
  'NA-UPKEEP-07': 'в лагере никого нет',
}
