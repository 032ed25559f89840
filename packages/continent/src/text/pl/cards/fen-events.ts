// The events of the Hollow Fen, in Polish.
import type { Translated } from '../../card-words.ts'
import type { fenEvents as english } from '../../en/cards/fen-events.ts'

export const fenEvents: Translated<typeof english> = {
  'event/abandoned-punt': {
    title: 'Porzucona płaskodenka',
    story:
      'W trzcinach leży płaskodenka, pół łodzi, pół ogrodu. Rzeżucha zajmuje dziób, nagietki środek; rufa jest jeszcze wolna, dla jednej osoby i tyczki. Wodę spomiędzy korzeni ktoś wybiera, i robił to niedawno. Blaszany kubek jest mokry i wisi na swoim gwoździu.',
    look: 'Wśród trzcin leży płaska łódź, w której rosną rośliny. Dziób po lewej wypełnia rzeżucha, środek kwiaty. Rufa po prawej jest pusta; dwie deski odstają, a na gwoździu wisi kubek.',
  },
  'event/basket-of-eels': {
    title: 'Kosz węgorzy',
    story:
      'Kosz waży więcej niż woda, która z niego ścieka. Przechylasz go i przez krawędź idą węgorze; leją się jak lina, zwój za zwojem, a końca nie widać. Żaden się nie szarpie. Każdy w przejściu owija się raz wokół twojego nadgarstka i puszcza.',
    look: 'W płytkiej wodzie stoi wysoki wiklinowy kosz, przechylony w prawo. Po lewej leży wieko na dwóch pętlach. Przez krawędź zwisają węgorze; można się doliczyć ośmiu głów.',
  },
  'event/torn-basket': {
    title: 'Rozdarty kosz',
    story: 'Kosz leży tam, gdzie go zostawiono, pusty, z dziurą w boku na wielkość pięści, wygryzioną od środka.',
  },
  'event/weir-raised': {
    title: 'Podniesiony jaz',
    story:
      'Zastawa idzie w górę w swoich rowkach i strumień, który gadał od rana, milknie. Spada kropla. Prostuje się trzcina; bagno wstrzymuje oddech. W stojącej wodzie za wikliną wynurzają się grzbiety ryb, rząd za rzędem, wszystkie łbami do zastawy.',
    look: 'W strumieniu stoi jaz z podniesioną zastawą. Po lewej woda jest spokojna i widać w niej grzbiety sześciu ryb, jeden obok drugiego. Pośrodku zastawa wisi na dwóch kołkach; po prawej koryto strumienia jest prawie suche.',
  },
  'event/heron-eggs': {
    title: 'Czaple jaja',
    story:
      'Gniazdo to szorstki talerz z patyków, pośrodku miękki, i tam leżą jaja, niebieskie jak siniak. Dziś rano ktoś je obrócił. Czaple przesiadły się na dalsze gałęzie i studiują horyzont. W brzeg, tam gdzie ręka by jej szukała, wpleciono łyżkę.',
    look: 'W rozwidleniu martwego drzewa leży płaskie gniazdo z patyków. Po lewej na konarze stoi czapla z podkurczoną nogą. Pośrodku gniazda są cztery bladoniebieskie jaja, a po prawej z jego brzegu wystaje trzonek łyżki.',
  },
  'event/cold-nests': {
    title: 'Zimne gniazda',
    story: 'W gniazdach stoi deszcz, a pod deszczem nic; sędziowie odroczyli posiedzenie.',
  },
  'event/milestones': {
    title: 'Kamienie milowe',
    story:
      'Wzdłuż krawężnika stoją kamienie milowe, po ramiona w bagnie. Każdy podaje głęboko rytą odległość do miejsca, którego nazwę zdrapano. Na ostatnim coś dopisano mniejszym dłutem: młyn na północ przez śluzę, schody na południe i wschód. Z tych liter ktoś wybiera mech.',
    look: 'Wzdłuż krawężnika drogi pod wodą stoją kamienie milowe. Są cztery, a każdy tam, gdzie byłaby nazwa, ma plamę zadrapań. Ten na prawym skraju nosi też drobne litery, czyste od mchu.',
  },
  'event/millwrights-bench': {
    title: 'Warsztat cieśli młyńskiego',
    story:
      'Stół biegnie pod oknem od ściany do ściany. Leżą na nim przyrządy, szablony i modele z gruszy, każdy we własnym obrysie. Wszystko tu zrobiono po to, żeby zrobić coś innego. Jedynym gotowym wyrobem w izbie jest miotła.',
    look: 'Wzdłuż ściany, pod oknem, stoi stół warsztatowy. Od lewej są na nim hebel, dwa wygięte modele i pusty obrys, okrągły, wielkości miski. Na prawym skraju, przy drzwiach, stoi miotła.',
  },
  'event/the-eel-wife': {
    title: 'Węgorzanka',
    story:
      'Twarz wraca do okna i okazuje się twarzą kobiety z wiadrem. „Lampa na ciebie patrzyła – mówi. – Wytrzyj buty”. Czystszej podłogi nie ma na tym kontynencie. Pod nią, w ciemności między palami, coś dużego przewraca się przez sen, a ona stuka dwa razy piętą, aż przestanie.',
    look: 'W oknie domu na palach stoi kobieta z wiadrem. Po lewej drabina o ośmiu szczeblach dochodzi do otwartych drzwi, za którymi jest goła podłoga. Po prawej, pod domem, między dwoma palami leży w wodzie szeroki ciemny grzbiet.',
  },
  'event/shutters-closed': {
    title: 'Zamknięte okiennice',
    story: 'Za okiennicami szoruje podłogę ktoś, kto powiedział już, co miał do powiedzenia.',
    look: 'Okno domu na palach zasłaniają dwie okiennice. Po lewej, u szczytu drabiny, stoi wiadro dnem do góry; po prawej z komina idzie dym.',
  },
  'event/bog-oak': {
    title: 'Czarny dąb',
    story:
      'Na jard w głąb torf kończy się drzewem. To dąb, czarny do rdzenia, w korze i z żołędziem w miseczce; takie drewno pali się tydzień, a śmierdzi dwa. W połowie długości ktoś zaczął rąbać pień siekierą. Zacięcie jest od spodu.',
    look: 'W rowie z czarnego torfu leży pień dębu. Po lewej są korzenie, krótko spiłowane. Pośrodku od spodu pnia jest zacięcie, a pod nim cztery drzazgi; po prawej widać gałązkę z jednym żołędziem.',
  },
  'event/apples-knocking': {
    title: 'Pukanie jabłek',
    story:
      'Z uchem przy korze słychać to wyraźnie. Trzy stuknięcia, zawsze trzy, a potem przerwa, jakiej wymaga grzeczność. Twoje knykcie odpowiadają na mokrym drewnie, zanim jest coś do powiedzenia. W całym rzędzie jabłka odrywają się od pni i płyną do następnych.',
  },
  'event/only-apples': {
    title: 'Tylko jabłka',
    story: 'Woda i owoce, i z rzadka jedno o drugie.',
  },
  'event/lily-tangle': {
    title: 'Gąszcz grzybieni',
    story:
      'Z góry ładnie: białe kwiaty i zielone liście, brzeg przy brzegu, jak zastawa. Pod talerzami wiszą łodygi. Powiązano je, każdą z sąsiadką, w małe schludne kokardki, aż po samą ciemność. Te przy twoich kolanach puszczają pojedynczo, i to pod warunkiem, że się nie szarpiesz.',
  },
  'event/a-light-under-the-fen': {
    title: 'Światło pod bagnem',
    story:
      'Z najwyższej gałęzi bagno nie ma powierzchni. Patrzysz przez wodę brunatną, potem przez zieloną, a daleko w dole, dalej, niż jest miejsca, obraca się światło. Idzie spodem wysp, jak dozorca obchodzi dom, i próbuje klamek. Ilekroć mija drzewo, czaple podnoszą jedną nogę.',
    look: 'Woda widziana z góry, spomiędzy gałęzi martwego drzewa. Po lewej na konarze stoją dwie czaple, każda z uniesioną nogą. Pośrodku, głęboko pod powierzchnią, jest małe okrągłe światło, od którego w prawo odchodzi jasna smuga.',
  },
  'event/lost': {
    title: 'Manowce',
    story:
      'Mijasz słup po lewej. Po długim kawałku miękkiej ziemi słup jest po prawej, a potem, w tej samej mgle, na wprost. Słup też jest ten sam, z tym samym hakiem na płaszcze. Hak za każdym razem obraca się do ciebie przodem.',
  },
  'event/lost-again': {
    title: 'Znowu manowce',
    story: 'Słup przynajmniej już cię zna i odsuwa się trochę, żeby zrobić przejście.',
  },
  'event/a-bell-asks': {
    title: 'Dzwon pyta',
    story:
      'Gdzieś w bieli ktoś uderza w dzwon, raz. Na końcu dźwięk zawija się w górę, jak to w pytaniu. Czeka na odpowiedź, której nie masz, a twoje ręce mimo to przeszukują kieszenie. Po stosownej przerwie dzwon pyta znowu, dalej i już nie ciebie.',
  },
  'event/behind-the-hurdle': {
    title: 'Za płotem',
    story:
      'Za żebrami jest warsztat, zamieciony. Rylce leżą na płótnie od największego do najmniejszego; wióry trzyma się w miskach, grube, średnie, drobne. W imadle tkwi grzebień, nacięty aż po przedostatni ząb. Pył z tego cięcia wisi jeszcze w powietrzu.',
    look: 'Za płotem z żeber widać schludny warsztat. Po lewej stoją trzy miski wiórów. Pośrodku na płótnie leży dziewięć rylców, ułożonych według wielkości; po prawej, przed stołkiem, tkwi w imadle grzebień.',
  },
  'event/floating-garden': {
    title: 'Pływający ogród',
    story:
      'Na środku oczka cumuje ogród, na macie z trzcin, z liną w każdym rogu. Rosną w nim rządkami fasola, cebula i sałata. Ktoś go wciąż piele; chwasty leżą wzdłuż brzegu w pęczkach, a każdy pęczek jest podpisany. Łodzi przy cumach nie ma, a konewka kapie.',
    look: 'Na okrągłym oczku pływa zagon, przywiązany liną w każdym z czterech rogów. Po lewej rośnie fasola na tyczkach, pośrodku cebula. Wzdłuż prawego brzegu leży sześć pęczków, każdy z karteczką, a obok nich stoi konewka.',
  },
  'event/picked-garden': {
    title: 'Wyzbierany ogród',
    story: 'Gdzie rosły fasola i cebula, są rządki małych dołków, a każdy podlany.',
  },
  'event/marsh-hounds': {
    title: 'Ogary bagienne',
    story:
      'Wychodzą z trzcin na łapach z błoną, bez głosu, i z daleka są psami. Z bliska nie są. Siadają półkolem, największy po lewej, i zostawiają miejsce dla tego, który się spóźnia. Przychodzi, otrząsa się. Wszystkie wstają.',
  },
  'event/distant-baying': {
    title: 'Dalekie granie ogarów',
    story: 'Znają już twój zapach i gdzieś daleko, bez pośpiechu, podają go sobie.',
  },
  'event/the-answering-bell': {
    title: 'Dzwon odpowiada',
    story:
      'Uderzasz sercem dzwonu o obcas i pada jedno proste słowo. We mgle czuć ulgę: biel wiotczeje i spada kropla, która wisiała na słupie. Potem odzywa się tamten dzwon, równo, bez dalszych pytań. Mówi ci, gdzie jest, i tam zostaje.',
    look: 'Nad wodą leży mgła. Po lewej brązowe serce dzwonu dotyka obcasa uniesionego buta. Pośrodku stoi słup z jedną kroplą pod hakiem; na prawym skraju, niewyraźnie, wisi dzwon w ramie o dwóch nogach.',
  },
  'event/unlit-posts': {
    title: 'Ciemne latarnie',
    story:
      'Trzy ostatnie latarnie są ciemne. Mają oliwę i równe knoty; brakuje im kogoś z ogniem. Widziane od pierwszej zachodzą jedna za drugą, jak muszka za szczerbinkę, i wskazują miejsce we mgle.',
    look: 'Na bagnie stoją trzy latarnie, niezapalone. Maleją od lewej do prawej, w linii prostej, która kończy się we mgle. O najbliższą, po lewej, oparta jest tyczka; wszystkie mają całe szkła.',
  },
  'event/something-hears': {
    title: 'Coś słyszy',
    story:
      'Mówisz to cicho, do nikogo, ze wzrokiem w wodzie. Wzdłuż całej ulicy płomienie nachylają się w twoją stronę i trwają tak, aż skończysz. Coś słyszy; lepiej nie wiedzieć co. Płomienie prostują się, jeden po drugim, a kołnierz masz poprawiony.',
  },
  'event/nothing-hears': {
    title: 'Nic nie słyszy',
    story: 'Mówisz do końca i nic nie słyszy, co też jest pociechą.',
  },
  'event/willow-bark': {
    title: 'Kora wierzby',
    story:
      'Z najstarszej wierzby zdjęto dziewięć kwadratów kory, jeden przy drugim, i każdy zamalowano przed słotą. Gorzka rzecz, ale warto. Na miejscu dziesiątego poprowadzono kreskę ołówkiem, a na sznurku wisi nożyk dla tego, kto następny.',
    look: 'Obraz wypełnia pień starej wierzby. Wycięto w nim rzędem, od lewej do prawej, dziewięć kwadratów kory, i każdy zamalowano. Na prawym skraju, na gwoździu, wisi na sznurku nożyk.',
  },
  'event/stripped-bark': {
    title: 'Odarta kora',
    story: 'Pień jest nagi tak wysoko, jak sięga ręka, a powyżej wycięto ładnymi wersalikami: zostaw coś drzewu.',
  },
  'event/barrow-breath': {
    title: 'Oddech kurhanu',
    story:
      'Coś puszcza pod darnią i z kopca wychodzi powietrze. Jest chłodne i suche, pachnie meblami pod pokrowcem i swoje odczekało. Mija twoją twarz, schodzi po stoku i jeszcze kawałek po wodzie. Tam się odwraca, żeby zobaczyć, kto otworzył.',
  },
  'event/filled-in': {
    title: 'Zasypany dół',
    story: 'Dół jest zasypany, a darń ułożona i zaczesana, choć nie twoją ręką.',
  },
  'event/ring-of-names': {
    title: 'Krąg imion',
    story:
      'Wokół kopca biegnie krąg płaskich kamieni, a na każdym prócz ostatniego jest imię. To latarnicy, w kolejności utonięć. Ostatni kamień jest pusty i już wygładzony. Pod spodem, kredą, zapisano dla wygody odwiedzających: człowiek z grobli wymienia pływy na węgorze.',
    look: 'U stóp kopca ułożono w krąg płaskie kamienie. Stąd widać siedem, a w każdym wykuto imię, z wyjątkiem ostatniego po prawej. Ten jest gładki, a pod nim są dwie linijki pisane kredą.',
  },
  'event/keepers-cist': {
    title: 'Komora latarnika',
    story:
      'Komora jest długości łóżka i jak łóżko ją zasłano. Leży w niej jeden z latarników, pięta przy pięcie, z czapką na mostku. To cierpliwy szkielet. Przy prawej dłoni ma tabliczkę z łupku, przy lewej gwizdek, a w gwizdku kulka toczy się raz dookoła i nieruchomieje.',
    look: 'W wąskiej komorze pod czterema płytami leży na wznak szkielet. Głowę ma po lewej, a mostek przykrywa czapka. Przy bliższej dłoni leży tabliczka, przy dalszej gwizdek; po prawej stoją obok siebie oba buty.',
  },
  'event/the-posts-answer': {
    title: 'Latarnie odpowiadają',
    story:
      'Otwierasz pierwszą z ciemnych latarni i podajesz jej ogień. Dwie pozostałe zapalają się z grzeczności. Za twoimi plecami cała ulica opuszcza płomienie i znów je podnosi. Nie ma tu bram, z których ktoś mógłby wyjść, ale mgła po obu stronach cofnęła się o krok.',
    look: 'Na bagnie stoją w dwóch rzędach latarnie i wszystkie się palą. Trzy najbliższe, po lewej, mają otwarte drzwiczki. Rzędy biegną w prawo, skręcają za róg i maleją.',
  },
  'event/lookout-fork': {
    title: 'Czatownia w rozwidleniu',
    story:
      'W drzewie jest siedzisko, które latami wysiadywała jedna osoba. Są i dołki na pięty. Kto tu siada, patrzy na północny wschód, na oświetloną ulicę, a za nią na schody wykute w urwisku. Po prawej kora jest przetarta do drewna, w miejscu, którego ręka chwyta się przy wstawaniu.',
    look: 'Wysoko w rozwidleniu pochylonej olchy jest wytarte siedzisko. Poniżej, po lewej, są dwa dołki na pięty. Po prawej widać daleko rząd pięciu latarni, a za nimi urwisko ze schodami.',
  },
  'event/pilgrim-rags': {
    title: 'Szmatki pielgrzymów',
    story:
      'Zostawili, czego nie mogli wnieść: wałek pod głowę, żelazko, blaszaną wannę z paprocią. Każdą rzecz owinięto szmatką, a pod szmatką jest karteczka, że ktoś się po nią zgłosi. Najstarszych nie da się już odczytać. Przepisano je i odpisy uwiązano obok.',
    look: 'Pod poręczą schodów, na której wisi siedem szmatek, zostawiono rzeczy. Od lewej są to wałek pod głowę, żelazko i blaszana wanna z paprocią. Każda jest przewiązana szmatką i ma karteczki na sznurku.',
  },
  'event/sunken-altar': {
    title: 'Zatopiony ołtarz',
    story:
      'Gdzie kończą się stopnie, stoi na dnie kamienny stół, a na nim świece, wciąż białe jak łój. Od lewej do prawej są coraz wyższe. Knoty mają czarne. Nad najwyższą stoi w wodzie nitka dymu, całkiem prosta, i nigdzie nie odpływa.',
    look: 'Pod czystą wodą stoi kamienny stół. Po lewej widać dwa ostatnie stopnie schodów. Na stole ustawiono według wzrostu pięć świec, najwyższa po prawej, a nad nią jest cienka pionowa nitka.',
  },
  'event/cloudy-water': {
    title: 'Mętna woda',
    story: 'Gdzie było dno, obraca się brunatna chmura; dość już tego mieszania.',
  },
  'event/the-hermit-of-the-dyke': {
    title: 'Pustelnik z grobli',
    story:
      'Ma stół, czajnik i księgę, a morze sprzedaje na godziny. Wysoką wodę wpisuje po lewej, niską po prawej, węgorze na marginesie. „Kredytu nie daję – mówi, nalewając. – Odpływa”. W ścianie za nim tkwi gwóźdź, a pod gwoździem jest jasny kwadrat wielkości tabliczki.',
    look: 'W chacie z desek siedzi przy stole mężczyzna, plecami do ściany. Po lewej na piecyku stoi czajnik. Na stole leży otwarta księga i stoją dwa kubki; po prawej, nad stołem, tkwi gwóźdź, a pod nim jest jasny kwadrat.',
  },
  'event/the-hermit-paid': {
    title: 'Pustelnik, opłacony',
    story: 'Kiwa ci głową, jak kupiec kupcowi, i przesuwa drugi kubek na twoją stronę stołu.',
    look: 'W chacie z desek siedzi przy stole mężczyzna, a jego księga jest zamknięta. Po lewej na piecyku stoi czajnik. Z dwóch kubków jeden stoi teraz przy bliższej krawędzi stołu, po prawej, przed pustym krzesłem.',
  },
  'event/cold-light': {
    title: 'Zimne światło',
    story:
      'Światło jest dalej, niż się zdaje. Wisi nad bagnem bez żadnej lampy, wielkości śliwki, i jest zimniejsze od wody. Dłonie wyciągają się do niego z przyzwyczajenia. Ciepło uchodzi z nich końcami palców, a płomyk się prostuje.',
  },
  'event/it-was-a-lantern': {
    title: 'To była latarnia',
    story:
      'Dwie lampy spotykają się na bagnie. Obie przystają w odległości, jaką zachowuje się na wąskiej ścieżce. Potem twoja rusza. Tamta to latarnia na paliku i nikogo pod nią nie ma; gdy podchodzisz, płomień z niebieskiego robi się żółty, a drzwiczki się domykają.',
  },
}
