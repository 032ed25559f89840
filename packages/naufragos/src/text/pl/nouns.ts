// What things are called, in Polish.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, nouns as shared, type Verb } from '@landfall/tabletop/pl'
import type { NaufragosWords } from '../../words.ts'

/** Somebody: the six cases of one and of many. */
const somebody = (one: Noun['one'], other: Noun['other']): Noun => ({
  gender: 'm',
  alive: true,
  one,
  other,
})

const colour = (stem: string, [nom, gen, dat, ins]: readonly [string, string, string, string]): Noun => ({
  gender: 'm',
  alive: true,
  one: [`${stem}${nom}`, `${stem}${gen}`, `${stem}${dat}`, `${stem}${gen}`, `${stem}${ins}`, `${stem}${ins}`],
  other: [`${stem}${nom}`, `${stem}${gen}`, `${stem}${dat}`, `${stem}${gen}`, `${stem}${ins}`, `${stem}${ins}`],
})

/** A castaway with something before or behind that does not bend with it. */
const rozbitek = ([nom, gen, dat, ins]: readonly [string, string, string, string], behind: string): Noun =>
  somebody(
    [
      `${nom}rozbitek${behind}`,
      `${gen}rozbitka${behind}`,
      `${dat}rozbitkowi${behind}`,
      `${gen}rozbitka${behind}`,
      `${ins}rozbitkiem${behind}`,
      `${ins}rozbitku${behind}`,
    ],
    shared.castaway.other,
  )

const EACH: readonly [string, string, string, string] = ['każdy ', 'każdego ', 'każdemu ', 'każdym ']

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
  one: ['żeton', 'żetonu', 'żetonowi', 'żeton', 'żetonem', 'żetonie'],
  other: ['żetony', 'żetonów', 'żetonom', 'żetony', 'żetonami', 'żetonach'],
}

const talia: Noun = {
  gender: 'f',
  one: ['talia', 'talii', 'talii', 'talię', 'talią', 'talii'],
  other: ['talie', 'talii', 'taliom', 'talie', 'taliami', 'taliach'],
}

/** Where something is put or taken from: the name, from there, to there. */
const place = (name: string, from: string, to: string): Noun => ({
  gender: 'f',
  one: [name, from, name, to, name, name],
  other: [name, from, name, to, name, name],
})

/** What the island remembers: as it stands alone, what is remembered, what it thinks of. */
const memory = (nom: string, acc: string, loc: string): Noun => ({
  gender: 'f',
  one: [nom, loc, loc, acc, acc, loc],
  other: [nom, loc, loc, acc, acc, loc],
})

export const nouns: WordsIn<NaufragosWords, Noun, Verb>['nouns'] = {
  each: shared.each,
  red: colour('Czerwon', ['y', 'ego', 'emu', 'ym']),
  yellow: colour('Żółt', ['y', 'ego', 'emu', 'ym']),
  green: colour('Zielon', ['y', 'ego', 'emu', 'ym']),
  blue: colour('Niebiesk', ['i', 'iego', 'iemu', 'im']),
  explorers: somebody(
    [
      'każdy odkrywca',
      'każdego odkrywcy',
      'każdemu odkrywcy',
      'każdego odkrywcę',
      'każdym odkrywcą',
      'każdym odkrywcy',
    ],
    ['odkrywcy', 'odkrywców', 'odkrywcom', 'odkrywców', 'odkrywcami', 'odkrywcach'],
  ),
  home: rozbitek(EACH, ' poza zaginionymi'),
  everyone: rozbitek(EACH, ', także zaginiony,'),
  start: somebody(
    [
      'gracz rozpoczynający',
      'gracza rozpoczynającego',
      'graczowi rozpoczynającemu',
      'gracza rozpoczynającego',
      'graczem rozpoczynającym',
      'graczu rozpoczynającym',
    ],
    [
      'gracze rozpoczynający',
      'graczy rozpoczynających',
      'graczom rozpoczynającym',
      'graczy rozpoczynających',
      'graczami rozpoczynającymi',
      'graczach rozpoczynających',
    ],
  ),
  one: rozbitek(['wybrany ', 'wybranego ', 'wybranemu ', 'wybranym '], ''),
  other: rozbitek(['inny wybrany ', 'innego wybranego ', 'innemu wybranemu ', 'innym wybranym '], ''),
  random: rozbitek(['losowy ', 'losowego ', 'losowemu ', 'losowym '], ''),
  group: shared.group,
  energy: {
    gender: 'm',
    one: ['punkt energii', 'punktu energii', 'punktowi energii', 'punkt energii', 'punktem energii', 'punkcie energii'],
    other: [
      'punkty energii',
      'punktów energii',
      'punktom energii',
      'punkty energii',
      'punktami energii',
      'punktach energii',
    ],
  },
  wound: shared.wound,
  trauma: {
    gender: 'm',
    one: ['uraz', 'urazu', 'urazowi', 'uraz', 'urazem', 'urazie'],
    other: ['urazy', 'urazów', 'urazom', 'urazy', 'urazami', 'urazach'],
  },
  story: counted(token, 'opowieści'),
  item: {
    gender: 'm',
    one: ['przedmiot', 'przedmiotu', 'przedmiotowi', 'przedmiot', 'przedmiotem', 'przedmiocie'],
    other: ['przedmioty', 'przedmiotów', 'przedmiotom', 'przedmioty', 'przedmiotami', 'przedmiotach'],
  },
  'tag/axe': 'topór',
  'tag/bark': 'kora',
  'tag/blade': 'ostrze',
  'tag/blanket': 'koc',
  'tag/book': 'książka',
  'tag/boots': 'buty',
  'tag/cat': 'kot',
  'tag/chart': 'mapa morska',
  'tag/compass': 'kompas',
  'tag/ensign': 'bandera',
  'tag/flare': 'rakieta',
  'tag/gold': 'złoto',
  'tag/gun': 'broń palna',
  'tag/hat': 'kapelusz',
  'tag/hooks': 'haczyki',
  'tag/horn': 'tuba',
  'tag/idol': {
    gender: 'm',
    one: ['bożek', 'bożka', 'bożkowi', 'bożka', 'bożkiem', 'bożku'],
    other: ['bożki', 'bożków', 'bożkom', 'bożki', 'bożkami', 'bożkach'],
  },
  'tag/keepsake': 'pamiątka',
  'tag/lantern': 'latarnia',
  'tag/log': 'dziennik okrętowy',
  'tag/map': 'mapa',
  'tag/med': 'lekarstwo',
  'tag/mirror': 'lusterko',
  'tag/music': 'muzyka',
  'tag/net': 'sieć',
  'tag/parrot': 'papuga',
  'tag/pelt': 'skóra',
  'tag/pot': 'garnek',
  'tag/powder': 'proch',
  'tag/ration': 'prowiant',
  'tag/rope': 'lina',
  'tag/rum': 'rum',
  'tag/sailcloth': 'płótno żaglowe',
  'tag/salt': 'sól',
  'tag/saw': 'piła',
  'tag/spyglass': 'luneta',
  'tag/tinder': 'krzesiwo',
  food: {
    gender: 'f',
    one: [
      'porcja nietrwałego jedzenia',
      'porcji nietrwałego jedzenia',
      'porcji nietrwałego jedzenia',
      'porcję nietrwałego jedzenia',
      'porcją nietrwałego jedzenia',
      'porcji nietrwałego jedzenia',
    ],
    other: [
      'porcje nietrwałego jedzenia',
      'porcji nietrwałego jedzenia',
      'porcjom nietrwałego jedzenia',
      'porcje nietrwałego jedzenia',
      'porcjami nietrwałego jedzenia',
      'porcjach nietrwałego jedzenia',
    ],
  },
  token: counted(token, 'jedzenia'),
  wood: shared.wood,
  forageTile: counted(token, 'zbieractwa'),
  fishTile: counted(token, 'ryb'),
  blackCube: {
    gender: 'f',
    one: ['czarna kostka', 'czarnej kostki', 'czarnej kostce', 'czarną kostkę', 'czarną kostką', 'czarnej kostce'],
    other: [
      'czarne kostki',
      'czarnych kostek',
      'czarnym kostkom',
      'czarne kostki',
      'czarnymi kostkami',
      'czarnych kostkach',
    ],
  },
  reserve: place('wspólne zapasy', 'ze wspólnych zapasów', 'do wspólnych zapasów'),
  supply: place('pula zbieractwa', 'z puli zbieractwa', 'do puli zbieractwa'),
  wreckSpaces: place('pola wraku', 'z pól wraku', 'na pola wraku'),
  camp: place('obóz', 'z obozu', 'w obozie'),
  'deck/coast': counted(talia, 'wybrzeża'),
  'deck/interior': counted(talia, 'wnętrza'),
  'deck/centre': counted(talia, 'serca wyspy'),
  'deck/event': counted(talia, 'wydarzeń'),
  'deck/any': {
    gender: 'f',
    one: [
      'wybrana talia eksploracji',
      'wybranej talii eksploracji',
      'wybranej talii eksploracji',
      'wybraną talię eksploracji',
      'wybraną talią eksploracji',
      'wybranej talii eksploracji',
    ],
    other: talia.other,
  },
  'deck/own': counted(talia, 'twojego obszaru'),
  card: shared.card,
  topCard: {
    gender: 'f',
    one: [
      'wierzchnia karta',
      'wierzchniej karty',
      'wierzchniej karcie',
      'wierzchnią kartę',
      'wierzchnią kartą',
      'wierzchniej karcie',
    ],
    other: [
      'wierzchnie karty',
      'wierzchnich kart',
      'wierzchnim kartom',
      'wierzchnie karty',
      'wierzchnimi kartami',
      'wierzchnich kartach',
    ],
  },
  wreckageCard: {
    gender: 'f',
    one: [
      'wierzchnia karta szczątków',
      'wierzchniej karty szczątków',
      'wierzchniej karcie szczątków',
      'wierzchnią kartę szczątków',
      'wierzchnią kartą szczątków',
      'wierzchniej karcie szczątków',
    ],
    other: [
      'wierzchnie karty szczątków',
      'wierzchnich kart szczątków',
      'wierzchnim kartom szczątków',
      'wierzchnie karty szczątków',
      'wierzchnimi kartami szczątków',
      'wierzchnich kartach szczątków',
    ],
  },
  damageCard: counted(shared.card, 'szkody'),
  space: {
    gender: 'n',
    one: ['pole', 'pola', 'polu', 'pole', 'polem', 'polu'],
    other: ['pola', 'pól', 'polom', 'pola', 'polami', 'polach'],
  },
  difficulty: memory('trudność', 'trudność', 'trudności'),
  firstSquare: memory(
    'początkowa trudność wyprawy w tej turze',
    'początkową trudność wyprawy w tej turze',
    'początkowej trudności wyprawy w tej turze',
  ),
  place: {
    gender: 'n',
    one: ['pole', 'pola', 'polu', 'pole', 'polem', 'polu'],
    other: ['pola', 'pól', 'polom', 'pola', 'polami', 'polach'],
  },
  towardsStorm: 'burzy',
  towardsSun: 'palącego słońca',
  returnRoll: place(
    'każdy rzut na powrót w tej wyprawie',
    'od każdego rzutu na powrót w tej wyprawie',
    'do każdego rzutu na powrót w tej wyprawie',
  ),
  nextTest: place(
    'następny test siły w tej turze',
    'od następnego testu siły w tej turze',
    'do swojego następnego testu siły w tej turze, także grupowego',
  ),
  'flag/allies': memory('sojusz', 'sojusz', 'sojuszu'),
  'flag/bones': memory('klin', 'klin', 'klinie'),
  'flag/bosun': memory('wasza obietnica', 'waszą obietnicę', 'waszej obietnicy'),
  'flag/gift': memory('wasz dar', 'wasz dar', 'waszym darze'),
  'flag/mercy': memory('wasza litość', 'waszą litość', 'waszej litości'),
  'flag/offence': memory('wasza zniewaga', 'waszą zniewagę', 'waszej zniewadze'),
  'flag/respect': memory('wasz szacunek', 'wasz szacunek', 'waszym szacunku'),
  'flag/robbed': memory('wasza kradzież', 'waszą kradzież', 'waszej kradzieży'),
  'flag/smoke': memory('dym', 'dym', 'dymie'),
  'flag/trust': memory('wasza dobra wola', 'waszą dobrą wolę', 'waszej dobrej woli'),
  asGroup: 'wspólnie',
  asTokens: 'na żetony jedzenia',
  atRandom: 'losowo',
  dearer: 'więcej',
  forYourself: 'dla siebie',
  inAnyOrder: 'i odłóż je w dowolnej kolejności',
  ofYourOwn: 'u siebie',
  withoutEnergy: 'bez płacenia energii',
  'time/event': 'na końcu każdej fazy wydarzeń',
  'time/eat': 'po zjedzonym posiłku',
  'time/rest': 'na końcu każdego nocnego odpoczynku',
  'time/upkeep': 'podczas utrzymania',
}
