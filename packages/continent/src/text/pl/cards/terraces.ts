// The terrains and barriers of the Cinder Terraces, in Polish.
import type { Translated } from '../../card-words.ts'
import type { terraces as english } from '../../en/cards/terraces.ts'

export const terraces: Translated<typeof english> = {
  'terrain/watch-cairn-unstacked': {
    title: 'Kopiec strażniczy, rozebrany',
    story:
      'Rozbierasz kopiec tak, jak go układano, warstwa po warstwie, i odkładasz kamienie w ich kolejności. Pod ostatnim jest wieko z okrętowej dębiny, wpuszczone w skałę. Unosi się na palec i staje. Przez szparę wpada światło, dość daleko, by trafić na pismo: drobne, proste, pospieszne, bez nazwiska adresata.',
    look: 'Kopiec rozebrano, a tam, gdzie stał, leży w ziemi kwadratowe wieko. Po lewej kamienie ułożono w siedmiu rzędach, od dużych do małych. Wieko, pośrodku, ma dwa uchwyty z liny. Po prawej odchodzi na wschód przekop.',
  },
  'terrain/stair-head': {
    title: 'Szczyt schodów',
    story:
      'Schody kończą się kamiennym siedzeniem, wytartym przez wszystkich, którzy tu dotarli. Widać z niego trzy krainy: morze, bagno i tarasy, które szarymi stopniami idą w górę, ku dymom. Popiół wokół siedzenia jest miękki i prowadzi zapiski. Odnotował ptaka, odnotował kozę. Po twoim przyjściu nie ma śladu.',
    look: 'Z klifu wychodzą schody i kończą się obok kamiennego siedzenia. Po lewej jest pięć ostatnich stopni, ze szmatkami przywiązanymi do poręczy. Siedzenie jest pośrodku, a po prawej kozia ścieżka idzie w górę, do muru tarasu. U góry obrazu leżą trzy horyzonty, każdy bledszy od poprzedniego.',
  },
  'terrain/goat-ledges': {
    title: 'Kozie półki',
    story:
      'Kozy wchodzą po schodach, które istnieją tylko zdaniem kóz. Żadnego stopnia nie ma, póki nie stanie na nim koza. Widać za to półki, na dłoń szerokie i spadziste na zewnątrz, a na półkach same zwierzęta, jedno nad drugim jak krzesła w sali, i żują. Koźlę schodzi obok twojego ramienia zobaczyć, skąd ten zator.',
    look: 'Klif jest pocięty w wąskie półki, a na nich stoją kozy, niektóre prawie pionowo przy skale. Po lewej ścieżka wspina się poza obraz. Pośrodku jest siedem kóz, piętrami, a u góry po prawej jeszcze dwie wyglądają zza krawędzi.',
  },
  'terrain/ash-shelf': {
    title: 'Popielna półka',
    story:
      'Popiół po kolana, a pod popiołem szkło po kostki: cienkie płyty na sztorc, jedna przy drugiej, jak talerze na suszarce. Stawiasz każdą stopę na płask i czekasz na dźwięk. O mur tarasu oparto miotłę, zdartą do kija. Wymiotła kawałek ziemi wielkości obrusa.',
    look: 'Pod murem tarasu leży w zaspach popiół, z którego wystają krawędzie czarnego szkła. Po lewej cztery zaspy wznoszą się do stóp muru, o który opiera się miotła. Pośrodku szkło wychodzi na wierzch dwoma długimi rzędami, a po prawej popiół jest gładki.',
  },
  'terrain/terrace-of-jars': {
    title: 'Taras słojów',
    story:
      'Mur oporowy to same półki, a półki są pełne. Gliniane słoje stoją bok w bok, zalane woskiem, na każdym imię i każde imię zdrapane od linijki. Kurz leży na nich od lat, ale nie na najniższej półce. Jest tam słój bez odrobiny kurzu, a rysa na nim ma długość twojego imienia.',
    look: 'W mur oporowy wpuszczono półki z zapieczętowanymi słojami. Półek jest cztery, a po lewej słoje stoją ciasno. Pośrodku przez mur idą w górę schody. Na prawo od nich rzędy rzedną, a na końcu najniższego dwa słoje stoją osobno.',
  },
  'terrain/cinder-garden': {
    title: 'Żarowy ogród',
    story:
      'Ktoś skopał czarną ziemię w zagony i obsadził je kwiatami, czerwonymi, na dłoń wysokimi, zamkniętymi na głucho w samo południe. Trzymasz nad którymś rękę, a on się otwiera. Robią to dla ciepła, nie dla światła. Na końcu ogrodu trzy stoją już otworem, zwrócone ku miejscu, w którym nikogo nie ma.',
    look: 'W czarnej ziemi, w prostych rzędach, rosną czerwone kwiaty. Po lewej pięć rzędów zaczyna się przy kamiennym krawężniku i wszystkie kwiaty są w nich zamknięte. Pośrodku biegnie między nimi ścieżka, a daleko po prawej trzy kwiaty są otwarte.',
  },
  'terrain/vent-field': {
    title: 'Pole wyziewów',
    story:
      'Na skale zbyt ciepłej, żeby na niej klęknąć, leży w kręgu dziewięć otworów. Przy ścieżce stoi ostrzeżenie, wykute w kamieniu przez kogoś, kto miał czas: cyfra i nic więcej. Jeszcze ją czytasz, kiedy ziemia robi wydech. Pióropusze idą w górę razem, każdy na swoją wysokość, a w ciszy po nich liczenie zaczyna się od nowa.',
    look: 'W ciemnej skale leżą w kręgu otwory, nad którymi stoi para. Pióropuszy jest dziewięć, na dziewięciu wysokościach, najniższy po lewej. Przez krąg biegnie od lewej do prawej ścieżka, obok stojącego kamienia. Prawy górny róg odcina potok czarnego szkła.',
  },
  'terrain/lizard-wall': {
    title: 'Jaszczurczy mur',
    story:
      'To suchy mur z szarych dachówek, porządnie ułożony i ciepły w dotyku. Gdy chmura zabiera mu słońce, przesuwa się na dłoń w lewo, rząd po rzędzie, i zamyka z trzaskiem. Nic nie spada. Szukasz szwu, a kawałek dalej, w czwartym rzędzie, mruga któraś dachówka.',
    look: 'Suchy mur wyłożono rzędami dachówek. Po lewej leżą równo. Pośrodku, w czwartym rzędzie, trzy z nich mają oczy, a dalej w prawo ze szczytu muru zwisają dwa ogony.',
  },
  'terrain/warm-spring': {
    title: 'Ciepłe źródło',
    story:
      'Sadzawka paruje i jest akurat taka ciepła, o jaką wypadałoby prosić. Jest ławka, jest kołek na ręcznik, i ktoś zostawił mydło. To zwykła żółta kostka, mokra z jednej strony, z odciśniętą lampą. Dookoła, dla przyzwoitości, posadzono trzciny. Za nimi coś cicho schodzi pod wodę, żeby ustąpić ci miejsca.',
    look: 'U stóp muru tarasu paruje sadzawka, a obok stoi ławka. Po lewej rosną trzciny jak parawan. Pośrodku do wody prowadzą trzy płaskie kamienie. Po prawej, na końcu ławki, leży kostka mydła.',
  },
  'terrain/crater-lip': {
    title: 'Krawędź krateru',
    story:
      'Na krawędź wchodzisz na czworakach. W dole leży jezioro, okrągłe, bez jednej zmarszczki, a w jeziorze obraca się lampa. Podnosisz wzrok tam, gdzie powinna wisieć. Jest tam trochę dymu i ptak. W wodzie światło zatacza koło, dochodzi do ptaka, a ten na niebie zmienia kurs.',
    look: 'Skalna krawędź otacza krater z jeziorem. Po lewej między dwoma głazami kończy się ścieżka. Pośrodku jeziora odbija się zapalona lampa, a na niebie nad nim jest tylko ptak. Po prawej dwa słupy dymu odpływają na wschód.',
  },
  'terrain/glass-flow': {
    title: 'Szklany potok',
    story:
      'Rzeka czarnego szkła schodzi po zboczu i staje w pół zakrętu, jak mówca, który widzi, kto wszedł. Zachował się każdy wir. Nisko na brzegu jest okrągłe miejsce wielkości twarzy, które ktoś wytarł do połysku. Szmatka leży obok, złożona. Na szkle jest jeszcze oddech.',
    look: 'Rzeka czarnego szkła wchodzi z lewej, zakręca i wychodzi dołem obrazu, nieruchoma. Przed zakrętem przecina ją pięć grzbietów, jak zmarszczki na wodzie. W środku brzegu jest wypolerowane miejsce wielkości twarzy. Na prawo od niego leży złożona szmatka, a dalej naga skała.',
  },
  'terrain/watch-cairn': {
    title: 'Kopiec strażniczy',
    story:
      'Kopiec jest wyższy, niż wypada kopcowi, i ma okno na wysokości twoich oczu. Wzdłuż górnej krawędzi czoła zostawiły ciemny pas. Stąd morze wygląda jak podłoga: równe, szare, niedawno zamiecione. Kto to układał, murarzem nie był, ale się starał, i nie wszystkie szpary są pomyłką.',
    look: 'Wysoki kopiec z płaskich kamieni, z kwadratowym oknem, stoi na tle nieba. Po lewej leży stos drewna na opał. Tam, gdzie kamienie kopca się nie schodzą, prześwieca niebo, grupami od lewej do prawej: trzy szpary, potem nic, potem dwie szpary. W głębi, po prawej, odchodzi na wschód przekop.',
  },
  'terrain/slag-mouth': {
    title: 'Żużlowa gardziel',
    story:
      'Piec splunął raz i oto, co miał do powiedzenia: jęzor żużla, długi na dziesięć kroków, stężały przed własną gardzielą. Na wysokości twojego pasa sterczy z niego żelazna sztaba. Wokół niej żużel jest pełen odcisków otwartych dłoni, jedna przy drugiej, pchających w głąb. Na ostygnięcie, zdaje się, nikt nie czekał.',
    look: 'W zboczu otwiera się gardziel pieca, z której zwisa jęzor zastygłego żużla. Po lewej do gardzieli prowadzą trzy stopnie. Pośrodku z żużla sterczy żelazna sztaba, wśród odcisków dłoni. Po prawej leżą dwie luźne bryły.',
  },
  'terrain/kiln-ruin': {
    title: 'Ruina pieca',
    story:
      'To ostatni piec, w którym zrobiono jakąkolwiek soczewkę, i trzyma się go w gotowości. Szczypce, fartuch i łopatka leżą na ławie w takiej kolejności, w jakiej zechce ich ręka. Między fartuchem a łopatką jest w kurzu czysty krąg, gdzie coś ma swoje miejsce. Palenisko wygrabiono, a w głębi jeden węgiel wciąż pracuje.',
    look: 'Ceglany piec w kształcie butelki stoi otwarty od przodu. Po lewej jest ława z trzema narzędziami i czystym kręgiem pośród nich. W głębi paleniska, pośrodku, żarzy się węgiel. Szyję pieca spinają dwie żelazne obręcze, a po prawej schodzi w dół zbocza kanał dymowy.',
  },
  'terrain/bellows-house': {
    title: 'Dom miechów',
    story:
      'Pod dachem tej szopy wisi miech wielki jak łódź: skórzane płuca, łatane żaglowym płótnem i jeszcze raz po łatach, ściegiem, do którego przyznałby się chirurg. Drążek przypięto pasami, a na jednym z nich wisi karteczka, pisana okrągło i starannie. „Odpoczywa”, głosi. Skóra nabiera trochę powietrza i opada.',
    look: 'Pod dachem szopy wisi wielki skórzany miech. Po lewej jego dysza wchodzi w kanał dymowy. Skóra, pośrodku, ma osiem łat z jasnego żaglowego płótna. Po prawej dwa pasy przytrzymują drążek.',
  },
  'terrain/charred-gate': {
    title: 'Zwęglona brama',
    story:
      'Brama spłonęła od wewnątrz. Słupy są węglem po sam rdzeń, a żelazne pręty wyginają się ku tobie, rozchylone pośrodku na chudego człowieka, który przechodzi bokiem. Kłódkę odwieszono na miejsce, zamknięto i naoliwiono. Z podwórza dochodzi lekki, miarowy odgłos pazurów na żużlu.',
    look: 'Między zwęglonymi słupami stoi spalona brama o żelaznych prętach wygiętych na zewnątrz. Cztery pręty są odgięte w lewo, pięć w prawo, a między nimi jest przerwa. Na pręcie z prawej strony przerwy wisi zamknięta kłódka. W głębi leży podwórze szarego popiołu.',
  },
  'terrain/tunnel-mouth': {
    title: 'Wlot tunelu',
    story:
      'W murze od morza jest łuk, wysoki na wóz, a za nim brukowana podłoga schodzi w ciemność. Dwa razy na dobę tunel przypomina sobie, że należy do morza. Jak dokładnie, pokazuje dziewięć linii soli na węgarze. W środku wisi tabliczka o dwóch rubrykach: „Tam” i „Z powrotem”. Pierwsza jest pełna, a kreda do drugiej leży na półeczce, w papierku.',
    look: 'W murze z wielkich kamieni otwiera się łuk tunelu. Przez lewy węgar biegnie dziewięć linii soli, od wysokości łuku po ziemię. Wewnątrz, pośrodku, opada brukowana podłoga. Po prawej wisi tabliczka o dwóch rubrykach, lewa jest pełna kresek.',
  },
  'barrier/the-fissure': {
    title: 'Szczelina',
    story:
      'Pęknięcie przechodzi przez cztery tarasy i ani razu nie zmienia szerokości. Idzie z niego ciepły oddech, a dna nie słychać. Wrzucasz kamień i liczysz do dziewięciu, a potem, żeby było uczciwie, do dwudziestu. Daleko w dole jest łuna. Kiedy idziesz wzdłuż krawędzi, idzie i ona, o krok z tyłu.',
    look: 'Przez cztery tarasy biegnie od lewej do prawej szerokie pęknięcie. Po lewej równo przecina mur na pół. Pośrodku widać na dnie łunę. Po prawej na każdej krawędzi sterczą kikuty dwóch słupków.',
  },
}
