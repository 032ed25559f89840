// The exploration cards of the Hollow Fen, in Polish.
import type { Translated } from '../../card-words.ts'
import type { fenFog as english } from '../../en/cards/fen-fog.ts'

export const fenFog: Translated<typeof english> = {
  'fog/sucking-mud': {
    title: 'Ssące błoto',
    story:
      'Ziemia wpuszcza cię po łydkę i się zamyka. Ciągniesz, stopa wychodzi; but bagno zatrzymuje w zastaw. Dziura zachodzi wodą i się wygładza. Obok stoi kołek z numerem, a dalej, wzdłuż całego brzegu, inne kołki.',
  },
  'fog/midge-cloud': {
    title: 'Chmura komarów',
    story:
      'Zaczyna się od brzęczenia, a brzęczenie ma zęby. Chmura jest wzrostu człowieka i nie szersza, a stoi w jedynym miejscu na ścieżce, gdzie można się wyminąć. Robisz krok w lewo. Chmura też, jak to bywa na korytarzach.',
  },
  'fog/marsh-gas': {
    title: 'Gaz bagienny',
    story:
      'Na czarnej wodzie rozwijają się niebieskie kwiaty i ruszają w drogę. Łodyg nie mają. Idą gęsiego, tuż nad powierzchnią, w równych odstępach, a każdy przystaje na chwilę przy tej samej kępie. O czubek twojego buta pęka bąbel i jest ich o jeden więcej.',
  },
  'fog/otter-path': {
    title: 'Wydrza ścieżka',
    story:
      'Ślizgawka z ugniecionej trawy wpada z brzegu do oczka, a na drugim brzegu wychodzi, do ponownego użytku. Ktoś smukły bywa tędy z przyjemnością. Na kamieniu leży porządna kupka rybich łusek. Obok biegnie druga ślizgawka, szerokości dorosłej osoby.',
  },
  'fog/cold-rain': {
    title: 'Zimny deszcz',
    story:
      'Deszcz spada prostymi liniami. Od wody pada też w górę, prawie tak samo wysoko, wchodzi pod płaszcz z obu końców i spotyka się w pasie. Gdzieś między tymi dwoma deszczami musi być sucha warstwa. Ma grubość dłoni i dla wszystkich nie wystarczy.',
  },
  'fog/voices-in-the-reeds': {
    title: 'Głosy w trzcinach',
    story:
      'Na lewo od ścieżki, za trzcinami, dwie osoby rozmawiają po cichu, jak po kolacji. Z prawej trzecia wtrąca słowo. Omawiały już twoją sprawę i są co do ciebie zgodne. Rozchylasz łodygi. Wygniecione miejsce jeszcze się podnosi, a rozmowa toczy się trochę dalej w głębi.',
  },
  'fog/the-beam-through-fog': {
    title: 'Promień we mgle',
    story:
      'Promień idzie przez mgłę i na jeden oddech bagno ma ściany. Są gładkie, białe i schodzą się u góry. Stoisz w korytarzu z ręką przed twarzą, a promień ogląda cię od butów wzwyż, bez pośpiechu. Potem rusza dalej i zabiera korytarz ze sobą.',
  },
  'fog/alder-tangle': {
    title: 'Olchowa plątanina',
    story:
      'To robota na drutach, a dziergało ją szalone drzewo. Nad dwoma, pod jednym, pędy olchy idą z brzegu na brzeg i wracają w następnym rządku, mocno ściągnięte. Kiedyś ktoś piłą zrobił przejście przez środek. Poznać to miejsce po barwie kory: zostało zacerowane.',
    look: 'W poprzek ścieżki splotły się pędy olchy, raz górą, raz dołem. Wychodzą z obu brzegów w czterech warstwach. Na prawo od środka jest łata, gdzie kora jest jaśniejsza, a splot gęstszy.',
  },
  'fog/deep-lode': {
    title: 'Głęboki przekop',
    story:
      'Przez bagno idzie na wprost przekop, czarny, powolny i dość szeroki. W tym brzegu jest pierścień do cumowania i w tamtym drugi; od jednego do drugiego leży żerdź i pośrodku zwisa do wody. Na twoich oczach cała powierzchnia, od brzegu do brzegu, trochę się unosi i zostaje opuszczona.',
    look: 'W poprzek obrazu leży prosty kanał z czarną wodą. Po lewej w bliższym brzegu tkwi żelazny pierścień, a po prawej, w dalszym, drugi taki sam. Z brzegu na brzeg leży jedna żerdź, środkiem dotykając wody.',
  },
  'fog/leech-ditch': {
    title: 'Pijawczy rów',
    story:
      'Rów jest na jeden porządny skok. W dole pijawki zebrały się pod dalszym brzegiem, tam gdzie spadają ci, którzy źle wymierzyli. Można skoczyć albo złożyć ofiarę. Obok rozbiegu, wydeptanego do gołej ziemi, stoi na paliku skrzynka ze szparą w wieku, na inne ofiary.',
    look: 'Ścieżkę przecina rów. Po lewej trawa jest wydeptana do gołej ziemi i stoi tam na paliku skrzynka ze szparą w wieku. W płytkiej wodzie na dnie rowu widać pięć pijawek, wszystkie tuż pod brzegiem po prawej.',
  },
  'fog/bittern': {
    title: 'Bąk w trzcinach',
    story:
      'Jedna z trzcin na ciebie patrzy. Jest prążkowana jak pozostałe i kołysze się razem z nimi, czubkiem do nieba; ma jednak po oku z każdej strony, żółtym, osadzonym raczej nisko. Odchodzisz dziesięć kroków wzdłuż wody. Nóg nie ruszyła, a po oku z każdej strony ma nadal.',
    look: 'Na skraju wody gęsto stoją trzciny. Czwarta od lewej jest ptakiem z dziobem skierowanym prosto w górę. Widać dwoje żółtych oczu, a palce obejmują łodygi z obu stron.',
  },
  'fog/broken-punt': {
    title: 'Rozbita płaskodenka',
    story:
      'Razem wychodzą trzy deski i sprzeczka. Dziób płaskodenki wskazuje w jedną stronę, rufa w drugą, a każda połowa dostała nową nazwę, świeżą farbą. Między nimi stoi w błocie tyczka. Przywiązano do niej dwie liny.',
    look: 'W odnodze leży płaskodenka w dwóch połowach. Dziób jest po lewej, rufa po prawej, odwrócone od siebie. Między nimi stoi pionowo tyczka z liną do każdej połowy.',
  },
  'fog/marsh-hound-alone': {
    title: 'Samotny ogar bagienny',
    story:
      'Siedzi na środku ścieżki, na łapach z błoną o kilka numerów za dużych. Jest za młody, żeby już straszyć, więc ćwiczy: unosi wargę, przytrzymuje ją i ogląda się przez ramię, jak wyszło. Za nim nikogo nie ma. Ogon uderza raz o wodę i czeka.',
    look: 'Na mokrej ścieżce wśród trzcin siedzi młody ogar. Jego przednie łapy, po lewej, mają błonę i są bardzo duże, o czterech palcach każda. Ogląda się przez ramię w prawo, gdzie ścieżka jest pusta.',
  },
  'fog/bog-pool': {
    title: 'Bagienne oczko',
    story:
      'Oczko jest okrągłe, bez dna i zarybione; tak mówi tablica. W liniowanych rubrykach podaje, co wpuszczono, którego dnia i kto, bardzo wieloma charakterami pisma. Rubryka na to, co wyjęto, jest czysta. Coś podnosi się po muchę, a kręgi długo idą do mchu.',
    look: 'W mchu leży okrągłe czarne oczko. Po lewej wisi na słupku tablica z czterema liniowanymi rubrykami. Pośrodku rozchodzi się po wodzie pięć kręgów, jeden w drugim; po prawej mech jest gładki po sam brzeg.',
  },
  'fog/will-o-lights': {
    title: 'Błędne ogniki',
    story:
      'Nad bagnem stoją blade ogniki, wysoko jak lampa niesiona w ręku, i trzymają dokładnie twój odstęp. Na krok naprzód odstępują o krok; na krok wstecz podchodzą, żeby nie wyjść na nieżyczliwe. Są bardzo uważne. Gdy obsuwa ci się stopa, wszystkie przysiadają.',
    look: 'Nad bagnem wiszą blade ogniki, na wysokości latarni niesionej w ręku. Jest ich siedem, w równym rzędzie od lewej do prawej. Ziemi pod nimi nie widać przez mgłę.',
  },
  'fog/eel-trap': {
    title: 'Wiersza na węgorze',
    story:
      'Cierpliwość z wikliny: szeroka u drzwi, wąska w korytarzu, a na końcu nie ma gdzie zawrócić. Prosi o jedną noc i o wodę.',
  },
  'fog/stilts': {
    title: 'Szczudła',
    story:
      'Z tej wysokości bagno przygląda się gościom. Paski popuszczono do ostatniej dziurki, a potem o jedną dalej.',
  },
  'fog/peat-brick': {
    title: 'Cegła torfu',
    story: 'Powolny ogień w brązowym palcie. Rok schła plecami do wiatru i nigdzie jej się nie spieszy.',
  },
  'fog/marsh-tea': {
    title: 'Bagienna herbata',
    story:
      'Smakuje rowem, a potem, gdy odstawisz kubek, miłosierdziem. Na torebce zapisano, ile ma naciągać, pismem bardzo podobnym do twojego.',
  },
  'fog/dry-socks': {
    title: 'Suche skarpety',
    story: 'Dziewięć dni czekały na tę chwilę w ceracie, na samym dnie. Pachną szufladą.',
  },
  'fog/fenmans-knack': {
    title: 'Sposób bagniarza',
    story:
      'Idziesz jak ktoś, kto jest ziemi winien pieniądze: płasko, prędko, ze wzrokiem na tamtym brzegu. Bagno zna twoją twarz, ale wolno wstaje.',
  },
  'fog/old-boundary': {
    title: 'Stara granica',
    story:
      'W wodzie stoi kamień i mówi, czyja to była woda. Mówi to z czterech stron, a każda podaje inne imię, tymi samymi głębokimi literami. Od jego stóp rozchodzi się w lewo i w prawo linia, nie grubsza od nitki. Rzęsa dochodzi do niej z obu stron i nie przekracza.',
  },
}
