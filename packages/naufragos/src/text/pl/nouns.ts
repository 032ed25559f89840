// What things are called, in Polish.
import type { WordsIn } from '@landfall/tabletop'
import { grammar, type Noun, nouns as shared, type Verb } from '@landfall/tabletop/pl'
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

/** What stands alone, or is given up, raised or lowered. */
const object = (nom: string, acc: string): Noun => ({
  gender: 'f',
  one: [nom, nom, nom, acc, nom, nom],
  other: [nom, nom, nom, acc, nom, nom],
})

/** What is remembered: as it stands alone, that it is so (accusative), that it is so no longer (genitive). */
const memory = (nom: string, is: string, not: string): Noun => ({
  gender: 'f',
  one: [nom, not, nom, is, nom, nom],
  other: [nom, not, nom, is, nom, nom],
})

const seats = {
  red: colour('Czerwon', ['y', 'ego', 'emu', 'ym']),
  yellow: colour('Żółt', ['y', 'ego', 'emu', 'ym']),
  green: colour('Zielon', ['y', 'ego', 'emu', 'ym']),
  blue: colour('Niebiesk', ['i', 'iego', 'iemu', 'im']),
}

/** Somebody whose name is known as it stands alone, in another case. */
export function declined(name: string, inCase: 'gen' | 'acc' | 'ins'): string {
  const seat = Object.values(seats).find((one) => grammar.decline(one, 'nom') === name)
  return seat === undefined ? name : grammar.decline(seat, inCase)
}

export const nouns: WordsIn<NaufragosWords, Noun, Verb>['nouns'] = {
  each: shared.each,
  ...seats,
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
  everyone: rozbitek(EACH, ' (także zaginiony)'),
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
  'tag/bark': object('kora', 'korę'),
  'tag/blade': 'ostrze',
  'tag/blanket': 'koc',
  'tag/book': object('książka', 'książkę'),
  'tag/boots': 'buty',
  'tag/cat': object('kot', 'kota'),
  'tag/chart': object('mapa morska', 'mapę morską'),
  'tag/compass': 'kompas',
  'tag/ensign': object('bandera', 'banderę'),
  'tag/flare': object('rakieta', 'rakietę'),
  'tag/gold': 'złoto',
  'tag/gun': object('broń palna', 'broń palną'),
  'tag/hat': 'kapelusz',
  'tag/hooks': 'haczyki',
  'tag/horn': object('tuba', 'tubę'),
  'tag/idol': object('bożek', 'bożka'),
  'tag/keepsake': object('pamiątka', 'pamiątkę'),
  'tag/lantern': object('latarnia', 'latarnię'),
  'tag/log': 'dziennik okrętowy',
  'tag/map': object('mapa', 'mapę'),
  'tag/med': 'lekarstwo',
  'tag/mirror': 'lusterko',
  'tag/music': object('muzyka', 'muzykę'),
  'tag/net': 'sieć',
  'tag/parrot': object('papuga', 'papugę'),
  'tag/pelt': object('skóra', 'skórę'),
  'tag/pot': 'garnek',
  'tag/powder': 'proch',
  'tag/ration': 'prowiant',
  'tag/rope': object('lina', 'linę'),
  'tag/rum': 'rum',
  'tag/sailcloth': 'płótno żaglowe',
  'tag/salt': 'sól',
  'tag/saw': object('piła', 'piłę'),
  'tag/spyglass': object('luneta', 'lunetę'),
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
  difficulty: object('trudność', 'trudność'),
  firstSquare: object('początkowa trudność wyprawy w tej turze', 'początkową trudność wyprawy w tej turze'),
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
    'do swojego następnego testu siły (także grupowego) w tej turze',
  ),
  'flag/allies': memory('sojusz', 'wyspa pamięta sojusz', 'wyspa nie pamięta sojuszu'),
  'flag/bones': memory('klin', 'macie klin', 'nie macie klina'),
  'flag/bosun': memory('wasza obietnica', 'wyspa pamięta waszą obietnicę', 'wyspa nie pamięta waszej obietnicy'),
  'flag/gift': memory('wasz dar', 'wyspa pamięta wasz dar', 'wyspa nie pamięta waszego daru'),
  'flag/mercy': memory('wasza litość', 'wyspa pamięta waszą litość', 'wyspa nie pamięta waszej litości'),
  'flag/offence': memory('wasza zniewaga', 'wyspa pamięta waszą zniewagę', 'wyspa nie pamięta waszej zniewagi'),
  'flag/respect': memory('wasz szacunek', 'wyspa pamięta wasz szacunek', 'wyspa nie pamięta waszego szacunku'),
  'flag/robbed': memory('wasza kradzież', 'wyspa pamięta waszą kradzież', 'wyspa nie pamięta waszej kradzieży'),
  'flag/smoke': memory('dym', 'nad wyspą unosi się dym', 'nad wyspą nie ma dymu'),
  'flag/trust': memory('wasza dobra wola', 'wyspa pamięta waszą dobrą wolę', 'wyspa nie pamięta waszej dobrej woli'),
  asGroup: 'wspólnie',
  asTokens: '(porcja staje się żetonem jedzenia)',
  atRandom: 'losowo',
  dearer: 'więcej',
  forYourself: 'dla siebie',
  inAnyOrder: 'i odłóż je w dowolnej kolejności',
  ofYourOwn: 'u siebie',
  withoutEnergy: 'bez płacenia energii',
  'time/event': 'na końcu każdej fazy wydarzeń',
  'time/eat': 'po zjedzeniu posiłku',
  'time/rest': 'na końcu każdego nocnego odpoczynku',
  'time/upkeep': 'podczas utrzymania',
}
