// What happened, line by line, in Russian: in the present tense, because nobody's gender is known.
import type { LogWords } from '../language-pack.ts'
import { counted, formFor, list, quoted, successes } from './counting.ts'

/** So many cards, as the object of a verb. */
const cards = (count: number): string => counted(count, 'карту', 'карты', 'карт')

const titles = (names: readonly string[]): string => list(names.map(quoted))

export const log: LogWords = {
  clueChosen: (clue) => `Предстоит снять проклятие ${quoted(clue)}.`,
  disputed: 'Игроки не договорились. Решает следующий игрок слева.',
  joined: (who) => `${who} участвует.`,
  steppedOut: (who) => `${who} не участвует.`,
  boostApplied: (who, card) => `${who} применяет карту ${quoted(card)}.`,
  boostDeclined: (who, card) => `${who} не применяет карту ${quoted(card)}.`,
  exchanged: (by) =>
    by === 0 ? 'Стоимость не меняется.' : `На ${cards(by)} меньше, но и успехов нужно больше на ${by}.`,
  itemSpared: (item, by) => `Предмет ${quoted(item)} не теряет прочности (${by}).`,
  prepared: (who, action, helpers, count, difficulty) =>
    `${who}${helpers.length === 0 ? '' : ` (${helpers.length === 1 ? 'помогает' : 'помогают'} ${list(helpers)})`}: ${action}. ${counted(count, 'карта', 'карты', 'карт')}${
      difficulty === 0 ? '' : `; ${formFor(difficulty, 'нужен', 'нужно', 'нужно')} ${successes(difficulty)}`
    }.`,
  resultKnown: (stars, difficulty, succeeded) =>
    difficulty === 0
      ? 'Неудача невозможна.'
      : `Успехов: ${stars}, нужно: ${difficulty}. ${succeeded ? 'Действие удаётся' : 'Действие не удаётся'}.`,
  mandatory: (action) => `Теперь обязательно: ${action}.`,
  lapsed: (action) => `Это больше невозможно: ${action}.`,
  durability: (who, item, by) =>
    `${who}: прочность предмета ${quoted(item)} ${by < 0 ? `снижается на ${-by}` : `растёт на ${by}`}.`,
  drawn: (names) => `Вытянуто: ${titles(names)}.`,
  pileTurned:
    'Колода действий пуста. Стопка сброса перемешана и перевёрнута рубашкой вверх: теперь карты тянут из неё.',
  lifeLost: (count) => `Колода теряет ${cards(count)}.`,
  pileRevealed: (names) => `Вскрыто из сброса: ${titles(names)}.`,
  recovered: (count) =>
    `Из сброса в колоду ${formFor(count, 'возвращается', 'возвращаются', 'возвращается')} ${counted(count, 'карта', 'карты', 'карт')}.`,
  lookedAhead: (who, names) => `${who} смотрит верхние карты колоды: ${titles(names)}.`,
  kept: (who, card) => `${who} оставляет себе карту ${quoted(card)}.`,
  averted: (who, card) => `${who} отводит беду: помогает карта ${quoted(card)}.`,
  curseHeldOff: (curse, by) => `Вскрыто проклятие ${quoted(curse)}, но его отводит карта ${quoted(by)}.`,
  mercy: (card) => `${quoted(card)}: на этот раз проклятие проходит мимо.`,
  stateGone: (who, state) => `${who} избавляется от состояния ${quoted(state)}.`,
  learned: (names) => `Изучено и замешано в колоду: ${titles(names)}.`,
  taken: (who, number, card) => `${who} берёт карту ${number}: ${quoted(card)}.`,
  nothingTaken: (number) => `Карты ${number} больше нет.`,
  pastReturned: 'Прошлое возвращается в колоды.',
  sealed: (number) => `Зелёная карта ${number} изгнана невскрытой.`,
  discarded: (who, card) =>
    who === undefined ? `Карта ${quoted(card)} сброшена.` : `${who} сбрасывает карту ${quoted(card)}.`,
  returned: (card) => `Карта ${quoted(card)} возвращается в свою колоду.`,
  banished: (card) => `Карта ${quoted(card)} изгнана.`,
  putIntoHand: (who, card) => `${who} берёт на руку карту ${quoted(card)}.`,
  itemMade: (who, card, die) => `${who} получает предмет ${quoted(card)}, прочность ${die}.`,
  itemCombined: (card, item, die) =>
    `Карта ${quoted(card)} соединяется с предметом ${quoted(item)}, его прочность теперь ${die}.`,
  itemBroken: (who, item) => `${who} лишается предмета ${quoted(item)}.`,
  itemMoved: (from, to, item) => `${from} отдаёт предмет ${quoted(item)}. Его получает ${to}.`,
  questStored: (card) => `Карта ${quoted(card)} хранится под Сумкой и дневником.`,
  tradeFreed: 'Следующая передача предмета или обмен предметами ничего не стоит.',
  terrainPlaced: (card) => `Новая местность: ${quoted(card)}.`,
  barrierPlaced: (card) => `Преграда на пути: ${quoted(card)}.`,
  fogGone: (card) => `Карта ${quoted(card)} остаётся позади неразыгранной.`,
  lookedUnder: (who, card) => `${who} заглядывает в туман: ${quoted(card)}.`,
  explored: (who, card) => `${who} разгоняет туман: ${quoted(card)}.`,
  eventAttached: (card) => `Теперь здесь: ${quoted(card)}.`,
  replaced: (card, by) => `Карта ${quoted(card)} уступает место карте ${quoted(by)}.`,
  boardLeft: 'Земля позади достаётся туману.',
  explorationsShuffled: 'Карты исследования из Прошлого перемешаны: других больше нет.',
  hid: (card) => `Карта ${quoted(card)} прячется под туман.`,
  stayed: (card) => `Карта ${quoted(card)} остаётся: спрятаться негде.`,
  moved: (who, place) => `${list(who)} ${who.length === 1 ? 'переходит' : 'переходят'} на местность ${quoted(place)}.`,
  fireLit: (who) => `${who} разводит здесь костёр.`,
  camped: (camps) => `Лагерь ${camps}. Туман смыкается вокруг костра.`,
  day: (day) => `День ${day}`,
  triedInVain: (number) => `Номер ${number} никуда не ведёт.`,
  found: (number, card) => `Номер ${number} верен: ${quoted(card)}.`,
  lifted: (clue) => `Проклятие ${quoted(clue)} снято.`,
  eliminated: (who) => `${who} выбывает: приключение окончено.`,
  left: (who, forGood) => (forGood ? `${who} уходит насовсем.` : `${who} уходит на время.`),
  arrived: (who, again) => (again ? `${who} снова в строю.` : `${who} присоединяется к экспедиции.`),
}
