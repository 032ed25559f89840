// The exploration cards of the centre, in Russian.
import type { Translated } from '../../card-words.ts'
import type { centre as english } from '../../en/cards/centre.ts'

export const centre: Translated<typeof english> = {
  'centre/scree': {
    title: 'Осыпь',
    mood: 'Два шага вверх, один вниз вместе с грохотом.',
  },
  'centre/high-pasture': {
    title: 'Горный луг',
    mood: 'Трава, ветер и вдруг ни одного насекомого.',
  },
  'centre/knife-ridge': {
    title: 'Гребень-лезвие',
    mood: 'Слева воздух. Справа то же самое.',
    options: { cross: 'Перейти', 'back-down': 'Спуститься обратно' },
  },
  'centre/into-the-cloud': {
    title: 'Внутрь облака',
    mood: 'Гора закрывает за вами дверь.',
  },
  'centre/eagles-ledge': {
    title: 'Орлиный карниз',
    mood: 'Гнездо из веток толще вашей руки.',
    options: { 'take-the-eggs': 'Взять яйца', 'pass-quietly': 'Пройти тихо' },
  },
  'centre/the-chimney': {
    title: 'Скальный камин',
    mood: 'Спиной в одну стену, сапогами в другую, и не смотреть.',
  },
  'centre/a-sail-far-out': {
    title: 'Далёкий парус',
    mood: 'Исчез раньше, чем все согласились, что он был.',
  },
  'centre/rockfall': {
    title: 'Камнепад',
    mood: 'Где-то наверху кашлянули.',
  },
  'centre/cold-bivouac': {
    title: 'Холодный ночлег',
    mood: 'Инея на этой стороне света никто не ждал.',
  },
  'centre/crystal-hollow': {
    title: 'Хрустальный грот',
    mood: 'Каждый вздох возвращается аккордом.',
  },
  'centre/wind-gap': {
    title: 'Перевал ветров',
    mood: 'На ветер здесь опираются, как на стену.',
  },
  'centre/the-shoulder': {
    title: 'Плечо горы',
    mood: 'Первая ровная площадка за час, и весь берег внизу.',
  },
  'centre/lying-cairns': {
    title: 'Лживые вехи',
    mood: 'Кто-то складывал эти камни, чтобы им поверили.',
  },
  'centre/the-last-gully': {
    title: 'Последняя лощина',
    mood: 'За ней одно только небо.',
    options: { 'race-for-it': 'Рвануть вперёд', 'steady-pace': 'Идти ровным шагом' },
  },
  'centre/warm-ground': {
    title: 'Тёплая земля',
    mood: 'На этом склоне можно печь хлеб.',
  },
  'centre/a-row-of-watchers': {
    title: 'Шеренга стражей',
    mood: 'Семь каменных спин, семь каменных затылков, и все отвернулись.',
    options: { 'bow-and-pass': 'Поклониться и пройти', 'climb-one': 'Влезть на одного из них' },
  },
  'centre/iron-ring-in-the-rock': {
    title: 'Железное кольцо в скале',
    mood: 'Залито свинцом и впору корабельному швартову.',
  },
  'centre/nesting-cliff': {
    title: 'Птичий базар',
    mood: 'Десять тысяч писем, не хватает только адреса.',
    options: { 'collect-eggs': 'Собрать яйца', 'tie-messages-to-legs': 'Привязать записки к лапкам' },
  },
  'centre/snare-across-the-path': {
    title: 'Силок поперёк тропы',
    mood: 'Хорошая бечева, верное место, расчёт на лодыжки.',
  },
  'centre/the-hermits-stair': {
    title: 'Лестница отшельника',
    mood: 'Вырубал по ступени за каждый месяц, а потом не остановился.',
  },
  'centre/the-cock-of-the-ridge': {
    title: 'Петух с гребня',
    mood: 'Хозяин этого карниза, и шпоры это подтвердят.',
  },
  'centre/the-sealed-cave': {
    title: 'Замурованная пещера',
    mood: 'Раствор с ракушками, и в нём следы пальцев.',
    options: { 'open-it': 'Вскрыть', 'leave-it-for-now': 'Пока оставить' },
  },
  'centre/the-chest': {
    title: 'Сундук',
    mood: 'Никто не дышит, пока крышка не откинута до конца.',
    options: { 'share-it-out': 'Разделить на всех', 'finders-luck': 'Отдать нашедшему' },
  },
  'centre/the-man-who-hid-it': {
    title: 'Тот, кто спрятал',
    mood: 'Он в каком-то смысле всё ещё указывает путь, и клин от плиты при нём.',
  },
  'centre/the-womens-path': {
    title: 'Женская тропа',
    mood: 'Старше деревьев, и её подметают.',
  },
  'centre/hunted': {
    title: 'На правах дичи',
    mood: 'Теперь ваш черёд оставлять следы.',
    options: { run: 'Бежать', 'turn-and-stand': 'Принять бой' },
  },
  'centre/fumaroles': {
    title: 'Фумаролы',
    mood: 'Земля шипит на вас, и притом поимённо.',
    options: { 'cross-the-field': 'Идти через поле', 'keep-to-the-rim': 'Держаться края' },
  },
  'centre/sulphur-crust': {
    title: 'Серная корка',
    mood: 'Жёлтая, как краска, а пахнет проповедью.',
    options: { 'fill-a-bag': 'Набить мешок', 'hold-your-breath-and-hurry': 'Пробежать не дыша' },
  },
  'centre/the-crack': {
    title: 'Трещина',
    mood: 'Ещё утром её можно было перешагнуть.',
  },
  'centre/lava-tube': {
    title: 'Лавовый тоннель',
    mood: 'Круглый чёрный коридор, и ведёт он ровно туда, куда надо.',
    options: { 'feel-your-way': 'Идти на ощупь', 'turn-back': 'Повернуть назад' },
  },
  'centre/the-floor-gives': {
    title: 'Пол проваливается',
    mood: 'Очень долгий и очень вежливый треск.',
  },
  'centre/the-open-gate': {
    title: 'Открытые врата',
    mood: 'Их не закрывали триста лет.',
  },
  'centre/the-idol-room': {
    title: 'Покои идола',
    mood: 'Зелёный камень размером с буханку ласково смотрит на вас.',
    options: { 'take-the-idol': 'Взять идола', 'leave-it': 'Не трогать' },
  },
  'centre/the-priests-road': {
    title: 'Дорога жрецов',
    mood: 'Широкая, ровная и ведёт вверх.',
    options: { 'follow-it-up': 'Пойти по ней вверх', 'follow-it-home': 'Вернуться по ней домой' },
  },
  'centre/the-fog-bell': {
    title: 'Туманный колокол',
    mood: 'Повешен там, где его слышали корабли, пока были корабли.',
    options: {
      'carry-it-down': 'Унести вниз',
      'take-only-the-telescope': 'Взять только телескоп',
      'ring-it-once-and-go': 'Ударить раз и уйти',
    },
  },
}
