// What is done, in Russian.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/ru'
import type { ContinentWords } from '../../words.ts'

type Frame = Verb['frame']

/** What follows is the number of a card. */
const card: Frame = [{ place: 'object', case: 'acc', after: 'карту' }]

const at: Frame = [{ place: 'at', case: 'nom' }]

const into: Frame = [{ place: 'to', case: 'acc', after: 'в' }]

const banish: Omit<Verb, 'frame'> = {
  to: 'изгнать',
  order: 'изгоните',
  does: ['изгоняет', 'изгоняют'],
  did: ['изгнал', 'изгнала', 'изгнало', 'изгнали'],
}

export const verbs: WordsIn<ContinentWords, Noun, Verb>['verbs'] = {
  nothing: { phrase: 'ничего не делайте' },
  take: { ...shared.draw, frame: [...card, ...at] },
  takeIfThere: {
    to: 'взять (если есть)',
    order: 'возьмите (если есть)',
    does: ['берёт (если есть)', 'берут (если есть)'],
    did: ['взял (если есть)', 'взяла (если есть)', 'взяло (если есть)', 'взяли (если есть)'],
    frame: card,
  },
  reveal: { phrase: 'переверните эту карту лицевой стороной вверх' },
  clear: { phrase: 'сбросьте эту карту, а на её место выложите карту с номером стрелки' },
  turnGold: { phrase: 'изгоните эту карту, заменив её золотой картой с тем же номером' },
  banishThis: { phrase: 'изгоните эту карту' },
  discardThis: { phrase: 'сбросьте эту карту' },
  returnThis: { phrase: 'верните эту карту в её колоду' },
  move: { phrase: 'все участвующие переходят на одну достижимую местность', isStatement: true },
  cross: { phrase: 'все участвующие переходят на местность с другой стороны этой карты', isStatement: true },
  journey: {
    to: 'заменить всё поле',
    order: 'замените всё поле',
    does: ['заменяет всё поле', 'заменяют всё поле'],
    did: ['заменил всё поле', 'заменила всё поле', 'заменило всё поле', 'заменили всё поле'],
    frame: [{ place: 'to', case: 'nom', after: 'картой' }],
  },
  flee: { phrase: 'положите эту карту под случайную туманную карту рядом с её местностью' },
  hide: {
    to: 'положить',
    order: 'положите',
    does: ['кладёт', 'кладут'],
    did: ['положил', 'положила', 'положило', 'положили'],
    frame: [...card, { place: 'to', case: 'acc', after: 'под' }],
  },
  recover: {
    to: 'замешать',
    order: 'замешайте',
    does: ['замешивает', 'замешивают'],
    did: ['замешал', 'замешала', 'замешало', 'замешали'],
    frame: [...object, ...into],
  },
  lose: { ...shared.lose, frame: object },
  drop: { ...shared.discard, frame: [...object, ...at] },
  wear: {
    to: 'снять',
    order: 'снимите',
    does: ['снимает', 'снимают'],
    did: ['снял', 'сняла', 'сняло', 'сняли'],
    frame: [...object, { place: 'from', case: 'gen', after: 'с' }],
  },
  light: { phrase: 'поставьте свою фигурку костра на эту местность' },
  cure: {
    to: 'избавиться',
    order: 'избавьтесь',
    does: ['избавляется', 'избавляются'],
    did: ['избавился', 'избавилась', 'избавилось', 'избавились'],
    frame: [{ place: 'object', case: 'gen', after: 'от' }],
  },
  cureOf: {
    to: 'избавить',
    order: 'избавьте',
    does: ['избавляет', 'избавляют'],
    did: ['избавил', 'избавила', 'избавило', 'избавили'],
    frame: [
      { place: 'from', case: 'acc' },
      { place: 'object', case: 'gen', after: 'от' },
    ],
  },
  learn: { phrase: 'потратьте опыт на продвинутые навыки' },
  endAdventure: { phrase: 'ваше приключение окончено', isStatement: true },
  lift: {
    to: 'снять проклятие',
    order: 'снимите проклятие',
    does: ['снимает проклятие', 'снимают проклятие'],
    did: ['снял проклятие', 'сняла проклятие', 'сняло проклятие', 'сняли проклятие'],
    frame: object,
  },
  returnStored: {
    to: 'вернуть',
    order: 'верните',
    does: ['возвращает', 'возвращают'],
    did: ['вернул', 'вернула', 'вернуло', 'вернули'],
    frame: [
      { place: 'object', case: 'gen', after: 'до' },
      { place: 'from', case: 'gen', after: 'карт' },
    ],
  },
  banishStored: { ...banish, frame: [{ place: 'object', case: 'acc', after: 'предмет задания' }] },
  banishNumbered: { ...banish, frame: [{ place: 'object', case: 'acc', after: 'не глядя зелёную карту' }] },
  lookAhead: {
    to: 'посмотреть',
    order: 'посмотрите',
    does: ['смотрит', 'смотрят'],
    did: ['посмотрел', 'посмотрела', 'посмотрело', 'посмотрели'],
    frame: [...object, ...at],
  },
  lookUnder: { phrase: 'посмотрите лицевую сторону туманной карты рядом с вашей местностью' },
  strengthen: {
    to: 'повысить',
    order: 'повысьте',
    does: ['повышает', 'повышают'],
    did: ['повысил', 'повысила', 'повысило', 'повысили'],
    frame: [
      { place: 'by', case: 'acc', after: 'на' },
      { place: 'object', case: 'gen', after: 'прочность' },
    ],
  },
  scrap: {
    phrase:
      'откажитесь от одного из своих предметов, замешав в колоду столько случайных карт из сброса, сколько показывает его кубик',
  },
  freeTrade: { phrase: 'следующая передача предмета или обмен предметами не стоит карт', isStatement: true },
  craft: { phrase: 'эта карта становится предметом', isStatement: true },
}
