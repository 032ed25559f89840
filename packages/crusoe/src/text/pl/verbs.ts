// The verbs of Robinson Crusoe in Polish.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/pl'
import type { CrusoeWords } from '../../words.ts'

type Frame = Verb['frame']

const at: Frame = [{ place: 'at', case: 'nom' }]
const objectAt: Frame = [...object, ...at]
const by: Frame = [{ place: 'by', case: 'acc', after: 'o' }, ...at]
const objectBy: Frame = [...object, ...by]
const put: Frame = [...object, { place: 'to', case: 'loc', after: 'na' }, ...at]
/** The kind of thing has been said already: only its title follows, which does not bend. */
const named: Frame = [{ place: 'object', case: 'nom' }]
const into: Frame = [...object, { place: 'to', case: 'gen', after: 'do' }]
const remove: Frame = [...object, { place: 'from', case: 'gen', after: 'z' }]

/** A verb that always has the same words behind it, and perhaps before it. */
function tailed({ to, order, does, did }: Omit<Verb, 'frame'>, tail: string, frame: Frame, before = ''): Verb {
  const said = (verb: string): string => `${before}${verb} ${tail}`.trimEnd()
  const [m, f, n, men, others] = did
  return {
    to: said(to),
    order: said(order),
    does: [said(does[0]), said(does[1])],
    did: [said(m), said(f), said(n), said(men), said(others)],
    frame,
  }
}

const cover: Verb = {
  to: 'zakryć',
  order: 'zakryj',
  does: ['zakrywa', 'zakrywają'],
  did: ['zakrył', 'zakryła', 'zakryło', 'zakryli', 'zakryły'],
  frame: objectAt,
}

const draw: Verb = { ...shared.draw, frame: objectAt }

const flip: Verb = {
  to: 'odwrócić',
  order: 'odwróć',
  does: ['odwraca', 'odwracają'],
  did: ['odwrócił', 'odwróciła', 'odwróciło', 'odwrócili', 'odwróciły'],
  frame: objectAt,
}

const fight: Verb = {
  to: 'walczyć',
  order: 'walcz',
  does: ['walczy', 'walczą'],
  did: ['walczył', 'walczyła', 'walczyło', 'walczyli', 'walczyły'],
  frame: [],
}

const lay: Verb = {
  to: 'położyć',
  order: 'połóż',
  does: ['kładzie', 'kładą'],
  did: ['położył', 'położyła', 'położyło', 'położyli', 'położyły'],
  frame: put,
}

const shuffle: Omit<Verb, 'frame'> = {
  to: 'wtasować',
  order: 'wtasuj',
  does: ['wtasowuje', 'wtasowują'],
  did: ['wtasował', 'wtasowała', 'wtasowało', 'wtasowali', 'wtasowały'],
}

const suffer: Verb = { ...shared.suffer, frame: objectAt }

/** What one may or may not do, and what one has: said to the reader as it is, not as an order. */
const may: Verb = {
  to: 'móc',
  order: 'możesz',
  does: ['może', 'mogą'],
  did: ['mógł', 'mogła', 'mogło', 'mogli', 'mogły'],
  frame: [...at, { place: 'object', case: 'nom', after: 'wykonywać tylko Akcje' }],
}

export const verbs: WordsIn<CrusoeWords, Noun, Verb>['verbs'] = {
  arrangeBlocked: {
    phrase:
      'połóż znacznik na polu Akcji Porządkowania Obozu: następna Akcja Porządkowania Obozu tylko usuwa ten znacznik',
  },
  arrangeTiles: tailed(
    {
      to: 'odkryć i odłożyć',
      order: 'odkryj i odłóż',
      does: ['odkrywa i odkłada', 'odkrywają i odkładają'],
      did: ['odkrył i odłożył', 'odkryła i odłożyła', 'odkryło i odłożyło', 'odkryli i odłożyli', 'odkryły i odłożyły'],
    },
    'odkryte na stos, w dowolnej kolejności,',
    object,
  ),
  beastBesideDeck: { phrase: 'połóż wierzchnią kartę Bestii zakrytą obok talii Wydarzeń' },
  beastIntoHunting: { phrase: 'wtasuj Bestię leżącą obok talii Wydarzeń do talii Polowania' },
  book: { phrase: 'rozpatrz efekt ikony Księgi z karty Scenariusza' },
  buildFree: tailed(
    {
      to: 'wytworzyć',
      order: 'wytwórz',
      does: ['wytwarza', 'wytwarzają'],
      did: ['wytworzył', 'wytworzyła', 'wytworzyło', 'wytworzyli', 'wytworzyły'],
    },
    'bez Akcji i bez kosztów Przedmiot',
    named,
  ),
  confuse: {
    to: 'w następnej rundzie przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
    order:
      'w następnej rundzie przerzucaj raz każdy swój Sukces i rzucaj kością Sukcesu nawet przy wystarczającej liczbie pionków',
    does: [
      'w następnej rundzie przerzuca raz każdy swój Sukces i rzuca kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'w następnej rundzie przerzucają raz każdy swój Sukces i rzucają kością Sukcesu nawet przy wystarczającej liczbie pionków',
    ],
    did: [
      'musi w następnej rundzie przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'musi w następnej rundzie przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'musi w następnej rundzie przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'muszą w następnej rundzie przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'muszą w następnej rundzie przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
    ],
    frame: [],
  },
  confuseForGood: {
    to: 'od następnej rundy przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
    order:
      'od następnej rundy przerzucaj raz każdy swój Sukces i rzucaj kością Sukcesu nawet przy wystarczającej liczbie pionków',
    does: [
      'od następnej rundy przerzuca raz każdy swój Sukces i rzuca kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'od następnej rundy przerzucają raz każdy swój Sukces i rzucają kością Sukcesu nawet przy wystarczającej liczbie pionków',
    ],
    did: [
      'musi od następnej rundy przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'musi od następnej rundy przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'musi od następnej rundy przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'muszą od następnej rundy przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
      'muszą od następnej rundy przerzucać raz każdy swój Sukces i rzucać kością Sukcesu nawet przy wystarczającej liczbie pionków',
    ],
    frame: [],
  },
  countMore: tailed(
    {
      to: 'podnieść',
      order: 'podnieś',
      does: ['podnosi', 'podnoszą'],
      did: ['podniósł', 'podniosła', 'podniosło', 'podnieśli', 'podniosły'],
    },
    'poziom Broni',
    by,
    'na czas tej walki lub tego sprawdzenia ',
  ),
  countAs: {
    to: 'potraktować',
    order: 'potraktuj',
    does: ['traktuje', 'traktują'],
    did: ['potraktował', 'potraktowała', 'potraktowało', 'potraktowali', 'potraktowały'],
    frame: objectAt,
  },
  cover,
  coverTerrain: tailed(cover, 'typ terenu', [{ place: 'object', case: 'loc', after: 'na' }, ...at]),
  curse: {
    to: 'od następnej rundy przerzucać jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
    order:
      'od następnej rundy przerzucaj jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
    does: [
      'od następnej rundy przerzuca jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
      'od następnej rundy przerzucają jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
    ],
    did: [
      'musi od następnej rundy przerzucać jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
      'musi od następnej rundy przerzucać jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
      'musi od następnej rundy przerzucać jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
      'muszą od następnej rundy przerzucać jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
      'muszą od następnej rundy przerzucać jeden Sukces w każdej swojej Akcji, dopóki ta karta nie wróci z talii Wydarzeń',
    ],
    frame: [],
  },
  decline: {
    to: 'nic nie robić',
    order: 'nic nie rób',
    does: ['nic nie robi', 'nic nie robią'],
    did: ['nic nie zrobił', 'nic nie zrobiła', 'nic nie zrobiło', 'nic nie zrobili', 'nic nie zrobiły'],
    frame: [],
  },
  discard: { ...shared.discard, frame: objectAt },
  distribute: tailed(
    {
      to: 'rozdzielić',
      order: 'rozdziel',
      does: ['rozdziela', 'rozdzielają'],
      did: ['rozdzielił', 'rozdzieliła', 'rozdzieliło', 'rozdzielili', 'rozdzieliły'],
    },
    '',
    objectAt,
    'za każdego gracza ',
  ),
  draw,
  drawAtRandom: { ...draw, frame: [...at, ...object] },
  drawMysteries: tailed(draw, 'karty Tajemnic: co najwyżej', object),
  exhaust: {
    to: 'wyczerpać',
    order: 'wyczerp',
    does: ['wyczerpuje', 'wyczerpują'],
    did: ['wyczerpał', 'wyczerpała', 'wyczerpało', 'wyczerpali', 'wyczerpały'],
    frame: objectAt,
  },
  fight: tailed(fight, 'z Bestią o sile', object),
  fightBeforeDrawing: tailed(fight, 'z tą Bestią przed dobraniem karty Wydarzenia', []),
  fightTopBeast: tailed(fight, 'z wierzchnią Bestią z talii Polowania', []),
  flip,
  flipTile: tailed(flip, 'rewersem do góry', objectAt),
  flock: {
    phrase:
      'połóż na tym kafelku żeton „plus jedno pożywienie”; jeśli nie ma tam źródła pożywienia, staje się nim ten żeton',
  },
  gain: { ...shared.gain, frame: objectAt },
  halfProduction: { phrase: 'w tej rundzie produkcja daje tylko połowę surowców (zaokrąglając w dół)' },
  halve: {
    to: 'zmniejszyć',
    order: 'zmniejsz',
    does: ['zmniejsza', 'zmniejszają'],
    did: ['zmniejszył', 'zmniejszyła', 'zmniejszyło', 'zmniejszyli', 'zmniejszyły'],
    frame: [...object, { place: 'at', case: 'nom', after: 'o połowę' }],
  },
  haveOnePawn: tailed(
    {
      to: 'mieć',
      order: 'masz',
      does: ['ma', 'mają'],
      did: ['miał', 'miała', 'miało', 'mieli', 'miały'],
    },
    'tylko 1 pionek',
    at,
  ),
  heal: { ...shared.heal, frame: objectAt },
  ignore: {
    to: 'zignorować',
    order: 'zignoruj',
    does: ['ignoruje', 'ignorują'],
    did: ['zignorował', 'zignorowała', 'zignorowało', 'zignorowali', 'zignorowały'],
    frame: objectAt,
  },
  ignoreInFight: tailed(
    {
      to: 'zignorować',
      order: 'zignoruj',
      does: ['ignoruje', 'ignorują'],
      did: ['zignorował', 'zignorowała', 'zignorowało', 'zignorowali', 'zignorowały'],
    },
    '',
    object,
    'w tej walce ',
  ),
  fewerMysteries: tailed(
    {
      to: 'pominąć',
      order: 'pomiń',
      does: ['pomija', 'pomijają'],
      did: ['pominął', 'pominęła', 'pominęło', 'pominęli', 'pominęły'],
    },
    '',
    object,
  ),
  removeUpTo: tailed(
    {
      to: 'usunąć',
      order: 'usuń',
      does: ['usuwa', 'usuwają'],
      did: ['usunął', 'usunęła', 'usunęło', 'usunęli', 'usunęły'],
    },
    'do',
    [{ place: 'object', case: 'gen' }],
  ),
  reroll: {
    to: 'przerzucić raz',
    order: 'przerzuć raz',
    does: ['przerzuca raz', 'przerzucają raz'],
    did: ['przerzucił raz', 'przerzuciła raz', 'przerzuciło raz', 'przerzucili raz', 'przerzuciły raz'],
    frame: object,
  },
  itemsAside: { phrase: 'do końca fazy Akcji nie można używać Przedmiotów' },
  keep: {
    to: 'zatrzymać',
    order: 'zatrzymaj',
    does: ['zatrzymuje', 'zatrzymują'],
    did: ['zatrzymał', 'zatrzymała', 'zatrzymało', 'zatrzymali', 'zatrzymały'],
    frame: object,
  },
  layOut: { ...lay, frame: [{ place: 'to', case: 'loc', after: 'na' }, ...object] },
  liftCurse: { phrase: 'klątwa tej karty przestaje działać' },
  lookAt: {
    to: 'obejrzeć',
    order: 'obejrzyj',
    does: ['ogląda', 'oglądają'],
    did: ['obejrzał', 'obejrzała', 'obejrzało', 'obejrzeli', 'obejrzały'],
    frame: objectAt,
  },
  lower: { ...shared.lower, frame: objectBy },
  mark: {
    to: 'oznaczyć',
    order: 'oznacz',
    does: ['oznacza', 'oznaczają'],
    did: ['oznaczył', 'oznaczyła', 'oznaczyło', 'oznaczyli', 'oznaczyły'],
    frame: objectAt,
  },
  mayOnly: may,
  moveCamp: tailed(
    {
      to: 'przenieść',
      order: 'przenieś',
      does: ['przenosi', 'przenoszą'],
      did: ['przeniósł', 'przeniosła', 'przeniosło', 'przenieśli', 'przeniosły'],
    },
    'Obóz na sąsiedni kafelek',
    [],
  ),
  mustEat: {
    to: 'musieć',
    order: 'musisz',
    does: ['musi', 'muszą'],
    did: ['musiał', 'musiała', 'musiało', 'musieli', 'musiały'],
    frame: [
      ...at,
      { place: 'object', case: 'acc', after: 'zjeść o' },
      { place: 'by', case: 'acc', after: 'albo otrzymać' },
    ],
  },
  nextFirstPlayer: { phrase: 'natychmiast przekaż znacznik Pierwszego Gracza następnej osobie' },
  noProduction: { phrase: 'pomiń produkcję w tej rundzie' },
  noTeams: { phrase: 'w tej rundzie nie można łączyć w jednej Akcji pionków różnych postaci, także Piętaszka' },
  produceLess: tailed(
    {
      to: 'odjąć',
      order: 'odejmij',
      does: ['odejmuje', 'odejmują'],
      did: ['odjął', 'odjęła', 'odjęło', 'odjęli', 'odjęły'],
    },
    'od produkcji',
    object,
    'w tej rundzie ',
  ),
  produceMore: tailed(
    { to: 'dodać', order: 'dodaj', does: ['dodaje', 'dodają'], did: ['dodał', 'dodała', 'dodało', 'dodali', 'dodały'] },
    'do produkcji',
    object,
    'w tej rundzie ',
  ),
  produceNo: { phrase: 'w tej rundzie produkcja nie daje', frame: [{ place: 'object', case: 'gen' }] },
  put: lay,
  raise: { ...shared.raise, frame: objectBy },
  raiseLowered: { ...shared.raise, frame: [{ place: 'by', case: 'acc', after: 'o' }, ...object] },
  receive: tailed(suffer, 'Specjalną Ranę', [{ place: 'at', case: 'gen' }]),
  remove: { ...shared.remove, frame: remove },
  removeFromIsland: { ...shared.remove, frame: [{ place: 'from', case: 'gen', after: 'z' }, ...object] },
  repeatEvent: { phrase: 'ponownie rozpatrz efekt Wydarzenia' },
  resolveThreats: {
    phrase:
      'rozpatrz efekty Zagrożenia wszystkich kart na polach Akcji Zagrożenia, zaczynając od lewej, i odrzuć te karty',
  },
  restore: { phrase: 'cofnij to, co ta karta zakryła lub odwróciła' },
  rollWeather: { phrase: 'rzuć już teraz kośćmi Pogody na tę rundę' },
  shuffle: { ...shuffle, frame: into },
  shuffleBack: { ...shuffle, frame: [...object, { place: 'to', case: 'gen', after: 'z powrotem do' }] },
  stayOutside: {
    to: 'spędzić noc poza Obozem',
    order: 'spędź noc poza Obozem',
    does: ['spędza noc poza Obozem', 'spędzają noc poza Obozem'],
    did: [
      'musi spędzić noc poza Obozem',
      'musi spędzić noc poza Obozem',
      'musi spędzić noc poza Obozem',
      'muszą spędzić noc poza Obozem',
      'muszą spędzić noc poza Obozem',
    ],
    frame: [],
  },
  stopDrawing: { phrase: 'tym razem nie dobieraj więcej kart Tajemnic' },
  strongestBeastOnTop: tailed(lay, 'na wierzchu talii Polowania najsilniejszą z', [{ place: 'object', case: 'gen' }]),
  suffer,
  takeAtOnce: tailed(
    {
      to: 'wykonać',
      order: 'wykonaj',
      does: ['wykonuje', 'wykonują'],
      did: ['wykonał', 'wykonała', 'wykonało', 'wykonali', 'wykonały'],
    },
    'natychmiast jeszcze',
    objectAt,
  ),
  takeTopBeast: { phrase: 'weź wierzchnią kartę z talii Polowania bez porównywania siły' },
  topBeastToBottom: { phrase: 'przełóż wierzchnią kartę talii Polowania na spód tej talii' },
  useNoAbilities: tailed(
    {
      to: 'nie móc',
      order: 'nie możesz',
      does: ['nie może', 'nie mogą'],
      did: ['nie mógł', 'nie mogła', 'nie mogło', 'nie mogli', 'nie mogły'],
    },
    'używać zdolności',
    at,
  ),
  keepAllFood: { phrase: 'pożywienie nie psuje się w nocy' },
  preserve: tailed(
    {
      to: 'ochronić',
      order: 'ochroń',
      does: ['chroni', 'chronią'],
      did: ['ochronił', 'ochroniła', 'ochroniło', 'ochronili', 'ochroniły'],
    },
    'przed zepsuciem do',
    [{ place: 'object', case: 'gen' }],
  ),
  perishWithFood: { phrase: 'przepada w nocy, gdy psuje się pożywienie' },
  yield: {
    to: 'dać',
    order: 'daj',
    does: ['daje', 'dają'],
    did: ['dał', 'dała', 'dało', 'dali', 'dały'],
    frame: objectAt,
  },
  rollPit: { phrase: 'rzuć kością Rany Budowy; jeśli wskaże ranę, zyskaj', frame: object },
  serveAsMedicine: { phrase: 'działa wszędzie tam, gdzie potrzebny jest Lek, i nigdy się nie zużywa' },
  become: { ...shared.become, frame: [{ place: 'object', case: 'ins' }] },
  build: {
    to: 'zbudować',
    order: 'zbuduj',
    does: ['buduje', 'budują'],
    did: ['zbudował', 'zbudowała', 'zbudowało', 'zbudowali', 'zbudowały'],
    frame: object,
  },
  die: {
    to: 'zginąć',
    order: 'giń',
    does: ['ginie', 'giną'],
    did: ['zginął', 'zginęła', 'zginęło', 'zginęli', 'zginęły'],
    frame: [],
  },
  fall: {
    to: 'obniżyć się',
    order: 'obniż się',
    does: ['obniża się', 'obniżają się'],
    did: ['obniżył się', 'obniżyła się', 'obniżyło się', 'obniżyli się', 'obniżyły się'],
    frame: by,
  },
  lose: { ...shared.lose, frame: objectAt },
  meet: {
    to: 'odkryć',
    order: 'odkryj',
    does: ['odkrywa', 'odkrywają'],
    did: ['odkrył', 'odkryła', 'odkryło', 'odkryli', 'odkryły'],
    frame: object,
  },
  return: {
    to: 'wrócić do Obozu',
    order: 'wróć do Obozu',
    does: ['wraca do Obozu', 'wracają do Obozu'],
    did: ['wrócił do Obozu', 'wróciła do Obozu', 'wróciło do Obozu', 'wrócili do Obozu', 'wróciły do Obozu'],
    frame: [],
  },
  rise: {
    to: 'wzrosnąć',
    order: 'wzrośnij',
    does: ['wzrasta', 'wzrastają'],
    did: ['wzrósł', 'wzrosła', 'wzrosło', 'wzrośli', 'wzrosły'],
    frame: by,
  },
  use: {
    to: 'użyć',
    order: 'użyj',
    does: ['używa', 'używają'],
    did: ['użył', 'użyła', 'użyło', 'użyli', 'użyły'],
    frame: [{ place: 'object', case: 'gen' }],
  },
}
