// What is done, in Polish.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/pl'
import type { NaufragosWords } from '../../words.ts'

type Frame = Verb['frame']

const at: Frame = [{ place: 'at', case: 'nom' }]

const objectAt: Frame = [...object, ...at]

/** Places bring their own preposition: the accusative says where to, the genitive where from. */
const objectTo: Frame = [...object, { place: 'to', case: 'acc' }]

const objectFrom: Frame = [...object, { place: 'from', case: 'gen' }]

const objectBy: Frame = [...object, { place: 'by', case: 'acc', after: 'o' }]

/** What follows is the number of the card. */
const card: Frame = [{ place: 'object', case: 'acc', after: 'kartę nr' }]

const lookAt: Omit<Verb, 'frame'> = {
  to: 'obejrzeć',
  order: 'obejrzyj',
  does: ['ogląda', 'oglądają'],
  did: ['obejrzał', 'obejrzała', 'obejrzało', 'obejrzeli', 'obejrzały'],
}

const put: Omit<Verb, 'frame'> = {
  to: 'położyć',
  order: 'połóż',
  does: ['kładzie', 'kładą'],
  did: ['położył', 'położyła', 'położyło', 'położyli', 'położyły'],
}

const take: Omit<Verb, 'frame'> = {
  to: 'wziąć',
  order: 'weź',
  does: ['bierze', 'biorą'],
  did: ['wziął', 'wzięła', 'wzięło', 'wzięli', 'wzięły'],
}

export const verbs: WordsIn<NaufragosWords, Noun, Verb>['verbs'] = {
  rollDie: { phrase: 'rzuć kością' },
  testStrength: { phrase: 'wykonaj test siły', frame: object },
  testGroup: { phrase: 'wykonaj grupowy test siły', frame: object },
  // Who plays alone decides without a vote.
  vote: {
    to: 'zdecydować',
    order: 'zdecyduj',
    does: ['decyduje', 'decydują'],
    did: ['zdecydował', 'zdecydowała', 'zdecydowało', 'zdecydowali', 'zdecydowały'],
    frame: [],
  },
  nothing: { phrase: 'nic nie rób' },
  gain: { ...shared.gain, frame: object },
  lose: { ...shared.lose, frame: object },
  suffer: { ...shared.suffer, frame: object },
  heal: { ...shared.heal, frame: [{ place: 'from', case: 'nom' }, ...object] },
  draw: { ...shared.draw, frame: object },
  discard: { ...shared.discard, frame: object },
  takeOwn: { ...take, frame: [{ place: 'to', case: 'nom' }, ...object] },
  pay: {
    to: 'zapłacić',
    order: 'zapłać',
    does: ['płaci', 'płacą'],
    did: ['zapłacił', 'zapłaciła', 'zapłaciło', 'zapłacili', 'zapłaciły'],
    frame: [...at, ...object],
  },
  giveUp: {
    to: 'oddać',
    order: 'oddaj',
    does: ['oddaje', 'oddają'],
    did: ['oddał', 'oddała', 'oddało', 'oddali', 'oddały'],
    frame: object,
  },
  add: {
    to: 'dodać',
    order: 'dodaj',
    does: ['dodaje', 'dodają'],
    did: ['dodał', 'dodała', 'dodało', 'dodali', 'dodały'],
    frame: objectTo,
  },
  remove: { ...shared.remove, frame: [...at, ...objectFrom] },
  subtract: {
    to: 'odjąć',
    order: 'odejmij',
    does: ['odejmuje', 'odejmują'],
    did: ['odjął', 'odjęła', 'odjęło', 'odjęli', 'odjęły'],
    frame: objectFrom,
  },
  gather: { ...shared.draw, frame: objectTo },
  fish: {
    to: 'dobrać i rozpatrzyć',
    order: 'dobierz i rozpatrz',
    does: ['dobiera i rozpatruje', 'dobierają i rozpatrują'],
    did: [
      'dobrał i rozpatrzył',
      'dobrała i rozpatrzyła',
      'dobrało i rozpatrzyło',
      'dobrali i rozpatrzyli',
      'dobrały i rozpatrzyły',
    ],
    frame: object,
  },
  cure: {
    to: 'zakonserwować',
    order: 'zakonserwuj',
    does: ['konserwuje', 'konserwują'],
    did: ['zakonserwował', 'zakonserwowała', 'zakonserwowało', 'zakonserwowali', 'zakonserwowały'],
    frame: [
      { place: 'object', case: 'acc', after: 'najwyżej' },
      { place: 'to', case: 'nom' },
    ],
  },
  moveWeather: {
    to: 'przesunąć',
    order: 'przesuń',
    does: ['przesuwa', 'przesuwają'],
    did: ['przesunął', 'przesunęła', 'przesunęło', 'przesunęli', 'przesunęły'],
    frame: [
      { place: 'object', case: 'acc', after: 'znacznik pogody o' },
      { place: 'to', case: 'nom', after: 'w stronę' },
    ],
  },
  goOut: { phrase: 'ognisko gaśnie', isStatement: true },
  banFish: { phrase: 'w tej turze nikt nie może łowić ryb', isStatement: true },
  costMore: {
    phrase: 'w tej turze każde okienko akcji',
    isStatement: true,
    frame: [{ place: 'object', case: 'nom' }, { place: 'by', case: 'acc', after: 'kosztuje o' }, ...at],
  },
  fishBonus: {
    phrase: 'w tej turze każdy żeton ryb o wartości co najmniej 1 daje dodatkowo',
    isStatement: true,
    frame: object,
  },
  shuffleIn: {
    to: 'wtasować',
    order: 'wtasuj',
    does: ['wtasowuje', 'wtasowują'],
    did: ['wtasował', 'wtasowała', 'wtasowało', 'wtasowali', 'wtasowały'],
    frame: [...card, { place: 'to', case: 'gen', after: 'do' }],
  },
  putOnTop: { ...put, frame: [...card, { place: 'to', case: 'gen', after: 'na wierzchu' }] },
  putInCamp: {
    ...put,
    frame: [{ place: 'to', case: 'acc' }, ...object],
  },
  takeItem: { ...take, frame: [{ place: 'object', case: 'acc', after: 'przedmiot nr' }] },
  leaveDeck: { ...shared.remove, frame: [...card, { place: 'from', case: 'gen', after: 'z' }] },
  salvage: {
    to: 'zachować',
    order: 'zachowaj',
    does: ['zachowuje', 'zachowują'],
    did: ['zachował', 'zachowała', 'zachowało', 'zachowali', 'zachowały'],
    frame: [{ place: 'object', case: 'gen', after: 'jedną z' }],
  },
  leaveCamp: { ...shared.remove, frame: [{ place: 'from', case: 'gen' }, ...object] },
  leaveItself: { phrase: 'usuń tę kartę z gry' },
  repair: {
    to: 'naprawić',
    order: 'napraw',
    does: ['naprawia', 'naprawiają'],
    did: ['naprawił', 'naprawiła', 'naprawiło', 'naprawili', 'naprawiły'],
    frame: objectAt,
  },
  offer: { phrase: 'od teraz dostępna jest budowla', isStatement: true, frame: [{ place: 'object', case: 'nom' }] },
  setBack: {
    to: 'zmniejszyć',
    order: 'zmniejsz',
    does: ['zmniejsza', 'zmniejszają'],
    did: ['zmniejszył', 'zmniejszyła', 'zmniejszyło', 'zmniejszyli', 'zmniejszyły'],
    frame: [
      { place: 'object', case: 'acc', after: 'postęp budowli' },
      { place: 'by', case: 'acc', after: 'o' },
    ],
  },
  /** The accusative says that it is so, the genitive that it is so no longer. */
  remember: { phrase: 'od teraz', isStatement: true, frame: object },
  forget: { phrase: 'od teraz', isStatement: true, frame: [{ place: 'object', case: 'gen' }] },
  look: { ...lookAt, frame: objectFrom },
  lookAtTop: {
    to: 'obejrzeć wierzchnią kartę',
    order: 'obejrzyj wierzchnią kartę',
    does: ['ogląda wierzchnią kartę', 'oglądają wierzchnią kartę'],
    did: [
      'obejrzał wierzchnią kartę',
      'obejrzała wierzchnią kartę',
      'obejrzało wierzchnią kartę',
      'obejrzeli wierzchnią kartę',
      'obejrzały wierzchnią kartę',
    ],
    frame: [{ place: 'from', case: 'gen' }],
  },
  sort: { ...lookAt, frame: [...objectFrom, ...at] },
  decideTie: { phrase: 'rozstrzygnij remis w głosowaniu' },
  cancelTrauma: { phrase: 'unikasz urazu, który miał ci przypaść', isStatement: true },
  leavePending: { phrase: 'ta karta staje się odłożoną eksploracją', isStatement: true },
  back: { phrase: 'wtasuj tę kartę z powrotem do jej talii' },
  raise: {
    to: 'zwiększyć',
    order: 'zwiększ',
    does: ['zwiększa', 'zwiększają'],
    did: ['zwiększył', 'zwiększyła', 'zwiększyło', 'zwiększyli', 'zwiększyły'],
    frame: objectBy,
  },
  lower: {
    to: 'zmniejszyć',
    order: 'zmniejsz',
    does: ['zmniejsza', 'zmniejszają'],
    did: ['zmniejszył', 'zmniejszyła', 'zmniejszyło', 'zmniejszyli', 'zmniejszyły'],
    frame: objectBy,
  },
  advance: {
    to: 'przesunąć się',
    order: 'przesuń się',
    does: ['przesuwa się', 'przesuwają się'],
    did: ['przesunął się', 'przesunęła się', 'przesunęło się', 'przesunęli się', 'przesunęły się'],
    frame: [{ place: 'by', case: 'acc', after: 'o' }],
  },
  goHome: { phrase: 'musisz teraz spróbować wrócić do obozu', isStatement: true },
  reachCamp: {
    to: 'wrócić do obozu bez rzutu',
    order: 'wróć do obozu bez rzutu',
    does: ['wraca do obozu bez rzutu', 'wracają do obozu bez rzutu'],
    did: [
      'wrócił do obozu bez rzutu',
      'wróciła do obozu bez rzutu',
      'wróciło do obozu bez rzutu',
      'wrócili do obozu bez rzutu',
      'wróciły do obozu bez rzutu',
    ],
    frame: [],
  },
  getLost: { phrase: 'od razu gubisz drogę i trafiasz do zaginionych', isStatement: true },
  become: {
    to: 'zostać',
    order: 'zostań',
    does: ['zostaje', 'zostają'],
    did: ['został', 'została', 'zostało', 'zostali', 'zostały'],
    frame: [{ place: 'object', case: 'ins' }],
  },
  eat: { ...shared.eat, frame: object },
  give: {
    to: 'dać',
    // A choice is an infinitive here, like all the others.
    order: 'dać',
    does: ['daje', 'dają'],
    did: ['dał', 'dała', 'dało', 'dali', 'dały'],
    frame: [{ place: 'to', case: 'dat' }, ...object],
  },
  invest: {
    to: 'zainwestować',
    order: 'zainwestuj',
    does: ['inwestuje', 'inwestują'],
    did: ['zainwestował', 'zainwestowała', 'zainwestowało', 'zainwestowali', 'zainwestowały'],
    frame: [...object, { place: 'to', case: 'nom', after: 'w budowlę' }],
  },
}
