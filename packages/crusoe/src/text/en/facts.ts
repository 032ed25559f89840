// What may or may not be so, in English.
import type { Words, WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/en'

export const facts = {
  medicine: { is: 'there is Medicine', not: 'there is no Medicine' },
  shelterBuilt: { is: 'the Shelter is built', not: 'the Shelter is not built' },
  campFood: { is: "the camp's tile has a food source", not: "the camp's tile has no food source" },
  victimOutside: { is: 'the victim sleeps outside', not: 'the victim sleeps in camp' },
  birdBesideCamp: { is: 'there is a bird source next to the camp', not: 'there is no bird source next to the camp' },
} as const satisfies WordsIn<Words, Noun, Verb>['facts']
