// The events of the Drowned Shelf, in Polish.
import type { Translated } from '../../card-words.ts'
import type { shelfEvents as english } from '../../en/cards/shelf-events.ts'

export const shelfEvents: Translated<typeof english> = {
  'event/first-bell-rung': {
    title: 'Pierwszy dzwon bije',
    story:
      'Użyczasz mu ramion zamiast liny i zostają przyjęte. Idą w górę i w dół, w tempie kogoś cięższego, a dzwon mówi swoje słowo na całą półkę. Na płyciznach kałuże odpowiadają kręgami. Kiedy masz ramiona z powrotem, palce nie chcą się zamknąć, a dłonie pachną konopiami.',
    look: 'W wysokiej dębowej ramie kołysze się dzwon. Po lewej wyciągają się ku belce dwie ręce. Dzwon, pośrodku, jest przechylony, a serce dotyka rantu. Po prawej w piasku leżą trzy kałuże, a na nich kręgi.',
  },
  'event/second-bell-rung': {
    title: 'Drugi dzwon bije',
    story:
      'Lina idzie, rama jęczy, serce wychyla się i trafia w brąz. Nic nie słychać. W każdej kałuży na półce każda ryba odwraca głowę. Wodorosty kładą się na wschód, a na belce nad tobą zamykają się pąkle, rząd po rzędzie, od końca do końca.',
    look: 'Nitowany dzwon w ruchu, widziany z boku. Po lewej leży kałuża, w której pięć ryb zwraca się ku dzwonowi. Pośrodku serce dotyka rantu, a lina jest wygięta. Po prawej wodorosty leżą płasko w dwóch pasach.',
  },
  'event/third-bell-rung': {
    title: 'Trzeci dzwon bije',
    story:
      'Nie ma serca, więc bierze, co dają. Uderzasz go otwartą dłonią, a odpowiadają twoje zęby, od tylnych do przednich. Dźwięk schodzi przez buty i dalej drogą. Potem liczysz zęby. Liczba się zgadza, kolejność niekoniecznie.',
    look: 'W niskiej ramie wisi duży dzwon bez serca, a o niego opiera się otwarta dłoń. Dłoń jest po lewej, z pięcioma rozłożonymi palcami. Od niej w prawo rozchodzą się po brązie cienkie linie. Pod dzwonem są dwa buty, widziane z góry.',
  },
  'event/a-lamp-below-the-horizon': {
    title: 'Lampa pod horyzontem',
    story:
      'Za końcem drogi, niżej, niż zaczyna się morze, jest lampa. Obraca się. Za każdym razem pokazuje trochę więcej, jak gospodarz ze świecą: drzwi leżą na wschodzie, za placem i ostatnim kanałem, a jedno nabrzeże na południu jest suche. Potem pokazuje twoją rękę, która osłania oczy, i przy niej zostaje.',
    look: 'Na końcu prostej drogi, poniżej linii horyzontu, pali się światło. Po lewej jest łuk tunelu. Pośrodku wzdłuż drogi stoją cztery ciemne ramy i stosy. Światło jest daleko po prawej, za kanałem, a jego promień wskazuje suche nabrzeże u dołu obrazu.',
  },
  'event/paving-marks': {
    title: 'Znaki w bruku',
    story:
      'Wycięto je za płytko dla oka. Zdejmujesz buty i czytasz stopami, a są to wskazówki dla procesji: stój, zwrot, przepuścić dzieci. Przy dzwonach litery rosną. Drugi, trzeci, pierwszy, mówi kamień do podeszwy, i godzina dziewiąta. Dalej są już tylko odciski palców u nóg, zwrócone na wschód.',
    look: 'W kamieniach brukowanej drogi wyryto znaki. Po lewej stoi para butów. Środkiem, przez siedem kamieni, biegną znaki, najpierw małe, potem większe. Po prawej wytarły się w bruku odciski palców bosych stóp.',
  },
  'event/back-through-the-tunnel': {
    title: 'Z powrotem przez tunel',
    story:
      'Tunel jest pusty i prowadzi cię w górę, mokry krok po mokrym kroku. W przyzwoitej odległości idzie z tyłu morze, tak jak odprowadza się gościa do furtki. Na progu staje i cię puszcza. Odgłos twoich kroków zna już na pamięć i wie, którędy przyjdziesz.',
  },
  'event/ambergris': {
    title: 'Ambra',
    story:
      'W miejscu, gdzie schodzą się dwa żebra, tkwi szara bryła, woskowata, nie ma na co patrzeć. W ręce mięknie. Pachnie wszystkimi portami naraz: smołą, pomarańczami, mokrą liną, końmi, węglem, klatką schodową i czyjąś kolacją. Jeden z tych portów jest twój. Jest tam wcześnie i właśnie otwierają okiennice.',
    look: 'Między kośćmi wieloryba tkwi szara bryła. Z lewej wznoszą się dwa żebra i krzyżują się za nią. Bryła jest pośrodku, wielka jak bochenek, a tkwią w niej trzy dzioby kałamarnic. Po prawej ma miejsce wytarte do gładkości.',
  },
  'event/best-bower': {
    title: 'Wielka kotwica',
    story:
      'Największa kotwica na polu należy do statku, którego nikt nie zgłosił: nie zaginął, nie spóźnił się, nigdzie na niego nie czekano. Na trzonie wybito wagę i wytwórcę, a zamiast nazwy jest kreska. Daleko na piasku łańcuch unosi się, opada i znowu unosi, jak pod kadłubem.',
    look: 'Na dnie morza leży bardzo duża kotwica. Po lewej są jej dwie łapy, obrośnięte muszlami. Środkiem biegnie trzon z linijkami wybitych liter i krótką kreską na końcu. Po prawej cztery ogniwa łańcucha wznoszą się nad piasek.',
  },
  'event/green-door': {
    title: 'Zielone drzwi',
    story:
      'Otwierają się do środka, a w środku jest mokro. Oddechu starcza ci do korytarza, w którym są następne drzwi, wszystkie jednakowe. Coś bierze cię za ramiona, obraca jak bileter i odprowadza na powietrze. W butonierce masz gałązkę wodorostu, przypiętą szpilką.',
  },
  'event/rows-of-nameplates': {
    title: 'Rzędy tabliczek',
    story:
      'Tabliczki wiszą w porządku alfabetycznym, mosiądz przy mosiądzu, pod każdą data kredą. Przed twoją jest luka, szeroka na długą nazwę, a w niej łódź. Stoi na kozłach, uszczelniona i wysmołowana. Miejsce na jej nazwę zagruntowano, a w poprzek ławeczki czeka pędzel.',
    look: 'W szopie, w trzech rzędach, wiszą tabliczki o literach zbyt małych, by je odczytać. Po lewej rzędy są pełne. Pośrodku jest luka, a w niej łódka na dwóch kozłach. Na prawo od luki wisi tabliczka niżej niż reszta.',
  },
  'event/the-hummer': {
    title: 'Ten, który nuci',
    story:
      'Pod łodzią siedzi ktoś bardzo stary, w dwóch płaszczach, ze świecą i czajnikiem. Na twój widok nuci dalej. „Trzymam melodię – mówi głos na jej nutach – żeby ona nie trzymała mnie”. Jest i drugi kubek. Stoi uchem w twoją stronę, nalany.',
    look: 'Pod odwróconą łodzią siedzi ktoś w ciężkim płaszczu, zgarbiony, z odwróconą twarzą. Po lewej nad świecą stoi czajnik. Pośrodku na piasku są dwa kubki. Na prawo deski łodzi schodzą do ziemi, a wzdłuż nich jest pięć haków.',
  },
  'event/empty-boat': {
    title: 'Pusta łódź',
    story: 'Nikogo pod nią nie ma, ale deski są jeszcze ciepłe i jeszcze, gdy zapukać, trochę stroją.',
    look: 'Pod odwróconą łodzią jest pusto. Po lewej obok ogarka stoi czajnik. Pośrodku wiszą dwa kubki, każdy na swoim haku, a po prawej piasek jest ugnieciony na płasko.',
  },
  'event/crab-vespers': {
    title: 'Krabie nieszpory',
    story:
      'Klękasz. One też, trzysta sztuk, od drzwi aż po przód, noga za nogą w należnej kolei, z odgłosem składanego wachlarza. Klękają lepiej od ciebie. Jest pora stukania i pora niestukania. Pod koniec jakiś mały idzie po posadzce, odgryza nitkę, która zwisa ci z mankietu, i niesie ją do przodu.',
    look: 'Kraby wypełniają posadzkę i ławki kaplicy bez dachu, wszystkie zwrócone w prawo, z podwiniętymi nogami. Po lewej są drzwi. Pośrodku widać od tyłu klęczącą osobę z wytartym mankietem. Z przodu, po prawej, obok siebie, pod rozbitą ścianą, są cztery duże kraby.',
  },
  'event/inside-the-kelp': {
    title: 'W głębi wodorostów',
    story:
      'Za drzwiami woda leży płasko i wnosi cię bez jednego ruchu rąk. To pokój o ścianach z wodorostów, z zieloną lampą i z łóżkiem, posłanym. Prześcieradło kończy się na palec nad powierzchnią i jest suche. Na poduszce leży bilecik z twoim nazwiskiem i godziną, o której życzysz sobie budzenia.',
    look: 'Pokój o ścianach z wodorostów ma zamiast podłogi wodę. Po lewej jest łuk drzwi. Pośrodku stoi łóżko, woda sięga tuż pod prześcieradło, a na poduszce leży biały bilecik. Po prawej wisi na trzech sznurach lampa.',
  },
  'event/rib-loft': {
    title: 'Poddasze z żeber',
    story:
      'Na grzbiecie kość jest sucha, a do siedzenia przywiązano tam deskę. W dole leży cała półka: droga, dzwony, plac i krawędź, przy której stoi morze. Stąd widać, jak pływ myśli. Bierze kałużę z jednego miejsca i przymierza do drugiego. Potem odnosi ją z powrotem.',
    look: 'Dno morza widziane z góry, z grzbietu szkieletu wieloryba. Po lewej cztery żebra zaginają się w dół. Pośrodku w poprzek kości przywiązano deskę. Po prawej leżą prosta droga, dwie kałuże i krawędź morza.',
  },
  'event/the-perpetuas-anchor': {
    title: 'Kotwica „Perpetui”',
    story:
      'Wychodzi powoli, ociekając, z nazwą „Perpetua” odlaną na pięcie. Rzucono ją zgodnie z rozkazem. Rozkaz jest wciąż czytelny, na tabliczce przywiązanej drutem do pierścienia: rzucić, trzymać, czekać. Podpisało go dziewięć rąk. Jedna podpisuje odtąd codziennie, po obu bokach i wzdłuż krawędzi.',
    look: 'Kotwica wisi na łańcuchu nad kwadratowym szybem i ścieka z niej woda. Po lewej jest cembrowina szybu. Kotwica jest pośrodku, dwiema łapami w dół, ze słowem z ośmiu liter na pięcie. Z pierścienia, po prawej, zwisa tabliczka, cała zapisana.',
  },
  'event/the-door-keeps-its-mouth-shut': {
    title: 'Drzwi z wodą w ustach',
    story:
      'Pukasz pięścią. Drzwi czekają na dzwon i nabierają wody w usta. Ktoś za nimi wchodzi na górę, stopień po stopniu, i staje z ręką na klamce. Nie pada ani słowo. Przez dziewięć oddechów między deskami ciągnie chłodem, a potem kroki schodzą z powrotem.',
  },
  'event/the-stairwell': {
    title: 'Klatka schodowa',
    story:
      'Drzwi wpuszczają i z ukłonem zamykają się za wszystkimi. Jest tu sto stopni, każdy do góry nogami: idzie się po ich spodach, a wierzchy, wydeptane pośrodku, są nad głową. Tam też jest poręcz i wiadro, z którego się nie wylało. Od czasu do czasu po ścianie przechodzi światło, jak kciuk po liście.',
    look: 'Okrągła klatka schodowa widziana od górnego końca, a wszystkie stopnie są w niej do góry nogami. Po lewej pod stropem biegnie poręcz. Pośrodku wisi wiadro, otworem ku stopniom nad sobą. Po prawej, zanim zacznie się ciemność, można rozróżnić dziewięć stopni i dwa wąskie okna.',
  },
  'event/the-lamp-room': {
    title: 'Izba lampy',
    story:
      'Na samym dole, który jest szczytem, leży okrągła izba z morzem w oknach. Nie ma w niej ognia ani oleju. Pośrodku krąży pusty mosiężny pierścień wielkości człowieka i z miejsca, gdzie powinna być soczewka, patrzy. Patrzy na ryby, na schody, na drzwi. Potem dochodzi do was wszystkich i zwalnia.',
    look: 'Pośrodku okrągłej izby z oknami obraca się pusty mosiężny pierścień. Po lewej są ostatnie trzy stopnie schodów, do góry nogami. Pierścień jest wysoki jak człowiek i ma od środka nacięcia. Za oknami po prawej są ryby, w dwóch szeregach, zwrócone do wnętrza.',
  },
  'event/the-light-looks-back': {
    title: 'Światło odwzajemnia spojrzenie',
    story:
      'Nic mu nie przynosisz, więc ogląda to, czym jesteś. Zaczyna od rąk. Jest dokładne i wcale nie niegrzeczne, a gdzie popatrzyło, tam zostaje sama jasność: bez ściany, bez poręczy, bez rękawa. Gdzieś w niej są stopnie, sto, do góry nogami. Światło doszło już do łokcia.',
  },
  'event/the-lens-turned': {
    title: 'Obrócona soczewka',
    story:
      'Pasuje. Mosiądz bierze soczewkę za brzeg i to, co z niej wychodzi, ma po raz pierwszy krawędź. Teraz trzeba ją obrócić, na przekór wszystkiemu, co patrzy: lampie, rybom w szeregach za szybą, latarnikom za rybami. Jest korba, dość długa dla wszystkich rąk. Błyszczy tam, gdzie puściły ją inne.',
  },
  'event/dark-at-last': {
    title: 'Wreszcie ciemno',
    story:
      'Trzeba na to wszystkiego, co masz, a potem reszty. Wreszcie soczewka obraca się do środka i lampa widzi samą siebie. Promień składa się jak stolarska calówka. W ciemności ktoś się śmieje; to ludzki śmiech i trwa dłuższą chwilę. Na zewnątrz niebo jest pełne gwiazd i nikt nie szuka cię przy ich świetle.',
  },
}
