// The camp cards, in Russian.
import type { Translated } from '../../card-words.ts'
import type { campCards as english } from '../../en/cards/camp-cards.ts'

export const campCards: Translated<typeof english> = {
  'camp/fish-from-the-rocks': {
    title: 'Рыбалка со скал',
    mood: 'Кому-то надо стоять на рассвете под брызгами.',
  },
  'camp/plan-the-route': {
    title: 'План маршрута',
    mood: 'Палочки и ракушки на песке сойдут за карту вчерашнего дня.',
  },
  'camp/scan-the-surroundings': {
    title: 'Осмотр окрестностей',
    mood: 'С пригорка вы видите погоду раньше, чем она вас.',
    options: { 'look-at-the-sea': 'Смотреть на море', 'look-at-the-land': 'Смотреть на сушу' },
  },
  'camp/tend-the-hurt': {
    title: 'Уход за ранеными',
    mood: 'Кипячёные тряпицы, холодная вода, несмешная шутка.',
  },
  'camp/put-the-camp-in-order': {
    title: 'Порядок в лагере',
    mood: 'Час скучной работы, за который завтрашний день скажет спасибо.',
    options: {
      'dry-provisions': 'Навялить припасов',
      'mend-what-is-broken': 'Починить сломанное',
      'stack-kindling': 'Запасти хворост',
    },
  },
  'camp/the-neighbour-calls': {
    title: 'Сосед зашёл в гости',
    mood: 'Под крышу не сядет, но на суп останется.',
    options: { 'ask-for-a-cure': 'Попросить лекарство', 'ask-for-greens': 'Попросить зелени' },
  },
  'camp/hens-in-a-basket': {
    title: 'Куры в корзине',
    mood: 'Утром яйца, весь день мнения.',
    options: { 'collect-the-eggs': 'Собрать яйца', 'wring-their-necks': 'Свернуть им шеи' },
  },
  'camp/the-shared-earth-oven': {
    title: 'Общая земляная печь',
    mood: 'Её оставляют тёплой для тех, кто придёт следом.',
  },
  'camp/a-cat-by-the-fire': {
    title: 'Кот у костра',
    mood: 'Спит на том, кому грустнее всех.',
    options: { 'set-it-on-the-rats': 'Напустить на крыс', 'carry-it-along': 'Взять с собой' },
  },
  'camp/gifts-at-the-edge-of-camp': {
    title: 'Дары на краю лагеря',
    mood: 'Кто-то кладёт у камней полдобычи и не ждёт благодарности.',
  },
  'camp/sick-bed-by-the-stream': {
    title: 'Лазарет у ручья',
    mood: 'Тень, проточная вода, и есть кому пожаловаться.',
  },
  'camp/the-bosun-works-his-passage': {
    title: 'Боцман отрабатывает проезд',
    mood: 'Колет поленья так, будто каждое его оскорбило.',
  },
  'camp/yam-bed': {
    title: 'Грядка ямса',
    mood: 'Зелёные сердечки рядами.',
  },
  'camp/table-of-bearings': {
    title: 'Таблица пеленгов',
    mood: 'Чьи-то аккуратные столбцы, и они всё ещё верны.',
  },
  'camp/the-drift-pile': {
    title: 'Куча плавника',
    mood: 'Груда серых брёвен: даром, пока есть.',
  },
  'camp/turtle-beach': {
    title: 'Черепаший пляж',
    mood: 'Тихо, ночью, с корзиной и нечистой совестью.',
  },
  'camp/the-figurehead-watches': {
    title: 'Взгляд носовой фигуры',
    mood: 'Врыта у кромки прилива и слышит всё.',
    options: { 'tell-her-a-story': 'Рассказать ей историю', 'sit-beside-her': 'Посидеть рядом' },
  },
  'camp/bathing-pool': {
    title: 'Купальня',
    mood: 'Вода холодная, чистая, и из лагеря вас не видно.',
  },
}
