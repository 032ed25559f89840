// What may or may not be so, in Polish.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/pl'
import type { CrusoeWords } from '../../words.ts'

export const facts: WordsIn<CrusoeWords, Noun, Verb>['facts'] = {
  medicine: { is: 'gracze mają Lek', not: 'gracze nie mają Leku' },
  shelterBuilt: { is: 'Schronienie jest wybudowane', not: 'Schronienie nie jest wybudowane' },
  campFood: {
    is: 'na kafelku z Obozem jest źródło pożywienia',
    not: 'na kafelku z Obozem nie ma źródła pożywienia',
  },
  victimOutside: { is: 'ofiara śpi poza Obozem', not: 'ofiara śpi w Obozie' },
  birdBesideCamp: {
    is: 'na kafelku sąsiadującym z Obozem jest źródło pożywienia (ptaki)',
    not: 'na kafelkach sąsiadujących z Obozem nie ma źródła pożywienia (ptaki)',
  },
}
