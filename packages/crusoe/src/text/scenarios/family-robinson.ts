// The words of the scenario Family Robinson.
import type { ScenarioText } from './scenario-text.ts'

export const familyRobinsonText: ScenarioText = {
  name: ['Family Robinson', 'La Famiglia Robinson', 'Rodzina Robinsonów', 'Семья Робинзонов'],
  goal: [
    'Build the nine Inventions laid out at the start and the Shelter, and bring Roof, Palisade and weapons to level 1 at least. You win at the end of a round in which all of it stands and everybody is alive, the children included.',
    "Costruite le nove Invenzioni pescate all'inizio e il Riparo, e portate Tetto, Palizzata e Armi almeno al livello 1. Vincete alla fine di un round in cui tutto questo è pronto e tutti sono vivi, bambini compresi.",
    'Zbudujcie dziewięć Pomysłów wyłożonych na początku gry i Schronienie, a Dach, Palisadę i Broń doprowadźcie co najmniej do poziomu 1. Wygrywacie na koniec rundy, w której to wszystko jest gotowe, a wszyscy żyją, także dzieci.',
    'Создайте девять изобретений, выложенных в начале игры, постройте укрытие и поднимите крышу, частокол и оружие хотя бы до уровня 1. Вы победите в конце раунда, в котором всё это готово и все живы, включая детей.',
  ],
  intro: [
    'You gave up counting the ships that did not come, and burnt the calendar for warmth. Since then something odd has happened: nobody says “camp” any more, everybody says “home”. A home needs a roof that holds, a fence that keeps the night out and tools for every kind of trouble. It also needs a larder, and soon a bigger one: the first cradle is being carved. Its owner will not ask whether the day was hard, only what there is for supper.',
    "Avete smesso di contare le navi mai arrivate e avete bruciato il calendario per scaldarvi. Da allora è successo qualcosa di strano: nessuno dice più «accampamento», tutti dicono «casa». Una casa vuole un tetto che regga, una palizzata che tenga fuori la notte e un attrezzo per ogni guaio. Vuole anche una dispensa, e presto una più grande: qualcuno sta già intagliando la prima culla. Chi ci dormirà non chiederà se la giornata è stata dura, ma soltanto che cosa c'è per cena.",
    'Przestaliście liczyć statki, które nie przypłynęły, a kalendarz poszedł na rozpałkę. Od tej pory dzieje się coś dziwnego: nikt już nie mówi „obóz”, wszyscy mówią „dom”. Dom musi mieć dach, który nie przecieka, palisadę, która nie wpuszcza nocy, i narzędzia na każdy kłopot. Przyda się też spiżarnia, i to coraz większa, bo ktoś już struga pierwszą kołyskę. Jej lokator nie zapyta, czy dzień był ciężki, tylko co jest na kolację.',
    'Вы перестали считать корабли, которые так и не пришли, а календарь сожгли, чтобы согреться. С тех пор происходит странное: никто больше не говорит «лагерь», все говорят «дом». Дому нужны крыша, которая не течёт, частокол, который не пускает ночь, и инструменты на случай любой беды. А ещё кладовая, и чем дальше, тем больше: кто-то уже мастерит первую колыбель. Её хозяин не спросит, трудный ли был день, он спросит, что на ужин.',
  ],
  book: [
    'Poor harvest: in the Production Phase of this round you gain only half of all resources, rounded down. You choose which ones.',
    'Raccolto magro: nella Fase Produzione di questo round ottenete solo metà di tutte le risorse, arrotondata per difetto. Scegliete voi quali.',
    'Słabe zbiory: w Fazie Produkcji tej rundy dostajecie tylko połowę wszystkich surowców, zaokrągloną w dół. Sami wybieracie które.',
    'Скудный урожай: в фазе добычи этого раунда вы получаете лишь половину всех ресурсов с округлением вниз. Какие именно, решаете вы.',
  ],
  totem: [
    'Wasteland: if this is the first tile of its terrain type, a black marker covers the terrain. It counts as unexplored.',
    'Terra Desolata: se è la prima tessera del suo tipo di terreno, un indicatore nero copre il terreno, che conta come inesplorato.',
    'Nieużytki: jeśli to pierwszy kafelek z tym typem terenu, zakryjcie go czarnym znacznikiem. Ten typ terenu liczy się jako nieodkryty.',
    'Пустошь: если это первый участок со своим типом местности, закройте её чёрным маркером. Она считается неисследованной.',
  ],
  guide: [
    [
      'Nine Inventions lie on the board instead of five, and you need exactly these nine. The default ones, your own and those of the sheet do not count, but many of the nine ask for them: read all requirements before you place the first pawn and see how often they name the Rope, the Knife, the Shovel or the Bricks. Build those first. Two Builds a round are the pace that brings you home in time.',
      'Sulla plancia ci sono nove Invenzioni invece di cinque, e vi servono esattamente queste nove. Quelle predefinite, le vostre personali e quelle della scheda non contano, ma molte delle nove le richiedono: leggete tutti i requisiti prima di piazzare la prima pedina e guardate quante volte compaiono Corda, Coltello, Pala o Mattone. Costruite quelle per prime. Due Costruzioni a round sono il passo che vi porta a casa in tempo.',
      'Na planszy leży dziewięć Pomysłów zamiast pięciu i potrzebujecie dokładnie tej dziewiątki. Podstawowe, wasze własne i te z Karty Scenariusza się nie liczą, ale wiele z dziewięciu ich wymaga: zanim postawicie pierwszy pionek, przeczytajcie wszystkie wymagania i sprawdźcie, jak często pojawiają się Lina, Nóż, Łopata i Cegły. Od nich zacznijcie. Dwie Budowy na rundę to tempo, które pozwala zdążyć.',
      'На поле лежат девять изобретений вместо пяти, и нужны вам именно эти девять. Типовые, личные и те, что на листе сценария, не в счёт, но без них многих из девяти не создать: прежде чем ставить первую фишку, прочтите все требования и посмотрите, как часто в них встречаются «Верёвка», «Нож», «Лопата» и «Кирпичи». С них и начните. Два строительства за раунд — темп, при котором вы успеете.',
    ],
    [
      'Guard the nine. When a card makes you discard an Invention, give up any other; one of the nine goes back into the deck, and has to be brought back, by A New Idea for instance, and built before round 12 is over. An Item that is flipped has to be built again.',
      "Custodite le nove. Quando una carta vi fa scartare un'Invenzione, rinunciate a qualunque altra: una delle nove finisce nel mazzo, e va ripescata (per esempio con Una Nuova Idea) e costruita prima che finisca il round 12. Un Oggetto girato va costruito di nuovo.",
      'Strzeżcie tej dziewiątki. Gdy karta każe odrzucić Pomysł, oddajcie każdy inny: jeden z dziewięciu wraca do talii i trzeba go odzyskać, choćby zdolnością Nowy pomysł, a potem zbudować przed końcem 12. rundy. Odwrócony Przedmiot trzeba zbudować jeszcze raz.',
      'Берегите эту девятку. Если карта велит сбросить изобретение, отдавайте любое другое: одно из девяти уходит в колоду, и его придётся вернуть, например «Новой идеей», и создать до конца 12-го раунда. Перевёрнутый предмет нужно создавать заново.',
    ],
    [
      'The land is barren at first. A tile with a totem that is the first of its terrain type gets a black marker on its terrain, and no Invention can use it until a second tile shows the same terrain or you clear the first. That is what Recultivation is for: exactly 2 pawns, no dice, and one black marker of your choice leaves the island, be it on a terrain or on an exhausted source. It comes after Explore and before Arrange Camp, as often a round as there are markers. Neutral pawns do not help, so Friday can only support. The Plow does the same for nothing.',
      "All'inizio la terra è ingrata. Una tessera con il totem che sia la prima del suo tipo di terreno riceve un indicatore nero, e nessuna Invenzione può usare quel terreno finché non lo mostra una seconda tessera o non liberate la prima. A questo serve la Bonifica: esattamente 2 pedine, niente dadi, e un indicatore nero a vostra scelta lascia l'isola, che stia su un terreno o su una fonte esaurita. Si risolve dopo l'Esplorazione e prima dell'Organizzazione dell'Accampamento, tante volte a round quanti sono gli indicatori. Le pedine neutrali non aiutano, quindi Venerdì può solo dare supporto. L'Aratro fa lo stesso gratis.",
      'Ziemia jest tu z początku jałowa. Kafelek z Totemem, który jako pierwszy pokazuje swój typ terenu, dostaje na niego czarny znacznik i żaden Pomysł z niego nie skorzysta, dopóki ten sam teren nie pojawi się na drugim kafelku albo nie oczyścicie pierwszego. Do tego służy Rekultywacja: dokładnie 2 pionki, bez rzutu kośćmi, i jeden wybrany czarny znacznik znika z Wyspy, czy to z terenu, czy z wyczerpanego źródła. Rozpatrujecie ją po Eksploracji, a przed Porządkowaniem Obozu, w rundzie tyle razy, ile jest znaczników. Dodatkowe pionki nie pomogą, więc Piętaszek może tylko wspierać. Pług robi to samo za darmo.',
      'Земля поначалу бесплодна. Если участок с тотемом первым показывает свой тип местности, на неё кладут чёрный маркер, и ни одно изобретение не может ею воспользоваться, пока такая же местность не найдётся на другом участке или пока вы не расчистите эту. Для того и нужно освоение: ровно 2 фишки, никаких кубиков, и один чёрный маркер по вашему выбору покидает остров, лежит ли он на местности или на истощённом источнике. Освоение выполняют после исследования и до обустройства лагеря, за раунд столько раз, сколько на острове маркеров. Нейтральные фишки не помогают, поэтому Пятница может только помогать. Плуг делает то же самое даром.',
    ],
    [
      "Children are born in rounds 7, 9 and 11. Each needs 1 food every night, they eat before you do, and if one of them gets nothing the game is lost at once. Clouds and hungry animals reach your stores before the night does, so keep nonperishable food in reserve: the Dam, the Cellar and the Seeds are worth more here than anywhere else. The camp's tile may hold several Additional Food tokens, and all of them produce: Snare and Corral feed a child each. The Garden turns 2 food into 4, but what is left of them perishes the same night.",
      "I bambini nascono nei round 7, 9 e 11. Ciascuno vuole 1 cibo ogni notte, mangiano prima di voi, e se uno resta senza la partita è persa all'istante. Nuvole e animali affamati arrivano alle vostre scorte prima della notte: tenete da parte del cibo non deperibile. Argine, Cantina e Semi valgono qui più che altrove. La tessera dell'accampamento può ospitare più segnalini Cibo aggiuntivo, e producono tutti: Tagliola e Recinto sfamano un bambino a testa. L'Orto trasforma 2 cibo in 4, ma quel che ne avanza deperisce la notte stessa.",
      'Dzieci rodzą się w rundach 7, 9 i 11. Każde potrzebuje co noc 1 pożywienia, jedzą przed wami, a jeśli dla któregoś zabraknie, od razu przegrywacie. Chmury i wygłodniałe zwierzęta dobiorą się do zapasów przed nocą, więc trzymajcie w rezerwie niepsujące się pożywienie: Tama, Piwnica i Nasiona są tu cenniejsze niż gdziekolwiek. Na kafelku z Obozem może leżeć kilka żetonów „plus jedno pożywienie” i każdy z nich działa: Wnyki i Zagroda wykarmią po jednym dziecku. Ogródek zamienia 2 pożywienia w 4, ale to, co zostanie, zepsuje się jeszcze tej samej nocy.',
      'Дети рождаются в 7-м, 9-м и 11-м раундах. Каждому нужна 1 еда каждую ночь, едят они раньше вас, и если кому-то не хватит, вы сразу проигрываете. Тучи и голодные звери добираются до припасов раньше ночи, поэтому держите в запасе еду, которая не портится: «Плотина», «Погреб» и семена здесь ценнее, чем где-либо. На участке с лагерем может лежать несколько жетонов дополнительной еды, и работают все: «Силки» и «Загон» прокормят по ребёнку. «Огород» превращает 2 еды в 4, но остаток испортится в ту же ночь.',
    ],
    [
      'Use the two rounds without weather to explore, then mind the sky: rain from round 3, winter in rounds 5 and 6, animals from round 7 on. A book halves the production of the whole camp, so gather as well. The Fence costs nothing but the Shovel and a Build, Old Tools give you the Rope, the Pot or the Knife, and Gunpowder lets the hungry animals think again.',
      "Sfruttate i due round senza meteo per esplorare, poi tenete d'occhio il cielo: pioggia dal round 3, inverno nei round 5 e 6, animali dal round 7. Un libro dimezza la produzione di tutto l'accampamento, quindi andate anche a raccogliere. La Recinzione richiede soltanto la Pala e una Costruzione, i Vecchi Attrezzi vi danno Corda, Pentola o Coltello, e con la Polvere da Sparo gli animali affamati ci ripensano.",
      'Dwie rundy bez pogody wykorzystajcie na Eksplorację, a potem patrzcie w niebo: deszcz od rundy 3, zima w rundach 5 i 6, zwierzęta od rundy 7. Księga zmniejsza produkcję całego Obozu o połowę, więc chodźcie też po surowce. Fosa wymaga tylko Łopaty i jednej Budowy, Stare narzędzia dają Linę, Naczynia albo Nóż, a po Prochu wygłodniałe zwierzęta mogą zmienić zdanie.',
      'Два раунда без погоды потратьте на исследование, а потом следите за небом: дождь с 3-го раунда, зима в 5-м и 6-м, звери с 7-го. Книга вдвое урезает добычу всего лагеря, так что ходите и за ресурсами. «Ограде» нужны только «Лопата» и одно строительство, старые инструменты дадут «Верёвку», «Горшок» или «Нож», а порох заставит голодных зверей передумать.',
    ],
    [
      'Everything is counted at the end of the round, after the weather. A storm or an animal can still tear down your only Palisade level, so have two of each before you hope. And do not save victory for round 12: every child makes the next night dearer.',
      'Tutto si conta alla fine del round, dopo il meteo. Una tempesta o un animale può ancora abbattere il vostro unico livello di Palizzata: abbiatene due di tutto, prima di sperare. E non tenete la vittoria per il round 12: ogni bambino rende più cara la notte dopo.',
      'Wszystko liczy się na koniec rundy, już po pogodzie. Sztorm albo zwierzę może jeszcze zburzyć wasz jedyny poziom Palisady, więc zanim zaczniecie się cieszyć, miejcie wszystkiego po dwa. I nie odkładajcie zwycięstwa na rundę 12: z każdym dzieckiem noc kosztuje więcej.',
      'Всё подсчитывают в конце раунда, уже после погоды. Шторм или зверь ещё может снести ваш единственный уровень частокола, так что, прежде чем надеяться, запаситесь всем вдвойне. И не откладывайте победу на 12-й раунд: с каждым ребёнком ночь обходится дороже.',
    ],
  ],
  won: [
    'Everything is in its place, everybody is fed, and nobody looks out for ships any more. You are home!',
    "Ogni cosa è al suo posto, tutti hanno mangiato e nessuno cerca più navi all'orizzonte. Siete a casa!",
    'Wszystko na swoim miejscu, wszyscy najedzeni i nikt już nie wypatruje statków. Jesteście w domu!',
    'Всё на своих местах, все сыты, и никто больше не высматривает корабли. Вы дома!',
  ],
  tooLate: [
    'The last round is over: the tools are all there, but the house to hang them in is not.',
    "L'ultimo round è finito: gli attrezzi ci sono tutti, la casa in cui appenderli no.",
    'Minęła ostatnia runda: narzędzia są wszystkie, tylko domu, w którym by wisiały, brak.',
    'Последний раунд позади: инструменты все на месте, а вот дома, где их развесить, нет.',
  ],
}
