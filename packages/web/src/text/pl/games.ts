// What each game is, in Polish.
import type { GamesWords } from '../../games/game.ts'

export const games: GamesWords = {
  crusoe: {
    name: 'Robinson Crusoe',
    line: 'Razem planujcie każdy dzień i wytrwajcie na wyspie.',
    text: 'Statek zatonął, a wyspa nie lubi gości. Planujcie razem każdy dzień, ryzykujcie albo grajcie ostrożnie i zdążcie wykonać zadanie scenariusza przed końcem ostatniej rundy.',
    facts: ['1–4 graczy', 'Wszyscy przeciw wyspie', '60–120 minut'],
  },
  naufragos: {
    name: 'Náufragos',
    line: 'Przetrwajcie razem i wróćcie z najlepszą opowieścią.',
    text: 'Jeden obóz, jedno ognisko i góra pośrodku wyspy. Dbajcie o siebie nawzajem, odkrywajcie tak daleko, jak starczy odwagi, i dajcie się zauważyć statkowi. Bez ratunku przegrywają wszyscy; z ratunkiem wygrywa najlepsza opowieść.',
    facts: ['1–4 graczy', 'Razem, a jednak każdy dla siebie', '60–120 minut'],
  },
  demo: {
    name: 'Ognisko',
    line: 'Ułóżcie ognisko, zanim zabraknie jedzenia.',
    text: 'Każdy ma własne karty; razem decydujecie, kiedy zapalić ognisko.',
    facts: ['2–4 graczy'],
  },
}
