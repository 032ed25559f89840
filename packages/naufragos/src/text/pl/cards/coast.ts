// The exploration cards of the coast, in Polish.
import type { Translated } from '../../card-words.ts'
import type { coast as english } from '../../en/cards/coast.ts'

export const coast: Translated<typeof english> = {
  'coast/tide-pools': {
    title: 'Niecki po odpływie',
    mood: 'Ciepłe misy pełne rzeczy, które się zatrzaskują.',
  },
  'coast/the-long-white-mile': {
    title: 'Długa biała mila',
    mood: 'Idzie się lekko i bez słów, a na końcu czeka opał.',
  },
  'coast/broken-spars': {
    title: 'Połamane drzewca',
    mood: 'Cała stenga leży w kawałkach powyżej linii wodorostów.',
  },
  'coast/crab-gulch': {
    title: 'Krabi jar',
    mood: 'Dziesięć tysięcy drobnych opinii na temat waszych palców.',
    options: { 'carry-them-home': 'Zanieść je do obozu', 'keep-the-best-one': 'Zatrzymać najlepszego' },
  },
  'coast/headland': {
    title: 'Przylądek',
    mood: 'Stąd wyspa nareszcie ma jakiś kształt.',
  },
  'coast/cask-in-the-weed': {
    title: 'Beczka w wodorostach',
    mood: 'Toczy się, chlupocze, a szpunt wciąż trzyma.',
  },
  'coast/coconut-stand': {
    title: 'Zagajnik kokosowy',
    mood: 'Darmowe jedzenie, o ile da się namówić do zejścia.',
  },
  'coast/mangrove-maze': {
    title: 'Labirynt namorzynów',
    mood: 'Każda luka wygląda jak wyjście.',
    options: { 'push-straight-through': 'Przedrzeć się na wprost', 'wade-along-the-edge': 'Brodzić skrajem' },
  },
  'coast/green-ledge': {
    title: 'Zielona półka skalna',
    mood: 'Szlam, bryzgi i jeden porządny chwyt.',
  },
  'coast/sweet-stream': {
    title: 'Słodki potok',
    mood: 'Woda, z którą nie trzeba się spierać.',
  },
  'coast/a-strangers-grave': {
    title: 'Grób nieznajomego',
    mood: 'Bez nazwiska, tylko rok i dłoń o sześciu palcach.',
    options: { 'copy-the-inscription': 'Przepisać napis', dig: 'Kopać' },
  },
  'coast/turtle-tracks': {
    title: 'Żółwie ślady',
    mood: 'Dwa rzędy przecinków od morza aż po wydmę.',
  },
  'coast/blowhole': {
    title: 'Skalny gejzer',
    mood: 'Skała robi wdech, a potem bardzo stanowczy wydech.',
  },
  'coast/where-the-drift-collects': {
    title: 'Gdzie morze znosi drewno',
    mood: 'Jedno zakole prądu od lat odkłada je tu na później.',
  },
  'coast/gull-island': {
    title: 'Wyspa mew',
    mood: 'Przy odpływie dostępna dla tych, co nie mają nic do stracenia.',
    options: { 'rob-the-nests': 'Obrabować gniazda', 'sit-and-count-them': 'Usiąść i policzyć mewy' },
  },
  'coast/cliffs-to-the-waterline': {
    title: 'Klify po samą wodę',
    mood: 'Plaża po prostu się kończy.',
    options: { 'climb-together': 'Wspiąć się razem', 'swim-round': 'Opłynąć wpław' },
  },
  'coast/reef-flats': {
    title: 'Płycizny na rafie',
    mood: 'Ryby wielkości drzwi w wodzie głębokiej jak miednica.',
  },
  'coast/wind-bent-pines': {
    title: 'Sosny gięte wiatrem',
    mood: 'Kilka się nie ugięło: nareszcie drewno o prostym słoju.',
  },
  'coast/the-figurehead': {
    title: 'Figura dziobowa',
    mood: 'Patrzy obok was, tam, gdzie kiedyś był statek.',
    options: { 'carry-her-to-camp': 'Zanieść ją do obozu', 'split-her-for-the-fire': 'Porąbać ją na opał' },
  },
  'coast/quick-mud': {
    title: 'Grząskie błoto',
    mood: 'Wpuszcza gości bezszelestnie.',
  },
  'coast/bare-footprints': {
    title: 'Ślady bosych stóp',
    mood: 'Pięć palców, żadnych butów i nikt z waszych.',
    options: { 'follow-them': 'Pójść śladem', 'leave-a-gift': 'Zostawić podarunek', 'walk-on': 'Iść dalej' },
  },
  'coast/feathers-on-the-dune': {
    title: 'Pióra na wydmie',
    mood: 'Brązowe, nakrapiane, po czymś zbyt tłustym, by daleko latać.',
  },
  'coast/the-carved-palm': {
    title: 'Palma z napisem',
    mood: 'Trzy litery i strzałka, które utyły razem z korą.',
  },
  'coast/rag-in-a-bottle': {
    title: 'Szmatka w butelce',
    mood: 'Połowa rysunku, oddarta w najciekawszym miejscu.',
  },
  'coast/keel-marks': {
    title: 'Bruzdy po kilach',
    mood: 'Nie dalej jak miesiąc temu wyciągano tu na brzeg długie czółna.',
    options: {
      'wait-and-watch': 'Czekać i patrzeć',
      'leave-an-offering': 'Zostawić dar',
      'brush-out-your-tracks': 'Zatrzeć własne ślady',
    },
  },
  'coast/masthead-in-the-shallows': {
    title: 'Czubek masztu na płyciźnie',
    mood: 'Reszta statku była bliżej, niż się zdawało.',
  },
  'coast/oil-on-the-water': {
    title: 'Olej na wodzie',
    mood: 'Tęcza wielkości podwórza.',
    options: { 'swim-out-now': 'Popłynąć tam od razu', 'take-bearings': 'Wziąć namiar' },
  },
  'coast/a-mewing-inland': {
    title: 'Miauczenie w głębi lądu',
    mood: 'Jedna mała skarga, cisza i jeszcze jedna, jakby w oczekiwaniu.',
    options: { 'call-softly': 'Zawołać cicho', 'clap-your-hands': 'Klasnąć w dłonie' },
  },
  'coast/print-of-a-nailed-boot': {
    title: 'Ślad podkutego buta',
    mood: 'Cudzy szewc, cudzy krok.',
  },
  'coast/cut-stones-in-the-surf': {
    title: 'Ciosane kamienie w przyboju',
    mood: 'Kąty proste nigdy nie są dziełem przypadku.',
  },
  'coast/cairn-with-a-cross-bar': {
    title: 'Kopczyk z poprzeczką',
    mood: 'Ktoś zostawił go komuś do znalezienia. Raczej nie wam.',
    options: { 'dig-here': 'Kopać tutaj', 'take-the-bearing': 'Wziąć namiar' },
  },
  'coast/families-on-the-beach': {
    title: 'Rodziny na plaży',
    mood: 'Sieci, niemowlęta, śmiech: przypływają tu co roku.',
    options: { 'walk-out-with-open-hands': 'Wyjść z otwartymi dłońmi', 'stay-in-the-trees': 'Zostać wśród drzew' },
  },
  'coast/the-stern-on-the-reef': {
    title: 'Rufa na rafie',
    mood: 'Nazwę wciąż da się odczytać, do góry nogami.',
    options: {
      dive: 'Nurkować',
      'send-a-line-first': 'Najpierw spuścić linę',
      'come-back-at-low-water': 'Wrócić przy odpływie',
    },
  },
  'coast/the-great-cabin': {
    title: 'Kajuta kapitańska',
    mood: 'Jeden oddech, jeden wybór.',
    options: {
      'the-log': 'Dziennik kapitana',
      'the-strongbox': 'Kasa okrętowa',
      'the-signal-locker': 'Szafka sygnałowa',
    },
  },
  'coast/something-large-in-the-hold': {
    title: 'Coś dużego w ładowni',
    mood: 'Wprowadziło się przed wami.',
  },
  'coast/the-marooned-bosun': {
    title: 'Wygnany bosman',
    mood: 'Wysadzono go na ląd za coś. On mówi, że za nic.',
    options: {
      'take-him-in': 'Przygarnąć go',
      'send-him-off-fed': 'Nakarmić i odprawić',
      'drive-him-away': 'Przepędzić go',
    },
  },
  'coast/landing-stair': {
    title: 'Schody na przystani',
    mood: 'Obrosłe wodorostami stopnie, które zaczynają się pod wodą.',
  },
}
