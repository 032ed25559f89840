// The Event cards in Polish.
import type { cards as english } from '../../en/cards/events.ts'

export const cards: typeof english = {
  'event/argument': {
    title: 'Kłótnia',
    action: 'Pogodzenie się',
    mood: 'Ktoś narysował na piasku kreskę i nikt jej dziś nie przekracza.',
  },
  'event/awful-weather': {
    title: 'Okropna pogoda',
    action: 'Wiatrochron',
    mood: 'Deszcz zacina z boku, jakby brał nas na cel.',
  },
  'event/bad-feelings': {
    title: 'Złe przeczucia',
    action: 'Ostrożne zbieranie',
    mood: 'Sięgamy po każdą jagodę tak, jakby mogła ugryźć pierwsza.',
  },
  'event/bear': {
    title: 'Niedźwiedź',
    action: 'Naprawa',
    mood: 'Przejrzał nasz dobytek bez pośpiechu i nic mu się nie spodobało.',
  },
  'event/body-on-the-beach': {
    title: 'Ciało na plaży',
    action: 'Pochówek',
    mood: 'Przypływ przyniósł go twarzą w dół, w kurtce takiej jak nasze.',
  },
  'event/broken-tree': {
    title: 'Powalone drzewo',
    action: 'Usunięcie drzewa',
    mood: 'Trzeszczało całą noc, a o świcie runęło prosto na nas.',
  },
  'event/call-of-the-wild': {
    title: 'Zew natury',
    action: 'Zaciekłe polowanie',
    mood: 'Coś ryknęło za wzgórzem, a odpowiedziało mu coś większego.',
  },
  'event/catastrophe': {
    title: 'Kataklizm',
    action: 'Naprawa narzędzi',
    mood: 'Pękły trzonki, wygięły się ostrza, a dzień ledwo się zaczął.',
  },
  'event/chronic-tiredness': {
    title: 'Chroniczne zmęczenie',
    action: 'Regeneracja',
    mood: 'Siadamy, żeby odpocząć, i wstajemy jeszcze bardziej głodni.',
  },
  'event/cloudburst': {
    title: 'Oberwanie chmury',
    action: 'Przeprowadzka',
    mood: 'O północy posłania już pływały, więc zwinęliśmy się po ciemku.',
  },
  'event/cold-rain': {
    title: 'Przenikliwie zimny deszcz',
    action: 'Irygacja',
    mood: 'Deszcz tak zimny, że zęby szczękają nam w rytm kropel.',
  },
  'event/cold-rain-2': {
    title: 'Przenikliwie zimny deszcz',
    action: 'Irygacja',
    mood: 'Nawet deszcz szuka suchego kąta i znajduje nasze posłania.',
  },
  'event/council': {
    title: 'Narada',
    action: 'Burza mózgów',
    mood: 'Gadaliśmy do nocy i ustaliliśmy tylko, co na pewno się nie uda.',
  },
  'event/culled-area': {
    title: 'Przetrzebiona okolica',
    action: 'Obfite polowanie',
    mood: 'Puste gniazda, puste wody, nawet tropy są stare.',
  },
  'event/dangerous-night': {
    title: 'Niebezpieczna noc',
    action: 'Budowa zabezpieczeń',
    mood: 'Dwa zielone ogniki w paprociach i ani jednego mrugnięcia.',
  },
  'event/depression': {
    title: 'Depresja',
    action: 'Pocieszenie',
    mood: 'Plany wciąż są na piasku, tylko nikomu nie chce się ich czytać.',
  },
  'event/despondency': {
    title: 'Brak wiary',
    action: 'Mobilizacja',
    mood: 'Kapitański kapelusz zmienił głowę, a nowa wcale się nie cieszy.',
  },
  'event/devastation': {
    title: 'Niszczycielskie podmuchy',
    action: 'Nowe ścieżki',
    mood: 'Co wczoraj nas żywiło, dziś leży korzeniami do góry.',
  },
  'event/disaster': { title: 'Katastrofa', action: 'Łata', mood: 'Godzina wiatru zabrała nam tydzień roboty.' },
  'event/drought': {
    title: 'Susza',
    action: 'Nowe koryto',
    mood: 'Z rzeki została droga z gorących kamieni i zapach ryb.',
  },
  'event/earthquake': {
    title: 'Trzęsienie ziemi',
    action: 'Budowa przejścia',
    mood: 'Ziemia wzruszyła ramionami i było po naszej ścieżce.',
  },
  'event/exhausting-night': {
    title: 'Wyczerpująca noc',
    action: 'Odpoczynek',
    mood: 'Ręce tak nam drżą, że węzły same się rozwiązują.',
  },
  'event/fight': { title: 'Bójka', action: 'Przemowa', mood: 'Poszło o łyżkę, a sińce mają wszyscy.' },
  'event/fight-in-the-dark': {
    title: 'Walka w ciemnościach',
    action: 'Tropienie drapieżnika',
    mood: 'Dwie bestie starły się w mroku; odeszła, kulejąc, tylko jedna.',
  },
  'event/fire': {
    title: 'Pożar',
    action: 'Walka z ogniem',
    mood: 'Drzewa, które mieliśmy ściąć, oświetlają całą zatokę.',
  },
  'event/flood': {
    title: 'Powódź',
    action: 'Budowa odpływu',
    mood: 'Woda dała nam tylko tyle czasu, by wybrać, co stracimy.',
  },
  'event/flying-surprise': {
    title: 'Latająca niespodzianka',
    action: 'Sprzątanie po wypadku',
    mood: 'Pół palmy wpadło do nas z wizytą, i to bez pukania.',
  },
  'event/foul-weather': {
    title: 'Załamanie pogody',
    action: 'Zabezpieczenie źródeł',
    mood: 'Błoto po kolana, wiatr w twarz, a ręce wciąż puste.',
  },
  'event/frost': {
    title: 'Mróz',
    action: 'Ogrzanie obozu',
    mood: 'Rano plaża była biała; przez chwilę braliśmy to za sól.',
  },
  'event/heavy-clouds': {
    title: 'Deszczowe chmury',
    action: 'Wzmocnienie dachu',
    mood: 'Chmury wiszą tak nisko, że odruchowo się garbimy.',
  },
  'event/heavy-rain': {
    title: 'Ulewa',
    action: 'Przygotowanie do ulewy',
    mood: 'Leje tak głośno, że rozmawiamy na migi.',
  },
  'event/heavy-rain-is-coming': {
    title: 'Nadchodzi ulewa',
    action: 'Irygacja',
    mood: 'Ptaki zamilkły, a mrówki przenoszą się pod górę.',
  },
  'event/high-water': {
    title: 'Rwąca rzeka',
    action: 'Odpływ',
    mood: 'Co rano nasz palik na brzegu tkwi w wodzie odrobinę głębiej.',
  },
  'event/howling-from-the-woods': {
    title: 'Wycie od strony lasu',
    action: 'Wyprawa',
    mood: 'Wczoraj wyło daleko; dziś słychać, jak nabiera tchu.',
  },
  'event/jaguar': { title: 'Jaguar', action: 'Warta', mood: 'Cętki zabrał ze sobą, pręgi zostawił nam.' },
  'event/landslide': {
    title: 'Osuwisko',
    action: 'Zabezpieczenie obozowiska',
    mood: 'Zbocze upatrzyło sobie nasze miejsce; nie było co się spierać.',
  },
  'event/loss-of-hope': {
    title: 'Utrata nadziei',
    action: 'Odpoczynek',
    mood: 'Ktoś usiadł przy popiele i nie dał się ruszyć z miejsca.',
  },
  'event/memories-of-the-cruise': {
    title: 'Wspomnienia z rejsu',
    action: 'Szanty',
    mood: 'Wrócił do nas zapach pokładu, smoła i kawa, i zapadła cisza.',
  },
  'event/mess-in-the-camp': {
    title: 'Bałagan w obozie',
    action: 'Porządkowanie dobytku',
    mood: 'Wszystko, co mamy, gdzieś tu jest, i w tym cały kłopot.',
  },
  'event/mist': {
    title: 'Mgła',
    action: 'Odszukanie dawnego tropu',
    mood: 'Wyciągnęliśmy ręce przed siebie i straciliśmy z oczu dłonie.',
  },
  'event/natural-dam-breaks': {
    title: 'Pęka naturalna tama',
    action: 'Zabezpieczenie',
    mood: 'Rzeka przyniosła nam drewno, a w zamian zabrała kolację.',
  },
  'event/night-attack': {
    title: 'Nocny atak',
    action: 'W poszukiwaniu bestii',
    mood: 'Pazury w ciemności, krzyk, a potem już tylko nasze oddechy.',
  },
  'event/night-howling': {
    title: 'Nocne wycie z dżungli',
    action: 'Ochrona przed bestiami',
    mood: 'Wyją już chórem i słychać, że ćwiczyły.',
  },
  'event/otters': {
    title: 'Wydry',
    action: 'Udane polowanie',
    mood: 'Pływają na grzbiecie i na naszych oczach zjadają nam ryby.',
  },
  'event/poisoning': {
    title: 'Trucizna',
    action: 'Odsączanie trucizny',
    mood: 'Smakowało migdałami i wszyscy prosiliśmy o dokładkę.',
  },
  'event/precipice': {
    title: 'Przepaść',
    action: 'Budowa mostu',
    mood: 'Rzuciliśmy w dół kamień i wciąż czekamy na łoskot.',
  },
  'event/predator-in-the-vicinity': {
    title: 'Drapieżniki w okolicy',
    action: 'Przepędzenie drapieżnika',
    mood: 'Świeże tropy wokół obozu, każdy krąg ciaśniejszy od poprzedniego.',
  },
  'event/predator-is-near': {
    title: 'Drapieżnik w okolicy',
    action: 'Walka o pożywienie',
    mood: 'Wszędzie pióra i ani jednego ptaka, który by się do nich przyznał.',
  },
  'event/predators': {
    title: 'Drapieżniki',
    action: 'Walka z drapieżnikami',
    mood: 'Ktoś zjadł przed nami i zostawił tylko ślady zębów.',
  },
  'event/predators-in-the-woods': {
    title: 'Drapieżniki w pobliżu',
    action: 'Poszukiwania drapieżnika',
    mood: 'Las chętnie nas wpuszcza; martwi nas raczej droga powrotna.',
  },
  'event/raging-river': {
    title: 'Rozszalała rzeka',
    action: 'Budowa fosy',
    mood: 'Połowa tego, co nieśliśmy, należy teraz do rzeki.',
  },
  'event/rain': { title: 'Deszcz', action: 'Wzmocniony dach', mood: 'Rozsiadł się na cały wieczór, jak nudny gość.' },
  'event/ravenous-predators': {
    title: 'Wygłodniałe drapieżniki',
    action: 'Przeganianie zwierząt',
    mood: 'Widać im żebra i nic sobie nie robią z naszych krzyków.',
  },
  'event/ravishing-hurricane': {
    title: 'Spustoszenia po huraganie',
    action: 'Odzyskanie źródeł',
    mood: 'Gdzieś pod tymi pniami leży wszystko, co tu zbieraliśmy.',
  },
  'event/ravishing-windstorm': {
    title: 'Rozszalała wichura',
    action: 'Nowa broń',
    mood: 'Nasza broń poleciała dalej, niż kiedykolwiek umieliśmy nią rzucić.',
  },
  'event/rough-passage': {
    title: 'Wyboiste przejście',
    action: 'Wytyczanie nowej ścieżki',
    mood: 'Skały się przesunęły i tylko kozy wiedzą, którędy przejść.',
  },
  'event/searching-for-a-new-path': {
    title: 'Powalone drzewa',
    action: 'Poszukiwanie nowej ścieżki',
    mood: 'Szlak zawalony, a każda okrężna droga wiedzie z powrotem tutaj.',
  },
  'event/sleepless-night': {
    title: 'Bezsenna noc',
    action: 'Odpoczynek',
    mood: 'Do świtu liczyliśmy gwiazdy, a teraz mylimy się, licząc palce.',
  },
  'event/slow-work': {
    title: 'Znojna praca',
    action: 'Odpoczynek',
    mood: 'Siedem razy mierzyliśmy, raz ucięliśmy, a i tak za krótkie.',
  },
  'event/smoke-on-the-horizon': {
    title: 'Dym na horyzoncie',
    action: 'Gaszenie ognia',
    mood: 'Cieszyliśmy się z dymu, póki nie okazało się, że to nasza łąka.',
  },
  'event/storm-1': {
    title: 'Sztorm',
    action: 'Wzmocnienie obozowiska',
    mood: 'Morze ciska w nas wszystkim, co ma pod ręką.',
  },
  'event/storm-2': {
    title: 'Sztorm',
    action: 'Wzmocnienie obozowiska',
    mood: 'Huczy jak tamtej nocy, tylko statku do zatopienia już nie ma.',
  },
  'event/storm-damage': {
    title: 'Niszczycielski huragan',
    action: 'Reperacja obozowiska',
    mood: 'Rano pół obozu wisiało na drzewach.',
  },
  'event/stroke-of-fate': {
    title: 'Zły los',
    action: 'Pokrzepiający odpoczynek',
    mood: 'Wszystko, co odkładaliśmy na jutro, przyszło dziś.',
  },
  'event/strong-wind': {
    title: 'Silny wiatr',
    action: 'Konserwacja narzędzi',
    mood: 'Jedno z nas pracuje, drugie trzyma robotę, żeby nie odleciała.',
  },
  'event/sunny-beach': {
    title: 'Słoneczna plaża',
    action: 'Podejrzanie spokojny poranek',
    mood: 'Nic dziś nie poszło źle i wcale nam się to nie podoba.',
  },
  'event/termites': {
    title: 'Insekty',
    action: 'Walka ze szkodnikami',
    mood: 'Całą noc coś chrupało i mieliśmy nadzieję, że to ktoś z nas.',
  },
  'event/the-island-fights-back': {
    title: 'Wyspa się buntuje',
    action: 'Ratunek',
    mood: 'Wyspa nas zauważyła i wzięła to do siebie.',
  },
  'event/thunderstorm': {
    title: 'Burza z piorunami',
    action: 'Odgrodzenie ognia',
    mood: 'Piorun wybrał najlepsze drzewo w zagajniku, dokładnie jak my.',
  },
  'event/unusually-cold-night': {
    title: 'Niezwykle zimna noc',
    action: 'Ocieplenie obozowiska',
    mood: 'Tulimy się tak ciasno, że nie wiadomo, czyja stopa jest czyja.',
  },
  'event/vertigo': {
    title: 'Zawroty głowy',
    action: 'Odpoczynek',
    mood: 'Dla kogoś z nas wyspa zaczęła się kołysać jak pokład.',
  },
  'event/weakness': {
    title: 'Osłabienie',
    action: 'Odpoczynek',
    mood: 'Najzręczniejsze ręce wśród nas nie utrzymały dziś kubka.',
  },
  'event/winter-depression': {
    title: 'Zimowa depresja',
    action: 'Rozgrzanie',
    mood: 'Szare morze, szare niebo, szara zupa i nikt już nie narzeka.',
  },
  'event/wrecked-balloon': {
    title: 'Roztrzaskany balon',
    action: 'Poszukiwania',
    mood: 'Ratunek wreszcie spadł z nieba, tylko trochę za szybko.',
  },
}
