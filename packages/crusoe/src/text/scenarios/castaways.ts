// The words of the scenario Castaways.
import type { ScenarioText } from './scenario-text.ts'

export const castawaysText: ScenarioText = {
  name: ['Castaways', 'Naufraghi', 'Rozbitkowie', 'Выжившие'],
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
  book: ['Nothing happens.', 'Non succede nulla.', 'Nic się nie dzieje.', 'Ничего не происходит.'],
  totem: ['Nothing happens.', 'Non succede nulla.', 'Nic się nie dzieje.', 'Ничего не происходит.'],
  guide: [
    [
      'You win at the moment when three things are true at once: all five stages of the signal pile are full, the Fire is built, and it is round 10, 11 or 12. Not before, however early you are ready, and not a round later.',
      'Vincete nel momento in cui tre cose sono vere insieme: i cinque strati della catasta sono completi, il Fuoco è costruito e il round è il 10, l’11 o il 12. Non prima, per quanto siate in anticipo, e non un round dopo.',
      'Wygrywacie w chwili, gdy spełnione są naraz trzy warunki: wszystkie pięć warstw stosu jest pełnych, Ogień jest zbudowany i trwa runda 10, 11 lub 12. Ani wcześniej, choćbyście byli gotowi dawno, ani o rundę później.',
      'Вы побеждаете в тот миг, когда сходится всё сразу: заполнены все пять ярусов костра, построен «Огонь» и идёт раунд 10, 11 или 12. Не раньше, как бы рано вы ни управились, и ни раундом позже.',
    ],
    [
      'The stages hold 1, 2, 3, 4 and 5 wood. Wood goes on the pile only before the Action Phase, from what lies in camp, and only on the leftmost stage that is not full. A stage that was filled closes the pile for the round, so five rounds are the least it can take. What lies there stays there.',
      'Gli strati contengono 1, 2, 3, 4 e 5 legni. La legna si mette sulla catasta solo prima della Fase Azione, da quella che avete nell’accampamento, e solo sul primo strato a sinistra non ancora pieno. Uno strato completato chiude la catasta per quel round: servono quindi almeno cinque round. Ciò che è sulla catasta ci resta.',
      'Warstwy mieszczą 1, 2, 3, 4 i 5 drewna. Drewno dokłada się tylko przed fazą Akcji, z zapasów w Obozie, i tylko na pierwszą od lewej niepełną warstwę. Zapełniona warstwa zamyka stos do końca rundy, więc całość zajmie co najmniej pięć rund. Co trafi na stos, zostaje tam na dobre.',
      'Ярусы вмещают 1, 2, 3, 4 и 5 дерева. Дерево кладут только перед фазой действий, из запасов лагеря, и только на самый левый неполный ярус. Заполненный ярус закрывает костёр до конца раунда, так что весь костёр займёт не меньше пяти раундов. Что легло, того уже не взять.',
    ],
    [
      'Use the three dry rounds. From round 4 on it rains, from round 7 on there is snow and hungry animals as well: without a Roof the clouds eat your stores, without a Palisade the animals eat your patience. A Shelter by round 4 and two levels of Roof by round 7 are a good measure.',
      'Sfruttate i tre round asciutti. Dal round 4 piove, dal 7 arrivano anche la neve e gli animali affamati: senza Tetto le nuvole si mangiano le scorte, senza Palizzata gli animali si mangiano la vostra pazienza. Un Riparo entro il round 4 e due livelli di Tetto entro il 7 sono una buona misura.',
      'Wykorzystajcie trzy suche rundy. Od rundy 4 pada, od 7 dochodzą śnieg i wygłodniałe zwierzęta: bez Dachu chmury zjadają zapasy, bez Palisady zwierzęta zjadają nerwy. Schronienie do rundy 4 i dwa poziomy Dachu do rundy 7 to dobra miara.',
      'Не тратьте даром три сухих раунда. С 4-го идёт дождь, с 7-го прибавляются снег и голодные звери: без крыши тучи съедят запасы, без частокола звери съедят терпение. Укрытие к 4-му раунду и два уровня крыши к 7-му — хорошая мера.',
    ],
    [
      'The Fire needs Mountains, so explore until you see some. A second wood source, the Hatchet, or the Map to get farther pays back every round. Oil and the Mast put wood on the pile outside the usual moment, but they obey the same stage.',
      'Il Fuoco richiede le Montagne, quindi esplorate finché non ne vedete. Una seconda fonte di legno, l’Accetta o la Mappa per andare più lontano ripagano a ogni round. Olio e Albero mettono legna sulla catasta fuori dal solito momento, ma seguono lo stesso strato.',
      'Ogień wymaga Gór, więc badajcie wyspę, aż jakieś zobaczycie. Drugie źródło drewna, Siekiera albo Mapa, z którą dotrzecie dalej, zwracają się co rundę. Oliwa i Maszty dokładają drewno poza zwykłą chwilą, ale obowiązuje je ta sama warstwa.',
      'Для «Огня» нужны горы, так что исследуйте остров, пока не найдёте их. Второй источник дерева, «Топор» или «Карта», чтобы заходить дальше, окупаются каждый раунд. «Масло» и «Мачта» кладут дерево в костёр вне очереди, но на тот же самый ярус.',
    ],
    [
      'Books and totems do nothing here, which makes this the gentlest island of the seven. Count backwards instead: fifteen wood, five rounds, and winter in between. Groups that begin the pile in round 4 or 5 arrive in time with breath to spare.',
      'Qui libri e totem non fanno nulla: è la più mite delle sette isole. Contate piuttosto all’indietro: quindici legni, cinque round e l’inverno di mezzo. Chi comincia la catasta nel round 4 o 5 arriva in tempo e con un po’ di fiato.',
      'Księgi i totemy nic tu nie robią, dlatego to najłagodniejsza z siedmiu wysp. Liczcie raczej wstecz: piętnaście drewna, pięć rund, a pośrodku zima. Kto zaczyna stos w rundzie 4 lub 5, zdąży i złapie jeszcze oddech.',
      'Книги и тотемы здесь ничего не значат, поэтому это самый мягкий из семи островов. Лучше считайте с конца: пятнадцать дерева, пять раундов, и посередине зима. Кто начинает костёр в 4-м или 5-м раунде, успевает и не падает с ног.',
    ],
  ],
  won: [
    'The pile burns bright, and the ship turns. You are saved!',
    'La catasta divampa e la nave vira verso di voi. Siete salvi!',
    'Stos płonie jasno, a statek zawraca. Jesteście uratowani!',
    'Костёр пылает, и корабль меняет курс. Вы спасены!',
  ],
  tooLate: [
    'The last round is over, and no ship has seen you.',
    "L'ultimo round è finito e nessuna nave vi ha visti.",
    'Minęła ostatnia runda, a żaden statek was nie zauważył.',
    'Последний раунд позади, но ни один корабль вас не заметил.',
  ],
}
