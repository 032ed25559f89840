// The scenario Cannibal Island in Polish.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'Wyspa kanibali',
  goal: 'Spalcie miasto kanibali, które wychodzi na jaw na początku 4. rundy. Każda wcześniej spalona wioska je osłabia; wygrywacie, jeśli wszyscy dożyją końca rundy, w której miasto padnie.',
  intro:
    'Pierwszą rzeczą, którą znaleźliście na plaży, był but, a w bucie nie było nikogo. Nocą bębny odpowiadają sobie z jednego krańca wyspy na drugi, a każdego ranka dym stoi odrobinę bliżej. Zanim pojęliście, co się gotuje w kociołkach, oni zdążyli was już policzyć. Nikt po was nie przypłynie: kto tu wylądował, nigdy nie odpłynął. Ostrzycie więc pale i uczycie się ścieżek. Zanim przyjdą po was, to wy podłożycie ogień w ich kuchni.',
  book: 'Najazd: każda postać otrzymuje 3 rany, o 1 mniej za każdą spaloną wioskę. Potem Obóz musi natychmiast przenieść się na sąsiedni kafelek. Jeśli nie może, tracicie zbudowane Schronienie, a Dach i Palisada spadają do 0; jeśli nie macie zbudowanego Schronienia, każda postać otrzymuje jeszcze 2 rany.',
  totem:
    'Pierwsze cztery Totemy to wioski, ponumerowane w kolejności odkrycia. Odkrywający otrzymuje 1 ranę, a przy czwartej 3 rany (1, jeśli macie Lek). Od drugiej wioski odrzucacie też, jeżeli to możliwe, 1 pożywienie albo 1 drewno. Piąty Totem nie jest wioską: tylko wzmacnia pozostałe.',
  guide: [
    'Macie dziewięć rund i piękną pogodę: kośćmi Pogody w ogóle się tu nie rzuca. Zabija was księga. Każdy najazd kosztuje każdego z was do 3 ran i przegania Obóz na inny kafelek, więc wysokie Dach i Palisada są warte mniej niż zwykle, a leczenie i wolna droga ucieczki więcej. Zaczynacie z Flaszką rumu oraz Fajką i tytoniem.',
    'Odkryte Totemy stają się wioskami. Nie możecie obozować na niespalonej wiosce ani na mieście, a zbieranie surowców wymaga tam 1 pionka więcej. Miejcie zawsze obok Obozu choć jeden spokojny kafelek: jeśli podczas najazdu wszyscy sąsiedzi są wrodzy albo nieodkryci, tracicie zbudowane Schronienie z Dachem i Palisadą, a jeśli go nie ma, każdy otrzymuje jeszcze 2 rany.',
    'Wioski i miasto atakuje się Akcją Polowania z 2 pionkami. Musi ją prowadzić postać, Piętaszek może tylko wspierać, a w talii Polowania nie potrzeba żadnej Bestii. Wioska może leżeć gdziekolwiek na wyspie. Jej siła to 4 plus liczba widocznych Totemów, razem z jej własnym: za każdy brakujący poziom Broni prowadzący otrzymuje 1 ranę, a jeśli przeżyje, wioska płonie. Niczego więcej się nie zyskuje ani nie traci, ale liczą się pistolety, dmuchawki i Furia Żołnierza.',
    'Miasto leży zakryte w najdalszym rogu aż do 4. rundy. Wtedy odsłania się samo i można je zaatakować, gdy tylko prowadzą do niego odkryte kafelki. Jego siła wynosi 21, minus 3 za każdą spaloną wioskę, więc cztery wioski obniżają ją do 9. Od tej chwili jego Totem wzmacnia każdą wioskę o 1: pierwsze pożary są najtańsze przed 4. rundą.',
    'Rozłóżcie siły. W rundach 1–3 podnoście poziom Broni, ilekroć starcza drewna, i odkrywajcie wyspę w stronę dalekiego rogu; Piroga pozwala wybrać jeden z dwóch kafelków i ominąć Totem, dopóki nie jesteście gotowi. W rundach 4–7 palcie wioski: każda oszczędza każdemu z was jedną ranę przy następnym najeździe, a po trzech spalonych najazd już tylko przegania Obóz. Przed czwartą wioską miejcie Lek. Balista daje 1 poziom Broni, a 2 poziomy Palisady tylko przy zbudowanym Schronieniu.',
    'Wyruszcie na miasto najpóźniej w 8. rundzie, żeby stracony pionek albo żeton „minus jeden pionek” nie kosztował was gry. Żeton siły Bestii na polu Polowania nie zmienia niczego w ataku i czeka na następną Bestię. I nie wydawajcie wszystkiego na szturm: kto spali miasto, musi jeszcze doczekać końca nocy.',
  ],
  won: 'Z miasta został popiół, bębny umilkły i nareszcie nikt na tej wyspie nie ma na was apetytu. Zwycięstwo!',
  tooLate: 'Minęła ostatnia runda, a miasto wciąż stoi. Bębny słychać już ze wszystkich stron.',
  inventions: {
    'cannibal-island/ballista': { title: 'Balista', mood: 'Zna tylko jeden język, ale każdy go zrozumie.' },
    'cannibal-island/canoe': {
      title: 'Piroga',
      mood: 'Rzeką sami wybieramy, gdzie nas nie chcą.',
      text: 'Przy każdej eksploracji obszaru: dobierz 2 wierzchnie kafelki Wyspy, wybierz 1, a drugi wtasuj z powrotem.',
    },
  },
  tokens: {
    'cannibal-island/healing-ointment': {
      title: 'Maść lecznicza',
      mood: 'Pachnie rosołem. Wolimy nie pytać dlaczego.',
    },
    'cannibal-island/old-machete': { title: 'Stara maczeta', mood: 'Ktoś doszedł z nią aż tutaj i ani kroku dalej.' },
    'cannibal-island/blowpipe': { title: 'Dmuchawka', mood: 'Dmuchać. Pod żadnym pozorem nie wciągać.' },
    'cannibal-island/map-of-the-island': { title: 'Mapa wyspy', mood: 'Narysowane kociołki nie oznaczają gospód.' },
  },
  places: {
    'cannibal-island/first-village': { title: 'Pierwsza wioska' },
    'cannibal-island/second-village': { title: 'Druga wioska' },
    'cannibal-island/third-village': { title: 'Trzecia wioska' },
    'cannibal-island/fourth-village': { title: 'Czwarta wioska' },
    'cannibal-island/village': { title: 'Wioska' },
    'cannibal-island/city': { title: 'Miasto kanibali' },
  },
  achievements: {
    villages: 'Spalone wioski',
    city: 'Spalone Miasto',
  },
  markers: {
    burnt: { name: 'spalone' },
  },
  log: {
    cityFound: 'Dym za wzgórzami: odnaleziono miasto kanibali.',
    villageBurnt: (space) => `Wioska na obszarze ${space} płonie.`,
    cityBurnt: 'Miasto kanibali stoi w ogniu.',
  },
  causes: {
    'RC-SCN5-16': 'najazd',
    'RC-SCN5-18': 'najazd i brak drogi ucieczki',
    'RC-SCN5-21': 'wioska',
  },
  board: {
    cityFigure: 'Siła miasta',
    villageFigure: 'Siła wioski',
    raid: 'Następny najazd (księga)',
    citySum: (strength, less) => `${strength} minus ${less} za każdą spaloną wioskę`,
    villageSum: (strength) => `${strength} plus 1 za każdy widoczny Totem`,
    raidSum: 'Rany każdej postaci; potem Obóz musi się przenieść',
    burnt: 'Spalone wioski',
    goal: 'Do celu',
    found: 'Miasto zostało odnalezione',
    path: 'Prowadzą do niego odkryte kafelki',
    flames: 'Stoi w płomieniach',
    mark: 'Odkrycie miasta',
  },
}
