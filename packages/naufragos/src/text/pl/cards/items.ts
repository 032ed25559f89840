// The items that have a number, in Polish.
import type { Translated } from '../../card-words.ts'
import type { items as english } from '../../en/cards/items.ts'

export const items: Translated<typeof english> = {
  'item/the-tide-book': {
    title: 'Księga pływów',
    mood: 'Jedenaście lat statków, spisanych coraz drobniejszym pismem.',
  },
  'item/plumed-hat': {
    title: 'Kapelusz z piórami',
    mood: 'Absurdalny, wspaniały, widoczny z daleka.',
  },
  'item/torn-half-of-a-chart': {
    title: 'Oddarta połowa mapy',
    mood: 'Linia brzegowa doskonała; cały dowcip jest na brakującej połowie.',
  },
  'item/casket-of-doubloons': {
    title: 'Szkatuła dublonów',
    mood: 'Za ciężka, żeby nieść, za ładna, żeby zostawić.',
  },
  'item/shark-tooth-club': {
    title: 'Maczuga z zębami rekina',
    mood: 'To pożyczka, nie prezent; dała to jasno do zrozumienia.',
  },
  'item/the-captains-log': {
    title: 'Dziennik kapitana',
    mood: 'Ostatni wpis urywa się w pół słowa.',
  },
  'item/iron-bound-strongbox': {
    title: 'Okuta kasa okrętowa',
    mood: 'Nikt nie ma klucza, dzięki czemu wszyscy są uczciwi.',
  },
  'item/signal-rockets': {
    title: 'Rakiety sygnałowe',
    mood: 'Dwie, zawinięte w woskowany jedwab.',
  },
  'item/the-ships-cat': {
    title: 'Kot okrętowy',
    mood: 'Zawsze wie, w której stronie jest ognisko.',
  },
  'item/striped-pelt': {
    title: 'Pręgowana skóra',
    mood: 'Ciepła, piękna i na wietrze nie całkiem milcząca.',
  },
  'item/fever-bark': {
    title: 'Kora na gorączkę',
    mood: 'Garść szarych zwitków.',
  },
  'item/bag-of-sulphur': {
    title: 'Worek siarki',
    mood: 'Pali się na niebiesko i wspaniale cuchnie.',
  },
  'item/the-green-idol': {
    title: 'Zielony bożek',
    mood: 'Co wieczór cięższy.',
  },
  'item/boarding-pistol-and-dirk': {
    title: 'Pistolet abordażowy i kordzik',
    mood: 'Nie do pary, dobrze naoliwione.',
  },
  'item/wax-candles': {
    title: 'Świece z wosku',
    mood: 'Krzywe, kopcące i lepsze niż ciemność.',
  },
  'item/blasting-powder': {
    title: 'Proch górniczy',
    mood: 'Dwanaście flanelowych woreczków i zapach dawnych grzmotów.',
  },
  'item/bronze-telescope': {
    title: 'Teleskop z brązu',
    mood: 'Przybliża horyzont na tyle, żeby rozczarował.',
  },
}
