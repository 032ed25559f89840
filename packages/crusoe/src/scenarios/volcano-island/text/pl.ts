// The scenario Volcano Island in Polish.
import type { words as english } from './en.ts'

const jollyBoat = 'Szalupa'

export const words: typeof english = {
  name: 'Wyspa wulkaniczna',
  goal: 'Zbadajcie 6 kafelków i 3 miejsca specjalne (w trzy osoby 7 i 4, w cztery 8 i 4), zanim wyspę pochłonie lawa. Potem zbudujcie Szalupę: gdy tylko powstanie, jesteście uratowani.',
  intro:
    'Przypłynęliście po świątynie, a o górze nikt nie wspomniał. Zaczęła dymić w dniu lądowania, a od wczorajszej nocy mruczy tak nisko, że czuć to w zębach. Gdzieś na zachodzie, pod pnączami i popiołem, leżą skarby, które pół Londynu nazwało bajką. Bez nich do domu nie wracacie. Góra ma jednak własne plany i postanowiła zacząć od waszej strony wyspy.',
  book: 'Połóżcie znaczniki popiołu na 2 kafelkach lub obszarach, po jednym na każdym, nigdy na wulkanie; teren zalany lawą też się nadaje. Każda Akcja w popiele wymaga 1 pionka więcej.',
  totem:
    'Na tym kafelku jest miejsce specjalne. Od następnej rundy można tam zaplanować Akcję Eksploracji, o ile lawa nie dotrze pierwsza.',
  guide: [
    'Zaczynacie nad rzeką na samym wschodzie, tuż obok wulkanu, z gotową Łopatą i Nożem. Totem i żeton Odkrycia tego pierwszego kafelka nic tu nie znaczą. Na wulkan nie można wejść, nie można przez niego przejść ani wykonywać na nim Akcji, więc każda droga na zachód omija go od północy albo od południa.',
    'Lawa ma swój rozkład jazdy. Przed fazą Wydarzenia rundy 4 zabiera B4, gdzie zaczęliście, potem A3 i C3, A2 i C2, B2, a w rundzie 8 A1 i C1. Tylko B1 jest bezpieczne do końca. Przepada tam wszystko, zbadane czy nie, a jeśli stoi tam Obóz, to koniec: opuśćcie B4 najpóźniej w nocy rundy 3, a potem przenoście się mniej więcej co rundę. Co zostało zbadane, liczy się nadal, nawet pod lawą.',
    'Dżungla jest gęsta: na polu Eksploracji przez całą grę leży żeton „minus jeden pionek” i każda Eksploracja wymaga 1 pionka więcej, ilekolwiek byście ich w rundzie planowali. Tuż obok Obozu to 2 pionki z rzutem albo 3 na pewno. Trzymajcie się blisko tego, co badacie, i szybko zbudujcie Mapę, póki rzeka jeszcze jest.',
    'Miejsca specjalne to cel wyprawy. Każdy kafelek z Totemem ma jedno i bada się je jak obszar, tylko raz. Pierwsze zawsze okazuje się Małą świątynią, potem są Zrujnowana wioska, Ukryta jaskinia i Podziemna świątynia: 3, 4, 4 i 5 dowolnych kart Tajemnicy, a dwa ostatnie wymagają 1 pionka więcej. Nie wolno przerwać wcześniej; zatrzymać może tylko karta, a miejsce i tak się liczy. Wyślijcie kogoś zdrowego i dobrze uzbrojonego, a Starą mapę, Dziennik i Pochodnię zachowajcie na te najgłębsze.',
    'Popiół jest uciążliwy, ale da się nim kierować: sypcie go tam, gdzie już była lawa albo gdzie nikt nie wróci, a nigdy na Obóz, bo Budowa, Porządkowanie Obozu i Odpoczynek wymagałyby 1 pionka więcej. Przy Schronieniu, Dachu i Palisadzie skóra liczy się jak drewno, sztuka za sztukę, pomaga więc także wtedy, gdy nie starcza na całą cenę. Przy tylu przenosinach wysoki Dach szybko maleje o połowę; budujcie tylko tyle, ile trzeba na najbliższe noce.',
    'Liczcie od końca. Szalupa wymaga Liny i 3 drewna, a zaplanować ją można dopiero po ostatniej udanej Eksploracji, więc w rundzie 7 wszystko musi być zbadane. To więcej niż jedna udana Eksploracja na rundę od samego początku, dwa lub trzy kafelki przed rundą 4 i pierwsze miejsce specjalne, gdy tylko pojawi się Totem. Znajdźcie Łąkę na Linę i odłóżcie 3 drewna, zanim zmyją je deszcze ostatnich rund.',
  ],
  won: 'Szalupa przebija się przez fale, a za wami wyspa staje w ogniu. Jesteście uratowani!',
  tooLate: 'Minęła ostatnia runda, a lawa dotarła do ostatniej plaży.',
  inventions: {
    'volcano-island/rope-ladder': {
      title: 'Drabinka sznurowa',
      mood: 'W dół prędko, w górę powoli. Chyba że goni lawa.',
      text: 'Ten pionek może wesprzeć tylko Eksplorację miejsca specjalnego.',
    },
    'volcano-island/jolly-boat': {
      title: jollyBoat,
      mood: 'Przecieka, trzeszczy i jest piękniejsza niż fregata.',
      text: 'Można ją zbudować dopiero wtedy, gdy zbadaliście tyle kafelków i miejsc specjalnych, ile trzeba. Gdy tylko powstanie, wygrywacie.',
    },
  },
  tokens: {
    'volcano-island/old-map': { title: 'Stara mapa', mood: 'Jedne drzwi skreślono dwa razy. Wierzymy na słowo.' },
    'volcano-island/indys-diary': {
      title: 'Dziennik Indy’ego',
      mood: 'Strona po stronie same pułapki, a przy każdej mały kapelusz.',
    },
    'volcano-island/torch': { title: 'Pochodnia', mood: 'Wszystko, co ma tam oczy, wolałoby ciemność.' },
    'volcano-island/old-canvas': {
      title: 'Stare płótno',
      mood: 'Kiedyś łapało wiatr, więc z deszczem jakoś sobie poradzi.',
    },
  },
  places: {
    'volcano-island/small-temple': { title: 'Mała świątynia' },
    'volcano-island/ruined-village': { title: 'Zrujnowana wioska' },
    'volcano-island/hidden-cave': { title: 'Ukryta jaskinia' },
    'volcano-island/underground-temple': { title: 'Podziemna świątynia' },
    'volcano-island/location': { title: 'Miejsce specjalne' },
  },
  achievements: {
    jollyBoat,
    tiles: 'Odkryte kafelki',
    locations: 'Zbadane miejsca specjalne',
  },
  markers: {
    ash: {
      name: 'popiół wulkaniczny',
      put: (space) => `Popiół opada na obszar ${space}.`,
      removed: (space) => `Popiół znika z obszaru ${space}.`,
    },
  },
  log: {
    lava: (space) => `Lawa zalewa obszar ${space}.`,
  },
  board: {
    tiles: 'Zbadane kafelki',
    explored: 'Zbadane miejsca specjalne',
    locationList: 'Miejsca specjalne, w tej kolejności',
    boatList: 'Do ucieczki',
    lava: 'Lawa',
    volcano: 'Wulkan',
    onePawnMore: '1 pionek więcej',
  },
}
