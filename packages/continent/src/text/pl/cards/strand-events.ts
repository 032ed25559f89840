// The events of the Sallow Strand, in Polish.
import type { Translated } from '../../card-words.ts'
import type { strandEvents as english } from '../../en/cards/strand-events.ts'

export const strandEvents: Translated<typeof english> = {
  'event/bells-below': {
    title: 'Dzwony pod plażą',
    story:
      'Kładziesz się i przykładasz ucho do plaży. Przez pewien czas słychać tylko piasek, jak się układa. Potem od spodu, z głębi, przychodzą trzy dźwięki, z porządną przerwą między jednym a drugim i jeszcze jedną na koniec. Ktoś tam w dole pilnuje godzin.',
  },
  'event/only-surf': {
    title: 'Tylko przybój',
    story: 'Przybój i nic prócz przyboju, chyba że dzwony umilkły, bo słuchasz.',
  },
  'event/picked-over-wrack': {
    title: 'Przebrane szczątki',
    story:
      'Ktoś już tu przebierał i miał na to czas. Deski leżą według długości, korki według wielkości. Co się nie nadało, odłożono na bok, a na każdej sztuce, pod kamykiem, jest karteczka: za krótkie, za mokre, nie nasze. Zostały więc liny i powody.',
    look: 'Na piasku obok boi leżą posortowane szczątki. Po lewej jest stos desek, pośrodku sześć kupek korka. Po prawej leżą końce lin z karteczkami przyciśniętymi kamykami.',
  },
  'event/slack-chain': {
    title: 'Luźny łańcuch',
    story:
      'Ciągniesz i z początku puszczają tylko dłonie. Potem łańcuch idzie, mokry i bez pośpiechu, a jego drugi koniec jest znacznie lżejszy, niż być powinien. Szaklę wykuto na dzwon. Dzwonu w niej nie ma. Są ślady zębów.',
    look: 'Obok klapy leży na piasku mokry łańcuch, w pięciu pętlach od lewej do prawej. Na prawym końcu jest szakla, tak szeroka, że przejdzie przez nią ręka. W jej żelazie są cztery wgniecenia.',
  },
  'event/something-glints': {
    title: 'Coś błyska',
    story:
      'Błyska na dnie najgłębszej kałuży: mosiądz, rurka, okularem do ciebie. Pochylasz się. W krążku szkła leży kawałek wybrzeża, wyraźny po ostatnią mewę, a na nim postać, która się pochyla. Od lat nie tknęła tego niczyja ręka, a ostrość wciąż jest nastawiona.',
    look: 'Skalna kałuża widziana z góry, przejrzysta do dna. Po lewej przez krawędź zwisa wodorost. Pośrodku, między czterema skałoczepami, leży mosiężna rurka zakończona okrągłym szkłem. Po prawej pod występem siedzą dwa kraby.',
  },
  'event/gannet-nests': {
    title: 'Gniazda głuptaków',
    story:
      'Gniazda są tu stożkami z błota i piór, jedno od drugiego na wyciągnięcie ręki, w każdym jajko. Jest w tym omlet. Właściciele ustępują ci z drogi, czego głuptaki nie robią, i stają w szeregu na wysokości twoich oczu. Nikt nie dziobie. Przyszli w charakterze świadków.',
    look: 'Wzdłuż białej półki stoi osiem stożkowatych gniazd, w każdym jest jajko. Po lewej skałę znaczą smugi odchodów. Po prawej pięć głuptaków stoi w szeregu, przodem do gniazd.',
  },
  'event/robbed-nests': {
    title: 'Ograbione gniazda',
    story: 'Gniazda są puste, a świadkowie podeszli o krok bliżej.',
  },
  'event/the-whole-coast': {
    title: 'Całe wybrzeże',
    story:
      'Stąd masz u stóp całe wybrzeże: wydmy, wrak, panwie solne, ustawione do siebie pod kątem prostym i odkurzone. Brzeg wygląda na urządzony. Daleko na południowym wschodzie jest ujście rzeki, brązowa nitka wszyta w szare. Przez to wszystko biegną twoje ślady i z tej wysokości trzymają się ściśle przekątnej.',
    look: 'Całe wybrzeże widziane ze szczytu klifu. Po lewej, na skraju wody, leży wrak w dwóch częściach. Pośrodku, na granicy wzroku, brązowa woda wpływa w szarą. Po prawej, blisko, leży sześć kwadratowych panwi solnych.',
  },
  'event/flint-seam': {
    title: 'Żyła krzemienia',
    story:
      'Na dłoń w głąb kreda zaczyna się przyglądać. Czarne oczy, okrągłe, w jasnych obwódkach, siedzą w białej skale po dwoje. Wyłuskujesz jedno, a oczodół jest zupełnie suchy. Za nim są następne, przez całe wzgórze, i ani jednego zamkniętego.',
    look: 'Wykop w białej kredzie, z rzędem okrągłych czarnych krzemieni wzdłuż tylnej ściany. Leżą parami, od lewej cztery pary. Na prawym końcu brakuje krzemienia, a zagłębienie po nim jest jasne i okrągłe.',
  },
  'event/keepers-tally': {
    title: 'Spis latarników',
    story:
      'Zadrapania to nazwiska, jedno pod drugim, pisane dziewięcioma rękami. Należą do latarników, a osiem skreślono, każde ręką następcy. U góry stoi porządek domu: trzy dzwony, jedne drzwi, żadnego własnego światła. Dziewiąte nazwisko wciąż czeka, aż ktoś je skreśli, i zaczyna wietrzeć.',
    look: 'Płaski kamień z wydrapanym pismem, wpuszczony w darń kopca. U góry, od lewej do prawej, biegnie linijka oddzielona od reszty. Pod nią stoi w kolumnie dziewięć nazwisk, wszystkie prócz najniższego skreślone.',
  },
  'event/beacon-alight': {
    title: 'Ogień na kopcu',
    story:
      'Ogień chwyta z kaszlnięciem, prostuje się, a cały przylądek robi krok do przodu, żeby popatrzeć. Czekasz z dymem w oczach. Daleko na morzu coś odpowiada. Szukasz tego wzdłuż horyzontu, od końca do końca i z powrotem, a znajdujesz niżej.',
    look: 'W żelaznym koszu na trzech nogach, na kopcu kamieni, płonie ogień. Iskry lecą w lewo. Po prawej jest ciemne morze, a poniżej linii horyzontu widać punkt światła.',
  },
  'event/cork-float': {
    title: 'Korkowy pływak',
    story:
      'Kawał korka na pętli ze sznurka, z odbitym od szablonu napisem PERPETUA. Pod spodem ołówkiem podano numer koi, i to twojej.',
  },
  'event/sailcloth': {
    title: 'Płótno żaglowe',
    story:
      'Trzy jardy garbowanego płótna, łatanego i jeszcze raz łatanego przez leworęcznego marynarza. W ostatnim szwie tkwi igła, nawleczona.',
  },
  'event/biscuit-tin': {
    title: 'Puszka sucharów',
    story: 'Plomba jest cała, a upuszczony suchar dzwoni. Wołki dołączono bez dopłaty.',
  },
  'event/raked-clean': {
    title: 'Wygrabione do czysta',
    story: 'Piasek zagrabiono długo i równo, od końca do końca, a przypływ, który to robi, to ty.',
  },
  'event/stair-under-the-water': {
    title: 'Schody pod wodą',
    story:
      'Znasz ten kąt; co dziewiąty oddech przechodzi nad twoim posłaniem. Ramię samo się unosi i idzie za nim, przez kałuże, za wodorosty, a tam, gdzie pada promień z twojego snu, są schody. Są z ciosanego kamienia i schodzą w należytym porządku. Mosiężna poręcz błyszczy tak daleko, jak sięga wzrok.',
    look: 'Płytka woda za skalnymi kałużami, widziana z góry. Od lewej do prawej schodzi w nią siedem kamiennych stopni, z mosiężną poręczą po dalszej stronie. Nad najniższym wiszą w wodzie dwie ryby.',
  },
  'event/forepeak-locker': {
    title: 'Szafka w forpiku',
    story:
      'Zamek oddaje łyżkę rdzy i puszcza. Wszystko inne na tym statku jest mokre. Szafka jest sucha jak obietnica na piśmie i pachnie ołówkiem. W środku jest dziewięć wieszaków, nazwiska nad nimi zamalowano, a w głębi biegnie półka. Podłoga leży skosem, a na półce nic się nie przesunęło.',
    look: 'Wnętrze drewnianej szafki z otwartymi drzwiami. Po lewej jest w rzędzie dziewięć wieszaków. Po prawej wzdłuż tylnej ścianki biegnie półka, a na niej są dwa pudełka i zwinięty koc.',
  },
  'event/empty-locker': {
    title: 'Pusta szafka',
    story: 'Wieszaki są gołe, półka jest goła i od początku była to tylko szafka.',
    look: 'Wnętrze tej samej szafki, z pustą półką po prawej. Po lewej jest w rzędzie dziewięć wieszaków. Drzwi wiszą otwarte na dwóch zawiasach.',
  },
  'event/voices-in-the-bilge': {
    title: 'Głosy w zęzie',
    story:
      'Pod deskami rozmawiają, cicho i po kolei. Przyklękasz i układa się to w słowa: odczytują listę wachty. Po każdym nazwisku głos mówi: „Jestem”. Dochodzą do twojego, bo figuruje na liście, odczytują je i milkną. Woda w zęzie chlupie dwa razy, a z grzeczności nikt nie zakaszle.',
  },
  'event/only-timbers': {
    title: 'Tylko belki',
    story: 'To tylko drewno pracuje, belka po belce, po kolei.',
  },
  'event/under-the-counter': {
    title: 'Pod nawisem rufy',
    story:
      'Wynurzasz się pod nawisem, w rufowej kajucie, która stoi skosem. Wszystko w niej poprawiono. Koję podparto klinami, obrazki wiszą w zgodzie z morzem, nie ze ścianą, a stołowi przycięto dwie nogi. Lampa się nie pali. Kiedy muska ją twój rękaw, syczy.',
    look: 'Kajuta okrętowa przechylona w lewo, z wodą sięgającą koi. Po lewej koja opiera się na klinach. Pośrodku stoi stół o dwóch przyciętych nogach, a po prawej na pochyłej ścianie wiszą poziomo trzy obrazki.',
  },
  'event/sea-chest': {
    title: 'Skrzynia marynarska',
    story:
      'Wieko leży równo z piaskiem, ale skrzynia jest głębsza, niż skrzyni trzeba. Kopiesz do uchwytów, do pierwszej żelaznej obręczy, do drugiej; ze strachu przed złodziejem nikt się tak nie trudzi. Dziurkę od klucza zalepiono łojem. Nad nią, starannym drobnym drukiem, wymalowano: „jeszcze nie”.',
    look: 'Dół w piasku, a w nim wysoka skrzynia marynarska. Po lewej leży pryzma wybranego piasku. Skrzynię, pośrodku, opasują cztery żelazne obręcze. Z prawego boku zwisa uchwyt z liny, a nad dziurką od klucza wymalowano dwa małe słowa.',
  },
  'event/empty-sea-chest': {
    title: 'Pusta skrzynia',
    story: 'Skrzynia sięga daleko w dół i nic w niej nie ma, bo to, co ważne, masz już ty.',
    look: 'Ten sam dół i ta sama skrzynia, z wiekiem odrzuconym w lewo na dwóch zawiasach. Wnętrze jest puste. Po prawej leży na piasku pięć desek.',
  },
  'event/salt-crust': {
    title: 'Solna skorupa',
    story:
      'Pod szarym naskórkiem sól jest biała i skrzypi pod kolanami jak śnieg. Odchodzi płatami. Na spodzie każdego coś się odcisnęło: liść, pióro, a w jednym wypadku mankiet, z guzikiem. To sól zatrzymała, resztę puściła.',
    look: 'Kwadratowa panew z popękaną skorupą soli. Po lewej skorupa jest cała i szara. Po prawej leży sześć białych odwróconych płatów, a na trzech widać odcisk pióra.',
  },
  'event/heat-shimmer': {
    title: 'Drżące powietrze',
    story:
      'Ustawiasz w jednej linii kopiec, wrak i przerwę w wydmach i obracasz się, aż masz przed sobą północ. Chwieje się. Horyzont odchodzi od morza na szerokość dłoni, pokazuje pod sobą światło i ugina kolana. Potem północ siada, trochę na lewo, i nie daje się ruszyć.',
    look: 'Panwie solne pod rozgrzanym niebem, z horyzontem pociętym na paski. Po lewej wydma unosi się nad ziemią. Pośrodku stoją cztery słupki, a nad każdym wisi do góry nogami jego własny obraz.',
  },
  'event/boot-prints': {
    title: 'Odciski butów',
    story:
      'Ślady wychodzą przez przerwę między wydmami. Mają twój rozmiar i twoje gwoździe, łącznie z luką na lewym obcasie. Kroku twojego nie mają: jest dłuższy i nie skraca się pod górę. Z grzbietu wydmy wzrok może iść za nimi w głąb lądu, na południe, a potem na wschód, do kamieni nad rzeką.',
    look: 'Odciski butów w suchym piasku, oddalające się między dwiema wydmami. Na najbliższym, po lewej, widać gwoździe i lukę na obcasie. Zanim ślady znikną po prawej za grzbietem, można naliczyć ich dziewięć.',
  },
  'event/from-the-raft': {
    title: 'Z tratwy',
    story:
      'Cumujesz do głowicy steru i wchodzisz przez parapet. Suche ręce pozwalają na dokładność: podnosisz, co luźne, otwierasz, co zamknięte, i odkładasz wszystko na miejsce. W górnej szufladzie umywalki leży spis wyposażenia kajuty, odhaczony. Ostatnią pozycję dopisano innym ołówkiem. „Gość, suchy”, i ptaszek.',
    look: 'Kajuta okrętowa widziana przez okno rufowe, z tratwy uwiązanej na zewnątrz. Po lewej jest koja na klinach. Pośrodku stoi umywalka o trzech szufladach, górna jest otwarta. Po prawej woda sięga niższej z dwóch półek.',
  },
  'event/rabbit-runs': {
    title: 'Królicze ścieżki',
    story:
      'Z poziomu łokci widać, że niecka to same uliczki, szerokie na dłoń, udeptane na twardo, z przyciętym źdźbłem na każdym rogu. Gałązka narobiłaby tu hałasu. Nawet oddech wchodzi jedną norą, a drugą wychodzi jako wiadomość. Przy trzecim skrzyżowaniu już wiesz, gdzie nie oddychać.',
    look: 'Wąskie ścieżki między kępami trawy, widziane tuż znad ziemi. Krzyżują się w czterech miejscach. Po lewej któraś wchodzi do nory, a po prawej siedzi tyłem królik z postawionymi uszami.',
  },
  'event/castaways-lean-to': {
    title: 'Szałas rozbitka',
    story:
      'Czajnik, dwa kubki, jedno krzesło. Człowiek na krześle zaraz wstaje i ściera z niego dla ciebie kurz. „Pell” – mówi, nalewa i obraca kubek uchem w twoją stronę. Jest w nim gorąca woda. Od dawna, powiada, chce znaleźć coś, co by do niej pasowało.',
    look: 'Szałas z wyrzuconego drewna, otwarty od przodu. Po lewej na skrzynce stoją czajnik i kubki. Pośrodku jest krzesło. Po prawej stoi koja, a tam, gdzie odwinięto brzeg koca, w desce wydrapane są kreski: pojedyncza kreska, potem pięć, potem siedem.',
  },
  'event/cold-lean-to': {
    title: 'Zimny szałas',
    story: 'Czajnik jest zimny, krzesło dosunięte, a oba kubki zniknęły.',
    look: 'Ten sam szałas, w którym nikogo nie ma. Po lewej na skrzynce stoi czajnik. Pośrodku krzesło wsunięto pod półkę, a po prawej koja to goła rama z sześcioma listwami.',
  },
  'event/styptic-moss': {
    title: 'Mech tamujący krew',
    story:
      'W mokrym szwie tarasu rośnie mech szary jak stare bandaże. Kładziesz na nim dłoń, żeby się napić, a on pije pierwszy. Poduszka nabrzmiewa. Dawne zadrapanie na knykciu bieleje i się zamyka. To grzeczna roślina: kiedy cofasz rękę, puszcza.',
    look: 'W mokrym szwie między warstwami kamieni rosną poduszki szarego mchu. Po lewej są małe i suche. Po prawej pięć nabrzmiało, a na największej widać odcisk dłoni.',
  },
  'event/boar': {
    title: 'Dzik!',
    story:
      'Całkiem nisko przy ziemi słychać krótkie chrząknięcie, a potem wypada to z cierni jak ciśnięte kowadło. Ma liście na szablach i jedno ucho zagięte. Na ucho starcza ci czasu. Ścieżka jest szeroka na jednego dzika.',
  },
  'event/empty-wallow': {
    title: 'Puste babrzysko',
    story: 'Nikogo nie ma w domu, a błoto jest ciepłe.',
  },
  'event/the-beam-at-noon': {
    title: 'Promień w południe',
    story:
      'Stajesz twarzą w stronę, z której przychodzi we śnie, i liczysz dziewięć oddechów. Za dnia to tylko chłodniejsza smuga dnia. Nadchodzi przez wydmy krokiem spacerowym, przez panwie, po jednej, i w górę twojego ramienia, na którym kładą się włoski. Tam, gdzie popatrzyła, sól leży luzem.',
    look: 'Panwie solne w południe, przecięte jasną smugą. Po lewej sól jest szara i gładka, a pośrodku, w smudze, biała i spękana. Po prawej smuga wspina się na wydmę, obok czterech słupków.',
  },
  'event/the-turf-gives': {
    title: 'Darń ustępuje',
    story:
      'Łąka składa się pod butem bez dźwięku i wpuszcza cię do środka. Przez chwilę jest niebo, okrągłe, z jedną chmurą, i odchodzi. Po nim są korzenie, potem glina, potem półka, która nie wytrzymuje. W pięściach masz najlepszą trawę na wybrzeżu.',
  },
  'event/known-ground': {
    title: 'Znany grunt',
    story: 'Każda dziura ma już swój kij i każdą znasz po imieniu.',
  },
  'event/dry-ledge': {
    title: 'Sucha półka',
    story:
      'Na głębokości dwóch ludzi szyb ma suchą półkę. Ktoś spadł tu wcześniej, za to lepiej uzbrojony. Został pas, obok sprzączki, od małej do dużej, jak układają ludzie, którzy mają czas; kości nie ma. Obok tego rzędu narysowano kredą drugi, same obrysy, jeszcze puste.',
    look: 'Półka w ścianie okrągłego szybu, oświetlona z góry. Po lewej zwisają korzenie. Pośrodku obok pasa leży w rzędzie sześć sprzączek, a po prawej są cztery puste kredowe obrysy.',
  },
  'event/sandbar': {
    title: 'Piaszczysta łacha',
    story:
      'W połowie drogi kolana znajdują dno. To łacha piasku, długa na barkę, i dalej na samych ramionach się nie zajdzie. Z jednej strony mija cię woda brązowa, z drugiej szara. Ryby stoją na skraju swojej, nosami do granicy. One też nie wybierają się dalej.',
    look: 'Niska łacha piasku pośrodku ujścia rzeki. Po lewej jest woda brązowa, na jej skraju pięć ryb w szeregu, a po prawej woda szara. Dalej, na drugim brzegu, stoi pomost z drabinką o trzech szczeblach.',
  },
  'event/upriver-by-hand': {
    title: 'W górę rzeki wpław',
    story:
      'Ruch za ruchem, a później korzeń za korzeniem, rzeka wpuszcza was wszystkich w górę. Brzegi podchodzą popatrzeć. Pod wieczór sprawę przejmują trzciny, za kołnierz i za rękaw, i podają dalej, od kępy do kępy, głową do góry. Przybywa się jako ładunek. Na przystani uprzątnięto już na niego miejsce.',
  },
  'event/the-cistern': {
    title: 'Cysterna',
    story:
      'Na końcu liny but trafia na stopień, a pod stopniem jest woda, zimna i słodka. Sklepienie jest z cegły. Nad nim leży łąka, na której nikt nie trzyma nawet krowy. Na gwoździu, dokładnie tam, gdzie go szukasz ręką, wisi blaszany czerpak, a obok, niżej, mniejszy, dla dziecka.',
    look: 'Ceglana cysterna z czarną wodą, oświetlona z okrągłego otworu w górze. Po lewej zwisa lina. Pośrodku sześć stopni schodzi w wodę, a po prawej wiszą na ścianie dwa czerpaki, mniejszy niżej.',
  },
  'event/stirred-cistern': {
    title: 'Zmącona cysterna',
    story: 'Woda to sam muł; ustoi się, choć nie dzisiaj.',
  },
  'event/foxs-cache': {
    title: 'Lisia spiżarnia',
    story:
      'Na długość ręki w głąb nora ma spiżarnię i palce idą przez nią półka po półce. Są guziki, całymi tuzinami, za nimi kości, dobrane parami. Dalej jest coś miękkiego i się nie rusza. To dobry kołnierz, z tych, które nosi się po to, żeby patrzono. Z lisa.',
    look: 'Rozkopana jama pod korzeniami. Po lewej leżą guziki w ośmiu kupkach. Pośrodku są kości, ułożone równolegle, a po prawej złożony futrzany kołnierz.',
  },
  'event/the-towpath': {
    title: 'Ścieżka holownicza',
    story:
      'Ścieżka ma w komplecie barkę, linę i odciski kopyt. Konia w komplecie nie ma, więc koniem jesteś ty. Około południa chomąto leży już całkiem dobrze, a na każdym zakręcie stoi koryto czystej wody, z wiadrem. Po wewnętrznej stronie chomąta ktoś wypalił imię. Za następnym zakrętem już na nie reagujesz.',
  },
  'event/across-the-mouth': {
    title: 'Za ujściem',
    story:
      'Przepływasz nad granicą wód, a ona wydaje cichy odgłos, jak płótno. Potem jest pomost, zamieciony, ze spuszczoną drabinką. Stoi przy nim łódź, zacumowana z dziobu i z rufy, wzorowo. To deska z dulkami.',
    look: 'Drewniany pomost na drugim brzegu, na sześciu palach. Po lewej schodzi do wody drabinka. Po prawej unosi się deska z dwiema dulkami, zacumowana z przodu i z tyłu.',
  },
  'event/upriver-by-raft': {
    title: 'W górę rzeki tratwą',
    story:
      'Siedzisz na suchych balach z rękami na kolanach, a chodzeniem zajmują się brzegi. Mijają olchy, potem wierzby, potem przez całe popołudnie trzciny. Nikt nie odpycha się żerdzią. Raz tratwa przystaje, żeby coś przepuścić przed dziobem, i płynie dalej.',
  },
  'event/learners-cairn': {
    title: 'Kopczyk pomyłek',
    story:
      'Stoi tu kopczyk, ułożony przez kogoś cierpliwego: za każdą pomyłkę kamień, płaski, dobrze dobrany, żaden nie za duży. Sięga ci do pasa. Dokładasz swoje i chwilę trwa, zanim wiadomo, gdzie się mieszczą. Kiedy cofasz się o krok, stoi.',
    look: 'Mały kopczyk z płaskich kamieni, wysoki do pasa, w dziewięciu warstwach. Po lewej trochę się pochyla. Na prawo od niego leży stos luźnych kamieni, a dwa odłożono osobno.',
  },
  'event/a-quiet-minute': {
    title: 'Spokojna minuta',
    story: 'Przez minutę nikt niczego od ciebie nie chce i to wystarcza.',
  },
  'event/under-the-bunk': {
    title: 'Deska koi',
    story:
      'Odrzucasz koc i kładziesz się na plecach, tak jak z koi korzystano. Prawa ręka opada i sama trafia w miejsce: litery, wydrapane w desce tam, dokąd sięgają palce kogoś, kto śpi. Są równe, a cięto je po ciemku. Niektóre poprawił później ktoś, kto miał światło.',
    look: 'Deski koi widziane z bliska, z kocem odrzuconym w lewo. Pośrodku wydrapano w drewnie cztery linijki pisma. Po prawej wisi koniec liny z dwoma węzłami.',
  },
  'event/ferry-chain-freed': {
    title: 'Uwolniony łańcuch',
    story:
      'Klucz obraca się bez dźwięku; był do rzeki, nie do portu. Ogniwo po ogniwie łańcuch zsuwa się ze słupa i kładzie na dnie. Prąd przez chwilę to rozważa. Potem między kamieniami otwiera pas gładkiej wody, szeroki na twoje rozłożone ręce, i już go nie zamyka.',
    look: 'Drewniany słup nad rzeką, a na nim otwarta kłódka z kluczem w zamku. Od słupa łańcuch schodzi po lewej pod wodę. Na prawo stoją cztery ogromne płaskie kamienie, a woda między nimi jest gładka.',
  },
  'event/downstream': {
    title: 'Z prądem',
    story:
      'Puszczasz trzciny i nic więcej nie trzeba. Prąd zna drogę do domu: zakręty bierze od wewnątrz, a na płyciznach zwalnia. Mijają wierzby, potem olchy, potem pierwsza mewa. Przy wielkich kamieniach wysadza cię na brzeg, nogami do przodu, tam, gdzie zaczyna się ścieżka.',
  },
}
