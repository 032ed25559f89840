// What is done, in Polish.
import type { WordsIn } from '@landfall/tabletop'
import { type Noun, object, verbs as shared, type Verb } from '@landfall/tabletop/pl'
import type { ContinentWords } from '../../words.ts'

type Frame = Verb['frame']
type Forms = Omit<Verb, 'frame'>

/** What follows is the number of a card. */
const card: Frame = [{ place: 'object', case: 'acc', after: 'kartę' }]
const at: Frame = [{ place: 'at', case: 'nom' }]

const take: Forms = {
  to: 'wziąć',
  order: 'weź',
  does: ['bierze', 'biorą'],
  did: ['wziął', 'wzięła', 'wzięło', 'wzięli', 'wzięły'],
}

const banish: Forms = {
  to: 'wygnać',
  order: 'wygnaj',
  does: ['wygania', 'wyganiają'],
  did: ['wygnał', 'wygnała', 'wygnało', 'wygnali', 'wygnały'],
}

export const verbs: WordsIn<ContinentWords, Noun, Verb>['verbs'] = {
  nothing: { phrase: 'nic nie rób' },
  take: { ...take, frame: [...card, ...at] },
  takeIfThere: { ...take, frame: [...card, ...at] },
  reveal: { phrase: 'odkryj tę kartę' },
  clear: { phrase: 'odrzuć tę kartę, a na jej miejscu połóż kartę o wskazanym numerze' },
  turnGold: { phrase: 'wygnaj tę kartę, a na jej miejscu połóż złotą kartę o tym samym numerze' },
  banishThis: { phrase: 'wygnaj tę kartę' },
  discardThis: { phrase: 'odrzuć tę kartę' },
  returnThis: { phrase: 'zwróć tę kartę do jej talii' },
  move: { phrase: 'przesuń wszystkie zaangażowane postacie na jeden osiągalny teren' },
  cross: { phrase: 'przesuń wszystkie zaangażowane postacie na teren po innej stronie tej karty' },
  journey: {
    to: 'przenieść wszystkie postacie na nową planszę',
    order: 'przenieś wszystkie postacie na nową planszę',
    does: ['przenosi wszystkie postacie na nową planszę', 'przenoszą wszystkie postacie na nową planszę'],
    did: [
      'przeniósł wszystkie postacie na nową planszę',
      'przeniosła wszystkie postacie na nową planszę',
      'przeniosło wszystkie postacie na nową planszę',
      'przenieśli wszystkie postacie na nową planszę',
      'przeniosły wszystkie postacie na nową planszę',
    ],
    frame: [{ place: 'to', case: 'gen', after: 'wokół karty' }],
  },
  flee: { phrase: 'wsuń tę kartę pod losową kartę mgły połączoną z jej terenem' },
  hide: {
    to: 'wsunąć',
    order: 'wsuń',
    does: ['wsuwa', 'wsuwają'],
    did: ['wsunął', 'wsunęła', 'wsunęło', 'wsunęli', 'wsunęły'],
    frame: [...card, { place: 'to', case: 'acc', after: 'pod' }],
  },
  recover: {
    to: 'wtasować',
    order: 'wtasuj',
    does: ['wtasowuje', 'wtasowują'],
    did: ['wtasował', 'wtasowała', 'wtasowało', 'wtasowali', 'wtasowały'],
    frame: [{ place: 'to', case: 'gen', after: 'do' }, ...object],
  },
  lose: { ...shared.lose, frame: object },
  drop: { ...shared.discard, frame: [...object, ...at] },
  wear: {
    to: 'odjąć łącznie',
    order: 'odejmij łącznie',
    does: ['odejmuje łącznie', 'odejmują łącznie'],
    did: ['odjął łącznie', 'odjęła łącznie', 'odjęło łącznie', 'odjęli łącznie', 'odjęły łącznie'],
    frame: [...object, { place: 'from', case: 'dat' }],
  },
  light: { phrase: 'postaw na tym terenie swoją figurkę ogniska' },
  cure: { ...shared.heal, frame: object },
  cureOf: { ...shared.heal, frame: [...object, { place: 'from', case: 'gen', after: 'u' }] },
  learn: { phrase: 'wydaj punkty doświadczenia na zaawansowane umiejętności' },
  endAdventure: { phrase: 'twoja przygoda dobiegła końca', isStatement: true },
  lift: {
    to: 'zdjąć klątwę',
    order: 'zdejmij klątwę',
    does: ['zdejmuje klątwę', 'zdejmują klątwę'],
    did: ['zdjął klątwę', 'zdjęła klątwę', 'zdjęło klątwę', 'zdjęli klątwę', 'zdjęły klątwę'],
    frame: object,
  },
  returnStored: {
    to: 'zwrócić do talii',
    order: 'zwróć do talii',
    does: ['zwraca do talii', 'zwracają do talii'],
    did: ['zwrócił do talii', 'zwróciła do talii', 'zwróciło do talii', 'zwrócili do talii', 'zwróciły do talii'],
    frame: [
      { place: 'object', case: 'acc', after: 'najwyżej' },
      { place: 'from', case: 'nom' },
    ],
  },
  banishStored: { ...banish, frame: [{ place: 'object', case: 'acc', after: 'przedmiot misji' }] },
  banishNumbered: { ...banish, frame: [{ place: 'object', case: 'acc', after: 'bez oglądania zieloną kartę' }] },
  lookAhead: {
    to: 'obejrzeć',
    order: 'obejrzyj',
    does: ['ogląda', 'oglądają'],
    did: ['obejrzał', 'obejrzała', 'obejrzało', 'obejrzeli', 'obejrzały'],
    frame: [...object, ...at],
  },
  lookUnder: { phrase: 'obejrzyj przód karty mgły połączonej z twoim terenem' },
  strengthen: {
    to: 'zwiększyć',
    order: 'zwiększ',
    does: ['zwiększa', 'zwiększają'],
    did: ['zwiększył', 'zwiększyła', 'zwiększyło', 'zwiększyli', 'zwiększyły'],
    frame: [
      { place: 'by', case: 'acc', after: 'o' },
      { place: 'object', case: 'gen', after: 'wytrzymałość' },
    ],
  },
  scrap: {
    phrase:
      'odrzuć jeden ze swoich przedmiotów i wtasuj do talii tyle losowych kart ze stosu, ile wynosi jego wytrzymałość',
  },
  freeTrade: { phrase: 'następne oddanie lub wymiana przedmiotów nie kosztuje kart', isStatement: true },
  craft: { phrase: 'ta karta staje się przedmiotem', isStatement: true },
}
