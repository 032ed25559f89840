// What may or may not be so, in Russian.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/ru'
import type { CrusoeWords } from '../../words.ts'

export const facts: WordsIn<CrusoeWords, Noun, Verb>['facts'] = {
  medicine: { is: 'есть «Снадобье»', not: 'нет «Снадобья»' },
  shelterBuilt: { is: 'укрытие построено', not: 'укрытие не построено' },
  campFood: {
    is: 'на участке с лагерем есть источник еды',
    not: 'на участке с лагерем нет источника еды',
  },
  victimOutside: { is: 'пострадавший ночует вне лагеря', not: 'пострадавший ночует в лагере' },
  birdBesideCamp: {
    is: 'рядом с лагерем есть источник птицы',
    not: 'рядом с лагерем нет источника птицы',
  },
}
