// What things are called, in Russian.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/ru'
import type { ContinentWords } from '../../words.ts'

type Adjective = readonly [nom: string, gen: string, dat: string, ins: string, loc: string]

const CHARACTERS: Noun['other'] = ['персонажи', 'персонажей', 'персонажам', 'персонажей', 'персонажами', 'персонажах']

/** The same forms with words behind them that do not bend. */
const before = ([nom, gen, dat, acc, ins, loc]: Noun['one'], behind: string): Noun['one'] => [
  `${nom}${behind}`,
  `${gen}${behind}`,
  `${dat}${behind}`,
  `${acc}${behind}`,
  `${ins}${behind}`,
  `${loc}${behind}`,
]

/** A character with words before and behind. */
const character = ([nom, gen, dat, ins, loc]: Adjective, behind = ''): Noun => ({
  gender: 'm',
  alive: true,
  one: before(
    [
      `${nom} персонаж`,
      `${gen} персонажа`,
      `${dat} персонажу`,
      `${gen} персонажа`,
      `${ins} персонажем`,
      `${loc} персонаже`,
    ],
    behind,
  ),
  other: before(CHARACTERS, behind),
})

const EACH: Adjective = ['каждый', 'каждого', 'каждому', 'каждым', 'каждом']

/** Each of those who take part. */
const involved: Noun = {
  gender: 'm',
  alive: true,
  one: [
    'каждый участвующий персонаж',
    'каждого участвующего персонажа',
    'каждому участвующему персонажу',
    'каждого участвующего персонажа',
    'каждым участвующим персонажем',
    'каждом участвующем персонаже',
  ],
  other: [
    'участвующие персонажи',
    'участвующих персонажей',
    'участвующим персонажам',
    'участвующих персонажей',
    'участвующими персонажами',
    'участвующих персонажах',
  ],
}

const HERE = ' на вашей местности'
const IN_ALL = `${HERE} в сумме`

const card: Noun = {
  gender: 'f',
  one: ['карта', 'карты', 'карте', 'карту', 'картой', 'карте'],
  other: ['карты', 'карт', 'картам', 'карты', 'картами', 'картах'],
}

/** A card with words behind it: “карта из колоды”. */
const cardOf = (behind: string): Noun => ({
  ...card,
  one: before(card.one, ` ${behind}`),
  other: before(card.other, ` ${behind}`),
})

export const nouns: WordsIn<ContinentWords, Noun, Verb>['nouns'] = {
  each: character(['этот', 'этого', 'этому', 'этим', 'этом']),
  involved,
  here: character(EACH, HERE),
  anyoneHere: character(['один', 'одного', 'одному', 'одним', 'одном'], HERE),
  peopleHere: {
    gender: 'm',
    alive: true,
    one: before(CHARACTERS, IN_ALL),
    other: before(CHARACTERS, IN_ALL),
  },
  someFog: 'случайную туманную карту',
  inAnyOrder: 'и верните их в любом порядке',
  randomCard: {
    gender: 'f',
    few: 'случайные карты из сброса',
    one: before(
      [
        'случайная карта',
        'случайной карты',
        'случайной карте',
        'случайную карту',
        'случайной картой',
        'случайной карте',
      ],
      ' из сброса',
    ),
    other: before(
      [
        'случайные карты',
        'случайных карт',
        'случайным картам',
        'случайные карты',
        'случайными картами',
        'случайных картах',
      ],
      ' из сброса',
    ),
  },
  deckCard: cardOf('из колоды'),
  topCard: {
    gender: 'f',
    few: 'верхние карты колоды',
    one: before(
      ['верхняя карта', 'верхней карты', 'верхней карте', 'верхнюю карту', 'верхней картой', 'верхней карте'],
      ' колоды',
    ),
    other: before(
      ['верхние карты', 'верхних карт', 'верхним картам', 'верхние карты', 'верхними картами', 'верхних картах'],
      ' колоды',
    ),
  },
  handCard: cardOf('навыка или бонуса с руки'),
  forEachMissing: '(за каждую недостающую потеряйте 2 карты из колоды)',
  deck: {
    gender: 'f',
    one: ['колода', 'колоды', 'колоде', 'колоду', 'колодой', 'колоде'],
    other: ['колоды', 'колод', 'колодам', 'колоды', 'колодами', 'колодах'],
  },
  durability: {
    gender: 'f',
    one: before(['единица', 'единицы', 'единице', 'единицу', 'единицей', 'единице'], ' прочности'),
    other: before(['единицы', 'единиц', 'единицам', 'единицы', 'единицами', 'единицах'], ' прочности'),
  },
  // These three stand in the genitive only.
  items: 'предметов участвующих персонажей',
  itemHere: 'предмета на вашей местности',
  otherItemHere: 'другого предмета на вашей местности',
  anyState: {
    gender: 'n',
    one: ['состояние', 'состояния', 'состоянию', 'состояние', 'состоянием', 'состоянии'],
    other: ['состояния', 'состояний', 'состояниям', 'состояния', 'состояниями', 'состояниях'],
  },
  copy: {
    gender: 'm',
    one: ['экземпляр', 'экземпляра', 'экземпляру', 'экземпляр', 'экземпляром', 'экземпляре'],
    other: ['экземпляры', 'экземпляров', 'экземплярам', 'экземпляры', 'экземплярами', 'экземплярах'],
  },
  'pennant/raft': '(флажок «плот»)',
  'pennant/rope': '(флажок «верёвка»)',
  'pennant/lamp': '(флажок «лампа»)',
  'pennant/beam': '(флажок «луч»)',
  'pennant/bell': '(флажок «колокол»)',
  'pennant/tide': '(флажок «прилив»)',
  'pennant/lens': '(флажок «линза»)',
  'pennant/shade': '(флажок «тень»)',
  'pennant/choir': '(флажок «хор»)',
}
