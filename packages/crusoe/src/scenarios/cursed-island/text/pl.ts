// The scenario Cursed Island in Polish.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'Przeklęta wyspa',
  goal: 'Zbudujcie Krzyże na pięciu różnych kafelkach. Jeśli na koniec rundy stoi wszystkie pięć i wszyscy żyją, klątwa zostaje złamana; macie na to dziesięć rund.',
  intro:
    'Marynarze nazywali to babskim gadaniem: wyspa, z której nikt nie odpływa. Teraz wasz statek leży roztrzaskany na jej rafie, a z lasu dobiega śpiew, jakiego nie wydał żaden ptak. Tam, gdzie przed chwilą świeciło słońce, wstaje mgła, a w niej majaczą ołtarze, na których jeszcze nie zaschła krew. Ostatnia strona dziennika misjonarza, znaleziona pod kamieniem, mówi, co trzeba zrobić: pięć Krzyży wzniesionych w pięciu miejscach wyspy. Zdążył postawić cztery, potem zapiski się urywają.',
  book: 'Wybierzcie dwa różne kafelki lub obszary bez mgły i na każdym połóżcie znacznik Mgły.',
  totem:
    'Pierwszy: Mroczna świątynia; od następnej rundy można ją raz zbadać i dobrać do 3 Skarbów i 1 Potwora. Drugi: Ołtarz śmierci; kto go odkrył, otrzymuje 2 rany. Od trzeciego do szóstego: Kryjówka kultystów; na kafelku kładzie się znacznik Mgły.',
  guide: [
    'Tę wyspę wyróżnia mgła. Każda ikona Księgi sprowadza mgłę na dwa wybrane przez was miejsca, a każda Akcja w takim miejscu wymaga jednego pionka więcej. Teren pod mgłą uchodzi za nieodkryty, a Obóz we mgle niczego nie produkuje; wtedy także Porządkowanie Obozu, Odpoczynek i wszystko, co budujecie w Obozie, wymaga drugiego pionka. Posyłajcie więc mgłę tam, dokąd nigdy się nie wybieracie: w dalekie rogi, na puste obszary, na kafelki, których teren macie też gdzie indziej.',
    'Krzyż kosztuje 2 drewna i jest Akcją Budowy na dowolnym odkrytym kafelku, na którym jeszcze nie stoi, także na kafelku z Obozem. Na kafelku z Obozem i tuż obok wystarczy jeden pionek, każdy kolejny kafelek po drodze to jeden więcej, mgła również; jeszcze jeden i nie rzucacie kośćmi. W jednej rundzie możecie zbudować kilka, a stoją od końca fazy Akcji. Pięć Krzyży to dziesięć drewna: zacznijcie wcześnie i od najbliższych miejsc.',
    'Święty dzwon za każdym razem, gdy go wytworzycie, usuwa do trzech znaczników Mgły, nic nie kosztuje i można go wytwarzać wielokrotnie. Wymaga Liny, a więc Łąki, oraz widocznych Wzgórz: nie pozwólcie, by mgła zasnuła wasze jedyne Wzgórza. Poczekajcie, aż usunie trzy znaczniki naraz, chyba że mgła leży na Obozie albo na drodze do następnego Krzyża.',
    'Totemy są tu groźne. Gdy może trafić się drugi, niech prowadzi ktoś zdrowy, bo Ołtarz śmierci zadaje odkrywcy 2 rany; od trzeciego każdy sprowadza mgłę na swój kafelek. Pierwszy to prezent: Mroczną świątynię można raz zbadać, na zwykłych zasadach pionków i kości, a kto do niej wejdzie, może przestać po każdej karcie. Trzy Skarby są warte jednego Potwora tylko wtedy, gdy wasza Broń nie budzi śmiechu; pomaga Sztylet ofiarny, za jedną ranę w każdej walce.',
    'Zabija was zima. Od rundy 6 co rundę rzuca się kością Zimową, a śnieg pożera właśnie to drewno, którego potrzebują Krzyże. Miejcie do tego czasu Dach i dwa lub trzy drewna w zapasie, bo wszystko, czego zabraknie, rani każdego. Uważajcie na karty, które odwracają kafelek: Krzyż, który na nim stał, przepada.',
    'Plan, który działa: w rundach 1–3 zbudujcie Schronienie i odkryjcie kafelki wokół Obozu; w rundach 3–5 wytwórzcie Linę, zbierzcie drewno i postawcie dwa Krzyże w sąsiedztwie; rundy 6–8 poświęćcie na pozostałe trzy i na Dzwon. Nie zostawiajcie piątego na rundę 10, bo kości zawodzą. I pamiętajcie, że wygrywacie dopiero na koniec rundy: tę ostatnią noc muszą przeżyć wszyscy.',
  ],
  won: 'Stoi piąty Krzyż, a o świcie mgły już nie ma. Klątwa została złamana!',
  tooLate: 'Minęła ostatnia runda. Mgła zamyka się nad wyspą i nad wami.',
  inventions: {
    'cursed-island/cross': { title: 'Krzyż', mood: 'Dwie belki i jeden gwóźdź, a szepty wolą trzymać się z dala.' },
    'cursed-island/sacred-bell': { title: 'Święty dzwon', mood: 'Jedno uderzenie i gdzieś tam coś rozluźnia uścisk.' },
  },
  tokens: {
    'cursed-island/cultists-candle': {
      title: 'Świeca kultysty',
      mood: 'Czarny wosk, podłe towarzystwo, świetne światło do roboty.',
    },
    'cursed-island/mysterious-vial': {
      title: 'Tajemnicza fiolka',
      mood: 'Etykieta pisana krwią. Zawartość, na szczęście, to nie krew.',
    },
    'cursed-island/decorated-bell': {
      title: 'Zdobiony dzwon',
      mood: 'Mały, złocony i głośniejszy, niż wyspa by sobie życzyła.',
    },
    'cursed-island/sacrificial-dagger': {
      title: 'Sztylet ofiarny',
      mood: 'Tnie w obie strony, a zaczyna zawsze od twojej dłoni.',
    },
  },
  places: {
    'cursed-island/dark-temple': { title: 'Mroczna świątynia' },
    'cursed-island/altar-of-death': { title: 'Ołtarz śmierci' },
    'cursed-island/cultist-hideout': { title: 'Kryjówka kultystów' },
  },
  achievements: {
    crosses: 'Krzyże',
    fog: 'Znaczniki Mgły',
  },
  markers: {
    fog: {
      name: 'mgła',
      put: (space) => `Mgła spowija obszar ${space}.`,
      removed: (space) => `Mgła ustępuje z obszaru ${space}.`,
    },
    cross: { name: 'Krzyż', put: (space) => `Na obszarze ${space} stoi Krzyż.` },
  },
  log: {
    templeExplored: 'Mroczna świątynia nie ma już tajemnic.',
  },
  causes: {
    'RC-SCN2-16': 'Ołtarz śmierci',
  },
  board: {
    crosses: 'Krzyże na Wyspie',
    fog: 'Mgła',
    found: 'Odnaleziona',
    explored: 'Zbadana',
  },
}
