// What is explained in the first turn, in Polish.
import type { GuideWords } from '../guide.ts'

export const guide: GuideWords = {
  welcome:
    'Wszyscy jesteście rozbitkami na jednej wyspie. Razem utrzymajcie obóz przy życiu, wejdźcie na szczyt i zostawcie znaki, które dostrzeże statek: jeśli nikt nie zostanie uratowany, przegrywają wszyscy, a spośród uratowanych wygrywa najlepsza opowieść. Każda tura to wydarzenie, potem akcje, posiłek i noc.',
  welcomeAlone:
    'Na wyspie nie ma nikogo prócz ciebie. Przetrwaj, wejdź na szczyt i zostaw znaki, które dostrzeże statek: bez statku przegrywasz, a gdy przypłynie, liczy się, jaką masz opowieść. Każda tura to wydarzenie, potem akcje, posiłek i noc.',
  white: 'Turę zaczyna biały pionek: staje na karcie obozu i ta karta działa od razu. Za kartę płaci się energią.',
  place:
    'Każdy stawia dwa pionki, ale nigdy oba na tej samej akcji. Działają dopiero, gdy stoją wszystkie, w kolejności z planszy: najpierw zbieractwo i drewno, na końcu eksploracja. Wieczorem każdy potrzebuje 1 porcji jedzenia, a noc bez ogniska kosztuje 1 punkt energii.',
  placeAlone:
    'Masz dwa pionki i biały, jeśli został zachowany; żadne dwa nie stają na tej samej akcji. Działają dopiero, gdy stoją wszystkie, w kolejności z planszy: najpierw zbieractwo i drewno, na końcu eksploracja. Wieczorem potrzebujesz 1 porcji jedzenia, a noc bez ogniska kosztuje 1 punkt energii.',
  energyForFire:
    'Ognisko zapłonie, jeśli na kości wypadnie nie więcej, niż wydajesz energii. Przy niepowodzeniu energia przepada, drewno zostaje.',
  building:
    'Budowla wymaga energii od tych, którzy są w obozie, a często i drewna. Powstaje dopiero, gdy zbierze się dość; te z klepsydrą rosną z tury na turę. To, co widać ze statku, jest waszą drogą do domu.',
  explore:
    'Każda karta prowadzi w głąb wyspy i utrudnia powrót. Zawracaj, póki szanse są dobre: kto się zgubi, niewiele może zrobić i żaden statek go nie zabierze.',
  meal: 'Pora jeść: po 1 porcji. Kto nie zje, traci 1 punkt energii i otrzymuje 2 rany.',
  farewell:
    'To była cała tura. Na jej koniec nietrwałe jedzenie się psuje, a nieopatrzone rany mogą zmienić się w urazy; czwarty uraz zabija. Dalej znasz już drogę. Powodzenia!',
}
