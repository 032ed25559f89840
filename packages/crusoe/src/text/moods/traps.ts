// One line of mood for each Trap card.
import type { Title } from '../names/titles.ts'

export const trapMoods = {
  'trap/blowgun': [
    'A puff, a tickle on the neck, and such heavy, heavy eyelids.',
    'Un soffio, un solletico sul collo, e palpebre di piombo.',
    'Dmuchnięcie, łaskotanie w kark i powieki jak z ołowiu.',
    'Шорох, укол в шею, и веки будто свинцовые.',
  ],
  'trap/blunt-spear': [
    'Blunt, yes, but it came with a great deal of feeling.',
    'Spuntata, sì, ma arriva con molto sentimento.',
    'Stara i tępa, ale leci z całego serca.',
    'Тупое, зато летит от всей души.',
  ],
  'trap/collapse': [
    'Dust, a roar, and where the passage was there is now a wall.',
    "Polvere, un boato, e al posto del passaggio ora c'è un muro.",
    'Kurz, łoskot i zamiast przejścia mamy teraz ścianę.',
    'Пыль, грохот, и вместо прохода теперь стена.',
  ],
  'trap/confused': [
    'Sky below, ground above, and hands that seem to be borrowed.',
    'Il cielo è giù, la terra su, e le mani sono di qualcun altro.',
    'Niebo na dole, ziemia na górze, a ręce jakby cudze.',
    'Небо внизу, земля вверху, а руки словно чужие.',
  ],
  'trap/net': [
    'The stars are lovely, even from a tree and through knots.',
    'Belle le stelle, anche da un albero e attraverso i nodi.',
    'Gwiazdy są piękne, nawet z drzewa i przez oczka sieci.',
    'Звёзды хороши, даже с дерева и сквозь ячейки сети.',
  ],
  'trap/poisonous-spores': [
    'A mushroom sneezed on us, and the dust came along to camp.',
    'Un fungo ci starnutisce addosso, e la polvere torna con noi.',
    'Grzyb na nas kichnął, a pył wraca z nami do obozu.',
    'Гриб на нас чихнул, и пыль вернулась с нами в лагерь.',
  ],
  'trap/sharp-blade': [
    'Old, hidden, and far sharper than any of our own.',
    'Vecchia, nascosta, e molto più affilata delle nostre.',
    'Stare, ukryte i dużo ostrzejsze od naszych.',
    'Старое, спрятанное и куда острее наших.',
  ],
  'trap/snare': [
    'Up goes the leg, down go the knives, somewhere in the grass.',
    "Su la gamba, giù i coltelli, da qualche parte nell'erba.",
    'Noga w górę, noże w dół, gdzieś w wysoką trawę.',
    'Нога вверх, ножи вниз, куда-то в высокую траву.',
  ],
  'trap/spider-web': [
    'The web brushed off at once, but the little bite throbs on.',
    'La ragnatela è venuta via, ma il piccolo morso pulsa ancora.',
    'Pajęczyna zeszła od razu, lecz małe ukąszenie wciąż pulsuje.',
    'Паутина снялась сразу, а крошечный укус всё ноет.',
  ],
  'trap/strange-disease': [
    'Blue spots, shared out among us like rations.',
    'Macchie blu, divise tra noi come razioni.',
    'Sine plamy, rozdzielone między nas niczym racje.',
    'Синие пятна, поделённые между нами, будто паёк.',
  ],
  'trap/terrible-scream': [
    'None of us has lungs like that, and nobody should.',
    'Nessuno di noi ha polmoni simili, e nessuno dovrebbe averli.',
    'Nikt z nas nie ma takich płuc i nikt mieć nie powinien.',
    'Таких лёгких нет ни у кого из нас, да и быть не должно.',
  ],
  'trap/trapdoor': [
    'We caught hold of the edge; what we carried did not.',
    'Noi ci siamo aggrappati al bordo, il bottino no.',
    'My chwyciliśmy się krawędzi, zdobycz już nie.',
    'Мы за край ухватились, а вот добыча не сумела.',
  ],
  'trap/unlucky-incident': [
    'It began with a small slip, and the island did the rest.',
    "Un piccolo passo falso, e al resto ha pensato l'isola.",
    'Zaczęło się od drobnego potknięcia, resztę zrobiła wyspa.',
    'Началось с пустяка, остальное довершил остров.',
  ],
} as const satisfies { readonly [card: string]: Title }
