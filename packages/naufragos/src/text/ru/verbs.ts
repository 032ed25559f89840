// What is done, in Russian.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/ru'
import type { NaufragosWords } from '../../words.ts'

type Frame = Verb['frame']

const at: Frame = [{ place: 'at', case: 'nom' }]

const objectAt: Frame = [...object, ...at]

/** Places bring their own preposition: the accusative says where to, the genitive where from. */
const objectTo: Frame = [...object, { place: 'to', case: 'acc' }]

const objectFrom: Frame = [...object, { place: 'from', case: 'gen' }]

const objectBy: Frame = [...object, { place: 'by', case: 'acc', after: 'на' }]

/** What follows is the number of the card. */
const card: Frame = [{ place: 'object', case: 'acc', after: 'карту' }]

const lookAt: Omit<Verb, 'frame'> = {
  to: 'посмотреть',
  order: 'посмотрите',
  does: ['смотрит', 'смотрят'],
  did: ['посмотрел', 'посмотрела', 'посмотрело', 'посмотрели'],
}

const put: Omit<Verb, 'frame'> = {
  to: 'положить',
  order: 'положите',
  does: ['кладёт', 'кладут'],
  did: ['положил', 'положила', 'положило', 'положили'],
}

export const verbs: WordsIn<NaufragosWords, Noun, Verb>['verbs'] = {
  rollDie: { phrase: 'бросьте кубик' },
  testStrength: { phrase: 'выполните проверку силы', frame: object },
  testGroup: { phrase: 'выполните групповую проверку силы', frame: object },
  vote: {
    to: 'голосовать',
    order: 'голосуйте',
    does: ['голосует', 'голосуют'],
    did: ['голосовал', 'голосовала', 'голосовало', 'голосовали'],
    frame: [],
  },
  nothing: { phrase: 'ничего не делайте' },
  gain: { ...shared.gain, frame: object },
  lose: { ...shared.lose, frame: object },
  suffer: { ...shared.suffer, frame: object },
  heal: { ...shared.heal, frame: [{ place: 'from', case: 'nom' }, ...object] },
  draw: { ...shared.draw, frame: object },
  discard: { ...shared.discard, frame: object },
  takeOwn: { ...shared.draw, frame: [{ place: 'to', case: 'nom' }, ...object] },
  pay: {
    to: 'заплатить',
    order: 'заплатите',
    does: ['платит', 'платят'],
    did: ['заплатил', 'заплатила', 'заплатило', 'заплатили'],
    frame: [...at, ...object],
  },
  giveUp: {
    to: 'отдать',
    order: 'отдайте',
    does: ['отдаёт', 'отдают'],
    did: ['отдал', 'отдала', 'отдало', 'отдали'],
    frame: object,
  },
  add: {
    to: 'добавить',
    order: 'добавьте',
    does: ['добавляет', 'добавляют'],
    did: ['добавил', 'добавила', 'добавило', 'добавили'],
    frame: objectTo,
  },
  remove: { ...shared.remove, frame: [...at, ...objectFrom] },
  subtract: {
    to: 'вычесть',
    order: 'вычтите',
    does: ['вычитает', 'вычитают'],
    did: ['вычел', 'вычла', 'вычло', 'вычли'],
    frame: objectFrom,
  },
  gather: { ...shared.draw, frame: objectTo },
  fish: {
    to: 'вытянуть и применить',
    order: 'вытяните и примените',
    does: ['вытягивает и применяет', 'вытягивают и применяют'],
    did: ['вытянул и применил', 'вытянула и применила', 'вытянуло и применило', 'вытянули и применили'],
    frame: object,
  },
  cure: {
    to: 'превратить',
    order: 'превратите',
    does: ['превращает', 'превращают'],
    did: ['превратил', 'превратила', 'превратило', 'превратили'],
    frame: [
      { place: 'object', case: 'gen', after: 'до' },
      { place: 'to', case: 'nom' },
    ],
  },
  moveWeather: {
    to: 'передвинуть',
    order: 'передвиньте',
    does: ['передвигает', 'передвигают'],
    did: ['передвинул', 'передвинула', 'передвинуло', 'передвинули'],
    frame: [
      { place: 'object', case: 'acc', after: 'маркер погоды на' },
      { place: 'to', case: 'nom', after: 'в сторону' },
    ],
  },
  goOut: { phrase: 'костёр гаснет' },
  banFish: { phrase: 'в этом ходу рыбачить нельзя' },
  costMore: {
    phrase: 'в этом ходу каждая ячейка действия',
    frame: [{ place: 'object', case: 'nom' }, { place: 'by', case: 'acc', after: 'стоит на' }, ...at],
  },
  fishBonus: {
    phrase: 'в этом ходу каждый жетон рыбалки со значением от 1 даёт дополнительно',
    frame: object,
  },
  shuffleIn: {
    to: 'замешать',
    order: 'замешайте',
    does: ['замешивает', 'замешивают'],
    did: ['замешал', 'замешала', 'замешало', 'замешали'],
    frame: [...card, { place: 'to', case: 'acc', after: 'в' }],
  },
  putOnTop: { ...put, frame: [...card, { place: 'to', case: 'gen', after: 'на верх' }] },
  putInCamp: { ...put, frame: [...card, { place: 'to', case: 'acc' }] },
  takeItem: { ...shared.draw, frame: [{ place: 'object', case: 'acc', after: 'карту предмета' }] },
  leaveDeck: { ...shared.remove, frame: [...card, { place: 'from', case: 'gen', after: 'из' }] },
  salvage: {
    to: 'оставить',
    order: 'оставьте',
    does: ['оставляет', 'оставляют'],
    did: ['оставил', 'оставила', 'оставило', 'оставили'],
    frame: [{ place: 'object', case: 'gen', after: 'себе одну из' }],
  },
  leaveCamp: { ...shared.remove, frame: objectFrom },
  leaveItself: { phrase: 'уберите эту карту из игры' },
  repair: {
    to: 'снять',
    order: 'снимите',
    does: ['снимает', 'снимают'],
    did: ['снял', 'сняла', 'сняло', 'сняли'],
    frame: objectAt,
  },
  offer: { phrase: 'теперь доступна постройка', frame: [{ place: 'object', case: 'nom' }] },
  setBack: {
    to: 'уменьшить',
    order: 'уменьшите',
    does: ['уменьшает', 'уменьшают'],
    did: ['уменьшил', 'уменьшила', 'уменьшило', 'уменьшили'],
    frame: [
      { place: 'object', case: 'acc', after: 'продвижение постройки' },
      { place: 'by', case: 'acc', after: 'на' },
    ],
  },
  remember: { phrase: 'остров запомнит', frame: object },
  forget: { phrase: 'остров забывает', frame: object },
  look: { ...lookAt, frame: objectFrom },
  lookAtTop: {
    to: 'посмотреть верхнюю карту',
    order: 'посмотрите верхнюю карту',
    does: ['смотрит верхнюю карту', 'смотрят верхнюю карту'],
    did: [
      'посмотрел верхнюю карту',
      'посмотрела верхнюю карту',
      'посмотрело верхнюю карту',
      'посмотрели верхнюю карту',
    ],
    frame: [{ place: 'from', case: 'gen' }],
  },
  sort: { ...lookAt, frame: [...objectFrom, ...at] },
  decideTie: { phrase: 'решите исход голосования при равенстве' },
  cancelTrauma: { phrase: 'отмените травму, которую должны получить' },
  leavePending: { phrase: 'эта карта становится отложенным исследованием' },
  back: { phrase: 'замешайте эту карту обратно в её колоду' },
  raise: {
    to: 'увеличить',
    order: 'увеличьте',
    does: ['увеличивает', 'увеличивают'],
    did: ['увеличил', 'увеличила', 'увеличило', 'увеличили'],
    frame: objectBy,
  },
  lower: {
    to: 'уменьшить',
    order: 'уменьшите',
    does: ['уменьшает', 'уменьшают'],
    did: ['уменьшил', 'уменьшила', 'уменьшило', 'уменьшили'],
    frame: objectBy,
  },
  advance: {
    to: 'продвинуться',
    order: 'продвиньтесь',
    does: ['продвигается', 'продвигаются'],
    did: ['продвинулся', 'продвинулась', 'продвинулось', 'продвинулись'],
    frame: [{ place: 'by', case: 'acc', after: 'на' }],
  },
  goHome: { phrase: 'немедленно попытайтесь вернуться в лагерь' },
  reachCamp: {
    to: 'вернуться в лагерь без броска',
    order: 'вернитесь в лагерь без броска',
    does: ['возвращается в лагерь без броска', 'возвращаются в лагерь без броска'],
    did: [
      'вернулся в лагерь без броска',
      'вернулась в лагерь без броска',
      'вернулось в лагерь без броска',
      'вернулись в лагерь без броска',
    ],
    frame: [],
  },
  getLost: { phrase: 'вы тут же заблудились' },
  become: {
    to: 'стать',
    order: 'станьте',
    does: ['становится', 'становятся'],
    did: ['становится', 'становится', 'становится', 'становятся'],
    frame: [{ place: 'object', case: 'ins' }],
  },
  eat: { ...shared.eat, frame: object },
  give: {
    to: 'отдать',
    // A choice is an infinitive here, like all the others.
    order: 'отдать',
    does: ['отдаёт', 'отдают'],
    did: ['отдал', 'отдала', 'отдало', 'отдали'],
    frame: [{ place: 'to', case: 'dat' }, ...object],
  },
  invest: {
    to: 'вложить',
    order: 'вложите',
    does: ['вкладывает', 'вкладывают'],
    did: ['вложил', 'вложила', 'вложило', 'вложили'],
    frame: [...object, { place: 'to', case: 'nom', after: 'в постройку' }],
  },
}
