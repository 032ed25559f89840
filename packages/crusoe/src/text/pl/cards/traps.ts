// The Trap cards in Polish.
import type { cards as english } from '../../en/cards/traps.ts'

export const cards: typeof english = {
  'trap/blowgun': { title: 'Dmuchawka', mood: 'Dmuchnięcie, łaskotanie w kark i powieki jak z ołowiu.' },
  'trap/blunt-spear': { title: 'Stara dzida', mood: 'Stara i tępa, ale leci z całego serca.' },
  'trap/collapse': { title: 'Zapadło się', mood: 'Kurz, łoskot i zamiast przejścia mamy teraz ścianę.' },
  'trap/confused': { title: 'Otumaniony', mood: 'Niebo na dole, ziemia na górze, a ręce jakby cudze.' },
  'trap/net': { title: 'Sieć', mood: 'Gwiazdy są piękne, nawet z drzewa i przez oczka sieci.' },
  'trap/poisonous-spores': { title: 'Trucizna', mood: 'Grzyb na nas kichnął, a pył wraca z nami do obozu.' },
  'trap/sharp-blade': { title: 'Ostrze', mood: 'Stare, ukryte i dużo ostrzejsze od naszych.' },
  'trap/snare': { title: 'Ukryta lina', mood: 'Noga w górę, noże w dół, gdzieś w wysoką trawę.' },
  'trap/spider-web': { title: 'Pająk', mood: 'Pajęczyna zeszła od razu, lecz małe ukąszenie wciąż pulsuje.' },
  'trap/strange-disease': { title: 'Dziwne schorzenie', mood: 'Sine plamy, rozdzielone między nas niczym racje.' },
  'trap/terrible-scream': {
    title: 'Przeraźliwy krzyk',
    mood: 'Nikt z nas nie ma takich płuc i nikt mieć nie powinien.',
  },
  'trap/trapdoor': { title: 'Zapadnia', mood: 'My chwyciliśmy się krawędzi, a zdobycz już nie.' },
  'trap/unlucky-incident': {
    title: 'Nieszczęśliwa przygoda',
    mood: 'Zaczęło się od drobnego potknięcia, a resztę zrobiła wyspa.',
  },
}
