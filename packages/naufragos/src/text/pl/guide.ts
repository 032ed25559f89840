// What is explained in the first turn, in Polish.
import type { GuideWords } from '../guide.ts'

export const guide: GuideWords = {
  welcome:
    'Wszyscy jesteście rozbitkami na jednej wyspie. Wspólnie zadbajcie o przetrwanie obozu, wejdźcie na szczyt i przygotujcie sygnały, które dostrzeże statek. Jeśli nikt nie zostanie uratowany, przegrywają wszyscy, a spośród uratowanych wygrywa ten, kto ma najlepszą opowieść. Każda tura to wydarzenie, potem akcje, posiłek i noc.',
  welcomeAlone:
    'Na wyspie nie ma nikogo prócz ciebie. Przetrwaj, wejdź na szczyt i przygotuj sygnały, które dostrzeże statek. Bez statku przegrywasz, a gdy przypłynie, liczy się to, ile warta jest twoja opowieść. Każda tura to wydarzenie, potem akcje, posiłek i noc.',
  white:
    'Turę zaczyna biały pionek: stawia się go na karcie obozu, która działa od razu. Za użycie karty płaci się energią.',
  place:
    'Każdy stawia dwa pionki, ale nigdy oba na polu tej samej akcji. Działają dopiero wtedy, gdy stoją już wszystkie, w kolejności z planszy: najpierw zbieractwo i drewno, na końcu eksploracja. Wieczorem każdy potrzebuje 1 porcji jedzenia, a noc bez ogniska kosztuje 1 punkt energii.',
  placeAlone:
    'Masz dwa pionki oraz biały, jeśli został zachowany; na polu każdej akcji może stanąć tylko jeden z nich. Działają dopiero wtedy, gdy stoją już wszystkie, w kolejności z planszy: najpierw zbieractwo i drewno, na końcu eksploracja. Wieczorem potrzebujesz 1 porcji jedzenia, a noc bez ogniska kosztuje 1 punkt energii.',
  energyForFire:
    'Ognisko zapłonie, jeśli wynik rzutu kością nie przekroczy wydanej energii. Jeśli się nie uda, energia przepada, ale drewno zostaje.',
  building:
    'Budowla wymaga energii od tych, którzy są w obozie, a często także drewna. Powstaje dopiero wtedy, gdy zbierze się ich dość; budowle z klepsydrą rosną z tury na turę. To, co widać ze statku, otwiera drogę do domu.',
  explore:
    'Każda karta prowadzi w głąb wyspy i utrudnia powrót. Zawróć, póki szanse są dobre: kto się zgubi, ten niewiele może zrobić, a żaden statek go nie zabierze.',
  meal: 'Pora posiłku: po 1 porcji na osobę. Kto nie zje, traci 1 punkt energii i otrzymuje 2 rany.',
  farewell:
    'To była cała tura. Na jej końcu nietrwałe jedzenie się psuje, a nieopatrzone rany mogą stać się urazami; czwarty uraz zabija. Dalej poradzisz sobie bez wskazówek. Powodzenia!',
}
