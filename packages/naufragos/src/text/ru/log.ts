// What the log says, in Russian: in the present, because nobody's gender is known.
import type { ScreenWords } from '../screen.ts'
import { lacking } from './endings.ts'

import { forms, list, points } from './phrasing.ts'

const many = (names: readonly string[], one: string, more: string): string => (names.length === 1 ? one : more)

export const log: ScreenWords['log'] = {
  character: (who, name, role) => `${who} — это ${name}, ${role}.`,
  shielded: (who) => `${who}: снаряжение спасает от раны.`,
  died: (who) => `${who} погибает.`,
  inherited: (who, item) => `${who} берёт себе предмет ${item}, оставшийся от погибшего.`,
  acts: (who, action) => `${who} выполняет действие «${action}».`,
  storySpent: (who, value) => `${who} отдаёт жетон истории со значением ${value}.`,
  storiesDrawn(who, values) {
    if (values === undefined) return `${who} пополняет запас историй.`
    return `${who} берёт ${values.includes(',') ? 'жетоны' : 'жетон'} истории: ${values}.`
  },
  storiesReshuffled: 'Сброшенные жетоны истории перемешаны.',
  forageDrawn: (who, value) =>
    who === undefined
      ? `Найдено: ${forms(value, 'порция', 'порции', 'порций')} еды.`
      : `${who} находит ${forms(value, 'порцию', 'порции', 'порций')} еды.`,
  forageAdded: 'Собирателям прибавилось добычи.',
  forageLost: 'Собирателям убавилось добычи.',
  forageEaten: (food) => `Из собранного получается ${food}.`,
  fished: (who, tile) => `${who} рыбачит. Улов: ${tile}.`,
  cured: (food) => `Заготовлено впрок: ${food}.`,
  spoiled: (food) => `Испортилось: ${food}.`,
  fireLit: (who) => `${who} разжигает костёр.`,
  fireFailed: (who) => `${who} разжигает костёр, но огонь не занимается.`,
  fireFed: (who) => `${who} подбрасывает в костёр 1 жетон древесины.`,
  fireBurned: 'В костре сгорает 1 жетон древесины.',
  fireWentOut: 'Костёр гаснет.',
  cubeWashedIn: 'К берегу прибило обломки корабля.',
  cubesAdded: (cubes) => `Новые обломки: ${cubes}.`,
  fishingBanned: 'В этом ходу рыбачить нельзя.',
  cardAdded: (card, where, top) =>
    top ? `Карта № ${card} ложится на верх колоды ${where}.` : `Карта № ${card} замешана в колоду ${where}.`,
  cardGone: (card, where) => `Карта № ${card} убрана из колоды ${where}.`,
  lookedAt: (who, where, titles) =>
    `${who} заглядывает в колоду ${where}.${titles === undefined ? '' : ` Сверху: ${titles}.`}`,
  sorted: (who, where) => `${who} раскладывает верхние карты колоды ${where}.`,
  took: (who, item) => `${who} берёт предмет ${item}.`,
  wreckage: (titles) => `Среди обломков: ${titles}.`,
  lostItem: (who, item) => `${who} расстаётся с предметом ${item}.`,
  used: (who, item) => `${who} использует предмет ${item}.`,
  traded: (one, other, gave, got) => `${one} и ${other} меняются: ${gave} на ${got}.`,
  campPlaced: (title) => `Новая карта в лагере: ${title}.`,
  campDiscarded: (title) => `В лагере нет места для карты ${title}.`,
  campRemoved: (title) => `Карта ${title} покидает лагерь.`,
  repaired: (who, title) => `${who} устраняет повреждение ${title}.`,
  offered: (title) => `Теперь доступна постройка ${title}.`,
  progressed: (title, by) => `${title}: готовность +${by}.`,
  setBack: (title, by) => `${title}: готовность −${by}.`,
  buildFailed: (title) => `Постройка ${title} не удалась: вложено слишком мало.`,
  built: (who, title) => `Постройка ${title} завершена (${who}).`,
  placed: (who, where, white) => `${who} ставит ${white ? 'белую фишку' : 'фишку'} на место «${where}».`,
  kept: (who, white) => `${who} приберегает ${white ? 'белую фишку' : 'фишку'}.`,
  searching: (who) => `${list(who)} ${many(who, 'ищет', 'ищут')} дорогу в лагерь.`,
  setOut: (who, difficulty) => `${list(who)} ${many(who, 'выходит', 'выходят')} в путь. Сложность ${difficulty}.`,
  drew: (who, area) => `${who} исследует (${area})`,
  tookPending: (who) => `${who} возвращается к отложенному исследованию`,
  advanced: (who, space) => `${who} теперь на делении ${space}.`,
  difficulty: (square) => `Сложность ${square}.`,
  pended: (title) => `Карта ${title} становится отложенным исследованием.`,
  pendingRemoved: (title) => `Карта ${title} больше не отложена.`,
  cardBack: (title, where) => `Карта ${title} возвращается в колоду ${where}.`,
  joined: (who, returning) => (returning ? `${who} тоже поворачивает назад.` : `${who} остаётся в экспедиции.`),
  cameHome: (who) => `${list(who)} снова в лагере.`,
  gotLost: (who, square) => `${list(who)} ${many(who, 'сбивается', 'сбиваются')} с пути (сложность ${square}).`,
  lostMoved: (who, square) => `${who} уже ближе к лагерю (сложность ${square}).`,
  targeted: (who) => `${who}: так решил жребий.`,
  putBack: (who) => `${who} возвращает свою долю.`,
  served: (who) => `${who} раздаёт еду всем в лагере.`,
  wentHungry: (who) => `${who} голодает.`,
  voted: (ballots) => `Голоса: ${ballots}.`,
  tied: 'Голоса разделились поровну.',
  tieDecided: (who) => `${who} решает исход голосования.`,
  decided: (option) => `Группа решает: ${option}.`,
  summit: (who, lastTurn) => `${who} на вершине горы! Игра закончится вместе с ходом ${lastTurn}.`,
  rescue: (who, event, seen) =>
    `Вас заметил корабль (${event})! С него увидели: ${list(seen)}. На борту: ${list(who)}.`,
  shipsPassed: (missing) => `Вас не заметил ни один корабль. ${lacking(missing)}`,
  nobodyInCamp: 'Корабль никого не взял на борт: в лагере никого не было.',
  instructionsIgnored: 'в лагере никого нет, и указания карты не действуют.',
  heatKeptOff: 'тень спасает от жары, и никто не теряет энергию.',
  catchHarmless: (who, tile) => `${who}: обошлось без вреда (${tile}).`,
  scored: (who, score, stories, final, items) =>
    `${who}: ${points(score)} (истории ${stories}, последний добор ${final}, предметы ${items}).`,
}
