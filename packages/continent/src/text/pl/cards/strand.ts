// The terrains and barriers of the Sallow Strand, in Polish.
import type { Translated } from '../../card-words.ts'
import type { strand as english } from '../../en/cards/strand.ts'

export const strand: Translated<typeof english> = {
  'terrain/tide-pools': {
    title: 'Kałuże pływowe',
    story:
      'Kałuże leżą na skalnej półce jak rozsypane drobne, a każda zachowała dla siebie kawałek nieba. W jednej pada. W następnej mewa leci z lewa na prawo, choć jedyna mewa nad tobą leci w przeciwną stronę. Wkładasz palec do wody i oba ptaki czekają, aż kręgi się rozejdą.',
    look: 'Skalne kałuże leżą rozrzucone na płaskiej szarej półce pod klifem. Po lewej jest największa, z dwiema rozgwiazdami na dnie. Pośrodku siedem małych kałuż ciągnie się wzdłuż szczeliny ku morzu. Po prawej w kałuży odbija się mewa, choć na niebie mew nie ma.',
  },
  'terrain/strand-of-buoys': {
    title: 'Brzeg boi',
    story:
      'Budzisz się z policzkiem na mokrej linie. Wzdłuż całego brzegu boje wyciągnięto na piasek i ustawiono w rzędach: czerwona, biała, czerwona, niczym goście, którym kazano czekać. Morze jest daleko i nie robi z tego sprawy. Ktoś policzył boje i na ostatniej zapisał kredą wynik. Tobie wychodzi inny.',
    look: 'Rzędy czerwonych i białych boi stoją na jasnym piasku, spięte łańcuchem, a morze jest daleko za nimi. Każdy rząd zaczyna się po lewej od czerwonej boi. Po prawej ostatnia boja stoi trochę osobno, a łańcuch znika pod nią w piasku. Jej boki ktoś po kolei oznaczył kredą: nic, potem trzy, potem znowu trzy.',
  },
  'terrain/scrub-terrace': {
    title: 'Zarosły taras',
    story:
      'Zarośla rosną stopniami, szare, do kolan, a tam, gdzie przygniecie je but, pachnie okrętową apteczką. Na oko jest to jedno ziele. W rzeczywistości co najmniej tuzin: wszystkie gorzkie po ostatni listek, każde udaje sąsiada, a kwitnie tylko jedno. Kozy wygryzły trawę wokół niego w równy krąg.',
    look: 'Niskie tarasy szarych zarośli wznoszą się od lewej do prawej, podparte pięcioma warstwami kamieni. Krzewy są równej wysokości. Pośrodku, w kręgu wygryzionej darni, stoi roślina z dwoma białymi kwiatostanami.',
  },
  'terrain/fox-earth': {
    title: 'Lisia nora',
    story:
      'Coś znosi drobiazgi pod ziemię. Nora wchodzi pod korzenie dębu, wąska i zadbana, a na udeptanej ziemi przed wejściem leżą łyżka, spinka do mankietu i mosiężna końcówka ołówka, równolegle, jak na toaletce. Nic nie jest pogryzione. Ścieżkę zamieciono od środka ku wyjściu, ogonem.',
    look: 'Pod korzeniami dębu, w skarpie, otwiera się okrągła nora. Po lewej korzenie schodzą czterema grubymi pasmami. Przed wejściem leżą łyżka, spinka do mankietu i końcówka ołówka, a w prawo, między dwiema kępami paproci, odchodzi zamieciona ścieżka.',
  },
  'terrain/dune-gate': {
    title: 'Brama wydm',
    story:
      'Dwie wydmy opierają się o siebie jak drzwi, które zostawiono dla kogoś uchylone. Między nimi stoi pasek morza, szary i pionowy. Wiatr tu nie dochodzi, a piasek trzyma ciepło. Po obu stronach przejścia trawa jest wytarta, na wysokości dłoni.',
    look: 'Dwie wydmy pochylają się ku sobie z lewej i z prawej, między ich grzbietami jest wąska szpara. W szparze widać morze z sześcioma liniami przyboju. Na zboczu na prawo od niej trawa jest wytarta do gołego piasku.',
  },
  'terrain/wrack-line': {
    title: 'Linia wyrzutu',
    story:
      'Morze prowadzi tu swoje rachunki. Każdy przypływ ciągnie przez piasek kreskę z wodorostów i wpisuje pod nią pozycje: drzazgi sosnowe, korek, but lewy od pary, klatka na ptaki. Prawy but figuruje niżej, pod późniejszą datą. Klatkę zamknięto na haczyk, a w korytku leży świeże ziarno.',
    look: 'Przez piasek od krawędzi do krawędzi biegną ciemne pasy wodorostów, cztery, każdy niżej od poprzedniego. Po lewej leży potrzaskane drewno. Pośrodku leży but noskiem do morza. Po prawej stoi klatka na ptaki o dziewięciu prętach i zamkniętych drzwiczkach.',
  },
  'terrain/strand-at-ebb': {
    title: 'Brzeg w odpływie',
    story:
      'Odpływ sięga, dokąd może, i jeszcze trochę dalej. Za ostatnią boją łańcuch schodzi po gołym piasku do czegoś, co boją nie jest: do żelaznego pierścienia, a pierścień tkwi w klapie. Deski wyszorowano piaskowcem do białości. Na całym brzegu nie ma ani jednego domu, ale piwnica, jak widać, jest.',
    look: 'Te same rzędy czerwonych i białych boi, tylko woda odeszła i mokry piasek ciągnie się, dokąd sięga wzrok. Od ostatniej boi w prawo, w dół pochyłości, biegnie łańcuch. Kończy się żelaznym pierścieniem w klapie z czterech desek na dwóch zawiasach.',
  },
  'terrain/marram-hollow': {
    title: 'Trawiasta niecka',
    story:
      'Trawa pochyla się nad misą piasku, a w piasku drzwi przy drzwiach. To królicza okolica. Przy jednym z wejść kołysze się jeszcze nadgryzione źdźbło, a nad najdalszą kępą sterczy para uszu, która nie odwraca się, choć but ci się obsuwa. To, czego słucha, jest niżej.',
    look: 'Niecka w wysokiej jasnej trawie, z wieloma okrągłymi norami w piaszczystych ścianach. Po lewej pięć nor leży w rzędzie pod nawisem. Po prawej znad kępy wystaje dwoje uszu, bez reszty królika.',
  },
  'terrain/wreck-of-the-perpetua-bow': {
    title: 'Wrak „Perpetui”: dziób',
    story:
      'Dziób sterczy z piasku, pochylony na południe, i ma na sobie prawie całą farbę. PERPET, głosi tabliczka, i tu kończy się drewno. Deska w deskę siostra twojego statku. Nisko na burcie ktoś wypróbował pędzel, zanim wziął się do nazwy: kilka liter, a brzuszek P zostawiony otwarty, tak jak w twoim podpisie.',
    look: 'Dziób drewnianego wraku stoi w mokrym piasku, pochylony na południe. Po lewej wznosi się stewa z dwoma otworami na łańcuchy kotwic. Pośrodku tabliczka z napisem PERPET urywa się w pół słowa. Po prawej kadłub jest otwarty i widać osiem wręg.',
  },
  'terrain/driftwood-stockade': {
    title: 'Palisada z dryftu',
    story:
      'Na górnym skraju plaży stoją ramię w ramię pnie wyrzucone przez morze, zaostrzone i związane zielonym pnączem. Ostrza wychylają się nad wodę. Ktoś wzniósł ten mur przeciw morzu, a od strony lądu nie postawił nic, nawet płotka: jest tam tylko szałas i sznur z koszulą. Wilki zawsze mogą wpaść na kolację.',
    look: 'Górą plaży biegnie palisada z wyrzuconego drewna, zwrócona ku morzu. Jej pale pochylają się na zewnątrz, związane pnączem, a trzy z nich są nowe. Za nią, po prawej, stoi niski szałas i wisi na sznurze koszula.',
  },
  'terrain/chalk-shoulder': {
    title: 'Kredowe ramię',
    story:
      'Wzgórze wysunęło spod darni ramię: biała skała, a w niej czarne krzemienie, równo, jak linie w zeszycie. W poprzek wspina się ścieżka obłożona kamykami. Kiedyś szła dalej. Tam, gdzie dochodzi do urwiska, obrzeża z obu stron sprowadzono ku sobie w porządne zakończenie, a ostatnie kroki zagrabiono.',
    look: 'Nagie ramię białej kredy, przecięte czterema pasmami czarnego krzemienia. Z lewego dolnego rogu wspina się ścieżka obłożona kamykami. Po prawej, przy słupku poręczy, urywa się, a poniżej krawędzi lecą dwie mewy.',
  },
  'terrain/wreck-of-the-perpetua-stern': {
    title: 'Wrak „Perpetui”: rufa',
    story:
      'Druga połowa statku leży w morzu po nawis rufy. Każda fala mówi pod kadłubem coś długiego i niskiego, a ster odpowiada: dwa stuknięcia na lewą burtę. Potem wraca na środek i czeka na następną. Jedno z okien kajuty świeci. Jest głęboko pod wodą i ktoś właśnie zasuwa w nim zasłonę.',
    look: 'Rufa drewnianego statku leży w głębokiej wodzie, z lewej strony sterczą połamane wręgi. Pośrodku jest pięć okien kajuty, a najniższe, pod powierzchnią, świeci. Po prawej na dwóch żelaznych zawiasach wisi w fali ster.',
  },
  'terrain/boar-thicket': {
    title: 'Dzicza gęstwina',
    story:
      'W tarninę wchodzi ścieżka, której nikt nigdy nie wyciął. Na wysokości kolan ciernie są ostre, na wysokości piersi znowu ostre. Pomiędzy, tam, gdzie masz udo, wytarto je na gładko jak poręcz, a w słojach został szorstki włos. Trochę dalej coś ciężkiego wypuszcza oddech.',
    look: 'Cały obraz wypełnia ciernisty gąszcz. Po lewej na gałązce wiszą dwa pęczki szczeciny. Pośrodku między gładko wytartymi cierniami prowadzi w głąb okrągły tunel, wysoki do uda. Po prawej w błocie zaschły cztery odciski racic.',
  },
  'terrain/salt-pans': {
    title: 'Warzelnie soli',
    story:
      'Kwadratowe, płytkie, porzucone lustra leżą rzędami aż po wydmy, a w każdym to samo niebo, twarzą do góry. Deski zastawek poszarzały, w taczce siedzi rybitwa. Jedna panew, dziewiąta od ścieżki, jest świeżo zagrabiona. Grabie oparto obok, zębami do wału, żeby nikt się nie skaleczył.',
    look: 'Kwadratowe panwie solne leżą w kratę, cztery wszerz i sześć w głąb. Po lewej stoi w nich woda z białymi obwódkami. Po prawej jedna z bliższych panwi jest świeżo zagrabiona, a o wał obok opierają się grabie.',
  },
  'terrain/beacon-mound': {
    title: 'Kopiec sygnałowy',
    story:
      'Z początku to tylko najwyższy z pagórków. Potem widać, że darń ułożono pasami, przybito w rogach kołkami i podlano, a pod darnią są kamienie z plaży, wniesione tu w rękach. Ktoś bardzo chciał, żeby ten stos zapomniano, i nie szczędził trudu. Od strony lądu jest łata, na której trawa nie chce rosnąć, a na niej zadrapania.',
    look: 'Na przylądku stoi zaokrąglony kopiec kamieni, porośnięty darnią. Po lewej pięć kamieni stoczyło się do podnóża. Po prawej w darni jest łysina z trzema linijkami wydrapanego pisma.',
  },
  'terrain/beacon-mound-bared': {
    title: 'Kopiec sygnałowy, odsłonięty',
    story:
      'Pod kamieniami stoi na trzech nogach żelazny kosz, czarny jeszcze od ostatniego ognia, a rozpałkę pod następny już ułożono.',
    look: 'Kopiec jest otwarty, a pośrodku stoi na trzech nogach żelazny kosz ogniowy z ułożoną rozpałką. Po lewej kamienie złożono w niski murek. Po prawej leży płaski kamień z dziesięcioma linijkami wydrapanego pisma.',
  },
  'terrain/charcoal-clearing': {
    title: 'Polana węglarzy',
    story:
      'Mielerze wystygły w swoich płaszczach z darni, wszystkie prócz jednego, który dymi cienko i niebiesko, jak należy. Taki ogień trzeba mieć na oku dniem i nocą. Jest do tego stołek o trzech nogach, w tym jednej krótszej: kto zadrzemie, ten spada. Nikogo tu nie ma. Stołek trzyma równowagę.',
    look: 'Na polanie stoi pięć mielerzy pod darnią, a ze środkowego idzie dym. Po lewej leży stos ciętego drewna. Po prawej, na gołej ziemi, stoi stołek o trzech nogach.',
  },
  'terrain/spit-of-kelp': {
    title: 'Wodorostowa kosa',
    story:
      'Wyspa przy każdej wodzie oprócz tej: teraz ma ogon ze żwiru, a na nim wodorosty, zgarnięte widłami w kopki i zostawione do wyschnięcia. Widły też są, z trzonkiem wytartym w talię. Rybitwy obchodzą je dookoła. Między dwiema kopkami piasek pod piętą odzywa się drewnem.',
    look: 'Niska kosa z piasku i żwiru biegnie od lewej do prawej, z morzem po obu stronach. Leży na niej siedem kopek wodorostów, w ostatniej tkwią widły. Pośrodku, równo z piaskiem, widać wieko skrzyni o dwóch odsłoniętych rogach.',
  },
  'terrain/sink-meadow': {
    title: 'Zapadła łąka',
    story:
      'Dobra trawa, gęsta i jasna aż po skraj lasu, a pod nią, sądząc po odgłosie butów, nie ma zupełnie nic. W środku otwarły się okrągłe dziury. Przy pierwszej ktoś wetknął kij, innym ku przestrodze. Przy drugiej są odciski dwóch kolan, a kija nie ma.',
    look: 'Jasnozielona łąka z trzema ciemnymi okrągłymi dziurami w rzędzie. Obok dziury po lewej tkwi kij. Przed środkową trawa jest wgnieciona w dwóch miejscach, a po prawej brzeg darni zwisa w pustkę.',
  },
  'terrain/gannet-ledge': {
    title: 'Głuptasia półka',
    story:
      'Półka jest biała od głuptaków, na węch dziesięciu tysięcy, i całkiem cicha. Siedzą rzędami, dziobami ku jednemu miejscu na morzu, daleko na północnym zachodzie, choć nic tam nie ma. Przy krawędzi jest wolne miejsce. Gdy je mijasz, ptaki z lewej i z prawej przyciągają skrzydła.',
    look: 'Na białej półce klifu tłoczą się siedzące ptaki, w dziewięciu rzędach. Wszystkie są zwrócone w lewo i w górę, na północny zachód. W pierwszym rzędzie, po prawej, między dwoma ptakami jest puste miejsce.',
  },
  'terrain/ferry-stones': {
    title: 'Kamienie przewozu',
    story:
      'Kamienie wchodzą w rzekę prostym szeregiem, każdy duży jak stół i jak stół wyszorowany. To stopnie, wydeptane pośrodku, dla kogoś o dłuższym kroku. Od słupa z naoliwionym zamkiem biegnie łańcuch i zagradza wodę. Za nim ścieżka holownicza trzyma się brzegu, w górę rzeki i na południe, aż zabierają ją trzciny.',
    look: 'Pięć ogromnych płaskich kamieni prowadzi od lewego brzegu w szeroką rzekę. Po lewej stoi słup z kłódką, a od słupa w prawo, przez wodę, biegnie łańcuch. Wzdłuż bliższego brzegu idzie ścieżka holownicza z trzema pierścieniami do cumowania.',
  },
  'terrain/river-mouth': {
    title: 'Ujście',
    story:
      'Rzeka niesie wodę brązową, morze szarą, a tam, gdzie się spotykają, nie chcą się mieszać. Granica jest ostra jak zagięcie prześcieradła. Patyk podpływa do niej, skręca, płynie wzdłuż i znika z oczu, ani razu jej nie przekroczywszy. Na drugim brzegu jest pomost i spuszczono z niego drabinkę.',
    look: 'Szerokie ujście rzeki, z przodu woda brązowa, z tyłu szara, między nimi ostra granica. Po lewej rosną trzciny. Pośrodku wzdłuż granicy płyną dwa patyki. Po prawej, na drugim brzegu, stoi drewniany pomost na sześciu palach.',
  },
  'barrier/fallen-path': {
    title: 'Zerwana ścieżka',
    story:
      'Ścieżka biegnie dalej, i to widać. Biegnie dalej o czterdzieści kroków stąd, za sporą ilością powietrza z zatoczką na dnie, od słupka, który jest bliźniakiem tego pod twoją ręką. Gwóźdź ten sam, węzeł ten sam i ten sam strzęp czerwonej wełny. Między nimi ciągnie się półka, miejscami szeroka na but.',
    look: 'Ścieżka na klifie urywa się po lewej i zaczyna znowu po prawej, nad zatoczką. Tu i tam stoi taki sam słupek poręczy, z gwoździem i strzępem czerwonej wełny. Między nimi przez kredę idą trzy wąskie półki, a dwie z nich kończą się w połowie drogi.',
  },
  'barrier/rip-channel': {
    title: 'Rwący kanał',
    story:
      'Szybka woda o własnych poglądach biegnie między czterema brzegami. Fale stoją w miejscu, pionowe i równo rozstawione, jak litery, i dochodzisz do drugiego słowa, zanim zmienią temat. Na skraju ustawiono trzy pary butów. Noskami do wody, ze sznurowadłami schowanymi do środka.',
    look: 'Między czterema brzegami pędzi szybka woda. Pośrodku stoi w rzędzie siedem pionowych fal, każda innego kształtu. Brzeg po lewej jest piaszczysty, a po prawej to skała z wodorostami.',
  },
}
