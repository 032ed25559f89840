// The scenario Castaways in Polish.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'Rozbitkowie',
  goal: 'Ułóżcie cały stos sygnałowy, warstwa po warstwie, i zbudujcie Ogień. Jeśli jedno i drugie będzie gotowe, gdy w pobliżu jest statek (rundy 10–12), jesteście uratowani.',
  intro:
    'Sztorm wyrzucił was na plażę, której nikt nigdy nie naniósł na mapę. Za wami tonie statek, przed wami wyrasta zielona ściana, a w niej coś oddycha. Zostało wam kilka skrzyń, gołe ręce i wola życia. Za jakieś dziesięć dni będą tędy przepływać statki z południowego szlaku: zanim się pojawią, na brzegu musi czekać góra drewna i ogień, który ją rozpali. Do tego dnia macie jedno zadanie: przeżyć.',
  book: 'Nic się nie dzieje.',
  totem: 'Nic się nie dzieje.',
  guide: [
    'Wygrywacie w chwili, gdy spełnione są naraz trzy warunki: wszystkie pięć warstw stosu jest pełnych, Ogień jest zbudowany i trwa runda 10, 11 lub 12. Ani wcześniej, choćbyście byli gotowi dawno, ani o rundę później.',
    'Warstwy mieszczą 1, 2, 3, 4 i 5 drewna. Drewno dokłada się tylko przed fazą Akcji, z zapasów w Obozie, i tylko na pierwszą od lewej niepełną warstwę. Zapełniona warstwa zamyka stos do końca rundy, więc całość zajmie co najmniej pięć rund. Co trafi na stos, zostaje tam na dobre.',
    'Wykorzystajcie trzy suche rundy. Od rundy 4 pada, od 7 dochodzą śnieg i wygłodniałe zwierzęta: bez Dachu chmury zjadają zapasy, bez Palisady zwierzęta zjadają nerwy. Schronienie do rundy 4 i dwa poziomy Dachu do rundy 7 to dobra miara.',
    'Ogień wymaga Gór, więc badajcie wyspę, aż jakieś zobaczycie. Drugie źródło drewna, Siekiera albo Mapa, z którą dotrzecie dalej, zwracają się co rundę. Oliwa i Maszty dokładają drewno poza zwykłą chwilą, ale obowiązuje je ta sama warstwa.',
    'Księgi i totemy nic tu nie robią, dlatego to najłagodniejsza z siedmiu wysp. Liczcie raczej wstecz: piętnaście drewna, pięć rund, a pośrodku zima. Kto zaczyna stos w rundzie 4 lub 5, zdąży i złapie jeszcze oddech.',
  ],
  won: 'Stos płonie jasno, a statek zawraca. Jesteście uratowani!',
  tooLate: 'Minęła ostatnia runda, a żaden statek was nie zauważył.',
  inventions: {
    'castaways/hatchet': { title: 'Siekiera', mood: 'Lecą wióry, pieką dłonie i żadne drzewo nie jest bezpieczne.' },
    'castaways/mast': { title: 'Maszty', mood: 'Wczoraj dźwigały żagle, a jutro będą dźwigać płomienie.' },
  },
  tokens: {
    'castaways/herbs': { title: 'Zioła', mood: 'Przeżuć, położyć na skaleczenie, owinąć szmatą i spać.' },
    'castaways/medallion-of-a-lady': {
      title: 'Medalik z portretem damy',
      mood: 'Nikt jej nie zna, a przy niej każdy jakoś się prostuje.',
    },
    'castaways/oil': { title: 'Oliwa', mood: 'Cuchnie pod niebiosa i równie wysoko zapłonie.' },
    'castaways/pirate-sabre': {
      title: 'Szabla pirata',
      mood: 'Każda szczerba to opowieść, a żadna nie kończy się dobrze.',
    },
  },
  questions: {
    woodForPile: 'Ile drewna dołożyć do stosu sygnałowego?',
  },
  achievements: {
    stages: 'Ukończone warstwy stosu',
  },
  causes: {
    'RC-SCN1-04': 'stos sygnałowy',
  },
  board: {
    pile: 'Stos sygnałowy',
    goal: 'Do sygnału',
    ship: 'Przepływa statek',
  },
}
