// The words of the scenario Volcano Island.
import type { ScenarioText } from './scenario-text.ts'

export const volcanoIslandText: ScenarioText = {
  name: ['Volcano Island', 'Isola Vulcanica', 'Wyspa wulkaniczna', 'Вулканический остров'],
  goal: [
    'Explore 6 tiles and 3 special locations (with three players 7 and 4, with four players 8 and 4) before lava takes the island. Then build the Jolly Boat: the moment it is built, you are saved.',
    'Esplorate 6 tessere e 3 luoghi speciali (in tre 7 e 4, in quattro 8 e 4) prima che la lava si prenda l’isola. Poi costruite la Scialuppa: appena è costruita, siete salvi.',
    'Zbadajcie 6 kafelków i 3 miejsca specjalne (w trzy osoby 7 i 4, w cztery 8 i 4), zanim wyspę pochłonie lawa. Potem zbudujcie Szalupę: gdy tylko powstanie, jesteście uratowani.',
    'Исследуйте 6 участков и 3 особых места (втроём 7 и 4, вчетвером 8 и 4), пока лава не поглотила остров. Затем постройте «Баркас»: как только он готов, вы спасены.',
  ],
  intro: [
    'You came for the temples, and nobody told you about the mountain. It began to smoke on the day you landed; since last night it has been humming, a low note that one feels in the teeth. Somewhere to the west, under vines and ash, lie the treasures that half of London called a fairy tale. You are not going home without them. But the mountain has plans of its own, and it has started from your side of the island.',
    'Siete venuti per i templi, e della montagna nessuno vi aveva parlato. Ha cominciato a fumare il giorno dello sbarco; da ieri notte ronza, una nota bassa che si sente nei denti. Da qualche parte a ovest, sotto le liane e la cenere, giacciono i tesori che mezza Londra chiamava favole. Senza quelli non tornerete a casa. Ma la montagna ha altri piani, e ha deciso di cominciare dal vostro lato dell’isola.',
    'Przypłynęliście po świątynie, a o górze nikt nie wspomniał. Zaczęła dymić w dniu lądowania, a od wczorajszej nocy mruczy tak nisko, że czuć to w zębach. Gdzieś na zachodzie, pod pnączami i popiołem, leżą skarby, które pół Londynu nazwało bajką. Bez nich do domu nie wracacie. Góra ma jednak własne plany i postanowiła zacząć od waszej strony wyspy.',
    'Вы приплыли за храмами, а про гору вас никто не предупредил. Она задымила в день высадки, а с прошлой ночи гудит — так низко, что отдаётся в зубах. Где-то на западе, под лианами и пеплом, лежат сокровища, которые пол-Лондона считает сказкой. Без них вы домой не вернётесь. Но у горы свои планы, и начать она решила с вашего края острова.',
  ],
  book: [
    'Put Volcanic Ash markers on 2 tiles or spaces, one on each, but never on the volcano; land that lava has taken will do. Every Action on ash needs 1 pawn more.',
    'Mettete indicatori Cenere Vulcanica su 2 tessere o spazi, uno per ciascuno, mai sul vulcano; va bene anche la terra già coperta dalla lava. Ogni Azione sulla cenere richiede 1 pedina in più.',
    'Połóżcie znaczniki popiołu na 2 kafelkach lub obszarach, po jednym na każdym, nigdy na wulkanie; teren zalany lawą też się nadaje. Każda Akcja w popiele wymaga 1 pionka więcej.',
    'Положите маркеры вулканического пепла на 2 участка или клетки, по одному на каждый, но не на вулкан; залитая лавой земля тоже годится. Каждое действие там, где лежит пепел, требует на 1 фишку больше.',
  ],
  totem: [
    'There is a special location on this tile. From the next round on an Explore Action can be planned there, as long as lava has not come first.',
    'Su questa tessera c’è un luogo speciale. Dal prossimo round vi si può pianificare un’Azione Esplorazione, se la lava non arriva prima.',
    'Na tym kafelku jest miejsce specjalne. Od następnej rundy można tam zaplanować Akcję Eksploracji, o ile lawa nie dotrze pierwsza.',
    'На этом участке есть особое место. Со следующего раунда там можно запланировать исследование, если лава не придёт раньше.',
  ],
  things: {
    'volcano-island/rope-ladder': [
      'This pawn can support only the exploring of a special location.',
      'Questa pedina può fare da supporto solo all’Esplorazione di un luogo speciale.',
      'Ten pionek może wesprzeć tylko Eksplorację miejsca specjalnego.',
      'Эта фишка может помочь только в исследовании особого места.',
    ],
    'volcano-island/jolly-boat': [
      'It can be built only when you have explored as many tiles and special locations as you need. The moment it is built, you win.',
      'Si può costruire solo dopo aver esplorato tutte le tessere e tutti i luoghi speciali richiesti. Appena è costruita, avete vinto.',
      'Można ją zbudować dopiero wtedy, gdy zbadaliście tyle kafelków i miejsc specjalnych, ile trzeba. Gdy tylko powstanie, wygrywacie.',
      'Построить его можно, только когда исследовано столько участков и особых мест, сколько нужно. Как только он построен, вы побеждаете.',
    ],
  },
  guide: [
    [
      'You begin on the river in the far east, right beside the volcano, with the Shovel and the Knife already in your hands. The totem and the Discovery token of that first tile mean nothing in this game. The volcano itself cannot be entered, crossed or acted upon, so every way west leads around it, to the north or to the south.',
      'Cominciate sul fiume, all’estremo est, proprio accanto al vulcano, con la Pala e il Coltello già costruiti. Il totem e il segnalino Scoperta di quella prima tessera qui non contano nulla. Nel vulcano non si entra, non lo si attraversa e non vi si compiono Azioni: la strada verso ovest lo aggira sempre, a nord o a sud.',
      'Zaczynacie nad rzeką na samym wschodzie, tuż obok wulkanu, z gotową Łopatą i Nożem. Totem i żeton Odkrycia tego pierwszego kafelka nic tu nie znaczą. Na wulkan nie można wejść, nie można przez niego przejść ani wykonywać na nim Akcji, więc każda droga na zachód omija go od północy albo od południa.',
      'Вы начинаете у реки на самом востоке, рядом с вулканом, и «Лопата» с «Ножом» у вас уже есть. Тотем и жетон находки этого первого участка в этой партии ничего не значат. На вулкан нельзя зайти, через него нельзя пройти, и никакие действия на нём невозможны, так что любая дорога на запад огибает его с севера или с юга.',
    ],
    [
      'Lava follows a timetable. Before the Event Phase of round 4 it takes B4, where you began; then A3 and C3, A2 and C2, B2, and in round 8 A1 and C1. Only B1 is safe to the end. Everything there is gone, explored or not, and if your camp is on it you have lost: leave B4 in the night of round 3 at the latest and move on about once a round. What you have explored stays explored, even under lava.',
      'La lava segue un orario. Prima della Fase Evento del round 4 si prende B4, da dove siete partiti; poi A3 e C3, A2 e C2, B2, e nel round 8 A1 e C1. Solo B1 resta al sicuro fino in fondo. Là tutto va perduto, esplorato o no, e se ci trovate l’accampamento avete perso: lasciate B4 al più tardi nella notte del round 3 e poi spostatevi più o meno a ogni round. Ciò che avete esplorato resta esplorato, anche sotto la lava.',
      'Lawa ma swój rozkład jazdy. Przed fazą Wydarzenia rundy 4 zabiera B4, gdzie zaczęliście, potem A3 i C3, A2 i C2, B2, a w rundzie 8 A1 i C1. Tylko B1 jest bezpieczne do końca. Przepada tam wszystko, zbadane czy nie, a jeśli stoi tam Obóz, to koniec: opuśćcie B4 najpóźniej w nocy rundy 3, a potem przenoście się mniej więcej co rundę. Co zostało zbadane, liczy się nadal, nawet pod lawą.',
      'Лава движется по расписанию. Перед фазой событий 4-го раунда она забирает B4, где вы начали, затем A3 и C3, A2 и C2, B2, а в 8-м раунде A1 и C1. До конца безопасна только B1. Там пропадает всё, исследованное и нет, а если там лагерь, вы проиграли: уходите с B4 не позднее ночи 3-го раунда, а потом переносите лагерь почти каждый раунд. Исследованное остаётся исследованным, даже под лавой.',
    ],
    [
      'The jungle is thick: a Time-Consuming token lies on the Explore space for good, and every Explore Action needs 1 pawn more, however many you plan in a round. Next to the camp that is 2 pawns with dice or 3 for certain. Stay close to what you explore, and build the Map early, while the river is still there.',
      'La giungla è fitta: sullo spazio Esplorazione c’è per tutta la partita un segnalino Azione consuma-tempo, e ogni Esplorazione richiede 1 pedina in più, per quante ne pianifichiate in un round. Accanto all’accampamento vuol dire 2 pedine con i dadi o 3 per andare sul sicuro. Restate vicini a ciò che esplorate e costruite presto la Mappa, finché il fiume c’è.',
      'Dżungla jest gęsta: na polu Eksploracji przez całą grę leży żeton „minus jeden pionek” i każda Eksploracja wymaga 1 pionka więcej, ilekolwiek byście ich w rundzie planowali. Tuż obok Obozu to 2 pionki z rzutem albo 3 na pewno. Trzymajcie się blisko tego, co badacie, i szybko zbudujcie Mapę, póki rzeka jeszcze jest.',
      'Джунгли густые: в ячейке исследования всю партию лежит жетон трудоёмкого действия, и каждое исследование требует на 1 фишку больше, сколько бы их ни было за раунд. Рядом с лагерем это 2 фишки с броском или 3 наверняка. Держитесь ближе к тому, что исследуете, и пораньше постройте «Карту», пока река на месте.',
    ],
    [
      'Special locations are what you came for. Each tile with a totem has one, and you explore it like a space, once. Whichever comes first is the Small Temple, then come the Ruined Village, the Hidden Cave and the Underground Temple: 3, 4, 4 and 5 Mystery cards of any kind, and the last two cost 1 pawn more. Nobody may stop early; only a card can end the draw, and the location counts all the same. Send somebody healthy and well armed, and keep the Old Map, the Diary and the Torch for the deep ones.',
      'I luoghi speciali sono il motivo del viaggio. Ogni tessera con un totem ne ha uno, e lo si esplora come uno spazio, una volta sola. Il primo è sempre il Piccolo Tempio, poi vengono il Villaggio in Rovina, la Grotta Nascosta e il Tempio Sotterraneo: 3, 4, 4 e 5 carte Mistero di ogni tipo, e gli ultimi due costano 1 pedina in più. Nessuno può fermarsi prima; solo una carta può interrompere la pesca, e il luogo conta lo stesso. Mandateci qualcuno in salute e ben armato, e tenete Vecchia Mappa, Diario e Torcia per i più profondi.',
      'Miejsca specjalne to cel wyprawy. Każdy kafelek z Totemem ma jedno i bada się je jak obszar, tylko raz. Pierwsze zawsze okazuje się Małą świątynią, potem są Zrujnowana wioska, Ukryta jaskinia i Podziemna świątynia: 3, 4, 4 i 5 dowolnych kart Tajemnicy, a dwa ostatnie wymagają 1 pionka więcej. Nie wolno przerwać wcześniej; zatrzymać może tylko karta, a miejsce i tak się liczy. Wyślijcie kogoś zdrowego i dobrze uzbrojonego, a Starą mapę, Dziennik i Pochodnię zachowajcie na te najgłębsze.',
      'Ради особых мест вы сюда и приплыли. На каждом участке с тотемом есть одно, и исследуют его так же, как клетку, но только раз. Первым всегда окажется Малый храм, затем Разрушенная деревня, Скрытая пещера и Подземный храм: 3, 4, 4 и 5 любых карт тайн, причём два последних требуют на 1 фишку больше. Остановиться раньше нельзя; прервать может только карта, и место всё равно засчитано. Посылайте того, кто здоров и хорошо вооружён, а «Старую карту», «Дневник Инди» и «Факел» берегите для самых глубоких.',
    ],
    [
      'Ash is a nuisance that you can steer: let it fall where lava has been or where nobody will go again, and never on your camp, where Build, Arrange Camp and Rest would all need 1 pawn more. For Shelter, Roof and Palisade fur counts as wood, piece by piece, so hides help even when there are not enough for the whole price. With so many moves a high Roof is soon halved; build just what the next nights ask for.',
      'La cenere è una seccatura che potete guidare: fatela cadere dove la lava è già passata o dove non tornerà nessuno, mai sull’accampamento, dove Costruzione, Organizzazione dell’Accampamento e Riposo richiederebbero tutti 1 pedina in più. Per Riparo, Tetto e Palizzata la pelliccia vale come legno, pezzo per pezzo: aiuta anche quando non basta a pagare tutto. Con tanti traslochi un Tetto alto si dimezza in fretta; costruite solo ciò che serve per le prossime notti.',
      'Popiół jest uciążliwy, ale da się nim kierować: sypcie go tam, gdzie już była lawa albo gdzie nikt nie wróci, a nigdy na Obóz, bo Budowa, Porządkowanie Obozu i Odpoczynek wymagałyby 1 pionka więcej. Przy Schronieniu, Dachu i Palisadzie skóra liczy się jak drewno, sztuka za sztukę, pomaga więc także wtedy, gdy nie starcza na całą cenę. Przy tylu przenosinach wysoki Dach szybko maleje o połowę; budujcie tylko tyle, ile trzeba na najbliższe noce.',
      'Пепел досаждает, но вы сами решаете, где: пусть падает там, где уже прошла лава или куда никто не вернётся, и никогда на лагерь, иначе строительство, обустройство лагеря и отдых потребуют на 1 фишку больше. Для укрытия, крыши и частокола шкура идёт за дерево, штука за штуку, и выручает, даже когда на всю цену её не хватает. При стольких переездах высокая крыша быстро уполовинится: стройте ровно столько, сколько нужно на ближайшие ночи.',
    ],
    [
      'Count backwards. The Jolly Boat needs the Rope and 3 wood, and it can be planned only after the last Explore Action has succeeded, so all exploring must be done in round 7. That means more than one successful exploration a round from the very start, two or three tiles before round 4, and the first location as soon as there is a totem. Find Plains for the Rope, and set 3 wood aside before the rain of the last rounds washes it away.',
      'Contate a ritroso. La Scialuppa richiede la Corda e 3 legno e si può pianificare solo dopo che l’ultima Esplorazione è riuscita: entro il round 7 dev’essere tutto esplorato. Vuol dire più di un’Esplorazione riuscita per round fin dall’inizio, due o tre tessere prima del round 4, e il primo luogo speciale appena compare un totem. Cercate una Pianura per la Corda, e mettete al riparo 3 legno prima che le piogge degli ultimi round se lo portino via.',
      'Liczcie od końca. Szalupa wymaga Liny i 3 drewna, a zaplanować ją można dopiero po ostatniej udanej Eksploracji, więc w rundzie 7 wszystko musi być zbadane. To więcej niż jedna udana Eksploracja na rundę od samego początku, dwa lub trzy kafelki przed rundą 4 i pierwsze miejsce specjalne, gdy tylko pojawi się Totem. Znajdźcie Łąkę na Linę i odłóżcie 3 drewna, zanim zmyją je deszcze ostatnich rund.',
      'Считайте с конца. Для «Баркаса» нужны «Верёвка» и 3 дерева, и запланировать его можно только после последнего успешного исследования, поэтому к концу 7-го раунда всё должно быть исследовано. Это больше одного успешного исследования за раунд с самого начала, два-три участка до 4-го раунда и первое особое место, как только найдётся тотем. Отыщите равнину для «Верёвки» и приберегите 3 дерева, пока их не смыли дожди последних раундов.',
    ],
  ],
  won: [
    'The boat is through the surf, and behind you the island goes up in fire. You are saved!',
    'La scialuppa supera i frangenti, e alle vostre spalle l’isola si accende. Siete salvi!',
    'Szalupa przebija się przez fale, a za wami wyspa staje w ogniu. Jesteście uratowani!',
    'Баркас прошёл прибой, а за кормой остров вспыхивает огнём. Вы спасены!',
  ],
  tooLate: [
    'The last round is over, and the lava has reached the last beach.',
    'L’ultimo round è finito e la lava ha raggiunto l’ultima spiaggia.',
    'Minęła ostatnia runda, a lawa dotarła do ostatniej plaży.',
    'Последний раунд позади, и лава дошла до последнего берега.',
  ],
}
