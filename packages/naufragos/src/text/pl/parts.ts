// The parts of a turn and of the board, in Polish.
import type { ScreenWords } from '../screen.ts'

export const phases: ScreenWords['phases'] = {
  setup: 'Przygotowanie',
  events: 'Wydarzenia',
  actions: 'Akcje',
  expedition: 'Wyprawa',
  survival: 'Przetrwanie',
  end: 'Koniec tury',
}

export const actions: ScreenWords['actions'] = {
  forage: 'Zbieractwo',
  wood: 'Drewno',
  diary: 'Dziennik',
  wreck: 'Szczątki statku',
  fire: 'Rozpalenie ogniska',
  rest: 'Odpoczynek',
  camp: 'Obóz',
  build: 'Budowa',
  explore: 'Eksploracja',
}

export const areas: ScreenWords['areas'] = { coast: 'Wybrzeże', interior: 'Wnętrze', centre: 'Serce wyspy' }

export const decks: ScreenWords['decks'] = {
  event: 'wydarzeń',
  coast: 'wybrzeża',
  interior: 'wnętrza',
  centre: 'serca wyspy',
}

export const kinds: ScreenWords['kinds'] = {
  coast: 'Wybrzeże',
  interior: 'Wnętrze',
  centre: 'Serce wyspy',
  character: 'Postać',
  event: 'Wydarzenie',
  camp: 'Karta obozu',
  damage: 'Karta szkody',
  building: 'Budowla',
  wreckage: 'Szczątki statku',
  item: 'Przedmiot',
}

export const weather: ScreenWords['weather'] = {
  scorching: 'Palące słońce',
  fair: 'Pogodnie',
  cloudy: 'Pochmurno',
  rain: 'Deszcz',
  storm: 'Burza',
}

export const rolls: ScreenWords['rolls'] = {
  card: 'Rzut',
  strength: 'Test siły',
  group: 'Grupowy test siły',
  fire: 'Rozpalanie ogniska',
  rest: 'Odpoczynek',
  return: 'Powrót do obozu',
  lost: 'Szukanie drogi do obozu',
  wounds: 'Sprawdzenie ran',
  tie: 'Remis w głosowaniu',
  shark: 'Test siły przeciw rekinowi',
}

export const reasons: ScreenWords['reasons'] = {
  'NA-EVT-05': 'palące słońce',
  'NA-SURV-02': 'noc przy ognisku',
  'NA-SURV-03': 'noc bez ogniska',
  'NA-SURV-04': 'noc bez ogniska',
  'NA-EAT-07': 'posiłek',
  'NA-EAT-08': 'głód',
  'NA-REST-01': 'odpoczynek',
  'NA-REST-04': 'odpoczynek',
  'NA-NOTE-02': 'wyczerpanie',
  'NA-CAMP-10': 'brak miejsca w obozie',
  'NA-WOUND-03': 'za dużo ran',
  'NA-WOUND-07': 'zakażona rana',
}

export const prices: ScreenWords['prices'] = {
  'NA-ACT-03': 'płatne okienko',
  'NA-CAMP-01': 'karta obozu',
  'NA-FIRE-01': 'rozpalanie ogniska',
  'NA-RETURN-05': 'kolejny rzut',
  'NA-STORY-01': 'kolejny rzut',
}

export const fireOut: ScreenWords['fireOut'] = {
  'NA-EVT-06': 'burza',
  'NA-SURV-03': 'skończyło się drewno',
  'NA-UPKEEP-07': 'w obozie nie ma nikogo',
}
