// The characters, in Polish.
import type { Translated } from '../../card-words.ts'
import type { characters as english } from '../../en/cards/characters.ts'

export const characters: Translated<typeof english> = {
  'character/tomasa-quill': {
    title: 'Tomasa Quill',
    mood: 'Jedenaście lat karmiła z jednego kotła dziewięćdziesiąt gąb i nie zgubiła ani łyżki.',
    role: 'kucharka',
  },
  'character/barnabas-oake': {
    title: 'Barnabas Oake',
    mood: 'Zbudowany jak kabestan i mniej więcej równie rozmowny.',
    role: 'palacz',
  },
  'character/ines-ferrolle': {
    title: 'Ines Ferrolle',
    mood: 'Wie, gdzie jest północ, nawet gdy zamknie oczy i stanie do niej tyłem.',
    role: 'nawigatorka',
  },
  'character/jory-pentreath': {
    title: 'Jory Pentreath',
    mood: 'Czyta wodę tak, jak inni czytają listy.',
    role: 'sieciarz',
  },
  'character/maud-castellan': {
    title: 'Maud Castellan',
    mood: 'W każdym powalonym pniu widzi gotową belkę.',
    role: 'szkutniczka',
  },
  'character/lucian-abara': {
    title: 'Lucian Abara',
    mood: 'Narzędzia utonęły, ale pewna ręka została.',
    role: 'chirurg',
  },
  'character/felicity-marrow': {
    title: 'Felicity Marrow',
    mood: 'Zapisuje wszystko, a zwłaszcza to, o czym wszyscy woleliby zapomnieć.',
    role: 'kronikarka',
  },
  'character/ansel-drummond': {
    title: 'Ansel Drummond',
    mood: 'Potrafi stać tak nieruchomo, że ptaki wracają na gałąź.',
    role: 'ptasznik',
  },
}
