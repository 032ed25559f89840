// The explorers, in Polish.
import type { Translated } from '../../card-words.ts'
import type { explorers as english } from '../../en/cards/explorers.ts'

export const explorers: Translated<typeof english> = {
  'explorer/ingrid': {
    title: 'Ingrid Solheim-Vance',
    role: 'córka harpunnika',
    story: 'Płynie szukać brata, który ani razu nie napisał z lodów. Swoje odpowiedzi wiezie ułożone po kolei.',
  },
  'explorer/tomas': {
    title: 'Tomás Arrieta',
    role: 'mierniczy',
    story: 'Jego mapa wybrzeża jest bez zarzutu; to wybrzeże się przesunęło. Przyjechał wysłuchać jego racji.',
  },
  'explorer/wanjiru': {
    title: 'Wanjiru Keating',
    role: 'zielarka',
    story:
      'Zbiera rośliny, których nie ma w żadnej książce, i jedną, której nie powinno być wcale. Ta ma własny słój i obraca listki, gdy Wanjiru obraca kartki.',
  },
  'explorer/anselm': {
    title: 'Anselm Doyle',
    role: 'były kapelan',
    story:
      'Stracił wiarę w konfesjonale, a znalazł w nim szyfr, wydrapany pod kratką. Odczytał już wszystko prócz podpisu.',
  },
  'explorer/zofia': {
    title: 'Zofia Rzewuska',
    role: 'grotołazka',
    story: 'Zeszła głębiej niż ktokolwiek i raz usłyszała pukanie, jeszcze niżej. Odpukała, jak wypada.',
  },
  'explorer/emil': {
    title: 'Emil Haddad',
    role: 'złota rączka',
    story: 'Naprawia zegary, tylko nie ten, który stanął mu w podróży. Nic w nim nie jest zepsute; czeka.',
  },
  'explorer/mirela': {
    title: 'Mirela Stancu',
    role: 'linoskoczka',
    story:
      'Odeszła z cyrku tego wieczoru, gdy spadła lina, a nie ona. Najpierw przeszła do końca, bo ludzie zapłacili.',
  },
  'explorer/barnaby': {
    title: 'Barnaby Okoro-Lisle',
    role: 'kwatermistrz',
    story: 'Co noc liczy zapasy, a potem ludzi. Raz było o jednego mniej, a nikogo nie brakowało.',
  },
}
