// The items that have a number, in Russian.
import type { Translated } from '../../card-words.ts'
import type { items as english } from '../../en/cards/items.ts'

export const items: Translated<typeof english> = {
  'item/the-tide-book': {
    title: 'Книга приливов',
    mood: 'Одиннадцать лет кораблей почерком, который всё мельче.',
  },
  'item/plumed-hat': {
    title: 'Шляпа с перьями',
    mood: 'Нелепая, роскошная, видна издалека.',
  },
  'item/torn-half-of-a-chart': {
    title: 'Оторванная половина карты',
    mood: 'Берег вычерчен безупречно, а соль шутки на другой половине.',
  },
  'item/casket-of-doubloons': {
    title: 'Ларец с дублонами',
    mood: 'Слишком тяжёл, чтобы нести, слишком хорош, чтобы бросить.',
  },
  'item/shark-tooth-club': {
    title: 'Палица с акульими зубами',
    mood: 'Взаймы, дала она понять, не в подарок.',
  },
  'item/the-captains-log': {
    title: 'Журнал капитана',
    mood: 'Последняя запись обрывается на полуслове.',
  },
  'item/iron-bound-strongbox': {
    title: 'Кованый сундучок',
    mood: 'Ключа нет ни у кого, поэтому все честны.',
  },
  'item/signal-rockets': {
    title: 'Сигнальные ракеты',
    mood: 'Две штуки, завёрнутые в вощёный шёлк.',
  },
  'item/the-ships-cat': {
    title: 'Корабельный кот',
    mood: 'Всегда знает, в какой стороне огонь.',
  },
  'item/striped-pelt': {
    title: 'Полосатая шкура',
    mood: 'Тёплая, красивая и на ветру не совсем немая.',
  },
  'item/fever-bark': {
    title: 'Кора от лихорадки',
    mood: 'Горсть серых завитков.',
  },
  'item/bag-of-sulphur': {
    title: 'Мешок серы',
    mood: 'Горит синим, воняет великолепно.',
  },
  'item/the-green-idol': {
    title: 'Зелёный идол',
    mood: 'С каждым вечером тяжелее.',
  },
  'item/boarding-pistol-and-dirk': {
    title: 'Абордажный пистолет и кортик',
    mood: 'Не пара, зато хорошо смазаны.',
  },
  'item/wax-candles': {
    title: 'Восковые свечи',
    mood: 'Кривые, коптят, но лучше темноты.',
  },
  'item/blasting-powder': {
    title: 'Подрывной порох',
    mood: 'Двенадцать фланелевых мешочков и запах старой грозы.',
  },
  'item/bronze-telescope': {
    title: 'Бронзовый телескоп',
    mood: 'Приближает горизонт ровно настолько, чтобы разочаровать.',
  },
}
