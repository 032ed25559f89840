// What stands on cards beside their effects, in Russian.
import type { ScreenWords } from '../screen.ts'

import { forms, points } from './phrasing.ts'

/** A symbol that stands on a card once or several times. */
const symbols = (of: string, count: number): string => `Символ ${of}${count === 1 ? '' : ` ×${count}`}`

const FREE = 'бесплатно'

export const card: ScreenWords['card'] = {
  nothingHappens: 'Больше ничего не происходит.',
  foot: (count) => symbols('следа', count),
  map: (count) => symbols('карты', count),
  diary: (count) => symbols('дневника', count),
  noSymbols: 'Без символов',
  climate: { sun: 'Погода: солнце', storm: 'Погода: шторм', none: 'Погода: без перемен' },
  wreckage: (number) => `Обломки: ${number}`,
  rescue: (needs) => `Спасение: ${needs}.`,
  fireNeed: 'горящий костёр',
  shelterNeed: (level) => `укрытие уровня ${level}`,
  needAnd: ' + ',
  needOr: ' или ',
  strength: (strength) => `Сила ${strength}`,
  energyTrack: (energy) => `Энергия ${energy}`,
  storyPoints: points,
  tags: (tags) => `Тип: ${tags}`,
  useOnce: (text) => `сбросьте этот предмет: ${text}`,
  useEveryTurn: (text) => `раз в ход: ${text}`,
  useTimes: (count, text) => `${forms(count, 'раз', 'раза', 'раз')}, не чаще раза в ход: ${text}`,
  cost: (price) => (price === FREE ? 'Бесплатно.' : `Цена: ${price}.`),
  free: FREE,
  repair: (price) => `Устранение: ${price}`,
  or: ' или ',
  flagPrice: (flag) => `${FREE}, если остров помнит ${flag}`,
  sharedEnergy: (energy) => `${energy} сообща`,
  needs: (price) => `Стоимость: ${price}.`,
  hourglass: {
    cubes: (count) => `песочные часы, ${forms(count, 'кубик', 'кубика', 'кубиков')}`,
    wood: (count) => `песочные часы, ${forms(count, 'жетон древесины', 'жетона древесины', 'жетонов древесины')}`,
  },
  after: (title) => `Только после постройки «${title}».`,
  onEnter: (text) => `когда карта попадает в лагерь: ${text}`,
  uses: (uses) => `Карта покидает игру после ${uses === 1 ? '1 применения' : `${uses} применений`}.`,
  noAbility: 'Без особых способностей.',
  while: (condition, text) => `если ${condition}: ${text}`,
  shield: (wounds) =>
    wounds === 1
      ? 'в каждой экспедиции пропускайте первую рану'
      : `в каждой экспедиции пропускайте первые ${forms(wounds, 'рану', 'раны', 'ран')}`,
  immune: {
    jellyfish: 'медуза вам не страшна',
    shark: 'акула вам не страшна',
    scorch: 'палящее солнце ни у кого не отнимает энергию',
  },
  forbid: { trade: 'обмениваться нельзя', gift: 'отдавать еду другим нельзя' },
  signal: 'сигнал, который могут заметить корабли',
  shelter: (level) => `укрытие уровня ${level}`,
  rest: (table) => `Энергия за отдых по броску: ${table}`,
  mods: {
    returnRoll: (by) => `${by} к броскам на возвращение`,
    start: (by) => `${by} к начальной сложности экспедиций`,
    strength: (by) => `${by} к силе`,
    campTest: (by) => `${by} к проверкам силы от событий и карт лагеря`,
    fire: (by) => `${by} к энергии, вложенной в разведение костра`,
    build: (by) => `${by} к энергии, которую вы вкладываете в постройку`,
    buildCost: (by) => `${by} к энергии, нужной для каждой постройки`,
    buildWood: (by) => `${by} к древесине, нужной для постройки, в которую вы вкладываете энергию`,
    rest: (by) => `${by} к энергии за отдых`,
    fish: (by) => `${by} к еде с каждого жетона рыбалки со значением от 1`,
    fishDraw: (_, figure) =>
      `когда рыбачите, тяните на ${forms(figure, 'жетон', 'жетона', 'жетонов')} больше и оставляйте один`,
    wood: (by) => `${by} к древесине за действие «Древесина»`,
    forage: (by) => `${by} к еде с каждого жетона, найденного действием «Собирательство»`,
    diary: (_, figure) =>
      `когда пишете дневник, берите на ${forms(figure, 'жетон', 'жетона', 'жетонов')} больше и оставляйте один`,
    woundDice: (by) => `${by} кубик при проверке ран`,
    hens: (by) => `${by} к еде при каждом сборе яиц`,
  },
  atHome: (text) => `${text} у всех, кроме заблудившихся`,
}
