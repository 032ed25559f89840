// What a scenario tells those who begin it: what must be done, and how they came to be there.
import type { ScenarioId } from '../scenarios/scenario.ts'
import type { Title } from './names/titles.ts'

export const SCENARIO_TEXTS: { readonly [S in ScenarioId]: { readonly goal: Title; readonly intro: Title } } = {
  castaways: {
    goal: [
      'Fill the signal pile with wood, stage by stage, and build the Fire. If both are ready while a ship is near, in rounds 10 to 12, you are saved.',
      'Completate la catasta di legno, uno strato alla volta, e costruite il Fuoco. Se entrambi sono pronti mentre passa una nave, nei round da 10 a 12, siete salvi.',
      'Ułóżcie cały stos sygnałowy, warstwa po warstwie, i zbudujcie Ogień. Jeśli jedno i drugie będzie gotowe, gdy w pobliżu jest statek (rundy 10–12), jesteście uratowani.',
      'Сложите сигнальный костёр, ярус за ярусом, и постройте «Огонь». Если и то и другое готово, пока рядом корабль (раунды с 10 по 12), вы спасены.',
    ],
    intro: [
      'The storm has spat you out on a beach that nobody ever drew on a map. Behind you the ship goes down; before you stands a wall of green, and something in it is breathing. You have a few crates, your bare hands and the will to live. In ten days or so, ships of the southern route will pass this coast: by then a mountain of wood must be waiting for them, and a fire to light it with. Until that day, stay alive.',
      'La tempesta vi ha sputati su una spiaggia che nessuno ha mai segnato su una mappa. Alle vostre spalle la nave affonda; davanti si alza un muro di verde, e lì dentro qualcosa respira. Vi restano qualche cassa, le mani nude e la voglia di vivere. Tra una decina di giorni le navi della rotta del sud passeranno al largo: per allora dovranno trovare ad attenderle una montagna di legna e un fuoco per accenderla. Fino a quel giorno, restate vivi.',
      'Sztorm wyrzucił was na plażę, której nikt nigdy nie naniósł na mapę. Za wami tonie statek, przed wami wyrasta zielona ściana, a w niej coś oddycha. Zostało wam kilka skrzyń, gołe ręce i wola życia. Za jakieś dziesięć dni będą tędy przepływać statki z południowego szlaku: zanim się pojawią, na brzegu musi czekać góra drewna i ogień, który ją rozpali. Do tego dnia macie jedno zadanie: przeżyć.',
      'Шторм выбросил вас на берег, которого нет ни на одной карте. Позади тонет корабль, впереди стеной встаёт зелень, и в ней кто-то дышит. У вас есть пара ящиков, голые руки и воля к жизни. Дней через десять мимо пойдут корабли южного пути: к этому времени на берегу их должны ждать гора дров и огонь, чтобы её поджечь. А до тех пор у вас одна задача — выжить.',
    ],
  },
}
