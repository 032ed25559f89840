// One line of mood for each special thing of the scenario Family Robinson.
import type { Title } from '../names/titles.ts'

export const familyRobinsonMoods = {
  'family-robinson/fence': [
    'It keeps the goats in, the tigers out, and the toddlers guessing.',
    'Tiene dentro le capre, fuori le tigri e in dubbio i piccoli.',
    'Kozy zostają tu, tygrysy tam, a maluchy szukają przejścia.',
    'Козы внутри, тигры снаружи, малыши ищут лазейку.',
  ],
  'family-robinson/garden': [
    'We bury our supper and trust the worms to pay interest.',
    'Seppelliamo la cena e speriamo che i vermi paghino gli interessi.',
    'Zakopujemy kolację i liczymy, że dżdżownice doliczą odsetki.',
    'Закапываем ужин и ждём от червей процентов.',
  ],
  'family-robinson/gunpowder': [
    'One bang, and the whole menagerie remembers another engagement.',
    'Un botto, e tutto il serraglio si ricorda di un altro impegno.',
    'Jeden huk i cały zwierzyniec przypomina sobie o innych planach.',
    'Один хлопок, и весь зверинец вспоминает о других делах.',
  ],
  'family-robinson/old-tools': [
    'The handles are gone and the blades are tired. So are we.',
    'I manici sono spariti e le lame sono stanche. Come noi.',
    'Trzonków brak, ostrza zmęczone. Zupełnie jak my.',
    'Рукоятки пропали, лезвия устали. Прямо как мы.',
  ],
  'family-robinson/plow': [
    'All it lacks is an ox. We have drawn lots.',
    'Gli manca soltanto il bue. Abbiamo tirato a sorte.',
    'Brakuje tylko wołu. Ciągnęliśmy losy.',
    'Не хватает только вола. Мы тянули жребий.',
  ],
  'family-robinson/seeds': [
    'Eat them today or be wise: the eternal question, in a pouch.',
    "Mangiarli oggi o essere saggi: l'eterno dubbio, in un sacchetto.",
    'Zjeść dziś czy być mądrym: odwieczne pytanie w woreczku.',
    'Съесть сегодня или быть мудрее: вечный вопрос в мешочке.',
  ],
} as const satisfies { readonly [card: string]: Title }
