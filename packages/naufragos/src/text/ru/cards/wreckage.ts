// The wreckage cards, in Russian.
import type { Translated } from '../../card-words.ts'
import type { wreckage as english } from '../../en/cards/wreckage.ts'

export const wreckage: Translated<typeof english> = {
  'wreckage/ships-compass': {
    title: 'Судовой компас',
    mood: 'Стрелка всё ещё качается, будто ей не всё равно.',
  },
  'wreckage/signal-mirror': {
    title: 'Сигнальное зеркало',
    mood: 'Половина бритвенного зеркальца в латунной оправе.',
  },
  'wreckage/spyglass': {
    title: 'Подзорная труба',
    mood: 'Одна линза треснула, другая не врёт.',
  },
  'wreckage/coil-of-rope': {
    title: 'Бухта каната',
    mood: 'Сорок саженей смолёной пеньки.',
  },
  'wreckage/boarding-axe': {
    title: 'Абордажный топор',
    mood: 'Делался для снастей, сгодится и для деревьев.',
  },
  'wreckage/carpenters-saw': {
    title: 'Плотницкая пила',
    mood: 'Спинка ржавая, зубья как новые.',
  },
  'wreckage/cutlass': {
    title: 'Абордажная сабля',
    mood: 'Гарда примята под чужую руку.',
  },
  'wreckage/musket': {
    title: 'Мушкет',
    mood: 'Длинный, тяжёлый и убедительный.',
  },
  'wreckage/keg-of-powder': {
    title: 'Бочонок пороха',
    mood: 'Сухой благодаря чуду и изрядному количеству воска.',
  },
  'wreckage/surgeons-chest': {
    title: 'Лекарский сундучок',
    mood: 'Пузырьки в основном уцелели, этикетки в основном нет.',
  },
  'wreckage/flask-of-rum': {
    title: 'Фляга рома',
    mood: 'На крайний случай. Сегодня как раз такой.',
  },
  'wreckage/tin-of-biscuit': {
    title: 'Жестянка галет',
    mood: 'Долгоносики прилагаются.',
    options: { 'share-it': 'Разделить на всех', 'keep-it': 'Оставить себе' },
  },
  'wreckage/sack-of-salt': {
    title: 'Мешок соли',
    mood: 'Здесь она дороже, чем в любом порту.',
  },
  'wreckage/casting-net': {
    title: 'Накидная сеть',
    mood: 'Три прорехи, и каждую можно починить.',
  },
  'wreckage/hooks-and-line': {
    title: 'Крючки и леска',
    mood: 'Намотаны на пробку, жалами внутрь.',
  },
  'wreckage/iron-pot': {
    title: 'Чугунный котелок',
    mood: 'Суп тоже род мужества.',
  },
  'wreckage/wool-blanket': {
    title: 'Шерстяное одеяло',
    mood: 'Пахнет далёким домом.',
  },
  'wreckage/tinderbox': {
    title: 'Огниво',
    mood: 'Кремень, кресало и клок палёного полотна.',
  },
  'wreckage/bound-journal': {
    title: 'Тетрадь в переплёте',
    mood: 'Половина страниц пуста и ждёт.',
  },
  'wreckage/hymn-book': {
    title: 'Сборник гимнов',
    mood: 'Поют скверно, а всё равно помогает.',
  },
  'wreckage/fiddle': {
    title: 'Скрипка',
    mood: 'Двух струн хватает почти на всё.',
  },
  'wreckage/purse-of-coins': {
    title: 'Кошель с монетами',
    mood: 'Лавок на острове нет.',
  },
  'wreckage/painted-miniature': {
    title: 'Портрет-миниатюра',
    mood: 'Кто-то кому-то улыбается.',
  },
  'wreckage/roll-of-sailcloth': {
    title: 'Рулон парусины',
    mood: 'Хватит на стену или на надежду.',
  },
  'wreckage/ships-ensign': {
    title: 'Судовой флаг',
    mood: 'Выцвел до цвета жидкого чая с молоком.',
  },
  'wreckage/storm-lantern': {
    title: 'Штормовой фонарь',
    mood: 'Масла на донышке, но если скупиться, хватит.',
  },
  'wreckage/speaking-trumpet': {
    title: 'Рупор',
    mood: 'Превращает слабый голос в приказ.',
  },
  'wreckage/oilskin-chart': {
    title: 'Карта в клеёнке',
    mood: 'Остров на ней есть, но под чужим именем.',
  },
  'wreckage/sea-boots': {
    title: 'Морские сапоги',
    mood: 'Оба левые, приняты с благодарностью.',
  },
  'wreckage/caged-parrot': {
    title: 'Попугай в клетке',
    mood: 'Знает одно слово и бережёт его для худших минут.',
  },
}
