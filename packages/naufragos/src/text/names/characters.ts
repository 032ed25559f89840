// The eight characters.
import type { CardWords } from './card-words.ts'

export const charactersNames = {
  K1: {
    title: ['Tomasa Quill', 'Tomasa Quill', 'Tomasa Quill', 'Томаса Квилл'],
    line: [
      'Fed ninety hands from one copper for eleven years and never lost a spoon.',
      'Undici anni a sfamare novanta marinai con un solo paiolo: mai perso un cucchiaio.',
      'Jedenaście lat karmiła z jednego kotła dziewięćdziesiąt gąb i nie zgubiła ani łyżki.',
      'Одиннадцать лет кормила девяносто ртов из одного котла и не потеряла ни ложки.',
    ],
    role: ['cook', 'cuoca', 'kucharka', 'повариха'],
  },
  K2: {
    title: ['Barnabas Oake', 'Barnabas Oake', 'Barnabas Oake', 'Барнабас Оук'],
    line: [
      'Built like a capstan and about as talkative.',
      'Ha la stazza di un argano e più o meno la stessa parlantina.',
      'Zbudowany jak kabestan i mniej więcej równie rozmowny.',
      'Сложён как кабестан и примерно так же разговорчив.',
    ],
    role: ['stoker', 'fuochista', 'palacz', 'кочегар'],
  },
  K3: {
    title: ['Ines Ferrolle', 'Ines Ferrolle', 'Ines Ferrolle', 'Инес Ферролль'],
    line: [
      'Knows where north is with her eyes shut and her back turned.',
      "Sa dov'è il nord anche a occhi chiusi e di spalle.",
      'Wie, gdzie jest północ, nawet gdy zamknie oczy i stanie do niej tyłem.',
      'Найдёт север с закрытыми глазами, даже стоя к нему спиной.',
    ],
    role: ['navigator', 'navigatrice', 'nawigatorka', 'штурман'],
  },
  K4: {
    title: ['Jory Pentreath', 'Jory Pentreath', 'Jory Pentreath', 'Джори Пентрит'],
    line: [
      'Reads the water the way other people read a letter.',
      "Legge l'acqua come gli altri leggono una lettera.",
      'Czyta wodę tak, jak inni czytają listy.',
      'Читает воду, как другие читают письма.',
    ],
    role: ['netmender', 'rammendatore di reti', 'sieciarz', 'сетевяз'],
  },
  K5: {
    title: ['Maud Castellan', 'Maud Castellan', 'Maud Castellan', 'Мод Кастеллан'],
    line: [
      'Sees a beam inside every fallen trunk.',
      'In ogni tronco caduto vede già una trave.',
      'W każdym powalonym pniu widzi gotową belkę.',
      'В каждом упавшем стволе видит балку.',
    ],
    role: ['carpenter', "maestra d'ascia", 'szkutniczka', 'плотница'],
  },
  K6: {
    title: ['Lucian Abara', 'Lucian Abara', 'Lucian Abara', 'Люциан Абара'],
    line: [
      'Lost his instruments, kept his steady hands.',
      'Ha perso i ferri del mestiere, non la mano ferma.',
      'Narzędzia utonęły, pewna ręka została.',
      'Инструменты утонули, твёрдая рука осталась.',
    ],
    role: ['surgeon', 'chirurgo', 'chirurg', 'хирург'],
  },
  K7: {
    title: ['Felicity Marrow', 'Felicity Marrow', 'Felicity Marrow', 'Фелисити Марроу'],
    line: [
      'Writes everything down, especially what nobody wanted remembered.',
      'Annota tutto, specie quello che gli altri preferirebbero dimenticare.',
      'Zapisuje wszystko, a zwłaszcza to, o czym wszyscy woleliby zapomnieć.',
      'Записывает всё, особенно то, что остальные хотели бы забыть.',
    ],
    role: ['chronicler', 'cronista', 'kronikarka', 'летописица'],
  },
  K8: {
    title: ['Ansel Drummond', 'Ansel Drummond', 'Ansel Drummond', 'Ансел Драммонд'],
    line: [
      'Can stand so still that birds come back to the branch.',
      'Sa stare così fermo che gli uccelli tornano sul ramo.',
      'Potrafi stać tak nieruchomo, że ptaki wracają na gałąź.',
      'Умеет замереть так, что птицы возвращаются на ветку.',
    ],
    role: ['fowler', 'uccellatore', 'ptasznik', 'птицелов'],
  },
} as const satisfies { readonly [id: string]: CardWords }
