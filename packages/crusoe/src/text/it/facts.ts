// What may or may not be so, in Italian.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/it'
import type { CrusoeWords } from '../../words.ts'

export const facts: WordsIn<CrusoeWords, Noun, Verb>['facts'] = {
  medicine: { is: 'la Medicina è disponibile', not: 'la Medicina non è disponibile' },
  shelterBuilt: { is: 'il Riparo è stato costruito', not: 'il Riparo non è stato costruito' },
  campFood: {
    is: 'la tessera Isola dell’accampamento ha una fonte di cibo',
    not: 'la tessera Isola dell’accampamento non ha fonti di cibo',
  },
  victimOutside: {
    is: 'la vittima dorme fuori dall’accampamento',
    not: 'la vittima dorme nell’accampamento',
  },
  birdBesideCamp: {
    is: 'c’è una fonte di uccelli adiacente all’accampamento',
    not: 'non ci sono fonti di uccelli adiacenti all’accampamento',
  },
}
