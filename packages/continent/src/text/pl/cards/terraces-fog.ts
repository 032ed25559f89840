// The exploration cards of the Cinder Terraces, in Polish.
import type { Translated } from '../../card-words.ts'
import type { terracesFog as english } from '../../en/cards/terraces-fog.ts'

export const terracesFog: Translated<typeof english> = {
  'fog/ash-fall': {
    title: 'Opad popiołu',
    story:
      'Szary śnieg, i ciepły. Spada prosto, kładzie się na rękawie i nie topnieje, a przy każdym wydechu płatki sprzed twarzy lecą z powrotem w górę. Łapiesz jeden. To róg spalonej kartki, a na nim koniec linijki, starannym pismem: „a u nas wszystko dobrze”.',
  },
  'fog/tremor': {
    title: 'Wstrząs',
    story:
      'Głęboko w dole ktoś odkłada coś ciężkiego. Taras wzrusza ramionami i wzruszenie idzie zboczem w górę, od muru do muru, a każdy unosi swoje kamienie i osadza je na nowo. Większość trafia tam, gdzie była. Ścieżka pod twoimi butami namyśla się chwilę dłużej.',
  },
  'fog/hot-wind': {
    title: 'Gorący wiatr',
    story:
      'Wiatr schodzi z krateru w jednym kawałku, gorący, o zapachu monet. Jak celnik przegląda wszystko, co masz na sobie, od kołnierza po buty, i zabiera wodę, jaką znajdzie. Potem rusza ku morzu, które ma więcej do oclenia.',
  },
  'fog/old-handrail': {
    title: 'Stara poręcz',
    story:
      'Wzdłuż najgorszego odcinka zbocza biegnie poręcz, mosiężna, na wysokości dokładnie takiej, jak trzeba. Schodów od kompletu już nie ma. Polerować ją mogą tylko umarli, i o to dbają: z wierzchu błyszczy, od spodu jest matowa, tak jak zostawiają ją dłonie. Trzymasz się jej, a ona jest ciepła jak ręka.',
  },
  'fog/sulphur-haze': {
    title: 'Siarkowy opar',
    story:
      'W zagłębieniu ścieżki stoi żółte powietrze, z wierzchu równe jak woda w misce. Smakuje potartą zapałką. Po drugiej stronie ustawiono tablicę i stąd da się odczytać jej pierwsze słowo, a brzmi ono „Uwaga”. Reszta jest niżej.',
  },
  'fog/shape-in-the-steam': {
    title: 'Kształt w parze',
    story:
      'Szczelina w ścieżce wypuszcza parę, a para wstaje. Nie jest od ciebie wyższa. Ciężar trzyma na tej samej nodze i nosi twój kapelusz, taki, jaki był jako nowy. Przez chwilę patrzy na ciebie, na własne ręce i znowu na ciebie. Potem nanosi poprawkę.',
  },
  'fog/beam-in-the-crater-smoke': {
    title: 'Promień w dymie krateru',
    story:
      'Dym nad kraterem bieleje od środka i wychodzi z niego promień. Idzie po tarasach, po jednym, tak jak ręka idzie po szufladach, kiedy coś zginęło. Nie jest szorstki. Gdy dochodzi do ciebie, odwraca cię, odkłada na miejsce, a potem wraca i patrzy jeszcze raz.',
  },
  'fog/glass-scree': {
    title: 'Szklany piarg',
    story:
      'Zbocze to luźne płyty szkła, przejrzyste jak szyby, i trzeszczą, zanim ich dotkniesz. Każdy krok to okno. W pierwszym widać róg dywanu, w następnym nogę krzesła, dalej lampę z przykręconym knotem. Pod płytą, na której stoisz, ktoś zaciąga firankę.',
    look: 'Stok pokryty luźnymi płytami przejrzystego szkła. Po lewej leżą płasko i zachodzą na siebie jak łuski. Sześć większych tworzy pośrodku ścieżkę w górę, a po prawej kilka stoi na sztorc, opartych o dwie skały.',
  },
  'fog/cooling-crust': {
    title: 'Stygnąca skorupa',
    story:
      'Z wierzchu jest czarna i pomarszczona, jak kożuch na gorącym mleku, i ugina się trochę tam, gdzie spoczywa wzrok. Ktoś ułożył w poprzek rząd płaskich kamieni, co krok kamień. Dobre kamienie, i równe. Wokół trzech środkowych biegnie cienka czerwona linia.',
    look: 'Czarna, pomarszczona skorupa wypełnia drogę od brzegu do brzegu. W poprzek, od lewej do prawej, leży rzędem siedem płaskich kamieni. Wokół każdego ze środkowych żarzy się czerwona linia, a na prawym brzegu leży kij z opalonym końcem.',
  },
  'fog/kiln-rubble': {
    title: 'Gruz z pieca',
    story:
      'Na ścieżce położył się cały piec. Na każdej cegle odciśnięto małą lampę, a wszystkie lampy są na wierzchu, parę tysięcy, i patrzą w niebo. Mimochodem przewracasz którąś cegłę na twarz. Za plecami coś szura, a potem stuka cegła układana jak należy.',
    look: 'W poprzek ścieżki, u stóp połowy okrągłego muru, leży stos cegieł. Po lewej stoi jeszcze pięć warstw muru. Na wierzchu każdej cegły ze stosu jest odciśnięta lampa, a po prawej dwie długie leżą mostkiem nad dziurą.',
  },
  'fog/ledge-goats': {
    title: 'Kozy na gzymsie',
    story:
      'Ścieżka zwęża się w gzyms, a gzyms jest zajęty. Kozy stoją na nim gęsiego, głowami do ściany, jak urzędnicy tuż przed zamknięciem. Patrzą na ciebie z góry, i mają rację. Ostatnia w rzędzie zjada książkę, kartka po kartce, i wygląda na to, że dochodzi do końca.',
    look: 'Na wąskim gzymsie stoją w rzędzie kozy. Jest ich pięć, widzianych od dołu, z głowami przy skale. Gzyms zaczyna się po lewej przy ścieżce, a daleko po prawej ostatnia koza trzyma przednie nogi na otwartej książce.',
  },
  'fog/basking-lizard': {
    title: 'Wygrzewająca się jaszczurka',
    story:
      'W poprzek ścieżki leży kawał muru, kryty dachówką, ciepły i gruby na szerokość łodzi. W połowie długości mur ma oko. Powieka podnosi się od dołu i opada, kiedy jej wygodnie. Na boku wymalowano numer, bielą, jaką znaczy się tarasy, a po każdym linieniu malowano go od nowa.',
    look: 'Wielka jaszczurka pokryta dachówkami leży w poprzek ścieżki jak mur. Ogon ma po lewej, zwinięty w dwa kręgi. Na boku są wymalowane cyfry, zbyt starte, by je odczytać, a po prawej, nad łapą o pięciu pazurach, jest otwarte oko.',
  },
  'fog/steam-gate': {
    title: 'Parowa brama',
    story:
      'Ścieżkę od muru do muru przegradzają rury, a między nimi płachtami wisi para. Wzdłuż najniższej biegnie rząd zaworów z etykietkami, pisanymi ręką latarnika. „Ten zostawić na koniec”, głoszą wszystkie prócz ostatniej. Ostatnia głosi: „Przepraszam”.',
    look: 'W poprzek ścieżki stoi brama z rur, a między rurami jest para. Od lewej do prawej biegnie rząd sześciu mosiężnych zaworów. Do każdego przywiązano etykietkę, a ta na prawym skraju jest najmniejsza.',
  },
  'fog/collapsed-flue': {
    title: 'Zawalony kanał dymowy',
    story:
      'Wielki kanał zwalił się na ścieżkę i dalej idzie się kominem. Są klamry. Sadza między nimi jest głęboka jak futro i wytarta na dwóch wysokościach, od ramion i od kolan. Gdzieś z góry zwisa sznur od dzwonka, a na nim kartka z napisem „Kominiarze”.',
    look: 'Pęknięty ceglany kanał leży na ścieżce i opiera się górą o taras. Po lewej jest jego otwarty koniec, dość szeroki dla człowieka. W środku wspina się siedem żelaznych klamer. U góry po prawej przez otwór zwisa sznur z kartką.',
  },
  'fog/kiln-gloves': {
    title: 'Rękawice do pieca',
    story:
      'Azbest po łokcie, tak sztywny, że rękawice stoją o własnych siłach. Palce wciąż są zgięte wokół czegoś wielkości talerza.',
  },
  'fog/obsidian-blade': {
    title: 'Ostrze z obsydianu',
    story:
      'Czarne szkło długości dłoni, osadzone w kozim rogu. Jest ostre aż do ciszy: przecinasz sznurek, a po pewnym czasie sznurek spada.',
  },
  'fog/water-skin': {
    title: 'Bukłak',
    story: 'Kozia skóra, napięta jak bęben i zimna przy żebrach. Tu, w górze, woda jest na wagę wody.',
  },
  'fog/warm-stones': {
    title: 'Ciepłe kamyki',
    story: 'Trzy otoczaki z brzegu wyziewu, ciepłe jak jajka. Pod wieczór dłoń ma już zwyczaj na nich siadać.',
  },
  'fog/glassblowers-breath': {
    title: 'Oddech dmuchacza szkła',
    story:
      'Rysunek na drzwiczkach pieca pokazuje jak: nosem do środka, zatrzymać i na zewnątrz, mając przed sobą cały wieczór. Dziewiąta figurka wydmuchała lampę i stara się nie wyglądać na dumną.',
  },
  'fog/keepers-milestone': {
    title: 'Kamień milowy latarnika',
    story:
      'Kamień stoi w popiele po szyję. Skrobiesz, aż pokazują się słowa. „Do światła: w dół”, głoszą. Strzałka obok jest tego samego zdania. Niżej podano odległość, którą wykuto, skuto i wykuto znowu, za każdym razem mniejszą, a w ostatniej cyfrze leży jeszcze pył.',
  },
}
