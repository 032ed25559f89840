// The exploration cards of the coast, in Russian.
import type { Translated } from '../../card-words.ts'
import type { coast as english } from '../../en/cards/coast.ts'

export const coast: Translated<typeof english> = {
  'coast/tide-pools': {
    title: 'Приливные лужи',
    mood: 'Тёплые чаши, и в каждой что-нибудь захлопывается.',
  },
  'coast/the-long-white-mile': {
    title: 'Длинная белая миля',
    mood: 'Идти легко, рассказать нечего, зато в конце дрова.',
  },
  'coast/broken-spars': {
    title: 'Обломки рангоута',
    mood: 'Выше полосы водорослей лежит целая стеньга, только по частям.',
  },
  'coast/crab-gulch': {
    title: 'Крабий овраг',
    mood: 'Десять тысяч мелких мнений о ваших пальцах.',
    options: { 'carry-them-home': 'Отнести в лагерь', 'keep-the-best-one': 'Оставить себе лучшего' },
  },
  'coast/headland': {
    title: 'Мыс',
    mood: 'Отсюда видно, что у острова всё-таки есть форма.',
  },
  'coast/cask-in-the-weed': {
    title: 'Бочка в водорослях',
    mood: 'Катается, булькает, и пробка на месте.',
  },
  'coast/coconut-stand': {
    title: 'Кокосовая рощица',
    mood: 'Еда даром, если уговорить её спуститься.',
  },
  'coast/mangrove-maze': {
    title: 'Мангровый лабиринт',
    mood: 'Каждый просвет похож на выход.',
    options: { 'push-straight-through': 'Идти напролом', 'wade-along-the-edge': 'Брести по краю' },
  },
  'coast/green-ledge': {
    title: 'Зелёный карниз',
    mood: 'Слизь, брызги и одна надёжная зацепка.',
  },
  'coast/sweet-stream': {
    title: 'Пресный ручей',
    mood: 'Вода, с которой не надо спорить.',
  },
  'coast/a-strangers-grave': {
    title: 'Могила незнакомца',
    mood: 'Имени нет, только год и шестипалая рука.',
    options: { 'copy-the-inscription': 'Списать надпись', dig: 'Копать' },
  },
  'coast/turtle-tracks': {
    title: 'Черепашьи следы',
    mood: 'Два ряда запятых от моря до дюны.',
  },
  'coast/blowhole': {
    title: 'Морской гейзер',
    mood: 'Скала делает вдох, а потом очень даже выдох.',
  },
  'coast/where-the-drift-collects': {
    title: 'Где копится плавник',
    mood: 'Изгиб течения годами откладывал здесь древесину.',
  },
  'coast/gull-island': {
    title: 'Остров чаек',
    mood: 'В отлив сюда доберётся тот, кому нечего терять.',
    options: { 'rob-the-nests': 'Разорить гнёзда', 'sit-and-count-them': 'Сидеть и считать чаек' },
  },
  'coast/cliffs-to-the-waterline': {
    title: 'Скалы до самой воды',
    mood: 'Пляж просто кончается.',
    options: { 'climb-together': 'Карабкаться вместе', 'swim-round': 'Обогнуть вплавь' },
  },
  'coast/reef-flats': {
    title: 'Рифовая отмель',
    mood: 'Рыбы величиной с дверь, а воды как в тазу.',
  },
  'coast/wind-bent-pines': {
    title: 'Сосны на ветру',
    mood: 'Наконец-то прямые стволы, единственные на всём берегу.',
  },
  'coast/the-figurehead': {
    title: 'Носовая фигура',
    mood: 'Она смотрит мимо вас, туда, где раньше был корабль.',
    options: { 'carry-her-to-camp': 'Отнести в лагерь', 'split-her-for-the-fire': 'Расколоть на дрова' },
  },
  'coast/quick-mud': {
    title: 'Зыбучий ил',
    mood: 'Впускает без единого звука.',
  },
  'coast/bare-footprints': {
    title: 'Следы босых ног',
    mood: 'Пять пальцев, сапог не носит, и это не кто-то из вас.',
    options: { 'follow-them': 'Пойти по следам', 'leave-a-gift': 'Оставить подарок', 'walk-on': 'Пройти мимо' },
  },
  'coast/feathers-on-the-dune': {
    title: 'Перья на дюне',
    mood: 'Бурые, рябые, и обронил их кто-то слишком толстый для дальних полётов.',
  },
  'coast/the-carved-palm': {
    title: 'Надпись на пальме',
    mood: 'Инициалы и стрелка, раздавшиеся вместе с корой.',
  },
  'coast/rag-in-a-bottle': {
    title: 'Тряпица в бутылке',
    mood: 'Половина рисунка, оторвано на самом интересном месте.',
  },
  'coast/keel-marks': {
    title: 'Следы килей',
    mood: 'И месяца не прошло, как сюда вытаскивали длинные лодки.',
    options: {
      'wait-and-watch': 'Ждать и наблюдать',
      'leave-an-offering': 'Оставить подношение',
      'brush-out-your-tracks': 'Замести свои следы',
    },
  },
  'coast/masthead-in-the-shallows': {
    title: 'Мачта на мелководье',
    mood: 'Остальная часть корабля оказалась ближе, чем вы думали.',
  },
  'coast/oil-on-the-water': {
    title: 'Масло на воде',
    mood: 'Радуга размером со двор.',
    options: { 'swim-out-now': 'Плыть немедля', 'take-bearings': 'Взять пеленг' },
  },
  'coast/a-mewing-inland': {
    title: 'Мяуканье в зарослях',
    mood: 'Короткая жалоба, пауза и ещё одна, будто ждут ответа.',
    options: { 'call-softly': 'Тихонько позвать', 'clap-your-hands': 'Хлопнуть в ладоши' },
  },
  'coast/print-of-a-nailed-boot': {
    title: 'След подкованного сапога',
    mood: 'Чужой сапожник, чужой шаг.',
  },
  'coast/cut-stones-in-the-surf': {
    title: 'Тёсаные камни в прибое',
    mood: 'Прямые углы случайными не бывают.',
  },
  'coast/cairn-with-a-cross-bar': {
    title: 'Каменная веха с перекладиной',
    mood: 'Сложена для кого-то, кто знал, что ищет.',
    options: { 'dig-here': 'Копать здесь', 'take-the-bearing': 'Взять пеленг' },
  },
  'coast/families-on-the-beach': {
    title: 'Семьи на берегу',
    mood: 'Сети, младенцы, смех: они приплывают сюда каждый год.',
    options: { 'walk-out-with-open-hands': 'Выйти с открытыми ладонями', 'stay-in-the-trees': 'Остаться за деревьями' },
  },
  'coast/the-stern-on-the-reef': {
    title: 'Корма на рифе',
    mood: 'Название ещё можно прочесть, только вверх ногами.',
    options: {
      dive: 'Нырнуть',
      'send-a-line-first': 'Сперва завести линь',
      'come-back-at-low-water': 'Вернуться в отлив',
    },
  },
  'coast/the-great-cabin': {
    title: 'Капитанская каюта',
    mood: 'Один вдох, один выбор.',
    options: {
      'the-log': 'Взять журнал',
      'the-strongbox': 'Взять сундучок',
      'the-signal-locker': 'Вскрыть сигнальный рундук',
    },
  },
  'coast/something-large-in-the-hold': {
    title: 'Нечто большое в трюме',
    mood: 'Оно вселилось сюда раньше вас.',
  },
  'coast/the-marooned-bosun': {
    title: 'Ссаженный боцман',
    mood: 'Его за что-то высадили. Говорит, что ни за что.',
    options: {
      'take-him-in': 'Принять к себе',
      'send-him-off-fed': 'Накормить и отпустить',
      'drive-him-away': 'Прогнать',
    },
  },
  'coast/landing-stair': {
    title: 'Причальная лестница',
    mood: 'Ступени в водорослях, и первая из них под водой.',
  },
}
