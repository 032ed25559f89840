// The terrains and barriers of the Drowned Shelf, in Polish.
import type { Translated } from '../../card-words.ts'
import type { shelf as english } from '../../en/cards/shelf.ts'

export const shelf: Translated<typeof english> = {
  'terrain/anchor-field-cleared': {
    title: 'Pole kotwic, oczyszczone',
    story:
      'Gdy inne odciągnięto na bok, zostaje jeden łańcuch i prowadzi w dół zamiast w górę. Przechodzi przez krawędź kwadratowego szybu, napięty, oskrobany z wodorostów, a kamień jest w tym miejscu od dawna wyżłobiony. Kładziesz dłoń na żelazie. Co dziewiąty oddech coś wciąga je od dołu, na szerokość palca.',
    look: 'Kotwice odsunięto, a ze środka pola do kwadratowego szybu biegnie łańcuch. Po lewej leży na stosie pięć kotwic. Szyb, pośrodku, ma cembrowinę z czterech kamieni, wyżłobioną tam, gdzie przechodzi łańcuch. Po prawej leżą zwoje luźnego łańcucha.',
  },
  'terrain/tunnels-end': {
    title: 'Koniec tunelu',
    story:
      'Tunel wypuszcza cię na piasek nienawykły do powietrza. Płetwy wyrysowały na nim długie kreski, wszystkie w jedną stronę. Morze cofnęło się o dwieście kroków i stamtąd patrzy, ustawione w równy szereg, jak tłum, gdy dla kogoś oczyszczono drogę.',
    look: 'Wylot tunelu widziany od strony morza, przed nim mokry piasek. Łuk jest po lewej i jeszcze kapie z niego woda. W prawo biegnie po piasku siedem rybich śladów, aż do początku brukowanej drogi. Daleko w głębi leży krawędź morza.',
  },
  'terrain/whale-fall': {
    title: 'Szkielet wieloryba',
    story:
      'To katedra, która pływała. Żebra wyrastają po obu stronach i schodzą się nad tobą, a wzdłuż nawy zagrabiono piasek. Tuż za szczęką jest stojak na mokre parasole, pełny. Z dalekiego końca nadchodzi zimny przeciąg, mija cię, a po chwili wraca.',
    look: 'Szkielet wieloryba stoi na dnie morza jak rusztowanie długiej sali. Po lewej jest otwarta szczęka, a w niej stojak z parasolami. Środkiem stoi osiem par żeber, a między nimi leży zagrabiony piasek. Ogon odchodzi w prawo.',
  },
  'terrain/shelf-road': {
    title: 'Droga po dnie',
    story:
      'Brukowana, prosta i mokra, droga idzie po dnie, jakby na jej końcu był urząd. Ma krawężniki, szare od pąkli, i co dziewięć kroków ściek z kratą z brązu. Ścieki są drożne. Na całej długości słychać, jak morze spływa nimi równą strużką na niższe piętro.',
    look: 'Brukowana droga biegnie po dnie morza od lewej do prawej. Po lewej wyryto w jej kamieniach znaki. Środkiem leżą trzy okrągłe kraty, a oba krawężniki pokrywają pąkle. Po prawej droga idzie prosto aż po skraj obrazu.',
  },
  'terrain/first-bell': {
    title: 'Pierwszy dzwon',
    story:
      'Dzwon wisi w ramie z czarnego dębu, poza zasięgiem ręki, i niczego mu nie brak prócz liny. Liny nie ma. Jest rowek, który wytarła w belce, a w bruku pod spodem są dwa dołki, jeden obok drugiego, wybite piętami. Twoje pięty do nich pasują. Ramiona idą w górę.',
    look: 'W wysokiej dębowej ramie wisi dzwon bez liny. Po lewej rama jest obrośnięta pąklami. Dzwon ma serce i wisi na belce z głębokim rowkiem. Pod nim, na prawo od środka, widać w bruku dwa wytarte dołki.',
  },
  'terrain/eel-gardens': {
    title: 'Węgorze ogrody',
    story:
      'Jest odpływ, a węgorze zostały, każdy prosto w swojej dziurze, rząd za rzędem. Kołyszą się jak trawa z twarzami, choć nie ma wiatru. Wszystkie są zwrócone ku tobie. Te z tyłu wychylają się trochę na bok, żeby widzieć zza tych z przodu.',
    look: 'Cienkie węgorze stoją pionowo w dnie morza, rzędami, z ogonami w dziurach. Rzędów, od lewej do prawej, jest sześć. Wszystkie głowy są zwrócone do przodu. W ostatnim rzędzie, po prawej, cztery głowy wychylają się na bok.',
  },
  'terrain/anchor-field': {
    title: 'Pole kotwic',
    story:
      'Każdy statek, który zobaczył światło, coś tu zostawił. Kamienne kotwice z dziurą na linę leżą obok kutych, te obok patentowanej, w farbie wytwórcy, a łańcuchy rozchodzą się od środka jak promienie słońca. Większość leży, jak upadła. Parę ktoś później przesunął i położył z namysłem.',
    look: 'Na dnie morza leżą kotwice ze wszystkich czasów, a ich łańcuchy rozchodzą się wachlarzem od środka. Na lewym skraju jest okrągły kamień z dziurą. Poza wachlarzem, od lewej do prawej: łańcuch leży w czterech odcinkach, łańcuch jest zamknięty wokół niczego, łańcuch biegnie jedną prostą linią. Na prawym skraju kotwice są żelazne i mają pierścienie.',
  },
  'terrain/sunken-quay': {
    title: 'Zatopione nabrzeże',
    story:
      'To jedyne miejsce na całej półce, do którego woda jeszcze nie doszła. Kamienie są suche, w spoinach leży kurz. Wzdłuż krawędzi stoją polery, według wzrostu. Od ostatniego idzie skosem w górę cuma, napięta, trzeszcząca, i kończy się w powietrzu, w miejscu, gdzie nie ma statku.',
    look: 'Kamienne nabrzeże stoi suche na dnie morza. Po lewej prowadzi na nie siedem stopni. Wzdłuż krawędzi stoi pięć polerów, najmniejszy po lewej. Od największego biegnie w prawo i w górę napięta lina i kończy się w powietrzu.',
  },
  'terrain/kelp-arch': {
    title: 'Wodorostowy łuk',
    story:
      'Wodorosty wiszą prosto w poprzek drogi, mokre, ciężkie, na karniszu, którego nie widać. W tej ścianie są zielone drzwi i zdradza je tylko światło po drugiej stronie. Łodygi z obu boków podwiązano w kokardy. Na progu zaczyna się woda i stoi w drzwiach, po samo nadproże, nie rozlewając się.',
    look: 'Obraz wypełnia ściana wodorostów, a w niej jest łuk. Na lewo od łuku łodygi zebrano w dwa pęki, każdy związany w kokardę. Otwór, pośrodku, jest pełen wody i oświetlony od tyłu. Na prawo od niego związano trzy pęki.',
  },
  'terrain/third-bell': {
    title: 'Trzeci dzwon',
    story:
      'Ten jest największy. Schylasz się i zaglądasz w brąz od dołu: ucho jest, rzemień jest, serca nie ma. Wzdłuż rantu, od środka, na wysokości ust, metal wytarto do połysku. W tym połysku są małe wgniecenia, dwoma równymi łukami, komplet górny i komplet dolny.',
    look: 'Największy z dzwonów wisi w niskiej ramie, widziany od dołu. Po lewej zwisa jego lina, rozstrzępiona na trzy pasma. W dzwonie są ucho i rzemień, a serca nie ma. Po prawej, na wewnętrznym rancie, biegną dwa łukowate rzędy wgnieceń.',
  },
  'terrain/salvage-yard': {
    title: 'Plac rozbiórkowy',
    story:
      'Co morze rozbiera, to się tutaj sortuje. Maszty leżą z masztami, drzwi z drzwiami, a czterdzieści lamp rufowych stoi w szeregu z umytymi szkłami. Tabliczki z nazwami mają osobną szopę. Nie trzeba długo szukać. Tabliczka twojego statku już tam jest, przykręcona prosto, i pachnie pastą.',
    look: 'Na placu na dnie morza leżą części statków. Po lewej maszty ułożono w czterech stosach. Pośrodku stoją oparte o siebie drzwi, obok szeregu lamp. Po prawej jest otwarta szopa z trzema rzędami tabliczek.',
  },
  'terrain/keepers-boat': {
    title: 'Łódź latarnika',
    story:
      'Łódź leży stępką do góry na trzech klocach, osmołowana i sucha, z pasem światła pod burtą. Ktoś tam nuci. Melodia trzyma takt z twoimi krokami i czeka, gdy stajesz. Przed najniższą deską, tam, gdzie przed domem leżałaby wycieraczka, leży wycieraczka.',
    look: 'Łódź leży stępką do góry na trzech klocach, a pod nią, przy ziemi, biegnie pas światła. Po lewej z dziobu wystaje rura od piecyka. Pośrodku przed deskami leży wycieraczka. Po prawej o rufę opierają się dwa wiosła.',
  },
  'terrain/second-bell': {
    title: 'Drugi dzwon',
    story:
      'Rama, lina i serce są w porządku, a brąz byłby cały, gdyby nie pęknięcie od rantu po koronę, nie szersze od włosa. Zamknięto je siedmioma nitami, każdy spiłowany na równo. Uratowano wszystko prócz głosu. Pstrykasz w rant paznokciem i nie słyszysz paznokcia.',
    look: 'W dębowej ramie wisi dzwon z liną i sercem. Z lewej strony biegnie po nim pęknięcie, zamknięte siedmioma nitami. Pośrodku zwisa prosto lina z trzema węzłami, a po prawej ramę podpiera belka.',
  },
  'terrain/drowned-chapel': {
    title: 'Utopiona kaplica',
    story:
      'Kaplica straciła dach, ale nie obyczaje. Ławki ustawiono dla zgromadzenia krabów, a kraby są na miejscach, duże z tyłu, małe z przodu, ze złożonymi szczypcami. Na odgłos kroków nikt się nie ogląda. Najbliższy rząd posuwa się bokiem, cały naraz, i robi miejsce.',
    look: 'Kaplica bez dachu stoi na dnie morza, a w jej ławkach siedzą kraby. Po lewej są drzwi z dwoma stopniami. Środek wypełnia pięć rzędów ławek, najmniejsze kraby z przodu. Po prawej, na bliższym końcu rzędu, jest puste miejsce.',
  },
  'terrain/lighthouse-steps': {
    title: 'Stopnie latarni',
    story:
      'Droga kończy się stopniami, a stopnie schodzą do drzwi w dnie morza. Drzwi patrzą w dół. Po tej stronie są rygle i gwóźdź na klucz, a więc wewnątrz jest tutaj. Między deskami wszyscy widzą wieżę, która piętro po piętrze schodzi w głąb, z ciemnymi oknami. Na samym dole coś się obraca.',
    look: 'Stopnie prowadzą do drzwi, które leżą płasko w dnie morza. Stopni jest dziesięć i schodzą z lewej. Drzwi są pośrodku, przełożone dwoma ryglami. Pod nimi, w prawo i w dół, leży ciemna wieża.',
  },
  'barrier/the-last-channel': {
    title: 'Ostatni kanał',
    story:
      'Między tobą a drzwiami leży ta część morza, która została. Droga wchodzi w nią razem z krawężnikami, a czterdzieści kroków dalej wychodzi. Woda do pewnej głębokości jest czarna, a niżej oświetlona. Co dziewiąty oddech po dnie przechodzi jasność, a ryby, do których dojdzie, nieruchomieją, żeby je policzono.',
    look: 'Głęboki kanał przecina brukowaną drogę. Po lewej droga schodzi pod wodę między dwoma krawężnikami, a po prawej z niej wychodzi. Pośrodku, daleko w dole, widać poświatę, w której nieruchomo wiszą cztery ryby.',
  },
}
