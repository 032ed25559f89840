// The events of the Cinder Terraces, in Polish.
import type { Translated } from '../../card-words.ts'
import type { terracesEvents as english } from '../../en/cards/terraces-events.ts'

export const terracesEvents: Translated<typeof english> = {
  'event/three-horizons': {
    title: 'Trzy horyzonty',
    story:
      'Siadasz i widok się porządkuje. Na północnym wschodzie, gdzie łapie światło, leży czarne szkło, a na południowym wschodzie, nisko w murze, otwiera się wlot tunelu. Za nimi zaczynają się horyzonty. Jeden daje morze, drugi bagno. Trzeci jest trochę za prosty, a mewa, która do niego dolatuje, przełazi górą.',
    look: 'Widok z kamiennego siedzenia na tarasy. W lewym dolnym rogu jest poręcz siedzenia. Przez górną połowę biegną trzy horyzonty, a niżej wyróżniają się dwie rzeczy: lśniąca czarna plama u góry po prawej i mały ciemny łuk u dołu po prawej.',
  },
  'event/pumice-seam': {
    title: 'Żyła pumeksu',
    story:
      'Pod popiołem biegnie żyła jasnego kamienia, który wolałby być łodzią. Wychodzi szybciej, niż ciągniesz. Kawał długi jak ręka waży tyle co bochenek, a ktoś zdążył nadać mu dziób, rufę i otwór na maszt. Dziób wskazuje morze.',
    look: 'Przez ciemny popiół biegnie żyła jasnego kamienia, pełnego małych dziurek. Po lewej jest gruba jak dłoń. Pośrodku wycięto ją w cztery stopnie, a po prawej leży luźny kawał, zaostrzony jak dziób łodzi.',
  },
  'event/jar-of-oil': {
    title: 'Słój oleju',
    story:
      'Olej do lamp, przejrzysty, po sam wosk. „Na długą noc”, głosi etykieta, pismem, które jest już jedną nogą za drzwiami.',
  },
  'event/jar-of-honey': {
    title: 'Słój miodu',
    story:
      'Ciemny, powolny i starszy niż ule babek jakiejkolwiek żyjącej pszczoły. Otwierano go i na nowo pieczętowano trzy razy, a robili to ludzie, którym wystarczała łyżka.',
  },
  'event/jar-of-breath': {
    title: 'Słój oddechu',
    story:
      'Wosk pęka i coś opuszcza słój, tuż obok policzka, ciepłe, o smaku gliny. Wymawia raz twoje imię, z wyraźnym brakiem wprawy. Potem jest już tylko powietrzem. Przechodzi przez taras bez pośpiechu, a wzdłuż półki pokrywki unoszą się odrobinę, jedna po drugiej, i siadają z powrotem.',
  },
  'event/broken-jars': {
    title: 'Potłuczone słoje',
    story: 'Skorupy zgrabiono i ułożono według krzywizny, a kto w nich mieszkał, ten się wyprowadził.',
  },
  'event/nest-of-tiles': {
    title: 'Gniazdo dachówek',
    story:
      'Za górnym rzędem mur jest pusty, a pustkę wyścielono dobrą serżą. Jaszczurki śpią w płaszczu latarnika: w kieszeniach po dwie, w rękawach te długie, w kapturze młode. Od przeciągu zapięto go pod szyję. Patrzysz dłuższą chwilę na guziki, a potem na łapki jaszczurek.',
    look: 'Ciemny płaszcz wypełnia wnękę w szczycie muru z dachówek. Z lewego rękawa zwisają dwa ogony. Środkiem biegnie rząd sześciu zapiętych guzików, a po prawej z kieszeni wygląda mała głowa.',
  },
  'event/crater-silence': {
    title: 'Cisza krateru',
    story:
      'Wiatr urywa się na wysokości kolan, a razem z nim dźwięk. Słychać, jak układa się kołnierz. Słychać własne powieki: ciche, mokre pstrykanie, całkiem miarowe, którego nie ma po co liczyć. Po pewnym czasie dołącza druga para, w wolniejszym tempie.',
    look: 'Jezioro w kraterze widziane z krawędzi, bez zmarszczki. Po lewej na brzegu jest odcisk buta i pięć kamyków. Środek zajmuje woda, a po prawej stoi prosto w górę nitka dymu.',
  },
  'event/black-glass': {
    title: 'Czarne szkło',
    story:
      'Odchodzi z trzaskiem, wielkie jak głowa i jak głowa ciepłe. Świeża ścianka jest tak ciemna, że brak jej powierzchni. Pochylasz się, żeby się w niej odnaleźć, a ona odpowiada spojrzeniem, jednym okiem. Zamykasz swoje, lewe, potem prawe, żeby dojść, które to. Tamto zostaje, gdzie jest, i przypatruje się.',
    look: 'Bryła czarnego szkła leży luźno w zagłębieniu potoku. Po lewej widać łukowate grzbiety przełomu, pięć. Ścianka zwrócona do ciebie jest gładka, z jasną plamką pośrodku, od której w prawo biegną dwa pęknięcia.',
  },
  'event/the-floor-of-the-sea': {
    title: 'Dno morza',
    story:
      'Nie odrywasz oczu od okna, póki woda nie opadnie, i zatoka okazuje się planem miasta: krawężniki, narożniki, plac, wszystko wykreślone wodorostem. Biegnie przez nią droga, od tunelu na wschód, i przed niczym nie skręca. Drogą idzie małe światełko, które co kilka kroków przystaje. To krok latarnika, ale za nim nie pali się żadna latarnia.',
    look: 'Na dnie zatoki, przy niskiej wodzie, ulice wykreślono wodorostem. Szeroka prosta droga zaczyna się w lewym dolnym rogu, przy łuku tunelu, i biegnie w prawo. Przecina ją pięć węższych ulic. Pośrodku jest plac, a na prawo od niego, na drodze, małe światełko.',
  },
  'event/slag-door': {
    title: 'Drzwi w żużlu',
    story:
      'Sztaba wysuwa się z długim kaszlem rdzy i zostawia dwa uchwyty oraz zarys drzwi. A zatem trzymała je zamknięte, i to z tej strony. Nic nie wychodzi. Drzwi tylko trochę się uchylają, przymykają i uchylają, jak to drzwi, gdy gdzieś w domu otwarto inne.',
    look: 'W ścianie żużla stoją żelazne drzwi, nie całkiem zamknięte. Oba ich uchwyty, lewy i prawy, są puste. Pośrodku są cztery nity wokół płytki, a wzdłuż prawej krawędzi ciągnie się wąska ciemna szpara.',
  },
  'event/great-bellows': {
    title: 'Wielki miech',
    story:
      'Pasy puszczają i górna deska opada pod własnym ciężarem. Miech wzdycha. Wyżej na zboczu, po przerwie, jakiej wymaga grzeczność, odwzajemnia się westchnieniem piec. Trwa to chwilę, jak między sąsiadami przez mur, a przy każdym oddechu wzdłuż kanału wznosi się i osiada smuga sadzy.',
    look: 'Pod dachem stoi wielki miech, do połowy złożony. Po lewej u wylotu kanału wisi obłoczek sadzy. Skóra leży pośrodku w siedmiu fałdach. Po prawej drążek jest podniesiony, a pod nim wiszą dwa luźne pasy.',
  },
  'event/slag-hounds': {
    title: 'Ogary żużlowe',
    story:
      'Spomiędzy prętów wychodzą trzy psy, szare, gorące, a powietrze nad nimi drży. Przez każdy grzbiet biegnie szew, gdzie zeszły się dwie połówki formy. Obchodzą was wszystkich jeden raz i siadają w równych odstępach. Na podwórzu za bramą ktoś cmoka, a psy wstają.',
  },
  'event/warm-kennel': {
    title: 'Ciepła psiarnia',
    story: 'W popiele są trzy zagłębienia na miarę snu, a miski obok wylizano do czysta i wstawiono jedną w drugą.',
  },
  'event/the-casting': {
    title: 'Odlew',
    story:
      'Szkło, czarne i powolne, schodzi do formy i przybiera kształt tego, czego mu brak. Stygnący piec tyka. Położona na ławie soczewka pokazuje podwórze, ławę i twoje dwie ręce, wszystko małe i do góry nogami. Daleko za nimi, a nieodwrócone, jest światło.',
  },
  'event/cold-kiln': {
    title: 'Zimny piec',
    story: 'Zrobił to, do czego był, i pozwolił zgasnąć węglowi.',
  },
  'event/the-lamp-in-the-lake': {
    title: 'Lampa w jeziorze',
    story:
      'Pod wodą lampa zatacza koło: ściana naprzeciwko, piarg, stopa dymu. Trwa to dziewięć oddechów. Potem znajduje miejsce, w którym stoisz, i skałę za tobą da się przeczytać. Są na niej kredowe kreski, jedna nad drugą, każda z datą, tak jak mierzy się dzieci przy framudze. Najnowsza wypada na wysokości twoich oczu.',
    look: 'W jeziorze leży odbicie lampy, a od niego ku krawędzi wychodzi promień. Po lewej promień przecina stok z luźnych kamieni. Pośrodku w lampie widać krąg sześciu szybek. Po prawej oświetlona jest pionowa skała z siedmioma kredowymi kreskami.',
  },
  'event/goat-stair': {
    title: 'Kozie schody',
    story:
      'Gdy raz przeszła koza, droga jest jasna. Najpierw dobry stopień, kanciasty i suchy, a po nim taki, który się kiwa, kruszy albo okazuje się mchem; potem znów dobry. Co drugi stopień to żart twoim kosztem. Na górze stoi stary cap i czeka, aż to do ciebie dotrze.',
    look: 'Po klifie, od lewej do prawej, idą w górę nierówne stopnie. Jest ich dziesięć, a co drugi jest ułamany, przechylony albo porośnięty mchem. Na każdym z pozostałych widać odcisk racicy. U góry po prawej stoi cap o dwóch długich rogach.',
  },
  'event/a-shape-under-ash': {
    title: 'Kształt pod popiołem',
    story:
      'Zaspa jest pod ręką twarda i ma ramię. Ktoś położył się tu jak należy, z dłonią pod policzkiem, z butami obok siebie, i został przykryty. Popiół podwinięto na całej długości. Po drugiej stronie odchylono go trochę, dla kogoś, czyja jest druga połowa.',
    look: 'Pod gładkim popiołem rysuje się postać śpiącego człowieka. Głowa jest po lewej. Pośrodku wzdłuż ciała biegną cztery bruzdy, tam, gdzie popiół przyklepano. Po prawej stoją razem dwa buty.',
  },
  'event/counting-to-nine': {
    title: 'Liczenie do dziewięciu',
    story:
      'Z uchem przy skale można się tego nauczyć: do trzech słychać wodę, daleko w dole, potem toczy się coś ciężkiego i na siedem dociera. Na osiem ziemia nabiera oddechu. Na dziewięć dobrze być gdzie indziej. Ktoś wydrapał tu w kamieniu cyfry, do ósemki włącznie, a obok ostatniej leży gwóźdź.',
    look: 'Krawędź otworu widziana z bliska, obok zadrapania w skale. Po lewej wydrapano w rzędzie osiem cyfr. Na prawo od ostatniej leży gwóźdź, a za nim nad otworem stoi cienki pióropusz.',
  },
  'event/faces-in-the-glass': {
    title: 'Twarze w szkle',
    story:
      'W wypolerowanym miejscu są twarze, rząd za rzędem, tak głęboko w ciemności, jak sięga wzrok. Pierwsza jest twoja. Pozostałe były pierwsze. Ustawiono je według wzrostu, uczesane, jak ludzi, których fotograf prosi, żeby się nie ruszali, i nie ruszają się ani trochę. Obok twojej zostawiono wolne miejsce.',
    look: 'Twarze odbijają się w czarnym szkle, w rzędach, które w głębi maleją. Można rozróżnić trzy rzędy. Z przodu, na lewo od środka, jest twarz bliższa niż reszta, a na prawo od niej luka.',
  },
  'event/names-burned-off': {
    title: 'Wypalone nazwiska',
    story:
      'Po wewnętrznej stronie słupa wisi tablica służby. Nazwiska wypalono małą żelazną lampą, przyciskaną równo, i dołożono starań, żeby ocalały daty. Te idą trójkami: trzy lata na latarnika, potem trzy miesiące, potem trzy dni. Pod ostatnią deskę oheblowano, do użytku.',
    look: 'Na wewnętrznej stronie zwęglonego słupa bramy wisi tablica. Po jej lewej stronie biegnie z góry na dół osiem znaków, każdy to mała wypalona lampa. Po prawej stoją daty, a najniższa ćwiartka tablicy to gołe drewno na dwóch śrubach.',
  },
  'event/tide-marks': {
    title: 'Znaki pływu',
    story:
      'Przy każdej z dziewięciu linii soli stoi godzina, ołówkiem, inną ręką. Górne tłumaczą się obszernie: wiatr, księżyc, pogrzeb w rodzinie. Niższe oszczędzają oddech. Na samym dole jest tylko: poniżej dziewiątego znaku biegiem. Ołówek wisi tam na sznurku, ze śladami zębów.',
    look: 'Przez kamienny węgar tunelu biegną linie soli. Jest ich dziewięć, najwyższa na wysokości łuku, najniższa przy ziemi. Na prawo od każdej jest zapisek ołówkiem, u góry długi, u dołu krótki. Na dole wisi na sznurku ołówek.',
  },
  'event/keepers-cache': {
    title: 'Skrytka latarnika',
    story:
      'Pod wiekiem jest puszka po sucharach, a w puszce, w ceracie, fajka, namiar i przeprosiny. Fajka jest nabita. Namiar to kreska ołówkiem, która wychodzi poza swój papier. Przeprosiny zajmują obie strony i adresowano je do znalazcy: uprasza się o wybaczenie zwłoki; latarnicy są w drodze.',
    look: 'W kwadratowym otworze w skale stoi otwarta puszka. Po lewej, na ceracie, leży fajka. Pośrodku jest papier z prostą linią przez cztery zgięcia. Po prawej leży arkusz zapisany po same brzegi, przyciśnięty dwiema monetami.',
  },
  'event/the-sea-in-the-tunnel': {
    title: 'Morze w tunelu',
    story:
      'Po stu krokach ciemność ma zapach, a trochę dalej poziom. Morze idzie z przeciwka i nigdzie się nie spieszy. Zabiera kapelusze, potem grunt spod nóg, i niesie was wszystkich z powrotem w górę, stępa. Odstawia dopiero na progu, przed tabliczką.',
  },
  'event/on-the-hour': {
    title: 'Punktualnie',
    story:
      'Ostatni znak odsłania się o czasie, co do oddechu. Biegniesz tam, gdzie dwa razy na dobę biegają ryby: po wodorostach, po muszlach, po podłodze, z której jeszcze ścieka, obok kinkietów zawieszonych za nisko dla kogoś, kto ma nogi. Z przodu widać monetę szarego światła. Robi się z niej talerz, a z talerza łuk. Za plecami, bardzo cicho, tunel zaczyna liczyć.',
  },
}
