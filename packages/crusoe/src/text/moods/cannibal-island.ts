// One line of mood for each special thing of the scenario Cannibal Island.
import type { Title } from '../names/titles.ts'

export const cannibalIslandMoods = {
  'cannibal-island/ballista': [
    'It speaks one language, and they will understand it.',
    'Parla una lingua sola, ma si farà capire.',
    'Zna tylko jeden język, ale każdy go zrozumie.',
    'Знает всего один язык, зато его поймут все.',
  ],
  'cannibal-island/blowpipe': [
    'Breathe out. Under no circumstances breathe in.',
    'Soffiare. Per nessun motivo aspirare.',
    'Dmuchać. Pod żadnym pozorem nie wciągać.',
    'Выдохнуть. Вдыхать — ни в коем случае.',
  ],
  'cannibal-island/canoe': [
    'By river we choose where to be unwelcome.',
    'Sul fiume scegliamo noi dove non essere graditi.',
    'Rzeką sami wybieramy, gdzie nas nie chcą.',
    'По реке мы сами выбираем, где нам не рады.',
  ],
  'cannibal-island/healing-ointment': [
    'It smells of soup. We prefer not to ask why.',
    'Sa di brodo. Meglio non chiedersi perché.',
    'Pachnie rosołem. Wolimy nie pytać dlaczego.',
    'Пахнет бульоном. Почему, лучше не спрашивать.',
  ],
  'cannibal-island/map-of-the-island': [
    'The little pots drawn on it were not meant as inns.',
    'I pentolini disegnati qua e là non indicano locande.',
    'Narysowane kociołki nie oznaczają gospód.',
    'Котелки на ней нарисованы, но это не трактиры.',
  ],
  'cannibal-island/old-machete': [
    'Somebody came this far with it, and no farther.',
    'Qualcuno è arrivato fin qui con questo, e non oltre.',
    'Ktoś doszedł z nią aż tutaj i ani kroku dalej.',
    'Кто-то дошёл с ним досюда и ни шагу дальше.',
  ],
} as const satisfies { readonly [card: string]: Title }
