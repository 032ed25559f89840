// The words of the scenario Cursed Island.
import type { ScenarioText } from './scenario-text.ts'

export const cursedIslandText: ScenarioText = {
  name: ['Cursed Island', 'L’Isola Maledetta', 'Przeklęta wyspa', 'Проклятый остров'],
  goal: [
    'Build Crosses on five different tiles. If all five stand when a round ends and everybody is alive, the curse is broken; you have ten rounds.',
    'Costruite una Croce su cinque tessere diverse. Se alla fine di un round sono tutte e cinque in piedi e siete tutti vivi, la maledizione è spezzata; avete dieci round.',
    'Zbudujcie Krzyże na pięciu różnych kafelkach. Jeśli na koniec rundy stoi wszystkie pięć i wszyscy żyją, klątwa zostaje złamana; macie na to dziesięć rund.',
    'Постройте «Кресты» на пяти разных участках. Если к концу раунда стоят все пять и все персонажи живы, проклятие снято; у вас десять раундов.',
  ],
  intro: [
    'The sailors called it an old wives’ tale: an island that lets nobody leave. Now your ship lies broken on its reef, and from the forest comes a chant that no bird ever sang. Fog rises where there was sunlight a moment ago, and in it stand altars whose blood has not yet dried. The last page of a missionary’s diary, found under a stone, says what must be done: five Crosses, raised on five places of this island. He had built four when the writing stops.',
    'I marinai la chiamavano una storia da vecchie comari: un’isola che non lascia partire nessuno. Ora la vostra nave giace squarciata sui suoi scogli, e dalla foresta arriva un canto che nessun uccello ha mai cantato. Dove un attimo fa c’era il sole si alza la nebbia, e nella nebbia ci sono altari su cui il sangue non è ancora secco. L’ultima pagina del diario di un missionario, trovata sotto una pietra, dice che cosa bisogna fare: cinque Croci, innalzate in cinque luoghi dell’isola. Era arrivato a quattro, poi la scrittura si interrompe.',
    'Marynarze nazywali to babskim gadaniem: wyspa, z której nikt nie odpływa. Teraz wasz statek leży roztrzaskany na jej rafie, a z lasu dobiega śpiew, jakiego nie wydał żaden ptak. Tam, gdzie przed chwilą świeciło słońce, wstaje mgła, a w niej majaczą ołtarze, na których jeszcze nie zaschła krew. Ostatnia strona dziennika misjonarza, znaleziona pod kamieniem, mówi, co trzeba zrobić: pięć Krzyży wzniesionych w pięciu miejscach wyspy. Zdążył postawić cztery, potem zapiski się urywają.',
    'Моряки считали это бабьими сказками: остров, который никого не отпускает. Теперь ваш корабль разбит о его рифы, а из леса доносится пение, какого не издавала ни одна птица. Там, где минуту назад светило солнце, встаёт туман, а в тумане темнеют алтари, на которых ещё не высохла кровь. На последней странице дневника миссионера, найденного под камнем, сказано, что делать: пять крестов в пяти разных местах острова. Он успел поставить четыре, и на этом записи обрываются.',
  ],
  book: [
    'Choose two different tiles or spaces without fog and put a fog marker on each.',
    'Scegliete due tessere o spazi diversi senza nebbia e mettete un indicatore nebbia su ciascuno.',
    'Wybierzcie dwa różne kafelki lub obszary bez mgły i na każdym połóżcie znacznik Mgły.',
    'Выберите два разных участка или клетки без тумана и положите на каждый маркер тумана.',
  ],
  totem: [
    'First: the Dark Temple; from the next round on it can be explored once, for up to 3 Treasures and 1 Creature. Second: the Altar of Death; whoever found it suffers 2 wounds. Third to sixth: a Cultist Hideout; a fog marker is put on the tile.',
    'Primo: il Tempio Oscuro; dal round successivo lo si può esplorare una volta, pescando fino a 3 Tesori e 1 Creatura. Secondo: l’Altare della Morte; chi l’ha trovato subisce 2 ferite. Dal terzo al sesto: un Covo dei Cultisti; si mette un indicatore nebbia sulla tessera.',
    'Pierwszy: Mroczna świątynia; od następnej rundy można ją raz zbadać i dobrać do 3 Skarbów i 1 Potwora. Drugi: Ołtarz śmierci; kto go odkrył, otrzymuje 2 rany. Od trzeciego do szóstego: Kryjówka kultystów; na kafelku kładzie się znacznik Mgły.',
    'Первый: Тёмный храм; со следующего раунда его можно один раз исследовать и вытянуть до 3 кладов и 1 монстра. Второй: Алтарь смерти; тот, кто его открыл, получает 2 раны. С третьего по шестой: Логово культистов; на участок кладут маркер тумана.',
  ],
  guide: [
    [
      'The fog is what makes this island different. Every book symbol puts fog on two places of your choice, and every Action there needs one pawn more. Under fog a terrain counts as unexplored, and a foggy camp produces nothing; Arrange Camp, Rest and everything you build in camp then need a second pawn, too. So send the fog where you never want to go: far corners, empty spaces, tiles whose terrain lies elsewhere as well.',
      'È la nebbia a rendere diversa quest’isola. Ogni simbolo libro porta la nebbia in due luoghi a vostra scelta, e ogni Azione svolta lì richiede una pedina in più. Sotto la nebbia il terreno conta come inesplorato e un accampamento avvolto nella nebbia non produce nulla; anche l’Organizzazione dell’Accampamento, il Riposo e tutto ciò che vi costruite chiedono allora una seconda pedina. Mandate dunque la nebbia dove non vorrete mai andare: angoli lontani, spazi vuoti, tessere il cui terreno si trova anche altrove.',
      'Tę wyspę wyróżnia mgła. Każda ikona Księgi sprowadza mgłę na dwa wybrane przez was miejsca, a każda Akcja w takim miejscu wymaga jednego pionka więcej. Teren pod mgłą uchodzi za nieodkryty, a Obóz we mgle niczego nie produkuje; wtedy także Porządkowanie Obozu, Odpoczynek i wszystko, co budujecie w Obozie, wymaga drugiego pionka. Posyłajcie więc mgłę tam, dokąd nigdy się nie wybieracie: w dalekie rogi, na puste obszary, na kafelki, których teren macie też gdzie indziej.',
      'Главное отличие этого острова — туман. Каждый символ книги приносит туман в два места на ваш выбор, и любое действие там требует на одну фишку больше. Местность под туманом считается неисследованной, а лагерь в тумане ничего не добывает; обустройство лагеря, отдых и всё, что строится в лагере, тоже требует тогда второй фишки. Поэтому отправляйте туман туда, куда не собираетесь: в дальние углы, на пустые клетки, на участки, чья местность есть и в другом месте.',
    ],
    [
      'A Cross costs 2 wood and is a Build Action on any explored tile that has none, the camp’s tile included. One pawn is enough on the camp’s tile and next to it, every further tile on the way costs one more, and so does fog; with yet another pawn no dice are rolled. You may build several in one round, and they stand when the Action Phase ends. Five Crosses are ten wood: start early, and start near.',
      'Una Croce costa 2 legno ed è un’Azione Costruzione su una qualsiasi tessera esplorata che non ne abbia già una, anche quella dell’accampamento. Basta una pedina sulla tessera dell’accampamento e su quelle vicine; ogni ulteriore tessera lungo la strada ne costa una in più, e così la nebbia; con un’altra ancora non si tirano i dadi. Potete costruirne più d’una nello stesso round; si levano alla fine della Fase Azione. Cinque Croci sono dieci legno: cominciate presto, e da vicino.',
      'Krzyż kosztuje 2 drewna i jest Akcją Budowy na dowolnym odkrytym kafelku, na którym jeszcze nie stoi, także na kafelku z Obozem. Na kafelku z Obozem i tuż obok wystarczy jeden pionek, każdy kolejny kafelek po drodze to jeden więcej, mgła również; jeszcze jeden i nie rzucacie kośćmi. W jednej rundzie możecie zbudować kilka, a stoją od końca Fazy Akcji. Pięć Krzyży to dziesięć drewna: zacznijcie wcześnie i od najbliższych miejsc.',
      '«Крест» стоит 2 дерева; это строительство на любом исследованном участке, где его ещё нет, в том числе на участке лагеря. На участке лагеря и по соседству хватает одной фишки, каждый следующий участок на пути требует ещё одной, туман тоже; а с одной лишней фишкой кубики не бросают. За раунд можно построить несколько, и стоять они будут с конца фазы действий. Пять «Крестов» — это десять дерева: начинайте рано и начинайте с ближних мест.',
    ],
    [
      'The Sacred Bell takes away up to three fog markers each time it is built, costs nothing and can be built again and again. It needs the Rope, so Plains, and Hills in sight: never let fog settle on your only Hills. Wait until it clears three markers at once, unless the fog lies on your camp or on the way to the next Cross.',
      'La Campana Sacra porta via fino a tre indicatori nebbia ogni volta che la costruite, non costa nulla e si può rifare quante volte volete. Chiede la Corda, quindi la Pianura, e delle Colline in vista: non lasciate mai che la nebbia cali sulle vostre uniche Colline. Aspettate di toglierne tre in un colpo solo, a meno che la nebbia non copra l’accampamento o la strada verso la prossima Croce.',
      'Święty dzwon za każdym razem, gdy go wytworzycie, usuwa do trzech znaczników Mgły, nic nie kosztuje i można go wytwarzać wielokrotnie. Wymaga Liny, a więc Łąki, oraz widocznych Wzgórz: nie pozwólcie, by mgła zasnuła wasze jedyne Wzgórza. Poczekajcie, aż usunie trzy znaczniki naraz, chyba że mgła leży na Obozie albo na drodze do następnego Krzyża.',
      '«Священный колокол» при каждом создании убирает до трёх маркеров тумана, ничего не стоит, и создавать его можно снова и снова. Ему нужны «Верёвка», а значит, равнина, и видимые холмы: не дайте туману накрыть ваши единственные холмы. Подождите, пока не сможете убрать три маркера сразу, если только туман не лежит на лагере или на пути к следующему «Кресту».',
    ],
    [
      'Totems are dangerous here. Let somebody healthy lead when the second one may turn up, for the Altar of Death wounds its finder twice; from the third on each brings fog to its own tile. The first is a gift: the Dark Temple can be explored once, with the usual pawns and dice, and whoever goes in may stop after any card. Three Treasures are worth one Creature only if your weapons are not a joke; the Sacrificial Dagger helps, for a wound a fight.',
      'Qui i totem sono pericolosi. Quando può spuntare il secondo, fate guidare l’Esplorazione a chi sta bene: l’Altare della Morte ferisce due volte chi lo trova; dal terzo in poi ognuno porta la nebbia sulla propria tessera. Il primo è un regalo: il Tempio Oscuro si può esplorare una volta, con le solite pedine e i soliti dadi, e chi entra può fermarsi dopo ogni carta. Tre Tesori valgono una Creatura solo se le vostre armi non fanno ridere; il Pugnale Sacrificale aiuta, al prezzo di una ferita a combattimento.',
      'Totemy są tu groźne. Gdy może trafić się drugi, niech prowadzi ktoś zdrowy, bo Ołtarz śmierci zadaje odkrywcy 2 rany; od trzeciego każdy sprowadza mgłę na swój kafelek. Pierwszy to prezent: Mroczną świątynię można raz zbadać, na zwykłych zasadach pionków i kości, a kto do niej wejdzie, może przestać po każdej karcie. Trzy Skarby są warte jednego Potwora tylko wtedy, gdy wasza Broń nie budzi śmiechu; pomaga Sztylet ofiarny, za jedną ranę w każdej walce.',
      'Тотемы здесь опасны. Когда может открыться второй, пусть ведёт тот, кто здоров: Алтарь смерти наносит нашедшему 2 раны; начиная с третьего, каждый приносит туман на свой участок. Первый — подарок: Тёмный храм можно исследовать один раз, с обычными фишками и кубиками, и вошедший вправе остановиться после любой карты. Три клада стоят одного монстра, только если ваше оружие не курам на смех; поможет Жертвенный кинжал, ценой одной раны за бой.',
    ],
    [
      'What kills you is the winter. From round 6 on the Winter die falls every round, and snow eats the very wood that your Crosses need. Have a Roof by then and two or three wood to spare; whatever is missing wounds everybody. Watch out for cards that turn a tile face down: a Cross that stands there is lost.',
      'A uccidervi sarà l’inverno. Dal round 6 si tira ogni volta il dado Inverno, e la neve divora proprio il legno che serve alle Croci. Per allora abbiate un Tetto e due o tre legno di scorta: ciò che manca ferisce tutti. Attenti alle carte che girano una tessera: la Croce che c’era sopra è perduta.',
      'Zabija was zima. Od rundy 6 co rundę rzuca się Kością Zimową, a śnieg pożera właśnie to drewno, którego potrzebują Krzyże. Miejcie do tego czasu Dach i dwa lub trzy drewna w zapasie, bo wszystko, czego zabraknie, rani każdego. Uważajcie na karty, które odwracają kafelek: Krzyż, który na nim stał, przepada.',
      'Убивает здесь зима. С 6-го раунда каждый раунд бросают кубик зимы, и снег съедает то самое дерево, которое нужно для «Крестов». К этому времени постройте крышу и держите в запасе два-три дерева: за всё, чего не хватит, раны получат все. Остерегайтесь карт, которые переворачивают участок: стоявший там «Крест» потерян.',
    ],
    [
      'A plan that works: in rounds 1 to 3 build the Shelter and explore the tiles around the camp; in rounds 3 to 5 make the Rope, gather wood and raise two Crosses next door; spend rounds 6 to 8 on the other three and on the Bell. Do not leave the fifth for round 10: dice fail. And remember that you win only when the round is over, so everybody must live through that last night.',
      'Un piano che funziona: nei round 1–3 costruite il Riparo ed esplorate le tessere attorno all’accampamento; nei round 3–5 fate la Corda, raccogliete legno e alzate due Croci lì vicino; dedicate i round 6–8 alle altre tre e alla Campana. Non lasciate la quinta per il round 10: i dadi tradiscono. E ricordate che si vince solo a round finito: quell’ultima notte dovete superarla tutti.',
      'Plan, który działa: w rundach 1–3 zbudujcie Schronienie i odkryjcie kafelki wokół Obozu; w rundach 3–5 wytwórzcie Linę, zbierzcie drewno i postawcie dwa Krzyże w sąsiedztwie; rundy 6–8 poświęćcie na pozostałe trzy i na Dzwon. Nie zostawiajcie piątego na rundę 10, bo kości zawodzą. I pamiętajcie, że wygrywacie dopiero na koniec rundy: tę ostatnią noc muszą przeżyć wszyscy.',
      'План, который работает: в раундах 1–3 постройте укрытие и исследуйте участки вокруг лагеря; в раундах 3–5 создайте «Верёвку», соберите дерево и поставьте два «Креста» по соседству; раунды 6–8 потратьте на остальные три и на «Колокол». Не откладывайте пятый на 10-й раунд: кубики подводят. И помните, что победа приходит только в конце раунда: последнюю ночь должны пережить все.',
    ],
  ],
  won: [
    'The fifth Cross stands, and by morning the fog is gone. The curse is broken!',
    'La quinta Croce è in piedi e al mattino la nebbia è svanita. La maledizione è spezzata!',
    'Stoi piąty Krzyż, a o świcie mgły już nie ma. Klątwa została złamana!',
    'Пятый крест стоит, и к утру туман рассеялся. Проклятие снято!',
  ],
  tooLate: [
    'The last round is over. The fog closes over the island, and over you.',
    'L’ultimo round è finito. La nebbia si richiude sull’isola, e su di voi.',
    'Minęła ostatnia runda. Mgła zamyka się nad wyspą i nad wami.',
    'Последний раунд позади. Туман смыкается над островом и над вами.',
  ],
}
