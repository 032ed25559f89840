// The terrains and barriers of the Hollow Fen, in Polish.
import type { Translated } from '../../card-words.ts'
import type { fen as english } from '../../en/cards/fen.ts'

export const fen: Translated<typeof english> = {
  'terrain/fog-bank': {
    title: 'Ławica mgły',
    story:
      'Mgła zaczyna się przy słupie, tak jak pokój zaczyna się przy drzwiach. Za słupem wszystko jest białe i bardzo blisko; łatwo tu minąć własne stopy. Wyciągnięta ręka wraca mokra i odrobinę spóźniona. Na wysokości ramienia ktoś przykręcił do drewna hak na płaszcze, wytarty od używania do połysku.',
    look: 'Mgła wypełnia obraz od brzegu do brzegu. Na lewo od środka stoi słup z hakiem u góry, a na wodzie u jego stóp są dwa kręgi. Daleko po prawej widać ten sam słup jeszcze raz, bledszy.',
  },
  'terrain/reed-landing': {
    title: 'Trzcinowa przystań',
    story:
      'Tu rzeka daje za wygraną i zaczyna się bagno. Woda rozkłada palce między trzciny, aż nie sposób odróżnić jej od lądu, który też już lądem nie jest. Pomost z łupanych bali wyszorowano do białości, a na końcu umocowano skrobak do butów. Trzciny są wyższe od człowieka i lekko się nachylają, jak ludzie pod drzwiami.',
    look: 'Tam, gdzie rzeka kończy się w trzcinach, leży pomost z łupanych bali. Po lewej wpływa rzeka, szeroka i prosta. Pomost pośrodku ma siedem bali szerokości, a na prawo od niego woda rozchodzi się wachlarzem odnóg, wśród trzcin wyższych od człowieka.',
  },
  'terrain/eel-weirs': {
    title: 'Jazy na węgorze',
    story:
      'Wiklinowe gardła, lej za lejem, wszystkie zwrócone pod prąd. Woda wpływa w każdą paszczę i na końcu wychodzi trochę cichsza. Gdzie zgnił pręt, wpleciono świeży, więc nic tu nie jest stare. Ostatni lej prowadzi do kosza, kosz ma wieko, a wieko ma zasuwkę z zewnątrz i drugą od środka.',
    look: 'W leniwym strumieniu stoją wiklinowe jazy, a każdy lej otwiera się w następny. Jest ich sześć, szerokimi końcami w lewo, pod prąd. Na prawym skraju rząd kończy się koszem z wiekiem.',
  },
  'terrain/hermits-dyke': {
    title: 'Grobla pustelnika',
    story:
      'Na koronie grobli stoi chata z desek, a przed chatą jest stopień. Stopień jest suchy. Suchy jest też stuk twoich butów, pierwszy taki na tym bagnie. Za ścianą czajnik zaczyna wrzeć i ktoś zdejmuje go z ognia. Podnosisz rękę do pukania, a drzwi cofają się, nim ich dotknie.',
    look: 'Na trawiastej grobli, z wodą po obu stronach, stoi chata z desek. O jej lewą ścianę oparty jest stos drewna. Pośrodku, nad jednym stopniem, drzwi są uchylone; po prawej, za oknem o czterech szybach, paruje czajnik.',
  },
  'terrain/frog-mere': {
    title: 'Żabie oczko',
    story:
      'Oczko jest okrągłe i nakryte liśćmi grzybieni, a między liśćmi leżą na wodzie oczy, para przy parze. Żaby śpiewają pełnym głosem. Ciągną, póki idziesz, i milkną, kiedy stajesz. Przenosisz ciężar z jednej nogi na drugą. Gdzieś daleko zaczyna jedna jedyna żaba i zaraz ją uciszają.',
    look: 'Okrągłe oczko wodne pokrywają liście grzybieni, a spomiędzy nich wyglądają z wody pary oczu. Dziesięć par skupiło się po lewej, przy brzegu. Jedna jest daleko po prawej, a dookoła stoją trzciny.',
  },
  'terrain/midge-flats': {
    title: 'Komarze płycizny',
    story:
      'Woda sięga tu kostek, i to na godzinę marszu w każdą stronę. Wisi nad nią szara chmura, która brzęczy i ma krawędzie; to komary, i samo powietrze chce się napić. Są dobrze wychowane. Te z przodu, gdy mają dość, ustępują miejsca tym z tyłu.',
    look: 'Na płaskim błocie stoi płytka woda, a nad nią chmura komarów. Po lewej rośnie kępa trzcin. Chmura zajmuje środek, u góry szersza niż u dołu; po prawej sterczą z wody dwa kije, o krok od siebie.',
  },
  'terrain/stilt-house': {
    title: 'Dom na palach',
    story:
      'Dziewięć pali trzyma nad wodą mały dom, a żadne dwa nie są z tego samego drewna. Z dachu idzie dym prosty jak sznurek. Drabina jest spuszczona. Kładziesz na niej rękę i twarz znika z okna, a w środku ktoś przysuwa do stołu drugie krzesło.',
    look: 'Na dziewięciu palach stoi nad wodą mały dom. Po lewej do drzwi prowadzi drabina o ośmiu szczeblach. Pośrodku jest okno z ciemnym kształtem przy krawędzi, a po prawej z komina idzie dym.',
  },
  'terrain/bone-hurdle': {
    title: 'Kościany płot',
    story:
      'Przez mokradło biegnie płot z żeber, utrzymany w dobrym stanie. Gdzie żebro pękło, obwiązano je pnączem; gdzie go zabrakło, wpuszczono inne, spiłowane na krzywiznę sąsiadów. Stare są brązowe jak herbata. Zapasowe leżą obok ostatniego słupka, białe i ułożone według długości.',
    look: 'Płot z żeber biegnie z lewego górnego rogu do prawego dolnego. Po lewej pięć żeber obwiązano pnączem. Pośrodku jest luka w zarysie człowieka, a po prawej, poniżej dwóch latarni na skraju obrazu, leży stos luźnych żeber.',
  },
  'terrain/heron-roost': {
    title: 'Czaplisko',
    story:
      'Drzewo jest martwe, a miejsca zajęte: szarzy sędziowie, po jednym na gałąź. W płytkiej wodzie pod nimi drobne kości zgrabiono w kopczyk. Wszystkie czaple patrzą w punkt przy pniu, gdzie nic nie ma. Brodzisz tam, stajesz, i żadna nie musi poruszyć głową.',
    look: 'W płytkiej wodzie stoi martwe drzewo z czaplą na każdej gałęzi. Czapli jest siedem. Po lewej, u stóp drzewa, leży kopczyk drobnych kości; wszystkie dzioby zwrócone są ku pustemu miejscu na prawo od pnia.',
  },
  'terrain/barrow-isle': {
    title: 'Wyspa kurhanu',
    story:
      'Długi kopiec leży w wodzie, suchy i stromy. Trawę zaczesano na nim w jedną stronę, jak włosy, od grzbietu aż po brzeg, a powietrze ani drgnie. Miejscami parę źdźbeł odgięto na przekór reszcie. Przygładzasz je dłonią, a one wstają.',
    look: 'Z wody wznosi się długi trawiasty kopiec. Cała trawa jest zaczesana w dół i w prawo. W połowie stoku niektóre źdźbła odgięto na przekór reszcie, grupami, od lewej: dwa źdźbła, potem osiem, potem znowu osiem.',
  },
  'terrain/peat-cut': {
    title: 'Torfowy wykop',
    story:
      'Torf wybrano stopniami, czarnymi i równymi, każdy na głębokość szpadla. Na skraju schną cegły, ustawione po trzy. Stopnie schodzą do starszej wody, w której nie odbija się niebo. Z jednej strony odcisnęły się w nich chodaki, idące w dół; z drugiej, gdzie powinny wracać, krawędzie są takie, jak je zostawił szpadel.',
    look: 'Torf wycięto stopniami, które schodzą do czarnej wody. Po lewej schną niskie stosy torfowych cegieł. Stamtąd ku środkowi prowadzi w dół pięć stopni; woda leży po prawej, a nad nią tkwi w brzegu pionowo wbity szpadel.',
  },
  'terrain/willow-holt': {
    title: 'Wierzbowa kępa',
    story:
      'Wierzby spuściły gałęzie wokół suchego pagórka i dają jedyny na bagnie cień, który nie cuchnie. W środku jest podłoga z krótkiej trawy. Na porządnych linach wisi huśtawka, z gładko heblowanym siedziskiem na wysokości twojej brody. Trawę pod nią wytarły stopy.',
    look: 'Wokół suchego pagórka stoją wierzby o gałęziach do samej ziemi. Pnie są cztery. Na najgrubszym, na lewo od środka, wisi na dwóch linach huśtawka z siedziskiem na wysokości brody; po prawej przepływa wąska odnoga.',
  },
  'terrain/sunken-causeway': {
    title: 'Zatopiona grobla',
    story:
      'Oto droga, która straciła wysokość, ale nie godność. Biegnie prosto na północ, z krawężnikiem i spadkiem, na dłoń pod wodą, a kamienie milowe trzymają odstępy, choć stoją w mokrym. Za krawężnikiem nie ma dna. Drobne ryby korzystają z bruku w obie strony i trzymają się lewej.',
    look: 'Brukowana droga biegnie z dołu obrazu ku górze pod płytką wodą. Wzdłuż jej lewej krawędzi stoją cztery kamienie milowe. Pośrodku nad brukiem płyną w dwóch szeregach drobne ryby, a po prawej krawężnik opada w głębinę.',
  },
  'terrain/crooked-alders': {
    title: 'Krzywe olchy',
    story:
      'Olchy się pochylają, a wiatr nie ma w tym udziału. Każdy pień wskazuje na południowy zachód, w to samo utopione miejsce, a siewki, cieńsze od palca, już zaczęły. Opadłe liście odpływają w tamtą stronę. Tylko siedzisko, wysoko w jednym z rozwidleń, odwraca się plecami.',
    look: 'Na mokrej ziemi stoją olchy, wszystkie pochylone w lewo i w dół. Dużych jest sześć. W najgrubszej, pośrodku, wysoko w rozwidleniu jest siedzisko; na prawym skraju w tę samą stronę chyli się kępa siewek.',
  },
  'terrain/drowned-orchard': {
    title: 'Utopiony sad',
    story:
      'Rząd za rzędem sad stoi w wodzie po pierwsze konary i był w tym roku przycinany. Jabłka spadły i nigdzie nie odpłynęły. Kołyszą się przy pniach i pukają, żeby je wpuścić. O najdalsze drzewo opiera się drabina, a szczeble ma mokre aż do góry.',
    look: 'Sad stoi w wodzie równymi rzędami. Po lewej jabłka pływają przy pniach. Cztery najbliższe drzewa, pośrodku, mają jeszcze owoce, a na prawym skraju o gałęzie oparta jest drabina o dziewięciu szczeblach.',
  },
  'terrain/leech-pool': {
    title: 'Pijawcze oczko',
    story:
      'Woda jest bardzo czysta, i w tym kłopot. Widać każdy kamyk, a wśród kamyków schody, które nie myślą się kończyć. Nie ma zielska, nie ma ryb ani muchy na powierzchni: nic się nie uchowało. Wzdłuż brzegu, na wysokości kostki, wiszą rzędem pijawki, cienkie jak sznurowadła.',
    look: 'Okrągłe oczko jest tak przejrzyste, że widać całe dno. Po lewej dno pokrywają kamyki. Pośrodku siedem stopni schodzi w głąb i znika, a po prawej na kamieniach brzegu wiszą pijawki.',
  },
  'terrain/lantern-posts': {
    title: 'Latarnie bez ulicy',
    story:
      'Dwa rzędy latarni idą przez wodę i na rogu skręcają na południe. Nie mają ani chodnika, ani bram do oświetlania; jest ulica, brakuje miasta. Szkła są czyste, płomienie równe. Na drugim końcu trzy latarnie są ciemne, a o pierwszą z nich opiera się tyczka do zapalania, ciepła jeszcze na czubku.',
    look: 'Na bagnie stoją dwa rzędy latarni, a drogi między nimi nie ma. Wchodzą z lewej, pośrodku skręcają za róg i wychodzą z obrazu dołem. Palą się wszystkie prócz trzech ostatnich; o najbliższą z nich, po prawej, oparta jest tyczka.',
  },
  'terrain/mill-islet': {
    title: 'Młyńska wysepka',
    story:
      'Młyn ma wysepkę dla siebie. Koło obraca się na opak, jard nad strumieniem, bez jednej kropli. Ze środka słychać kamienie, między którymi nic nie ma. Pod wylotem wisi otwarty worek, całkiem pusty, a na przywieszce podano wagę.',
    look: 'Na małej wysepce, u końca grobli, stoi młyn. Po lewej są drzwi, a obok nich dwa oparte o ścianę kamienie młyńskie. Koło po prawej ma dziesięć łopatek; wisi nad wodą, nie dotykając jej, i obraca się pod prąd.',
  },
  'terrain/stair-foot': {
    title: 'Stopa schodów',
    story:
      'Gdzie kończy się bagno, stoi urwisko, a w urwisku schody. Pierwszy stopień jest wydeptany; setnego nie widać. Na poręczy wiszą szmatki, każda na inny węzeł. U dołu zostawiono parami buty, jak goście przed drzwiami sypialni, a ktoś je tymczasem wypastował.',
    look: 'U stóp urwiska zaczynają się schody. Po lewej rząd latarni urywa się w trzcinach. Pośrodku prowadzi w górę pięć wydeptanych stopni z siedmioma szmatkami na poręczy, a po prawej schody idą dalej po skale.',
  },
  'terrain/barrow-isle-opened': {
    title: 'Wyspa kurhanu, otwarta',
    story:
      'Darń schodzi w jednym kawałku i składa się jak koc. Pod nią jest niskie wejście z nadprożem i płyta, która zasłania je prawie do góry. Zaglądasz ponad płytą w porządną ciemność. Pachnie kredą i podłogami. Próg jest zamieciony, i to do środka.',
    look: 'Z wody wznosi się długi trawiasty kopiec z niskim wejściem w boku. Po lewej leży odwinięta darń. Wejście pośrodku ma nadproże na dwóch podporach i zamyka je płyta, nad którą zostaje ciemny pasek; po prawej zaczesana trawa ciągnie się dalej.',
  },
  'barrier/quaking-mat': {
    title: 'Drżący kożuch',
    story:
      'Mech pływa. Na dalszym brzegu siada pliszka, a bliższy ugina się przy twoim bucie. Na bagnie mówią, że utrzyma ptaka albo kłamcę. Na samym środku leżało coś ciężkiego i ostrożnie wstało; w dołku są jeszcze łokcie.',
    look: 'Na otwartej wodzie unosi się kożuch mchu. Pośrodku ma długie wgłębienie, a u jego lewego końca dwa mniejsze dołki. Na prawym skraju, gdzie mech jest równy, stoi jeden ptak.',
  },
  'barrier/black-sluice': {
    title: 'Czarna śluza',
    story:
      'Na końcu grobli stoją wrota śluzy, czarne od smoły, wyższe niż dwóch ludzi. Zamknięto je umyślnie, z tamtej strony. Przez szparę widać sztabę, łańcuch na sztabie i kołki, które trzymają łańcuch; ktoś miał na to czas. Z tej strony jest kołatka.',
    look: 'Czarne wrota śluzy zamykają kanał. Lewe skrzydło ma kołatkę, prawe jest gładkie. W szparze między nimi widać pięć ogniw łańcucha, po tamtej stronie.',
  },
  'barrier/black-sluice-jammed-open': {
    title: 'Czarna śluza, zablokowana',
    story:
      'Wrota wiszą na jednym zawiasie, przebite belką, woda idzie na północ, nie oglądając się za siebie, i za twojego życia nic się tu już nie zamknie.',
    look: 'Czarne wrota śluzy na kanale stoją otworem. Lewe skrzydło przylega do muru, prawe wisi na jednym zawiasie, z belką wbitą w deski. Między nimi woda uchodzi na północ przez próg z czterech kamieni.',
  },
  'barrier/the-hundred-stair': {
    title: 'Setne schody',
    story:
      'Schody wspinają się po urwisku zakosami i nie pokazują żadnego ze swych końców. Liczą je wszyscy, a nikomu nie wychodzi tyle samo. Sumy zapisano kredą na skale i każdą skreślił ten, kto przyszedł następny. Tylko najwyższej nikt nie poprawił, a pismo mogłoby być twoje.',
    look: 'Po urwisku wspinają się zakosami schody; ich dół i góra są poza obrazem. Widać cztery podesty, najniższy po lewej. Na skale obok nich jest pismo, skreślone i nie do odczytania, a wzdłuż zewnętrznej krawędzi biegnie poręcz na dziewięciu słupkach.',
  },
}
