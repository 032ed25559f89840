// What can be true or not, in Polish.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/pl'
import type { ContinentWords } from '../../words.ts'

export const facts: WordsIn<ContinentWords, Noun, Verb>['facts'] = {
  fire: { is: 'dostępny jest ogień', not: 'ogień nie jest dostępny' },
  alone: { is: 'zaangażowana jest tylko jedna postać', not: 'zaangażowana jest więcej niż jedna postać' },
  secondBellRung: { is: 'karta 452 jest w grze', not: 'karty 452 nie ma w grze' },
  otherBellsRung: { is: 'karty 452 i 453 są w grze', not: 'w grze brakuje karty 452 lub 453' },
  jarStored: {
    is: 'w Torbie i dzienniku jest przedmiot misji 615',
    not: 'w Torbie i dzienniku nie ma przedmiotu misji 615',
  },
  peal: {
    is: 'w Torbie i dzienniku jest przedmiot misji 553',
    not: 'w Torbie i dzienniku nie ma przedmiotu misji 553',
  },
  frozenOrDrenched: {
    is: 'któraś z zaangażowanych postaci ma kartę 105 lub 108',
    not: 'żadna z zaangażowanych postaci nie ma karty 105 ani 108',
  },
  crowd: { is: 'gra trzech lub czterech graczy', not: 'gra najwyżej dwóch graczy' },
  choirWins: {
    is: 'w Torbie i dzienniku są trzy karty 671 lub sześć kart 654',
    not: 'w Torbie i dzienniku nie ma ani trzech kart 671, ani sześciu kart 654',
  },
  cornered: {
    is: 'z tym terenem nie łączy się żadna karta mgły',
    not: 'z tym terenem łączy się karta mgły',
  },
}
