// What can be true or not, in Italian.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/it'
import type { ContinentWords } from '../../words.ts'

export const facts: WordsIn<ContinentWords, Noun, Verb>['facts'] = {
  fire: { is: 'il fuoco è disponibile', not: 'il fuoco non è disponibile' },
  alone: { is: 'è coinvolto un solo personaggio', not: 'sono coinvolti più personaggi' },
  secondBellRung: { is: 'la carta 452 è in gioco', not: 'la carta 452 non è in gioco' },
  otherBellsRung: { is: 'le carte 452 e 453 sono in gioco', not: 'le carte 452 e 453 non sono entrambe in gioco' },
  jarStored: { is: 'la carta Ricerca Oggetto 615 è conservata', not: 'la carta Ricerca Oggetto 615 non è conservata' },
  peal: { is: 'la carta Ricerca Oggetto 553 è conservata', not: 'la carta Ricerca Oggetto 553 non è conservata' },
  frozenOrDrenched: {
    is: 'un personaggio coinvolto ha lo Stato 105 o 108',
    not: 'nessun personaggio coinvolto ha lo Stato 105 o 108',
  },
  crowd: { is: 'i giocatori sono tre o quattro', not: 'i giocatori sono uno o due' },
  choirWins: {
    is: 'sono conservate tre carte 671 o sei carte 654',
    not: 'non sono conservate né tre carte 671 né sei carte 654',
  },
  cornered: {
    is: 'nessuna carta nebbia è collegata a questo terreno',
    not: 'una carta nebbia è collegata a questo terreno',
  },
}
