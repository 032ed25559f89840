// What things are called, in Russian.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, nouns as shared, type Verb } from '@landfall/tabletop/ru'
import type { NaufragosWords } from '../../words.ts'

/** Somebody: the six cases of one and of many. */
const somebody = (one: Noun['one'], other: Noun['other']): Noun => ({
  gender: 'm',
  alive: true,
  one,
  other,
})

/** An adjective that stands for somebody. */
function colour(stem: string, [nom, gen, dat, ins, loc]: readonly [string, string, string, string, string]): Noun {
  const forms: Noun['one'] = [
    `${stem}${nom}`,
    `${stem}${gen}`,
    `${stem}${dat}`,
    `${stem}${gen}`,
    `${stem}${ins}`,
    `${stem}${loc}`,
  ]
  return somebody(forms, forms)
}

/** “Each, but for …”: only the pronoun bends. */
const each = (behind: string, other: Noun['other']): Noun =>
  somebody(
    [
      `каждый${behind}`,
      `каждого${behind}`,
      `каждому${behind}`,
      `каждого${behind}`,
      `каждым${behind}`,
      `каждом${behind}`,
    ],
    other,
  )

const PLAYERS: Noun['other'] = ['игроки', 'игроков', 'игрокам', 'игроков', 'игроками', 'игроках']

/** A player with words before and behind. */
const player = ([nom, gen, dat, ins, loc]: readonly [string, string, string, string, string], behind = ''): Noun =>
  somebody(
    [
      `${nom} игрок${behind}`,
      `${gen} игрока${behind}`,
      `${dat} игроку${behind}`,
      `${gen} игрока${behind}`,
      `${ins} игроком${behind}`,
      `${loc} игроке${behind}`,
    ],
    PLAYERS,
  )

/** A noun that is counted, with words behind it that do not bend. */
function counted(noun: Noun, behind: string): Noun {
  const add = ([nom, gen, dat, acc, ins, loc]: Noun['one']): Noun['one'] => [
    `${nom} ${behind}`,
    `${gen} ${behind}`,
    `${dat} ${behind}`,
    `${acc} ${behind}`,
    `${ins} ${behind}`,
    `${loc} ${behind}`,
  ]
  return { ...noun, one: add(noun.one), other: add(noun.other) }
}

const token: Noun = {
  gender: 'm',
  one: ['жетон', 'жетона', 'жетону', 'жетон', 'жетоном', 'жетоне'],
  other: ['жетоны', 'жетонов', 'жетонам', 'жетоны', 'жетонами', 'жетонах'],
}

const deck: Noun = {
  gender: 'f',
  one: ['колода', 'колоды', 'колоде', 'колоду', 'колодой', 'колоде'],
  other: ['колоды', 'колод', 'колодам', 'колоды', 'колодами', 'колодах'],
}

const step: Noun = {
  gender: 'n',
  one: ['деление', 'деления', 'делению', 'деление', 'делением', 'делении'],
  other: ['деления', 'делений', 'делениям', 'деления', 'делениями', 'делениях'],
}

/** Where something is put or taken from: the name, from there, to there. */
const place = (name: string, from: string, to: string): Noun => ({
  gender: 'm',
  one: [name, from, name, to, name, name],
  other: [name, from, name, to, name, name],
})

/** What is never counted: as it stands alone, and behind a verb. */
const single = (nom: string, acc: string): Noun => ({
  gender: 'm',
  one: [nom, nom, nom, acc, nom, nom],
  other: [nom, nom, nom, acc, nom, nom],
})

export const nouns: WordsIn<NaufragosWords, Noun, Verb>['nouns'] = {
  each: player(['этот', 'этого', 'этому', 'этим', 'этом']),
  red: colour('Красн', ['ый', 'ого', 'ому', 'ым', 'ом']),
  yellow: colour('Жёлт', ['ый', 'ого', 'ому', 'ым', 'ом']),
  green: colour('Зелён', ['ый', 'ого', 'ому', 'ым', 'ом']),
  blue: colour('Син', ['ий', 'его', 'ему', 'им', 'ем']),
  explorers: each(' исследователь', [
    'исследователи',
    'исследователей',
    'исследователям',
    'исследователей',
    'исследователями',
    'исследователях',
  ]),
  home: each(', кроме заблудившихся,', PLAYERS),
  everyone: each(', даже заблудившийся,', PLAYERS),
  start: somebody(
    ['первый игрок', 'первого игрока', 'первому игроку', 'первого игрока', 'первым игроком', 'первом игроке'],
    ['первые игроки', 'первых игроков', 'первым игрокам', 'первых игроков', 'первыми игроками', 'первых игроках'],
  ),
  one: player(['один', 'одного', 'одному', 'одним', 'одном'], ' на выбор'),
  other: player(['другой', 'другого', 'другому', 'другим', 'другом'], ' на выбор'),
  random: player(['случайный', 'случайного', 'случайному', 'случайным', 'случайном']),
  group: shared.group,
  energy: {
    gender: 'f',
    one: ['энергия', 'энергии', 'энергии', 'энергию', 'энергией', 'энергии'],
    other: ['энергии', 'энергии', 'энергии', 'энергии', 'энергии', 'энергии'],
  },
  wound: shared.wound,
  trauma: {
    gender: 'f',
    one: ['травма', 'травмы', 'травме', 'травму', 'травмой', 'травме'],
    other: ['травмы', 'травм', 'травмам', 'травмы', 'травмами', 'травмах'],
  },
  story: counted(token, 'истории'),
  item: {
    gender: 'm',
    one: ['предмет', 'предмета', 'предмету', 'предмет', 'предметом', 'предмете'],
    other: ['предметы', 'предметов', 'предметам', 'предметы', 'предметами', 'предметах'],
  },
  'tag/axe': 'топор',
  'tag/bark': single('кора', 'кору'),
  'tag/blade': 'клинок',
  'tag/blanket': 'одеяло',
  'tag/book': single('книга', 'книгу'),
  'tag/boots': 'сапоги',
  'tag/cat': single('кот', 'кота'),
  'tag/chart': single('морская карта', 'морскую карту'),
  'tag/compass': 'компас',
  'tag/ensign': 'флаг',
  'tag/flare': single('ракета', 'ракету'),
  'tag/gold': 'золото',
  'tag/gun': 'ружьё',
  'tag/hat': single('шляпа', 'шляпу'),
  'tag/hooks': 'крючки',
  'tag/horn': 'рупор',
  'tag/idol': single('идол', 'идола'),
  'tag/keepsake': 'память о доме',
  'tag/lantern': 'фонарь',
  'tag/log': 'журнал',
  'tag/map': single('карта местности', 'карту местности'),
  'tag/med': 'лекарство',
  'tag/mirror': 'зеркало',
  'tag/music': single('музыка', 'музыку'),
  'tag/net': 'сеть',
  'tag/parrot': single('попугай', 'попугая'),
  'tag/pelt': single('шкура', 'шкуру'),
  'tag/pot': 'котелок',
  'tag/powder': 'порох',
  'tag/ration': 'провиант',
  'tag/rope': single('верёвка', 'верёвку'),
  'tag/rum': 'ром',
  'tag/sailcloth': single('парусина', 'парусину'),
  'tag/salt': 'соль',
  'tag/saw': single('пила', 'пилу'),
  'tag/spyglass': single('подзорная труба', 'подзорную трубу'),
  'tag/tinder': 'огниво',
  food: counted(
    {
      gender: 'f',
      one: ['порция', 'порции', 'порции', 'порцию', 'порцией', 'порции'],
      other: ['порции', 'порций', 'порциям', 'порции', 'порциями', 'порциях'],
    },
    'скоропортящейся еды',
  ),
  token: counted(token, 'еды'),
  wood: counted(token, 'древесины'),
  forageTile: counted(token, 'собирательства'),
  fishTile: counted(token, 'рыбалки'),
  blackCube: {
    gender: 'm',
    few: 'чёрных кубика',
    one: ['чёрный кубик', 'чёрного кубика', 'чёрному кубику', 'чёрный кубик', 'чёрным кубиком', 'чёрном кубике'],
    other: ['чёрные кубики', 'чёрных кубиков', 'чёрным кубикам', 'чёрные кубики', 'чёрными кубиками', 'чёрных кубиках'],
  },
  reserve: place('общий запас', 'из общего запаса', 'в общий запас'),
  supply: place('запас собирательства', 'из запаса собирательства', 'в запас собирательства'),
  wreckSpaces: place('ячейки обломков', 'из ячеек обломков', 'в ячейки обломков'),
  camp: place('лагерь', 'из лагеря', 'в лагерь'),
  'deck/coast': counted(deck, 'побережья'),
  'deck/interior': counted(deck, 'внутренней части'),
  'deck/centre': counted(deck, 'сердца острова'),
  'deck/event': counted(deck, 'событий'),
  'deck/any': {
    gender: 'f',
    one: [
      'любая колода исследования',
      'любой колоды исследования',
      'любой колоде исследования',
      'любую колоду исследования',
      'любой колодой исследования',
      'любой колоде исследования',
    ],
    other: deck.other,
  },
  'deck/own': counted(deck, 'вашей области'),
  card: shared.card,
  topCard: {
    gender: 'f',
    few: 'верхние карты',
    one: ['верхняя карта', 'верхней карты', 'верхней карте', 'верхнюю карту', 'верхней картой', 'верхней карте'],
    other: ['верхние карты', 'верхних карт', 'верхним картам', 'верхние карты', 'верхними картами', 'верхних картах'],
  },
  wreckageCard: {
    gender: 'f',
    few: 'верхние карты обломков',
    one: [
      'верхняя карта обломков',
      'верхней карты обломков',
      'верхней карте обломков',
      'верхнюю карту обломков',
      'верхней картой обломков',
      'верхней карте обломков',
    ],
    other: [
      'верхние карты обломков',
      'верхних карт обломков',
      'верхним картам обломков',
      'верхние карты обломков',
      'верхними картами обломков',
      'верхних картах обломков',
    ],
  },
  damageCard: {
    gender: 'n',
    one: ['повреждение', 'повреждения', 'повреждению', 'повреждение', 'повреждением', 'повреждении'],
    other: ['повреждения', 'повреждений', 'повреждениям', 'повреждения', 'повреждениями', 'повреждениях'],
  },
  space: step,
  difficulty: 'сложность',
  firstSquare: single('начальная сложность экспедиции в этом ходу', 'начальную сложность экспедиции в этом ходу'),
  place: step,
  towardsStorm: 'шторма',
  towardsSun: 'палящего солнца',
  returnRoll: place(
    'каждый бросок на возвращение в этой экспедиции',
    'из каждого броска на возвращение в этой экспедиции',
    'к каждому броску на возвращение в этой экспедиции',
  ),
  nextTest: place(
    'следующая проверка силы в этом ходу',
    'из следующей проверки силы в этом ходу',
    'к вашей следующей проверке силы в этом ходу, в том числе групповой',
  ),
  'flag/allies': 'ваш союз',
  'flag/bones': 'клин, который вы нашли',
  'flag/bosun': 'ваше обещание',
  'flag/gift': 'ваш дар',
  'flag/mercy': 'ваше милосердие',
  'flag/offence': 'ваше кощунство',
  'flag/respect': 'ваше почтение',
  'flag/robbed': single('ваша кража', 'вашу кражу'),
  'flag/smoke': 'дым над горой',
  'flag/trust': single('ваша добрая воля', 'вашу добрую волю'),
  asGroup: 'сообща',
  asTokens: 'в жетоны еды',
  atRandom: 'наугад',
  dearer: 'дороже',
  forYourself: 'себе',
  inAnyOrder: 'и верните их в любом порядке',
  ofYourOwn: 'у себя',
  withoutEnergy: 'без затрат энергии',
  'time/event': 'в конце каждой фазы событий',
  'time/eat': 'после того как вы поели',
  'time/rest': 'в конце каждого ночного отдыха',
  'time/upkeep': 'во время обслуживания',
}
