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
const card: Frame = [{ place: 'object', case: 'acc', after: 'карту №' }]

/** The number that a test needs. */
const test: Frame = [{ place: 'object', case: 'acc', after: 'на' }]

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
  testStrength: { phrase: 'выполните проверку силы', frame: test },
  testGroup: { phrase: 'выполните групповую проверку силы', frame: test },
  // Whoever decides, the one who has the card does it. A castaway who is alone decides as well.
  vote: {
    to: 'решить, что вам делать',
    order: 'решите, что вам делать',
    does: ['решает, что вам делать', 'решают, что вам делать'],
    did: ['решил, что вам делать', 'решила, что вам делать', 'решило, что вам делать', 'решили, что вам делать'],
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
      { place: 'to', case: 'nom' },
      { place: 'object', case: 'gen', after: 'не больше' },
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
  goOut: { phrase: 'погасите костёр' },
  banFish: { phrase: 'в этом ходу рыбачить нельзя', isStatement: true },
  costMore: {
    phrase: 'в этом ходу каждая ячейка действия',
    isStatement: true,
    frame: [{ place: 'object', case: 'nom' }, { place: 'by', case: 'acc', after: 'стоит на' }, ...at],
  },
  fishBonus: {
    phrase: 'в этом ходу каждый жетон рыбалки со значением от 1 даёт дополнительно',
    isStatement: true,
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
  putInCamp: { ...put, frame: [{ place: 'to', case: 'acc' }, ...object] },
  takeItem: { ...shared.draw, frame: [{ place: 'object', case: 'acc', after: 'предмет №' }] },
  leaveDeck: { ...shared.remove, frame: [...card, { place: 'from', case: 'gen', after: 'из' }] },
  salvage: {
    to: 'оставить',
    order: 'оставьте',
    does: ['оставляет', 'оставляют'],
    did: ['оставил', 'оставила', 'оставило', 'оставили'],
    frame: [{ place: 'object', case: 'gen', after: 'себе одну из' }],
  },
  leaveCamp: { ...shared.remove, frame: [{ place: 'from', case: 'gen' }, ...object] },
  leaveItself: { phrase: 'уберите эту карту из игры' },
  repair: {
    to: 'устранить',
    order: 'устраните',
    does: ['устраняет', 'устраняют'],
    did: ['устранил', 'устранила', 'устранило', 'устранили'],
    frame: objectAt,
  },
  offer: { phrase: 'добавьте к проектам постройку', frame: [{ place: 'object', case: 'nom' }] },
  setBack: {
    to: 'уменьшить',
    order: 'уменьшите',
    does: ['уменьшает', 'уменьшают'],
    did: ['уменьшил', 'уменьшила', 'уменьшило', 'уменьшили'],
    frame: [
      { place: 'object', case: 'acc', after: 'готовность постройки' },
      { place: 'by', case: 'acc', after: 'на' },
    ],
  },
  // An order on a card, and what the log tells.
  remember: {
    to: 'вписать в память острова',
    order: 'впишите в память острова',
    does: ['остров запоминает', 'остров запоминает'],
    did: ['остров запомнил', 'остров запомнил', 'остров запомнил', 'остров запомнил'],
    frame: object,
  },
  forget: {
    to: 'стереть из памяти острова',
    order: 'сотрите из памяти острова',
    does: ['остров забывает', 'остров забывает'],
    did: ['остров забыл', 'остров забыл', 'остров забыл', 'остров забыл'],
    frame: object,
  },
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
  leavePending: { phrase: 'оставьте эту карту отложенным исследованием' },
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
  getLost: { phrase: 'вы тут же заблудились', isStatement: true },
  become: { ...shared.become, frame: [{ place: 'object', case: 'ins' }] },
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
