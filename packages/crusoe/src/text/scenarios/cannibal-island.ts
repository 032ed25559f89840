// The words of the scenario Cannibal Island.
import type { ScenarioText } from './scenario-text.ts'

export const cannibalIslandText: ScenarioText = {
  name: ['Cannibal Island', 'Isola dei Cannibali', 'Wyspa kanibali', 'Остров людоедов'],
  goal: [
    'Burn down the City of Cannibals, which comes to light at the start of round 4. Every village that you burn first makes the City weaker; you win if everybody is still alive when the round of its fall ends.',
    'Date alle fiamme la Città dei Cannibali, che viene alla luce all’inizio del round 4. Ogni villaggio bruciato prima la indebolisce; vincete se siete ancora tutti vivi alla fine del round in cui cade.',
    'Spalcie miasto kanibali, które wychodzi na jaw na początku 4. rundy. Każda wcześniej spalona wioska je osłabia; wygrywacie, jeśli wszyscy dożyją końca rundy, w której miasto padnie.',
    'Сожгите город людоедов: он обнаружится в начале 4-го раунда. Каждая сожжённая до этого деревня ослабляет его; вы победите, если все доживут до конца раунда, в котором город падёт.',
  ],
  intro: [
    'The first thing you found on the beach was a shoe, and there was nobody in it. At night drums answer each other across the island, and every morning the smoke stands a little closer. By the time you understood what was in the pots, they had counted you as well. Nobody will come for you; nobody who came here ever left. So you sharpen stakes and learn the paths: before they come to fetch you, you will go and set fire to their kitchen.',
    'La prima cosa che avete trovato sulla spiaggia era una scarpa, e dentro non c’era nessuno. Di notte i tamburi si rispondono da un capo all’altro dell’isola, e ogni mattina il fumo è un po’ più vicino. Quando avete capito che cosa bolliva nelle pentole, loro avevano già contato anche voi. Nessuno verrà a cercarvi: chi è sbarcato qui non è più ripartito. Perciò appuntite i pali e imparate i sentieri: prima che vengano a prendervi, andrete voi ad appiccare il fuoco alla loro cucina.',
    'Pierwszą rzeczą, którą znaleźliście na plaży, był but, a w bucie nie było nikogo. Nocą bębny odpowiadają sobie z jednego krańca wyspy na drugi, a każdego ranka dym stoi odrobinę bliżej. Zanim pojęliście, co się gotuje w kociołkach, oni zdążyli was już policzyć. Nikt po was nie przypłynie: kto tu wylądował, nigdy nie odpłynął. Ostrzycie więc pale i uczycie się ścieżek. Zanim przyjdą po was, to wy podłożycie ogień w ich kuchni.',
    'Первым, что вы нашли на берегу, был башмак, и в нём никого не было. По ночам барабаны перекликаются через весь остров, а дым с каждым утром стоит чуть ближе. Пока вы соображали, что варится в котлах, вас уже успели пересчитать. Никто за вами не приплывёт: отсюда ещё никто не возвращался. Поэтому вы точите колья и учите тропы: прежде чем придут за вами, вы сами подожжёте их кухню.',
  ],
  book: [
    'A raid: every character suffers 3 wounds, 1 less for each burnt village. Then the camp must move at once to an adjacent tile. If it cannot, you lose the built Shelter, and Roof and Palisade fall to 0; if you have built none, every character suffers 2 more wounds.',
    'Una razzia: ogni personaggio subisce 3 ferite, 1 in meno per ogni villaggio bruciato. Poi l’accampamento deve spostarsi subito su una tessera adiacente. Se non può, perdete il Riparo costruito e Tetto e Palizzata scendono a 0; se non ne avete costruito uno, ogni personaggio subisce altre 2 ferite.',
    'Najazd: każda postać otrzymuje 3 Rany, o 1 mniej za każdą spaloną wioskę. Potem Obóz musi natychmiast przenieść się na sąsiedni kafelek. Jeśli nie może, tracicie zbudowane Schronienie, a Dach i Palisada spadają do 0; jeśli nie macie zbudowanego Schronienia, każda postać otrzymuje jeszcze 2 Rany.',
    'Набег: каждый персонаж получает 3 раны, на 1 меньше за каждую сожжённую деревню. Затем лагерь нужно немедленно перенести на соседний участок. Если перенести некуда, вы теряете построенное укрытие, а крыша и частокол падают до 0; если укрытие не построено, каждый персонаж получает ещё по 2 раны.',
  ],
  totem: [
    'The first four totems are villages, numbered in the order in which you find them. Whoever finds one suffers 1 wound, at the fourth 3 wounds (1 if you have the Medicine). From the second village on, also discard 1 food or 1 wood if possible. A fifth totem is no village: it only makes the others stronger.',
    'I primi quattro totem sono villaggi, numerati nell’ordine in cui li trovate. Chi ne scopre uno subisce 1 ferita, al quarto 3 ferite (1 se avete la Medicina). Dal secondo villaggio in poi scartate inoltre, se possibile, 1 cibo o 1 legno. Un quinto totem non è un villaggio: rende soltanto più forti gli altri.',
    'Pierwsze cztery Totemy to wioski, ponumerowane w kolejności odkrycia. Odkrywający otrzymuje 1 Ranę, a przy czwartej 3 Rany (1, jeśli macie Lek). Od drugiej wioski odrzucacie też, jeżeli to możliwe, 1 pożywienie albo 1 drewno. Piąty Totem nie jest wioską: tylko wzmacnia pozostałe.',
    'Первые четыре тотема — это деревни, пронумерованные в том порядке, в каком вы их нашли. Нашедший получает 1 рану, у четвёртой — 3 раны (1, если есть «Снадобье»). Начиная со второй деревни сбросьте также 1 еду или 1 дерево, если возможно. Пятый тотем — не деревня: он лишь усиливает остальные.',
  ],
  guide: [
    [
      'You have nine rounds and fair weather: no Weather dice are rolled at all. What kills you here is the book. Each raid takes up to 3 wounds from every one of you and drives the camp to another tile, so a big Shelter with tall walls is worth less than usual, while healing and an open way out are worth more. You start with the Flask of Rum and Pipe & Tobacco.',
      'Avete nove round e tempo sereno: qui i dadi Meteo non si tirano mai. A uccidervi è il libro. Ogni razzia costa fino a 3 ferite a ciascuno e caccia l’accampamento su un’altra tessera: un Riparo con alte difese vale meno del solito, le cure e una via d’uscita valgono di più. Iniziate con il Rum e con Pipa & Tabacco.',
      'Macie dziewięć rund i piękną pogodę: Kośćmi Pogody w ogóle się tu nie rzuca. Zabija was księga. Każdy najazd kosztuje każdego z was do 3 Ran i przegania Obóz na inny kafelek, więc wysokie Dach i Palisada są warte mniej niż zwykle, a leczenie i wolna droga ucieczki więcej. Zaczynacie z Flaszką rumu oraz Fajką i tytoniem.',
      'У вас девять раундов и ясная погода: кубики погоды здесь не бросают вовсе. Убивает вас книга. Каждый набег стоит каждому из вас до 3 ран и сгоняет лагерь на другой участок, так что высокие крыша и частокол ценятся меньше обычного, а лечение и свободный путь к отходу — больше. Вы начинаете с «Флягой с ромом» и «Трубкой и табаком».',
    ],
    [
      'Explored totems become villages. You cannot camp on an unburnt village or on the City, and gathering there needs 1 pawn more. Keep at least one harmless tile next to the camp: if every neighbour is hostile or unexplored when the raid comes, you lose the built Shelter with Roof and Palisade, or suffer 2 more wounds each if there is none to lose.',
      'I totem che esplorate diventano villaggi. Non potete accamparvi su un villaggio non bruciato né sulla Città, e lì la raccolta richiede 1 pedina in più. Tenetevi sempre accanto almeno una tessera innocua: se al momento della razzia ogni tessera vicina è ostile o inesplorata, perdete il Riparo costruito con Tetto e Palizzata, o subite altre 2 ferite a testa se non c’è nulla da perdere.',
      'Odkryte Totemy stają się wioskami. Nie możecie obozować na niespalonej wiosce ani na mieście, a zbieranie surowców wymaga tam 1 pionka więcej. Miejcie zawsze obok Obozu choć jeden spokojny kafelek: jeśli podczas najazdu wszyscy sąsiedzi są wrodzy albo nieodkryci, tracicie zbudowane Schronienie z Dachem i Palisadą, a jeśli go nie ma, każdy otrzymuje jeszcze 2 Rany.',
      'Найденные тотемы становятся деревнями. Нельзя разбить лагерь на участке с несожжённой деревней или с городом, а сбор ресурсов там требует на 1 фишку больше. Держите рядом с лагерем хотя бы один мирный участок: если во время набега все соседние враждебны или не исследованы, вы теряете построенное укрытие вместе с крышей и частоколом, а если терять нечего, получаете ещё по 2 раны.',
    ],
    [
      'Villages and the City are attacked with a Hunt Action of 2 pawns. A character has to lead it, Friday may only support, and you need no Beast in the Hunting deck. A village can lie anywhere on the island. Its strength is 4 plus the number of totems that can be seen, its own included: each missing weapon level costs the leader 1 wound, and if the leader lives, the village burns. Nothing else is gained or lost, but pistols, blowpipes and the Soldier’s Frenzy count.',
      'Villaggi e Città si attaccano con un’Azione Caccia da 2 pedine. Deve guidarla un personaggio, Venerdì può solo dare supporto, e non servono Belve nel mazzo di Caccia. Un villaggio può trovarsi ovunque sull’isola. La sua forza è 4 più i totem visibili, compreso il suo: ogni livello delle Armi mancante costa 1 ferita a chi guida l’attacco e, se sopravvive, il villaggio brucia. Non si guadagna e non si perde altro, ma contano pistole, cerbottane e la Frenesia del Soldato.',
      'Wioski i miasto atakuje się akcją Polowania z 2 pionkami. Musi ją prowadzić postać, Piętaszek może tylko wspierać, a w Talii Polowania nie potrzeba żadnej Bestii. Wioska może leżeć gdziekolwiek na wyspie. Jej siła to 4 plus liczba widocznych Totemów, razem z jej własnym: za każdy brakujący poziom Broni prowadzący otrzymuje 1 Ranę, a jeśli przeżyje, wioska płonie. Niczego więcej się nie zyskuje ani nie traci, ale liczą się pistolety, dmuchawki i Furia Żołnierza.',
      'На деревни и город нападают действием охоты с 2 фишками. Вести его должен персонаж, Пятница может только помогать, а звери в колоде охоты не нужны. Деревня может лежать где угодно на острове. Её сила — 4 плюс число видимых тотемов, включая её собственный: за каждый недостающий уровень оружия ведущий получает 1 рану, и если он выжил, деревня сгорает. Больше ничего не приобретают и не теряют, зато считаются пистоли, духовые трубки и «Ярость» Солдата.',
    ],
    [
      'The City lies face down in the far corner until round 4. Then it turns up by itself and can be attacked as soon as explored tiles lead to it. Its strength is 21, less 3 for each burnt village, so four villages bring it down to 9. Its own totem makes every village stronger by 1 from that moment on: the first fires are cheapest before round 4.',
      'La Città giace coperta nell’angolo più lontano fino al round 4. Allora si scopre da sola e si può attaccare appena vi conducono tessere esplorate. La sua forza è 21, meno 3 per ogni villaggio bruciato: con quattro villaggi scende a 9. Da quel momento il suo totem rende più forte di 1 ogni villaggio: i primi incendi costano meno prima del round 4.',
      'Miasto leży zakryte w najdalszym rogu aż do 4. rundy. Wtedy odsłania się samo i można je zaatakować, gdy tylko prowadzą do niego odkryte kafelki. Jego siła wynosi 21, minus 3 za każdą spaloną wioskę, więc cztery wioski obniżają ją do 9. Od tej chwili jego Totem wzmacnia każdą wioskę o 1: pierwsze pożary są najtańsze przed 4. rundą.',
      'До 4-го раунда город лежит лицом вниз в дальнем углу. Затем он открывается сам, и на него можно напасть, как только к нему ведут исследованные участки. Его сила — 21, минус 3 за каждую сожжённую деревню: четыре деревни снижают её до 9. С этого момента его тотем усиливает каждую деревню на 1, так что первые поджоги дешевле всего до 4-го раунда.',
    ],
    [
      'Pace yourselves. In rounds 1 to 3 raise the weapon level whenever wood allows it and explore towards the far corner; the Canoe lets you choose between two tiles and pass a totem by until you are ready. In rounds 4 to 7 burn villages: every one saves each of you a wound at the next raid, and with three burnt a raid only moves you on. Have the Medicine before the fourth village. The Ballista gives 1 weapon level, and 2 Palisade only while the Shelter is built.',
      'Dosate le forze. Nei round da 1 a 3 aumentate il livello delle Armi ogni volta che il legno lo permette ed esplorate verso l’angolo lontano; la Canoa vi fa scegliere tra due tessere e rimandare un totem finché non siete pronti. Nei round da 4 a 7 bruciate villaggi: ognuno risparmia una ferita a ciascuno alla razzia successiva, e con tre bruciati la razzia vi fa soltanto traslocare. Procuratevi la Medicina prima del quarto villaggio. La Ballista dà 1 livello delle Armi, e 2 di Palizzata solo se il Riparo è costruito.',
      'Rozłóżcie siły. W rundach 1–3 podnoście poziom Broni, ilekroć starcza drewna, i odkrywajcie wyspę w stronę dalekiego rogu; Piroga pozwala wybrać jeden z dwóch kafelków i ominąć Totem, dopóki nie jesteście gotowi. W rundach 4–7 palcie wioski: każda oszczędza każdemu z was jedną Ranę przy następnym najeździe, a po trzech spalonych najazd już tylko przegania Obóz. Przed czwartą wioską miejcie Lek. Balista daje 1 poziom Broni, a 2 poziomy Palisady tylko przy zbudowanym Schronieniu.',
      'Рассчитайте силы. В раундах 1–3 повышайте уровень оружия всякий раз, когда хватает дерева, и исследуйте остров в сторону дальнего угла; «Каноэ» позволяет выбрать один из двух участков и обойти тотем, пока вы не готовы. В раундах 4–7 жгите деревни: каждая избавляет каждого из вас от одной раны при следующем набеге, а после трёх сожжённых набег лишь сгоняет вас с места. До четвёртой деревни обзаведитесь «Снадобьем». «Баллиста» даёт 1 уровень оружия, а 2 уровня частокола — только при построенном укрытии.',
    ],
    [
      'Set out for the City in round 8 at the latest, so that a lost pawn or a Time-Consuming token does not cost you the game. A Greater Danger token on the Hunt space changes nothing about an attack and waits for the next Beast. And do not spend everything in the assault: whoever burns the City still has to see the end of the night.',
      'Partite per la Città al più tardi nel round 8, così che una pedina in meno o un segnalino Azione consuma-tempo non vi costi la partita. Un segnalino Pericolo maggiore sullo spazio Caccia non cambia nulla in un attacco e aspetta la prossima Belva. E non spendete tutto nell’assalto: chi brucia la Città deve anche vedere la fine della notte.',
      'Wyruszcie na miasto najpóźniej w 8. rundzie, żeby stracony pionek albo żeton „minus jeden pionek” nie kosztował was gry. Żeton siły Bestii na polu Polowania nie zmienia niczego w ataku i czeka na następną Bestię. I nie wydawajcie wszystkiego na szturm: kto spali miasto, musi jeszcze doczekać końca nocy.',
      'Выступайте на город не позже 8-го раунда, чтобы потерянная фишка или жетон трудоёмкого действия не стоили вам игры. Жетон большой опасности в ячейке охоты на нападение не влияет и ждёт следующего зверя. И не тратьте на штурм всё: тем, кто сжёг город, нужно ещё пережить ночь.',
    ],
  ],
  things: {
    'cannibal-island/canoe': [
      'Whenever you explore a space: draw the top 2 tiles of the Island stack, choose 1 and shuffle the other back.',
      'Ogni volta che esplorate uno spazio: pescate le prime 2 tessere Isola della pila, sceglietene 1 e rimescolate l’altra nella pila.',
      'Przy każdej eksploracji obszaru: dobierz 2 wierzchnie kafelki Wyspy, wybierz 1, a drugi wtasuj z powrotem.',
      'Каждый раз, исследуя клетку: возьмите 2 верхних участка острова, выберите 1, а другой замешайте обратно в стопку.',
    ],
  },
  won: [
    'The City is ash, the drums are silent, and for once nobody on this island is hungry for you. You have won!',
    'La Città è cenere, i tamburi tacciono e, per una volta, su quest’isola nessuno ha fame di voi. Avete vinto!',
    'Z miasta został popiół, bębny umilkły i nareszcie nikt na tej wyspie nie ma na was apetytu. Zwycięstwo!',
    'Город обратился в пепел, барабаны смолкли, и наконец-то на острове никто не точит на вас зуб. Победа!',
  ],
  tooLate: [
    'The last round is over, and the City still stands. The drums are all around you now.',
    'L’ultimo round è finito e la Città è ancora in piedi. Ormai i tamburi sono tutt’intorno a voi.',
    'Minęła ostatnia runda, a miasto wciąż stoi. Bębny słychać już ze wszystkich stron.',
    'Последний раунд позади, а город всё ещё стоит. Барабаны звучат уже со всех сторон.',
  ],
}
