// The words of the scenario King Kong Island.
import type { ScenarioText } from './scenario-text.ts'

export const kingKongText: ScenarioText = {
  name: [
    'King Kong Island',
    'La spaventosa avventura sull’isola di King Kong',
    'Wyspa King Konga',
    'Ужасное приключение на острове Кинг-Конга',
  ],
  goal: [
    'Build three Traps on totem tiles and then, in a later round, catch King Kong in a special Hunt: if the director is alive and the actress free, you have won. If the director is killed, you have lost.',
    'Costruite tre Trappole su tessere con un totem e poi, in un round successivo, catturate King Kong con una Caccia speciale: se il regista è vivo e l’attrice è libera, avete vinto. Se il regista viene ucciso, avete perso.',
    'Zbudujcie trzy Pułapki na kafelkach z Totemem, a w jednej z następnych rund schwytajcie King Konga w specjalnym Polowaniu: jeśli reżyser żyje, a aktorka jest wolna, zwyciężacie. Jeśli reżyser zginie, przegrywacie.',
    'Постройте три Ловушки на участках с тотемом и в одном из следующих раундов поймайте Кинг-Конга на особой охоте: если режиссёр жив, а актриса свободна, вы победили. Если режиссёр погибнет, вы проиграли.',
  ],
  intro: [
    'It was to be the greatest picture ever made: an island without a name, a giant ape, and the finest cameras that money could borrow. On the second day of shooting the ape walked on without waiting for its cue. Now the lamps are smashed, the crew counts heads every morning, and every morning it comes to a smaller number. The director still raves about the final scene: three traps, one leap, and King Kong in chains. You had better get it in a single take.',
    'Doveva essere il più grande film di tutti i tempi: un’isola senza nome, una scimmia gigantesca e le migliori cineprese che si potessero avere a credito. Al secondo giorno di riprese la scimmia è entrata in scena senza aspettare il ciak. Ora i riflettori sono in frantumi, ogni mattina la troupe si conta, e ogni mattina il conto è più breve. Il regista vaneggia ancora della scena finale: tre trappole, un balzo e King Kong in catene. Meglio che sia buona la prima.',
    'Miał to być największy film wszech czasów: bezimienna wyspa, olbrzymia małpa i najlepsze kamery, jakie dało się wziąć na kredyt. Drugiego dnia zdjęć małpa weszła na plan, nie czekając na klaps. Reflektory leżą w kawałkach, ekipa przelicza się co rano i co rano wychodzi jej mniej. Reżyser wciąż śni o scenie finałowej: trzy pułapki, jeden skok i King Kong w łańcuchach. Lepiej, żeby udała się za pierwszym razem.',
    'Это должна была быть величайшая картина всех времён: безымянный остров, гигантская обезьяна и лучшие камеры, какие только дают в долг. На второй день съёмок обезьяна вышла на площадку, не дожидаясь хлопушки. Прожекторы разбиты, каждое утро группа пересчитывает своих, и каждое утро выходит всё меньше. Режиссёр по-прежнему бредит финальной сценой: три ловушки, один прыжок — и Кинг-Конг в цепях. Лучше бы снять её с первого дубля.',
  ],
  book: [
    'King Kong kills the living member of the film crew with the lowest number (the actress is taken captive instead), and morale falls by 1.',
    'King Kong uccide il membro della troupe ancora in vita con il numero più basso (l’attrice viene invece rapita) e il morale scende di 1.',
    'King Kong zabija żyjącego członka ekipy o najniższym numerze (aktorkę zamiast tego porywa), a Morale spada o 1.',
    'Кинг-Конг убивает живого участника съёмочной группы с наименьшим номером (актрису он вместо этого похищает), а моральный дух падает на 1.',
  ],
  totem: [
    'King Kong’s Lair: put the next Number token on the tile. In every Weather Phase the Hungry Animals die is rolled once for each Number token on the island.',
    'Tana di King Kong: mettete sulla tessera il segnalino Numero successivo. In ogni Fase Meteo si tira il dado Animali Affamati una volta per ciascun segnalino Numero sull’isola.',
    'Legowisko King Konga: połóżcie na kafelku kolejny żeton kolejności. W każdej fazie Pogody rzuca się kością Wygłodniałych zwierząt raz za każdy taki żeton na wyspie.',
    'Логово Кинг-Конга: положите на участок следующий жетон с номером. В каждой фазе погоды кубик голодных зверей бросают по одному разу за каждый такой жетон на острове.',
  ],
  things: {
    'king-kong/trap': [
      'In a round after the third Trap was built, King Kong can be caught in a special Hunt with 2 pawns, as long as all three stand.',
      'Nei round successivi alla costruzione della terza Trappola, finché sono tutte e tre in piedi, King Kong può essere catturato con una Caccia speciale (2 pedine).',
      'Od rundy następującej po zbudowaniu trzeciej Pułapki, dopóki stoją wszystkie trzy, King Konga można schwytać w specjalnym Polowaniu (2 pionki).',
      'Начиная с раунда после постройки третьей Ловушки, пока стоят все три, Кинг-Конга можно поймать на особой охоте (2 фишки).',
    ],
    'king-kong/tranquilizer': [
      'The special Hunt for King Kong lowers the weapon level by 1 instead of 5.',
      'La Caccia speciale a King Kong abbassa il livello delle Armi di 1 anziché di 5.',
      'Specjalne Polowanie na King Konga obniża poziom Broni o 1 zamiast o 5.',
      'Особая охота на Кинг-Конга понижает уровень оружия на 1, а не на 5.',
    ],
  },
  guide: [
    [
      'Your Shelter stands from the start, so you can raise the Palisade in the very first round. Do it: the sheet has no clouds for you, but in every Weather Phase the Hungry Animals die is rolled once for each Number token on the island, and every single result counts. Two faces of the six strike the Palisade, one takes food, one is a beast of strength 3.',
      'Il vostro Riparo è in piedi fin dall’inizio, quindi potete alzare la Palizzata già nel primo round. Fatelo: la scheda non vi manda nuvole, ma in ogni Fase Meteo si tira il dado Animali Affamati una volta per ciascun segnalino Numero sull’isola, e ogni risultato conta. Due facce su sei colpiscono la Palizzata, una si prende del cibo, una è una Belva di forza 3.',
      'Wasze Schronienie stoi od początku, więc Palisadę możecie podnosić już w pierwszej rundzie. Zróbcie to: chmur na karcie Scenariusza nie ma, ale w każdej fazie Pogody rzucacie kością Wygłodniałych zwierząt raz za każdy żeton kolejności na wyspie i każdy wynik wchodzi w życie. Dwie ścianki z sześciu uderzają w Palisadę, jedna zabiera pożywienie, jedna to Bestia o sile 3.',
      'Укрытие стоит с самого начала, так что частокол можно поднимать уже в первом раунде. Так и сделайте: туч на листе сценария нет, зато в каждой фазе погоды кубик голодных зверей бросают по разу за каждый жетон с номером на острове, и действует каждый результат. Две грани из шести бьют по частоколу, одна отнимает еду, ещё одна — зверь силой 3.',
    ],
    [
      'When the die strikes and the Palisade is already at 0, King Kong is in the camp: morale falls by 1, everybody there suffers 1 wound, and another member of the crew is gone. So every totem tile you turn up is a bargain with two sides. You need three of these lairs for your Traps, and each of them brings one more die for the rest of the game. Do not camp on a lair: it costs each of you 1 wound in every Production Phase.',
      'Se il dado colpisce quando la Palizzata è già a 0, King Kong è nell’accampamento: il morale scende di 1, chi si trova lì subisce 1 ferita a testa e un altro membro della troupe non c’è più. Ogni tessera con un totem è quindi un affare a doppio taglio: vi servono tre di queste tane per le Trappole, ma ognuna aggiunge un dado fino alla fine della partita. E non accampatevi in una tana: ciascuno di voi subirebbe 1 ferita in ogni Fase Produzione.',
      'Jeśli kość uderza, a Palisada jest już na 0, King Kong wpada do Obozu: Morale spada o 1, każdy, kto tam jest, otrzymuje 1 ranę, a ekipa traci kolejną osobę. Każdy odkryty kafelek z Totemem to więc broń obosieczna: na Pułapki potrzebujecie trzech takich legowisk, ale każde dokłada jeden rzut aż do końca gry. Nie rozbijajcie też Obozu w legowisku: w każdej fazie Produkcji każde z was otrzyma tam 1 ranę.',
      'Если кубик бьёт по частоколу, а тот уже на нуле, Кинг-Конг врывается в лагерь: моральный дух падает на 1, каждый, кто там есть, получает 1 рану, а съёмочная группа теряет ещё одного. Поэтому каждый открытый участок с тотемом — палка о двух концах: три таких логова нужны вам для Ловушек, но каждое до конца игры добавляет бросок. И не ставьте лагерь в логове: каждый из вас будет получать там 1 рану в каждой фазе добычи.',
    ],
    [
      'The crew dies in the order of its numbers, one with each book symbol and one with each break-in. Number 9 is the director, and with him the game is lost. Number 6, the actress, is not killed but carried off, and while she is captive King Kong cannot be caught. She is held in the fourth lair: if you have not found it yet, keep exploring. There a special Explore Action sets her free, with the usual pawns and dice and one Creature from the Mystery deck. After that she is in her place in the row again, and may be taken again.',
      'La troupe muore in ordine di numero: uno per ogni simbolo libro e uno per ogni irruzione. Il numero 9 è il regista, e con lui è persa la partita. Il numero 6, l’attrice, non viene uccisa ma rapita, e finché è prigioniera King Kong non si può catturare. È tenuta nella quarta tana: se non l’avete ancora trovata, continuate a esplorare. Lì la libera un’Azione Esplorazione speciale, con le pedine e i dadi di sempre e una Creatura del mazzo Mistero. Poi riprende il suo posto nella fila, e può essere rapita di nuovo.',
      'Ekipa ginie w kolejności numerów: jedna osoba na każdą ikonę Księgi i jedna na każde wtargnięcie do Obozu. Numer 9 to reżyser i z jego śmiercią gra jest przegrana. Numer 6, aktorka, nie ginie, lecz zostaje porwana, a dopóki jest w niewoli, King Konga nie da się schwytać. Więziona jest w czwartym legowisku: jeśli go jeszcze nie znacie, odkrywajcie dalej. Uwalnia ją tam specjalna Akcja Eksploracji, ze zwykłymi pionkami i kośćmi oraz jednym Potworem z talii Tajemnic. Potem wraca na swoje miejsce w szeregu i znów może zostać porwana.',
      'Съёмочная группа гибнет по порядку номеров: один человек за каждый символ книги и один за каждое вторжение. Номер 9 — режиссёр, и с его смертью игра проиграна. Номер 6, актрису, Кинг-Конг не убивает, а похищает, и пока она в плену, поймать его нельзя. Держат её в четвёртом логове: если вы его ещё не нашли, исследуйте дальше. Там её освобождает особое исследование, с обычными фишками и кубиками и с одним монстром из колоды тайн. После этого она снова на своём месте в ряду, и её снова могут похитить.',
    ],
    [
      'Each Trap takes the Shovel and 4 wood. That makes twelve wood, so lay some aside from early on. A Trap is built on a totem tile, one on each: on the camp’s own tile, beside it, or two tiles away with one pawn more. Moving the camp to the middle of the island can be worth half a Palisade. If a tile is turned face down, its Trap is lost, and you have to build another.',
      'Ogni Trappola richiede la Pala e 4 legno. In tutto fanno dodici: cominciate presto a metterne da parte. La Trappola si costruisce su una tessera con un totem, una per tessera: sulla tessera dell’accampamento, accanto, oppure a due tessere di distanza con 1 pedina in più. Spostare l’accampamento verso il centro dell’isola può valere mezza Palizzata. Se una tessera viene girata a faccia in giù, la sua Trappola è perduta e dovete costruirne un’altra.',
      'Każda Pułapka wymaga Łopaty i 4 drewna. Razem to dwanaście, więc zacznijcie odkładać wcześnie. Pułapkę buduje się na kafelku z Totemem, po jednej na każdym: na kafelku Obozu, na sąsiednim albo dwa kafelki dalej, za 1 pionek więcej. Przeniesienie Obozu w głąb wyspy bywa warte połowy Palisady. Gdy kafelek zostaje odwrócony, jego Pułapka przepada i trzeba zbudować następną.',
      'Каждая Ловушка требует Лопату и 4 дерева. Всего это двенадцать, так что откладывать начинайте рано. Ловушку строят на участке с тотемом, по одной на каждом: на участке лагеря, на соседнем или через один от него, и тогда нужна ещё 1 фишка. Перенести лагерь в глубь острова порой стоит и половины частокола. Если участок переворачивают, его Ловушка пропадает и придётся строить новую.',
    ],
    [
      'From the round after the third Trap on, two pawns can hunt King Kong. There are no dice and no strength to beat, but the weapon level drops by 5, and every level that is missing wounds the one who leads. With the Tranquilizer (Hills, Plains and the Fire) it drops by 1 only. If the leader lives, you have won on the spot. Friday may lead with a neutral pawn, and even his death does not let the ape escape.',
      'Dal round successivo alla terza Trappola, due pedine possono dare la caccia a King Kong. Niente dadi e nessuna forza da battere, ma il livello delle Armi scende di 5 e ogni livello mancante è una ferita per chi guida l’Azione. Con il Tranquillante (Colline, Pianura e il Fuoco) scende solo di 1. Se chi guida sopravvive, avete vinto sul colpo. Può guidare anche Venerdì, con una pedina neutrale, e nemmeno la sua morte lascia scappare lo scimmione.',
      'Od rundy po zbudowaniu trzeciej Pułapki dwa pionki mogą zapolować na King Konga. Nie ma kości ani siły, którą trzeba pokonać, ale poziom Broni spada o 5, a każdy brakujący poziom to rana dla postaci wykonującej Akcję. Ze Środkiem usypiającym (Wzgórza, Łąka i Ogień) spada tylko o 1. Jeśli ta postać przeżyje, od razu zwyciężacie. Polować może też Piętaszek z dodatkowym pionkiem, a nawet jego śmierć nie wypuści małpy z sideł.',
      'Начиная с раунда после третьей Ловушки две фишки могут выйти на Кинг-Конга. Ни кубиков, ни силы, которую надо превзойти, здесь нет, но уровень оружия падает на 5, и каждый недостающий уровень — рана тому, кто выполняет действие. С Транквилизатором (Холмы, Равнина и Огонь) он падает только на 1. Если охотник выжил, вы сразу победили. Вести охоту может и Пятница с нейтральной фишкой, и даже его гибель не даст обезьяне уйти.',
    ],
    [
      'Plan from the end: the third Trap must stand in round 9, better in round 7. Raise two or three levels of Palisade before you look for the third lair, and do not open a fourth without need. The Film-maker’s Lost Item gives the bonus of the lowest number still alive, so look at the crew before you use it. Keep the Firecracker for the night on which the Palisade would not hold.',
      'Ragionate a ritroso: la terza Trappola deve essere in piedi nel round 9, meglio nel 7. Alzate la Palizzata di due o tre livelli prima di cercare la terza tana, e non scoprite la quarta senza bisogno. L’Oggetto Perduto del Filmmaker dà il bonus del numero più basso ancora in vita: guardate la troupe prima di usarlo. Tenete il Petardo per la notte in cui la Palizzata non reggerebbe.',
      'Planujcie od końca: trzecia Pułapka musi stać w rundzie 9, a lepiej w 7. Zanim poszukacie trzeciego legowiska, podnieście Palisadę o dwa, trzy poziomy, a czwartego nie odkrywajcie bez potrzeby. Zguba filmowca daje premię najniższego żyjącego numeru, więc przed użyciem spójrzcie na ekipę. Petardę zachowajcie na noc, w którą Palisada by nie wytrzymała.',
      'Считайте с конца: третья Ловушка должна стоять в раунде 9, а лучше в 7. Прежде чем искать третье логово, поднимите частокол на два-три уровня, а четвёртое без нужды не открывайте. Потерянный реквизит даёт бонус наименьшего живого номера, так что сначала взгляните на группу. Пиротехнику приберегите на ночь, когда частокол не устоит.',
    ],
  ],
  won: [
    'The third trap snaps shut, the ape sinks to its knees, and the last camera is still running. King Kong is caught!',
    'La terza trappola scatta, lo scimmione cade in ginocchio e l’ultima cinepresa gira ancora. King Kong è catturato!',
    'Trzecia pułapka się zatrzaskuje, małpa pada na kolana, a ostatnia kamera wciąż pracuje. King Kong schwytany!',
    'Третья ловушка захлопывается, обезьяна падает на колени, а последняя камера всё ещё снимает. Кинг-Конг пойман!',
  ],
  tooLate: [
    'The last round is over. King Kong is still at large, and the island keeps the film.',
    'L’ultimo round è finito. King Kong è ancora libero, e il film resta all’isola.',
    'Minęła ostatnia runda. King Kong wciąż jest na wolności, a film zostaje na wyspie.',
    'Последний раунд позади. Кинг-Конг на свободе, а фильм остаётся острову.',
  ],
  options: {
    hungryCrew: {
      name: ['Hungry Crew', 'Troupe affamata', 'Głodna ekipa', 'Голодная группа'],
      text: [
        'Harder: a night on which any character goes hungry also costs the next member of the crew.',
        'Più difficile: una notte in cui un personaggio resta senza cibo costa anche il prossimo membro della troupe.',
        'Trudniej: noc, w której ktoś z postaci głoduje, kosztuje też życie kolejnego członka ekipy.',
        'Сложнее: ночь, в которую кто-то из персонажей остался голодным, уносит и следующего участника группы.',
      ],
    },
  },
}
