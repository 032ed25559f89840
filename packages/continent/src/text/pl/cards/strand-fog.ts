// The exploration cards of the Sallow Strand, in Polish.
import type { Translated } from '../../card-words.ts'
import type { strandFog as english } from '../../en/cards/strand-fog.ts'

export const strandFog: Translated<typeof english> = {
  'fog/sea-fret': {
    title: 'Morski opar',
    story:
      'Morze wstaje i wychodzi na ląd jako pogoda. Najpierw zabiera horyzont, potem wydmy, potem twoje kolana. Przez pewien czas chodzisz w samym środku z wyciągniętą ręką, a wszystko, na co ręka trafia, jest mokre i zmierza w głąb lądu. Wreszcie cię mija. Na wargach zostaje sól, a na rękawie łuska.',
  },
  'fog/gull-tantrum': {
    title: 'Mewia awantura',
    story:
      'Dwa bloki mew siedzą na piasku naprzeciw siebie i jesteś w połowie przejścia, zanim mówca milknie. To czyjś parlament. Stary ptak na jednej nodze wstaje w kwestii formalnej. W obu izbach wszystkie głowy obracają się ku tej kwestii, a kwestia ma na sobie twój płaszcz.',
  },
  'fog/easy-going': {
    title: 'Lekka droga',
    story:
      'Płaski piasek, twardy pod stopą, i wiatr w plecy, z dłonią między łopatkami. Każdy krok wychodzi dłuższy, niż go skrojono. Przez pół godziny nic nie jest pod górę. Obok leci równo z tobą sznur rybitw, aż do jakiejś swojej granicy, i tam zawraca.',
  },
  'fog/rolling-stones': {
    title: 'Toczące się kamienie',
    story:
      'Zbocze leży tak od dobrych kilkudziesięciu lat, a pod twoim ciężarem zmienia zdanie. Jeden kamień mija cię z lewej, uprzejmie. Potem ruszają pozostałe, wszystkie naraz, z hałasem talerzy, a pośród nich grunt, na którym stoisz.',
  },
  'fog/a-figure-on-the-dune': {
    title: 'Postać na wydmie',
    story:
      'Na sąsiedniej wydmie ktoś stoi z uniesioną ręką. Podnosisz swoją. Postać też, odrobinę wcześniej. Wiatr zabiera spomiędzy was dziesięć kroków piasku i nikogo tam nie ma; są tylko twoje ślady, i idą w tę stronę.',
  },
  'fog/squall': {
    title: 'Szkwał',
    story:
      'Dzień wynoszą nad wodę, jak wynosi się lampę z pokoju, i robi się zima. Nie twoja: z krupą, z dymem cudzych kominów, na kwadrans. Potem lampa wraca. Jedyny suchy piasek na plaży jest pod twoimi butami.',
  },
  'fog/thorn-belt': {
    title: 'Pas cierni',
    story:
      'Drogę zamyka tarnina, wyższa niż kapelusz i zdziczała. Pamiętają tylko pnie. Wychodzą z ziemi co krok, w prostej linii, każdy z rdzawą obrączką po etykiecie. Ktoś je posadził, żeby coś zostało po swojej stronie. Ciernie wskazują w obie.',
    look: 'Gęsty pas ciernistych krzewów przecina obraz od lewej do prawej. U dołu widać siedem pni w równych odstępach, każdy z pierścieniem z drutu. Po prawej pas rzednie i w dwóch lukach widać za nim piasek.',
  },
  'fog/adders-on-warm-stones': {
    title: 'Żmije na ciepłych kamieniach',
    story:
      'Kamienie trzymają ciepło dnia, a na każdym leży zwój wzorzystej liny, sklarowany jak należy, z końcem wsuniętym pod spód. Stopa jest już w powietrzu, kiedy okazuje się, że lina oddycha. Żaden zwój się nie rusza. Tylko odrobinę rosną i odrobinę maleją, wszystkie w jednym takcie.',
    look: 'Płaskie kamienie w słońcu, a na nich zwinięte żmije. Po lewej są trzy małe, pośrodku duża, z zygzakiem na grzbiecie. Po prawej między dwoma kamieniami prowadzi wąskie przejście.',
  },
  'fog/collapsed-dune': {
    title: 'Osunięta wydma',
    story:
      'Wydma zeszła w nocy na ścieżkę i się na niej rozgościła. Piasek jest drobny, suchy i wsypuje się z powrotem w każdy dołek, jakby nic nie powiedziano. Ścieżka jest pod spodem i cierpliwie czeka. Co pewien czas kawałek zbocza zjeżdża, tam gdzie ścieżka przekłada się na drugi bok.',
    look: 'Stok osypanego piasku zakrywa ścieżkę. Po lewej ścieżka wchodzi pod niego między dwoma kamieniami obrzeża. Pośrodku piasek spłynął pięcioma bruzdami, a po prawej wystaje czubek słupka.',
  },
  'fog/wild-goat': {
    title: 'Dzika koza',
    story:
      'W przejściu stoi koza z rogiem mapy morskiej w pysku. Znasz to wybrzeże; teraz zna je i koza, która połyka resztę głębokości i wygląda na zorientowaną. Przygląda ci się przez szparki źrenic, jak pilot skale, która powinna leżeć bardziej na zachód.',
    look: 'W poprzek ścieżki stoi brązowa koza o zakrzywionych rogach. Patrzy w lewo, a z pyska zwisa jej oddarty kawałek papieru. Po prawej w trawie leży pięć strzępów z fragmentami linii brzegowej.',
  },
  'fog/tidal-gully': {
    title: 'Rów pływowy',
    story:
      'Przez piasek idzie rów z wodą pływu, przejrzystą, szybką i głębszą, niż się wydaje. Przez większą część dnia ma dwa jardy szerokości. Akurat teraz trochę więcej, potem trochę mniej, potem trochę więcej. Na tym brzegu są głębokie ślady obcasów, wbitych do skoku. Na tamtym jest ich mniej.',
    look: 'Wąski kanał przejrzystej wody przecina piasek z lewego górnego rogu do prawego dolnego. W bliższym brzegu, po lewej, jest sześć głębokich śladów obcasów. W dalszym, po prawej, są cztery.',
  },
  'fog/lamp-oil': {
    title: 'Olej do lampy',
    story: 'Zakorkowana butelka, a w niej oleju na dwa palce. Wystarczy na jeden dobry pomysł.',
  },
  'fog/boathook': {
    title: 'Bosak',
    story:
      'Jesion okuty mosiądzem: długie ramię nieobecnego marynarza. Uchwyt wytarł się na kształt dłoni, a dłoń trzymała mocno.',
  },
  'fog/tin-cup': {
    title: 'Blaszany kubek',
    story: 'Historia obtłukła go ze wszystkich stron, a on o niej milczy. Piasek czy zupa, mieści tyle samo.',
  },
  'fog/oilskin-coat': {
    title: 'Ceratowy płaszcz',
    story:
      'Wisi na gałęzi, zapięty pod szyję, z rękawami założonymi na piersi. Inicjały w kołnierzu mogłyby być twoje.',
  },
  'fog/second-wind': {
    title: 'Drugi oddech',
    story: 'Nieproszone nogi przypominają sobie młodość. Plecom nic o tym nie powiedziały.',
  },
  'fog/whistled-tune': {
    title: 'Gwizdana melodia',
    story: 'Melodia jest w połowie, gdy wychodzi na jaw, że gwiżdżesz ty. Słów nie zna nikt, refren znają wszyscy.',
  },
  'fog/footprints-that-stop': {
    title: 'Ślady, które się urywają',
    story:
      'Środkiem plaży biegną ślady, spokojnym krokiem, lewy, prawy, lewy. Potem jest lewy, a prawego nie ma, w pół plaży i w pół kroku. Dalej piasek jest gładki jak posłane łóżko. Nic się nie wlokło, nikt nie zawrócił, a ostatni obcas nie jest głębszy od pozostałych.',
  },
  'fog/old-fishing-rig': {
    title: 'Stara zastawa rybacka',
    story:
      'Przed tobą stoją szare żerdzie, z siecią zetlałą na koronkę i linką związaną tam, gdzie pękła, i jeszcze raz obok węzła. Haczyki to rdza, którą trzyma razem nawyk. Jest na nich przynęta. Świeża, drobno krojona i założona skórą na wierzch, jak zalecają podręczniki.',
    look: 'W poprzek pasa mokrego piasku stoi stara zastawa rybacka z czterech szarych żerdzi. Po lewej zwisa do ziemi podarta sieć. Od środka w prawo biegnie linka z siedmioma haczykami, na każdym jest przynęta.',
  },
  'fog/beam-across-the-cloud': {
    title: 'Promień na chmurze',
    story:
      'Spodem chmury przesuwa się światło, wąska listwa. Nie ma jej dziewięć oddechów; liczysz je i przychodzi znowu. Tam, skąd wychodzi, jest tylko morze. Przy trzecim obrocie zwalnia nad tobą, jak zwalnia przy nazwisku ktoś, kto czyta.',
  },
  'fog/fallen-oak': {
    title: 'Powalony dąb',
    story:
      'W poprzek drogi leży dąb z korzeniami w powietrzu. Wiatr wieje tu od wody i wszystkie drzewa na wybrzeżu pochylił ku lądowi. Przez dwieście lat dąb pochylał się razem z nimi. Upadł w stronę morza.',
    look: 'W poprzek ścieżki leży wielki dąb. Po lewej sterczą jego korzenie, wyższe od człowieka. Pośrodku trzy grube konary podpierają pień nad ziemią, a po prawej korona, z dwoma gniazdami, wskazuje morze.',
  },
  'fog/captains-flask': {
    title: 'Piersiówka kapitana',
    story: 'Cynowa, pod kciukiem wytarta na srebro i prawie pełna. Lecznicza, w dawnym znaczeniu.',
  },
}
