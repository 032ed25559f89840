// The words of the scenario Jenny Needs Help!.
import type { ScenarioText } from './scenario-text.ts'

export const jennyText: ScenarioText = {
  name: ['Jenny Needs Help!', 'Jenny ha bisogno di aiuto', 'Na pomoc Jenny!', 'Дженни в беде!'],
  goal: [
    'Build the Raft and fetch Jenny from her rock before her wounds kill her. Then build the Lifeboat: as soon as it is ready, you are saved. If Jenny dies, all is lost.',
    'Costruite la Zattera e andate a prendere Jenny sul suo scoglio prima che le ferite la uccidano. Poi costruite la Scialuppa di Salvataggio: appena è pronta, siete salvi. Se Jenny muore, tutto è perduto.',
    'Zbudujcie Tratwę i sprowadźcie Jenny ze skały, zanim wykończą ją rany. Potem zbudujcie Łódkę: gdy tylko będzie gotowa, jesteście uratowani. Jeśli Jenny zginie, wszystko stracone.',
    'Постройте «Плот» и снимите Дженни со скалы, пока её не доконали раны. Затем постройте «Лодку»: как только она готова, вы спасены. Если Дженни погибнет, всё потеряно.',
  ],
  intro: [
    'In the morning you count heads on the beach, and one is missing: Jenny, the captain’s daughter. Then somebody sees her scarf waving from a rock beyond the surf, a mile out, where no swimmer comes back from. She is hurt, she has no water, and every night out there will cost her dearly. In the south the sky is the colour of old copper: a hurricane is on its way. Bring her in, build a boat that holds you all, and be gone before it arrives.',
    'Al mattino vi contate sulla spiaggia, e ne manca una: Jenny, la figlia del capitano. Poi qualcuno scorge il suo foulard che sventola da uno scoglio oltre i frangenti, a un miglio dalla riva, là da dove nessuno torna a nuoto. È ferita, non ha acqua, e ogni notte laggiù le costerà cara. A sud il cielo ha il colore del rame vecchio: sta arrivando un uragano. Portatela a terra, costruite una barca che vi tenga tutti e andatevene prima di lui.',
    'Rano liczycie się na plaży i brakuje jednej osoby: Jenny, córki kapitana. A potem ktoś dostrzega jej chustę, powiewającą ze skały za linią przyboju, milę od brzegu, skąd wpław się nie wraca. Jest ranna, nie ma wody, a każda noc będzie ją drogo kosztować. Na południu niebo ma barwę starej miedzi: nadciąga huragan. Sprowadźcie ją na ląd, zbudujcie łódź, która pomieści wszystkich, i odpłyńcie, zanim tu dotrze.',
    'Утром вы пересчитываете друг друга на берегу, и одной недостаёт: Дженни, дочери капитана. И тут кто-то замечает её платок: он бьётся на ветру на скале за полосой прибоя, в миле от берега, откуда вплавь не возвращаются. Она ранена, у неё нет воды, и каждая ночь обойдётся ей дорого. А небо на юге цвета старой меди: идёт ураган. Привезите её, постройте лодку, в которой хватит места всем, и уходите раньше, чем он придёт.',
  ],
  book: [
    'The hurricane draws nearer: lower the Palisade by 1. If there is none left, every character but Friday suffers 1 wound.',
    'L’uragano si avvicina: abbassate di 1 il livello della Palizzata. Se è già a 0, ogni personaggio tranne Venerdì subisce 1 ferita.',
    'Huragan nadciąga: obniżcie poziom Palisady o 1. Jeśli wynosi 0, każda postać oprócz Piętaszka otrzymuje 1 ranę.',
    'Ураган приближается: понизьте уровень частокола на 1. Если он уже равен 0, каждый персонаж, кроме Пятницы, получает 1 рану.',
  ],
  totem: [
    'Put the next Number token on the tile; what is found happens at once. 1, Slippery Rocks: whoever explores suffers 2 wounds. 2, Old Cemetery: morale −2. 3, Remains of Masts and Spars: the Rope is built for free. 4, Balloon Wreck: gain 2 fur. 5 and 6: nothing.',
    'Mettete sulla tessera il prossimo segnalino Numero; l’effetto è immediato. 1, Rocce Scivolose: chi esplora subisce 2 ferite. 2, Vecchio Cimitero: morale −2. 3, Resti di Alberi e Pennoni: la Corda è costruita gratis. 4, Relitto della Mongolfiera: ottenete 2 pellicce. 5 e 6: nulla.',
    'Połóżcie na kafelku kolejny żeton kolejności; efekt następuje od razu. 1, Śliskie skały: eksplorująca postać otrzymuje 2 rany. 2, Stary cmentarz: Morale −2. 3, Szczątki masztów i rei: Lina powstaje za darmo. 4, Wrak balonu: zyskujecie 2 skóry. 5 i 6: nic.',
    'Положите на участок следующий жетон с номером; эффект срабатывает сразу. 1, Скользкие скалы: исследующий персонаж получает 2 раны. 2, Старое кладбище: моральный дух −2. 3, Обломки мачт и рей: «Верёвка» создаётся бесплатно. 4, Обломки воздушного шара: получите 2 шкуры. 5 и 6: ничего.',
  ],
  things: {
    'jenny/raft': [
      'From the round after it is built: an Explore Action on the Raft (1 pawn with dice, 2 without) brings Jenny to camp. A “?” or an Adventure token draws no card: whoever resolves the Action suffers 1 wound.',
      'Dal round successivo alla sua costruzione: un’Azione Esplorazione sulla Zattera (1 pedina con i dadi, 2 senza) porta Jenny all’accampamento. Un “?” o un segnalino Avventura non fa pescare carte: chi risolve l’Azione subisce 1 ferita.',
      'Od rundy po jej zbudowaniu: Akcja Eksploracji na Tratwie (1 pionek z rzutem, 2 bez rzutu) sprowadza Jenny do Obozu. Zamiast dobierać kartę za „?” lub żeton Przygody, postać wykonująca Akcję otrzymuje 1 ranę.',
      'Начиная со следующего раунда после постройки: исследование на «Плоту» (1 фишка с броском кубиков, 2 без броска) доставляет Дженни в лагерь. За «?» или жетон приключения карта не берётся: персонаж, выполняющий действие, получает 1 рану.',
    ],
    'jenny/lifeboat': [
      'It can be built only when Jenny is in camp. When it is ready, you win.',
      'Si può costruire solo quando Jenny è nell’accampamento. Appena è pronta, avete vinto.',
      'Można ją zbudować dopiero wtedy, gdy Jenny jest w Obozie. Gdy jest gotowa, wygrywacie.',
      'Её можно построить, только когда Дженни в лагере. Как только она готова, вы победили.',
    ],
  },
  guide: [
    [
      'Jenny is your clock. Every night on her rock costs her 2 wounds, nobody can heal her there, and the eleventh wound kills: if you have not fetched her, she dies in the night of round 6. The Raft can sail only in the round after it was built, so build it in round 5 at the very latest. Every round you are earlier spares her 2 wounds that you would have to nurse afterwards.',
      'Jenny è il vostro orologio. Ogni notte sullo scoglio le costa 2 ferite, laggiù nessuno può curarla, e l’undicesima la uccide: se non l’avete ancora presa, muore nella notte del round 6. La Zattera può salpare solo dal round dopo la sua costruzione, quindi costruitela al più tardi nel round 5. Ogni round di anticipo le risparmia 2 ferite che poi dovreste curare voi.',
      'Jenny jest waszym zegarem. Każda noc na skale kosztuje ją 2 rany, nikt jej tam nie wyleczy, a jedenasta zabija: jeśli jej nie sprowadzicie, zginie w nocy rundy 6. Tratwa wypływa najwcześniej w rundzie po zbudowaniu, więc zbudujcie ją najpóźniej w rundzie 5. Każda runda zapasu oszczędza Jenny 2 rany, które potem trzeba by leczyć.',
      'Дженни — ваши часы. Каждая ночь на скале стоит ей 2 ран, вылечить её там нельзя, а одиннадцатая рана смертельна: если вы её не вывезли, она погибнет в ночь 6-го раунда. «Плот» может отплыть только в раунде после постройки, так что стройте его самое позднее в 5-м. Каждый выигранный раунд избавляет её от 2 ран, которые вам же потом и лечить.',
    ],
    [
      'The rescue is an Explore Action on the Raft: 1 pawn rolls the green dice, 2 pawns are sure. The Dog and green pawns help as usual. No tile is drawn and no Adventure card either: a “?” or an Adventure token on the deck costs the rescuer 1 wound instead. If it fails, try again next round, if Jenny has one left.',
      'Il salvataggio è un’Azione Esplorazione sulla Zattera: con 1 pedina tirate i dadi verdi, con 2 riesce di sicuro. Il Cane e le pedine verdi aiutano come al solito. Non si pescano tessere e nemmeno carte Avventura: un “?” o un segnalino Avventura sul mazzo costa invece 1 ferita al soccorritore. Se fallite, riprovate nel round seguente, sempre che Jenny ne abbia ancora uno.',
      'Ratunek to Akcja Eksploracji na Tratwie: z 1 pionkiem rzucacie zielonymi kośćmi, z 2 udaje się na pewno. Pies i zielone pionki pomagają jak zwykle. Nie dobieracie ani kafelka, ani karty Przygody: za „?” lub żeton Przygody na talii ratujący otrzymuje 1 ranę. Gdy się nie uda, próbujcie w następnej rundzie, o ile Jenny jeszcze ją ma.',
      'Спасение — это исследование на «Плоту»: с 1 фишкой бросьте зелёные кубики, с 2 успех обеспечен. Пёс и зелёные фишки помогают как обычно. Ни участок, ни карта приключения не берётся: за «?» или жетон приключения на колоде спаситель получает 1 рану. Не вышло — пробуйте в следующем раунде, если он у Дженни ещё есть.',
    ],
    [
      'Everything hangs on the Rope: it needs Plains, and both the Raft (2 wood) and the Lifeboat ask for it. Explore boldly in the first rounds; the third totem gives you the Rope for free. The Lifeboat also wants the Knife, hence Mountains.',
      'Tutto è appeso alla Corda: richiede una Pianura, e serve sia alla Zattera (2 legno) sia alla Scialuppa. Esplorate con coraggio nei primi round; il terzo totem ve la regala. La Scialuppa vuole anche il Coltello, quindi una Montagna.',
      'Wszystko wisi na Linie: wymaga Łąki, a potrzebują jej i Tratwa (2 drewna), i Łódka. W pierwszych rundach eksplorujcie odważnie; trzeci totem daje Linę za darmo. Łódka wymaga też Noża, a więc Gór.',
      'Всё держится на «Верёвке»: для неё нужна равнина, а без неё нет ни «Плота» (2 дерева), ни «Лодки». В первых раундах исследуйте смело; третий тотем даст вам «Верёвку» даром. Для «Лодки» нужен ещё и «Нож», а значит, горы.',
    ],
    [
      'In camp Jenny is one more mouth: she eats, needs a Shelter over her head, and whatever strikes every character strikes her. Her one pawn can only Rest, without Bed or Hammock. Heal her like anybody else, with the Pot, the Cook or the Herbs. She holds no Determination tokens, so an Event that demands one of each character wounds her. She does not make building dearer.',
      'Nell’accampamento Jenny è una bocca in più: mangia, ha bisogno di un Riparo, e ciò che colpisce ogni personaggio colpisce anche lei. La sua unica pedina può solo Riposare, senza Letto né Amaca. Curatela come chiunque altro, con la Pentola, il Cuoco o le Erbe. Non ha segnalini Determinazione: un Evento che ne chiede uno a ogni personaggio la ferisce. Le costruzioni, invece, non costano di più.',
      'W Obozie Jenny to jeszcze jedna gęba do wykarmienia: je, potrzebuje Schronienia, a co uderza w każdą postać, uderza i w nią. Jej jedyny pionek może tylko Odpoczywać, bez Łóżka i Hamaka. Leczcie ją jak każdego: Naczyniami, przepisem Kucharza, Ziołami. Nie ma żetonów Determinacji, więc Wydarzenie, które żąda żetonu od każdej postaci, ją rani. Budowa przez nią nie drożeje.',
      'В лагере Дженни — ещё один едок: она ест, ей нужно укрытие, и всё, что бьёт по каждому персонажу, бьёт и по ней. Её единственная фишка может только отдыхать, без «Лежанки» и «Гамака». Лечите её как любого другого: «Горшком», рецептом кока, травами. Жетонов решимости у неё не бывает, так что событие, которое требует жетон с каждого персонажа, её ранит. Зато стройка из-за неё не дорожает.',
    ],
    [
      'The Lifeboat takes 6 wood and 4 fur, all set aside at once. Wood comes with patience, fur does not: keep what you hunt, do not spend it on the Roof, and remember the 2 fur of the fourth totem. Raise the weapon level early, and plan the last Build Action with 2 pawns.',
      'La Scialuppa di Salvataggio costa 6 legno e 4 pellicce, da accantonare tutti insieme. Il legno arriva con la pazienza, le pellicce no: conservate quelle della Caccia, non spendetele per il Tetto, e ricordate le 2 del quarto totem. Alzate presto il livello delle Armi, e per l’ultima Costruzione usate 2 pedine.',
      'Łódka kosztuje 6 drewna i 4 skóry, odłożone za jednym razem. Drewno uzbieracie cierpliwością, skór nie: zachowujcie te z Polowania, nie wydawajcie ich na Dach i pamiętajcie o 2 skórach czwartego totemu. Wcześnie podnieście poziom Broni, a do ostatniej Akcji Budowy poślijcie 2 pionki.',
      '«Лодка» стоит 6 дерева и 4 шкуры, и отложить их надо сразу все. Дерево копится терпением, шкуры — нет: берегите добытые на охоте, не тратьте их на крышу и помните о 2 шкурах четвёртого тотема. Пораньше поднимите уровень оружия, а на последнее строительство отправьте 2 фишки.',
    ],
    [
      'Each book brings the hurricane closer and tears 1 level off the Palisade; with none left everybody is wounded, and from round 5 on hungry animals come on top. A Shelter early and a level or two of Palisade are cheaper than the wounds. There are only 8 rounds: with Jenny in camp by round 4 or 5 you have time to breathe, later hardly.',
      'Ogni libro avvicina l’uragano e strappa 1 livello alla Palizzata; se non ce n’è più, ne soffrono tutti, e dal round 5 si aggiungono gli animali affamati. Un Riparo presto e uno o due livelli di Palizzata costano meno delle ferite. I round sono solo 8: con Jenny al campo entro il 4 o il 5 avrete respiro, più tardi quasi niente.',
      'Każda Księga przybliża huragan i zrywa 1 poziom Palisady; gdy jej braknie, cierpią wszyscy, a od rundy 5 dochodzą wygłodniałe zwierzęta. Wczesne Schronienie i poziom czy dwa Palisady są tańsze niż rany. Rund jest tylko 8: z Jenny w Obozie do rundy 4 lub 5 złapiecie oddech, później już ledwie.',
      'Каждая книга приближает ураган и сносит 1 уровень частокола; когда его нет, достаётся всем, а с 5-го раунда приходят ещё и голодные звери. Раннее укрытие и пара уровней частокола обойдутся дешевле ран. Раундов всего 8: если Дженни в лагере к 4-му или 5-му, вы ещё переведёте дух, позже — едва ли.',
    ],
  ],
  won: [
    'The boat clears the surf with everyone aboard, and Jenny takes the helm. You are saved!',
    'La scialuppa supera i frangenti con tutti a bordo, e al timone c’è Jenny. Siete salvi!',
    'Łódka mija przybój z wami wszystkimi na pokładzie, a u steru siada Jenny. Jesteście uratowani!',
    'Лодка проходит прибой, все на борту, и за руль садится Дженни. Вы спасены!',
  ],
  tooLate: [
    'The last round is over. The hurricane is here, and no boat will put to sea again.',
    'L’ultimo round è finito. L’uragano è qui, e nessuna barca prenderà più il mare.',
    'Minęła ostatnia runda. Huragan już tu jest i żadna łódź nie wypłynie w morze.',
    'Последний раунд позади. Ураган уже здесь, и в море не выйдет ни одна лодка.',
  ],
}
