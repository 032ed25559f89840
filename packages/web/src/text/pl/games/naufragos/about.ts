// What Náufragos is, in Polish.
import type { GameWords } from '../../../../games/game.ts'

export const about: GameWords = {
  name: 'Náufragos',
  line: 'Przetrwajcie razem i wróćcie z najlepszą opowieścią.',
  text: 'Jeden obóz, jedno ognisko i góra pośrodku wyspy. Dbajcie o siebie nawzajem, odkrywajcie tak daleko, jak starczy odwagi, i dajcie się zauważyć statkowi. Bez ratunku przegrywają wszyscy; z ratunkiem wygrywa najlepsza opowieść.',
  facts: ['1–4 graczy', 'Razem, a jednak każdy dla siebie', '60–120 minut'],
}
