// The exploration cards of the Drowned Shelf, in Polish.
import type { Translated } from '../../card-words.ts'
import type { shelfFog as english } from '../../en/cards/shelf-fog.ts'

export const shelfFog: Translated<typeof english> = {
  'fog/rising-water': {
    title: 'Przybierająca woda',
    story:
      'Woda podnosi się o palec. Potem o drugi, z grzeczności. Obchodzi twoje buty, nie dotykając ich, i napełnia ślady, po jednym, zaczynając od ostatniego. Małe kraby mijają cię gęsiego i niosą różne rzeczy. Nie spieszą się, ale żaden nie przystaje.',
  },
  'fog/undertow': {
    title: 'Prąd wsteczny',
    story:
      'Spod pięt wyjeżdża piasek, szczypta, potem łokieć. Podłoga odchodzi tak, jak odchodzi obrus spod kieliszków, kiedy ciągnie ktoś, kto ćwiczył. Na wysokości kolan mijają cię muszle. Daleko na morzu słychać oklaski, czyli żwir.',
  },
  'fog/stranded-shoal': {
    title: 'Ławica na piasku',
    story:
      'Ławica pomyliła godziny. Leży od skraju do skraju piasku, srebrna, dysząca, wszędzie, a wszystkie głowy w jedną stronę. Napełniają się kieszenie, potem kapelusz. Nie sfrunęła po to ani jedna mewa i w końcu podnosisz wzrok, żeby zobaczyć, co je zatrzymało.',
  },
  'fog/wreck-bell': {
    title: 'Dzwon z wraku',
    story:
      'Gdzieś z boku bije dzwon, mały i zachrypły. Może to jeden z tych trzech, a może taki, który by chciał. Bije osiem, urywa i zaczyna od nowa, jak uczeń trudny utwór. Tym razem przed końcem bierze oddech. Potem, z wielką ostrożnością, przymierza się do dziewięciu.',
  },
  'fog/sea-mist': {
    title: 'Morska mgła',
    story:
      'Horyzont cofa się o krok. Droga też, wieloryb też i najbliższy dzwon. Robią to razem i bez dźwięku, jak ludzie, którzy widzą, co stoi za tobą. Zostaje krąg mokrego piasku, dwadzieścia kroków w poprzek, i ty w środku.',
  },
  'fog/face-in-the-kelp': {
    title: 'Twarz w wodorostach',
    story:
      'Wodorosty rozchylają się na wysokości twojej głowy i jest w nich twarz, blada, cierpliwa, nikt znajomy. Ale uszy ma twoje. Słucha nimi, najpierw lewym, potem prawym, czegoś daleko na morzu. Wreszcie kiwa głową jak ktoś, kto usłyszał dość, i wodorosty się zamykają.',
  },
  'fog/the-beam-from-below': {
    title: 'Promień od dołu',
    story:
      'Światło idzie w górę przez piasek, a piasek mu w tym nie przeszkadza. Można policzyć kości w butach. Na mgłę nad głową padają w górę cienie was wszystkich, podeszwami naprzód, z rękami przy bokach. Promień przechodzi po nich od końca do końca, aż po kapelusz, i zaczyna znowu od stóp.',
  },
  'fog/kelp-curtain': {
    title: 'Zasłona z wodorostów',
    story:
      'Mokre drzwi, bez końca. Przeciskasz się przez płachtę wodorostów i już jest następna, zimna, ciężka, a zamyka się za tobą z plaśnięciem. Do każdej łodygi przybito numer z brązu. Kiedy idziesz w głąb, numery rosną, a kiedy zawracasz, rosną dalej.',
    look: 'W poprzek ścieżki wiszą płachty wodorostów, bliższe ciemne, dalsze blade. Po lewej brzeg pierwszej jest odchylony. Można rozróżnić cztery płachty, a po prawej do dwóch łodyg przybito małe metalowe tabliczki.',
  },
  'fog/broken-paving': {
    title: 'Wyłamany bruk',
    story:
      'Tu droga szczerzy zęby. Płyty stoją na sztorc, w trzech rzędach, a między nimi woda schodzi głębiej, niż drodze do czegokolwiek potrzeba. Są utrzymane w czystości. Wodorost na całej długości kończy się równo, tam, gdzie byłyby dziąsła, a ślady szczotki biegną z góry na dół.',
    look: 'Płyty brukowanej drogi stoją na sztorc w jej poprzek. Po lewej droga jest jeszcze równa. Pośrodku stoi osiem płyt, w trzech szeregach, z ciemną wodą pomiędzy. Po prawej wodorosty dorastają do równej linii.',
  },
  'fog/tide-race': {
    title: 'Pęd pływu',
    story:
      'Wszędzie indziej morze ma czas, a tu go nadrabia. Idzie między krawężnikami w tempie konia, gładkie, wklęsłe pośrodku. Przepływa wiosło, potem krzesło, potem drzwi z kluczem w zamku. Stoisz i patrzysz. Przepływa wiosło, potem krzesło, potem drzwi, a klucz jest przekręcony.',
    look: 'Między dwoma kamiennymi krawężnikami pędzi od lewej do prawej woda. Po lewej płynie wiosło. Pośrodku jest krzesło, czterema nogami do góry. Po prawej, tuż przed skrajem obrazu, są drzwi z kluczem w zamku.',
  },
  'fog/moray-hole': {
    title: 'Jama mureny',
    story:
      'W rafie jest okrągły otwór, a przed nim stopień, wydeptany tylko w jednym kierunku. To drzwi, które połykają. W głębi otwiera się i zamyka paszcza, bez złości, jak u kogoś, kto czyta po cichu. Dochodzi do końca linijki i podnosi oczy.',
    look: 'W rafie otwiera się okrągły otwór, a przed nim jest kamienny stopień. Na lewo od otworu rosną trzy kępy wodorostów. Wewnątrz, pośrodku, widać głowę dużej mureny z otwartą paszczą. Po prawej na piasku leżą dwie ryby.',
  },
  'fog/anchor-chain': {
    title: 'Łańcuch kotwiczny',
    story:
      'Łańcuch leży w poprzek drogi, wysoki jak żywopłot, a każde ogniwo to człowiek: nie kształtem, tylko długością i szerokością w barach. Nie ma dwóch jednakowych. Kowal pracował na miarę. Trochę dalej wisi ogniwo otwarte, ze śladami pilnika, mniej więcej na ciebie.',
    look: 'W poprzek ścieżki, na wale piasku, leży łańcuch o ogniwach długości człowieka. Po lewej wychodzi z ziemi. Widać pięć ogniw, każde innej wielkości, a ostatnie, po prawej, jest otwarte.',
  },
  'fog/air-pocket': {
    title: 'Kieszeń powietrza',
    story:
      'Kadłub leży stępką do góry i nakrył sobą tyle powietrza, ile mieści pokój. Jest pełen wczorajszego dnia. Z uchem przy deskach słychać łyżeczkę w filiżance, przewracaną kartkę, kogoś, kto zaraz coś powie. Deska koło twojej ręki jest luźna. Robi wydech, a pachnie on boczkiem.',
    look: 'Kadłub łodzi leży w piasku stępką do góry, zamknięty ze wszystkich stron. Po lewej ster wisi na dwóch trzpieniach. Od piasku po stępkę można naliczyć sześć desek. Po prawej najniższa odstaje na końcu, a obok niej są bąbelki.',
  },
  'fog/sleeping-crab': {
    title: 'Śpiący krab',
    story:
      'Ta część rafy chrapie. Podnosi się na dłoń, razem z wodorostami i małżami, i opada z grzechotem łyżek w szufladzie. Z przodu leżą szczypce wielkości drzwi, złożone jedne na drugich. Oczy przewiązano pasem żaglowego płótna, od światła.',
    look: 'Krab wielki jak łódź śpi, obrośnięty wodorostami i małżami. Po lewej wystają trzy członowane nogi. Pośrodku ma złożone dwoje szczypiec, a oczy zakrywa pas płótna, zawiązany po prawej w kokardę.',
  },
  'fog/divers-knife': {
    title: 'Nóż nurka',
    story:
      'Cała rdza jest na pochwie. Ostrze wychodzi z niej z cichym chrząknięciem, jak ktoś, kto czekał, aż go poproszą.',
  },
  'fog/bladder-float': {
    title: 'Pływak z pęcherza',
    story: 'Foczy pęcherz, nadęty mocno i zawiązany ogromną ilością nici. W środku jest głównie optymizm, cudzy.',
  },
  'fog/keepers-biscuit': {
    title: 'Suchar latarnika',
    story:
      'Wypieczony na wieczność, i to widać: odciśnięta lampa, dziurki, na dnie morza suchy. Ktoś go raz ugryzł, a w tym miejscu tkwi ząb.',
  },
  'fog/slack-water': {
    title: 'Stojąca woda',
    story: 'Między odpływem a przypływem morze odkłada narzędzia. Rozejmu starcza na jedną fajkę.',
  },
  'fog/bell-ear': {
    title: 'Ucho do dzwonów',
    story: 'Słyszysz dzwon, a potem on bije. Kosteczki z twojego ucha poszły przodem i czekają tam na ciebie.',
  },
  'fog/nameplate': {
    title: 'Tabliczka',
    story:
      'W piasku leży twarzą w dół mosiężna tabliczka, w sam raz na drzwi. Odwracasz ją. Jest na niej twoje nazwisko, pisane tak, jak je piszesz, a mało kto zadaje sobie ten trud. Pod spodem jest data. W cyfrach tkwi piasek, a paznokieć kciuka już pracuje.',
  },
}
