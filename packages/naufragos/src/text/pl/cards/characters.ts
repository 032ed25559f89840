// The characters, in Polish.
import type { Translated } from '../../card-words.ts'
import type { characters as english } from '../../en/cards/characters.ts'

export const characters: Translated<typeof english> = {
  K1: {
    title: 'Tomasa Quill',
    mood: 'Jedenaście lat karmiła z jednego kotła dziewięćdziesiąt gąb i nie zgubiła ani łyżki.',
    role: 'kucharka',
  },
  K2: {
    title: 'Barnabas Oake',
    mood: 'Zbudowany jak kabestan i mniej więcej równie rozmowny.',
    role: 'palacz',
  },
  K3: {
    title: 'Ines Ferrolle',
    mood: 'Wie, gdzie jest północ, nawet gdy zamknie oczy i stanie do niej tyłem.',
    role: 'nawigatorka',
  },
  K4: {
    title: 'Jory Pentreath',
    mood: 'Czyta wodę tak, jak inni czytają listy.',
    role: 'sieciarz',
  },
  K5: {
    title: 'Maud Castellan',
    mood: 'W każdym powalonym pniu widzi gotową belkę.',
    role: 'szkutniczka',
  },
  K6: {
    title: 'Lucian Abara',
    mood: 'Narzędzia utonęły, pewna ręka została.',
    role: 'chirurg',
  },
  K7: {
    title: 'Felicity Marrow',
    mood: 'Zapisuje wszystko, a zwłaszcza to, o czym wszyscy woleliby zapomnieć.',
    role: 'kronikarka',
  },
  K8: {
    title: 'Ansel Drummond',
    mood: 'Potrafi stać tak nieruchomo, że ptaki wracają na gałąź.',
    role: 'ptasznik',
  },
}
