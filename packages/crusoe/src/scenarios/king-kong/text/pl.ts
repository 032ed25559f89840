// The scenario King Kong Island in Polish.
import type { words as english } from './en.ts'

export const words: typeof english = {
  name: 'Wyspa King Konga',
  goal: 'Zbudujcie trzy Pułapki na kafelkach z Totemem, a w jednej z następnych rund schwytajcie King Konga w specjalnym Polowaniu: jeśli reżyser żyje, a aktorka jest wolna, zwyciężacie. Jeśli reżyser zginie, przegrywacie.',
  intro:
    'Miał to być największy film wszech czasów: bezimienna wyspa, olbrzymia małpa i najlepsze kamery, jakie dało się wziąć na kredyt. Drugiego dnia zdjęć małpa weszła na plan, nie czekając na klaps. Reflektory leżą w kawałkach, ekipa przelicza się co rano i co rano wychodzi jej mniej. Reżyser wciąż śni o scenie finałowej: trzy pułapki, jeden skok i King Kong w łańcuchach. Lepiej, żeby udała się za pierwszym razem.',
  book: 'King Kong zabija żyjącego członka ekipy o najniższym numerze (aktorkę zamiast tego porywa), a Morale spada o 1.',
  totem:
    'Legowisko King Konga: połóżcie na kafelku kolejny żeton kolejności. W każdej fazie Pogody rzuca się kością Wygłodniałych zwierząt raz za każdy taki żeton na wyspie.',
  guide: [
    'Wasze Schronienie stoi od początku, więc Palisadę możecie podnosić już w pierwszej rundzie. Zróbcie to: chmur na karcie Scenariusza nie ma, ale w każdej fazie Pogody rzucacie kością Wygłodniałych zwierząt raz za każdy żeton kolejności na wyspie i każdy wynik wchodzi w życie. Dwie ścianki z sześciu uderzają w Palisadę, jedna zabiera pożywienie, jedna to Bestia o sile 3.',
    'Jeśli kość uderza, a Palisada jest już na 0, King Kong wpada do Obozu: Morale spada o 1, każdy, kto tam jest, otrzymuje 1 ranę, a ekipa traci kolejną osobę. Każdy odkryty kafelek z Totemem to więc broń obosieczna: na Pułapki potrzebujecie trzech takich legowisk, ale każde dokłada jeden rzut aż do końca gry. Nie rozbijajcie też Obozu w legowisku: w każdej fazie Produkcji każde z was otrzyma tam 1 ranę.',
    'Ekipa ginie w kolejności numerów: jedna osoba na każdą ikonę Księgi i jedna na każde wtargnięcie do Obozu. Numer 9 to reżyser i z jego śmiercią gra jest przegrana. Numer 6, aktorka, nie ginie, lecz zostaje porwana, a dopóki jest w niewoli, King Konga nie da się schwytać. Więziona jest w czwartym legowisku: jeśli go jeszcze nie znacie, odkrywajcie dalej. Uwalnia ją tam specjalna Akcja Eksploracji, ze zwykłymi pionkami i kośćmi oraz jednym Potworem z talii Tajemnic. Potem wraca na swoje miejsce w szeregu i znów może zostać porwana.',
    'Każda Pułapka wymaga Łopaty i 4 drewna. Razem to dwanaście, więc zacznijcie odkładać wcześnie. Pułapkę buduje się na kafelku z Totemem, po jednej na każdym: na kafelku Obozu, na sąsiednim albo dwa kafelki dalej, za 1 pionek więcej. Przeniesienie Obozu w głąb wyspy bywa warte połowy Palisady. Gdy kafelek zostaje odwrócony, jego Pułapka przepada i trzeba zbudować następną.',
    'Od rundy po zbudowaniu trzeciej Pułapki dwa pionki mogą zapolować na King Konga. Nie ma kości ani siły, którą trzeba pokonać, ale poziom Broni spada o 5, a każdy brakujący poziom to rana dla postaci wykonującej Akcję. Ze Środkiem usypiającym (Wzgórza, Łąka i Ogień) spada tylko o 1. Jeśli ta postać przeżyje, od razu zwyciężacie. Polować może też Piętaszek z dodatkowym pionkiem, a nawet jego śmierć nie wypuści małpy z sideł.',
    'Planujcie od końca: trzecia Pułapka musi stać w rundzie 9, a lepiej w 7. Zanim poszukacie trzeciego legowiska, podnieście Palisadę o dwa, trzy poziomy, a czwartego nie odkrywajcie bez potrzeby. Zguba filmowca daje premię najniższego żyjącego numeru, więc przed użyciem spójrzcie na ekipę. Petardę zachowajcie na noc, w którą Palisada by nie wytrzymała.',
  ],
  won: 'Trzecia pułapka się zatrzaskuje, małpa pada na kolana, a ostatnia kamera wciąż pracuje. King Kong schwytany!',
  tooLate: 'Minęła ostatnia runda. King Kong wciąż jest na wolności, a film zostaje na wyspie.',
  options: {
    hungryCrew: {
      name: 'Głodna ekipa',
      text: 'Trudniej: noc, w której ktoś z postaci głoduje, kosztuje też życie kolejnego członka ekipy.',
    },
  },
  inventions: {
    'king-kong/trap': {
      title: 'Pułapka',
      mood: 'Zmieści się w niej małpa i wszystkie nasze wątpliwości.',
      text: 'Od rundy następującej po zbudowaniu trzeciej Pułapki, dopóki stoją wszystkie trzy, King Konga można schwytać w specjalnym Polowaniu (2 pionki).',
    },
    'king-kong/tranquilizer': {
      title: 'Środek usypiający',
      mood: 'Wypróbowany na reżyserze: przespał całą burzę.',
      text: 'Specjalne Polowanie na King Konga obniża poziom Broni o 1 zamiast o 5.',
    },
  },
  tokens: {
    'king-kong/bottle-of-vodka': {
      title: 'Butelka wódki',
      mood: 'Na etykiecie: „do czyszczenia obiektywów”. Obiektywy poczekają.',
    },
    'king-kong/giant-footprint': {
      title: 'Ślad olbrzyma',
      mood: 'Można by się w nim wykąpać. Lepiej iść za nim, po cichu.',
    },
    'king-kong/firecracker': { title: 'Petarda', mood: 'Została po scenie bitwy. Publiczność znów podskoczy.' },
    'king-kong/film-makers-lost-item': {
      title: 'Zguba filmowca',
      mood: 'Wiadomo, czyje to było. Czy właściciel się zgłosi, już mniej.',
      text: 'Zyskaj premię żyjącego członka ekipy o najniższym numerze.',
    },
  },
  places: {
    'king-kong/king-kongs-lair': { title: 'Legowisko King Konga' },
    'king-kong/capture': { title: 'King Kong' },
    'king-kong/hostage': { title: 'Więzienie aktorki' },
    'king-kong/lights': { title: 'Oświetleniowiec' },
    'king-kong/flashlight': { title: 'Latarka' },
    'king-kong/cameraman': { title: 'Operator kamery' },
    'king-kong/wine': { title: 'Wino' },
    'king-kong/sound': { title: 'Dźwiękowiec' },
    'king-kong/microphone': { title: 'Mikrofon' },
    'king-kong/screenwriter': { title: 'Scenarzysta' },
    'king-kong/script': { title: 'Scenariusz' },
    'king-kong/make-up-artist': { title: 'Charakteryzator' },
    'king-kong/make-up-kit': { title: 'Zestaw do makijażu' },
    'king-kong/actress': { title: 'Aktorka' },
    'king-kong/autographed-photos': { title: 'Zdjęcia z autografem' },
    'king-kong/double': { title: 'Dubler' },
    'king-kong/lucky-charm': { title: 'Amulet na szczęście' },
    'king-kong/actor': { title: 'Aktor' },
    'king-kong/revolver': { title: 'Rewolwer' },
    'king-kong/director': { title: 'Reżyser' },
    'king-kong/last-will': { title: 'Testament' },
  },
  endings: {
    directorKilled: 'Reżyser nie żyje. Nie będzie filmu ani powrotu do domu.',
  },
  markers: {
    trap: { name: 'Pułapka', put: (space) => `Na obszarze ${space} czeka Pułapka.` },
  },
  log: {
    crewKilled: (member) => `King Kong zabija członka ekipy: ${member}.`,
    actressCaptured: 'King Kong unosi aktorkę do legowiska.',
    actressFreed: 'Aktorka jest wolna.',
    trapsComplete: 'Wszystkie trzy Pułapki są gotowe. Od jutra można schwytać King Konga.',
    caught: 'King Kong schwytany!',
  },
  causes: {
    'RC-SCN7-07': 'King Kong',
    'RC-SCN7-11': 'King Kong w Obozie',
    'RC-SCN7-12': 'Obóz na kafelku z Totemem',
  },
  board: {
    traps: 'Pułapki na wyspie',
    lairs: 'Legowiska King Konga',
    capture: 'Cena schwytania',
    goal: 'Do schwytania',
    crew: 'Ekipa filmowa',
    noBonus: 'Bez premii.',
    lastChance: 'Ostatnia runda na schwytanie King Konga',
    trapsSet: 'Trzy Pułapki od wcześniejszej rundy',
    directorLives: 'Reżyser żyje',
    actressFree: 'Aktorka jest wolna',
    actressLost: 'Aktorka jest wolna (nie znacie jeszcze jej legowiska)',
    actressHeld: (space) => `Aktorka jest wolna (jest więziona na obszarze ${space})`,
    dice: (dice) => `Rzuty kością Wygłodniałych zwierząt w każdej fazie Pogody: ${dice}`,
    cost: ({ weapons, wounds }) => `Poziom Broni −${weapons}; dla wykonującego Akcję ${wounds}`,
  },
}
