// The scenario Family Robinson in Polish.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'Rodzina Robinsonów',
  goal: 'Zbudujcie dziewięć Pomysłów wyłożonych na początku gry i Schronienie, a Dach, Palisadę i Broń doprowadźcie co najmniej do poziomu 1. Wygrywacie na koniec rundy, w której to wszystko jest gotowe, a wszyscy żyją, także dzieci.',
  intro:
    'Przestaliście liczyć statki, które nie przypłynęły, a kalendarz poszedł na rozpałkę. Od tej pory dzieje się coś dziwnego: nikt już nie mówi „obóz”, wszyscy mówią „dom”. Dom musi mieć dach, który nie przecieka, palisadę, która nie wpuszcza nocy, i narzędzia na każdy kłopot. Przyda się też spiżarnia, i to coraz większa, bo ktoś już struga pierwszą kołyskę. Jej lokator nie zapyta, czy dzień był ciężki, tylko co jest na kolację.',
  book: 'Słabe zbiory: w fazie Produkcji tej rundy dostajecie tylko połowę wszystkich surowców, zaokrągloną w dół. Sami wybieracie które.',
  totem:
    'Nieużytki: jeśli to pierwszy kafelek z tym typem terenu, zakryjcie go czarnym znacznikiem. Ten typ terenu liczy się jako nieodkryty.',
  guide: [
    'Na planszy leży dziewięć Pomysłów zamiast pięciu i potrzebujecie dokładnie tej dziewiątki. Podstawowe, wasze własne i te z karty Scenariusza się nie liczą, ale wiele z dziewięciu ich wymaga: zanim postawicie pierwszy pionek, przeczytajcie wszystkie wymagania i sprawdźcie, jak często pojawiają się Lina, Nóż, Łopata i Cegły. Od nich zacznijcie. Dwie Budowy na rundę to tempo, które pozwala zdążyć.',
    'Strzeżcie tej dziewiątki. Gdy karta każe odrzucić Pomysł, oddajcie każdy inny: jeden z dziewięciu wraca do talii i trzeba go odzyskać, choćby zdolnością Nowy pomysł, a potem zbudować przed końcem 12. rundy. Odwrócony Przedmiot trzeba zbudować jeszcze raz.',
    'Ziemia jest tu z początku jałowa. Kafelek z Totemem, który jako pierwszy pokazuje swój typ terenu, dostaje na niego czarny znacznik i żaden Pomysł z niego nie skorzysta, dopóki ten sam teren nie pojawi się na drugim kafelku albo nie oczyścicie pierwszego. Do tego służy Rekultywacja: dokładnie 2 pionki, bez rzutu kośćmi, i jeden wybrany czarny znacznik znika z Wyspy, czy to z terenu, czy z wyczerpanego źródła. Rozpatrujecie ją po Eksploracji, a przed Porządkowaniem Obozu, w rundzie tyle razy, ile jest znaczników. Dodatkowe pionki nie pomogą, więc Piętaszek może tylko wspierać. Pług robi to samo za darmo.',
    'Dzieci rodzą się w rundach 7, 9 i 11. Każde potrzebuje co noc 1 pożywienia, jedzą przed wami, a jeśli dla któregoś zabraknie, od razu przegrywacie. Chmury i wygłodniałe zwierzęta dobiorą się do zapasów przed nocą, więc trzymajcie w rezerwie niepsujące się pożywienie: Tama, Piwnica i Nasiona są tu cenniejsze niż gdziekolwiek. Na kafelku z Obozem może leżeć kilka żetonów „plus jedno pożywienie” i każdy z nich działa: Wnyki i Zagroda wykarmią po jednym dziecku. Ogródek zamienia 2 pożywienia w 4, ale to, co zostanie, zepsuje się jeszcze tej samej nocy.',
    'Dwie rundy bez pogody wykorzystajcie na Eksplorację, a potem patrzcie w niebo: deszcz od rundy 3, zima w rundach 5 i 6, zwierzęta od rundy 7. Księga zmniejsza produkcję całego Obozu o połowę, więc chodźcie też po surowce. Fosa wymaga tylko Łopaty i jednej Budowy, Stare narzędzia dają Linę, Naczynia albo Nóż, a po Prochu wygłodniałe zwierzęta mogą zmienić zdanie.',
    'Wszystko liczy się na koniec rundy, już po pogodzie. Sztorm albo zwierzę może jeszcze zburzyć wasz jedyny poziom Palisady, więc zanim zaczniecie się cieszyć, miejcie wszystkiego po dwa. I nie odkładajcie zwycięstwa na rundę 12: z każdym dzieckiem noc kosztuje więcej.',
  ],
  won: 'Wszystko na swoim miejscu, wszyscy najedzeni i nikt już nie wypatruje statków. Jesteście w domu!',
  tooLate: 'Minęła ostatnia runda: narzędzia są wszystkie, tylko domu, w którym by wisiały, brak.',
  inventions: {
    'family-robinson/fence': { title: 'Fosa', mood: 'Kozy zostają tu, tygrysy tam, a maluchy szukają przejścia.' },
    'family-robinson/garden': {
      title: 'Ogródek',
      mood: 'Zakopujemy kolację i liczymy, że dżdżownice doliczą odsetki.',
    },
  },
  tokens: {
    'family-robinson/gunpowder': {
      title: 'Proch',
      mood: 'Jeden huk i cały zwierzyniec przypomina sobie o innych planach.',
    },
    'family-robinson/seeds': { title: 'Nasiona', mood: 'Zjeść dziś czy być mądrym: odwieczne pytanie w woreczku.' },
    'family-robinson/old-tools': { title: 'Stare narzędzia', mood: 'Trzonków brak, ostrza zmęczone. Zupełnie jak my.' },
    'family-robinson/plow': { title: 'Pług', mood: 'Brakuje tylko wołu. Ciągnęliśmy losy.' },
  },
  places: {
    'family-robinson/wasteland': { title: 'Nieużytki' },
    'family-robinson/recultivation': { title: 'Rekultywacja' },
  },
  endings: {
    childUnfed: 'Dziecko poszło spać głodne, a wyspa nie daje drugiej szansy.',
    inventionsMissing: 'Minęła ostatnia runda, a dom rodziny nie jest gotowy.',
  },
  log: {
    childBorn: 'Urodziło się dziecko.',
  },
  causes: {
    'RC-SCN6-06': 'kolacja dla dzieci',
  },
  board: {
    nine: 'Do zbudowania',
    house: 'Dom',
    children: 'Dzieci',
    supper: 'Kolacja dla dzieci',
    birthdays: 'Narodziny',
    child: 'Rodzi się dziecko',
    discarded: 'odrzucony',
    tonight: 'tej nocy',
    markers: 'Czarne znaczniki na Wyspie',
  },
}
