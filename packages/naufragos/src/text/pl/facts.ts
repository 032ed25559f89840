// What can be true or not, in Polish.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/pl'
import type { NaufragosWords } from '../../words.ts'

export const facts: WordsIn<NaufragosWords, Noun, Verb>['facts'] = {
  fire: { is: 'ognisko płonie', not: 'ognisko nie płonie' },
  rainy: { is: 'pada deszcz lub trwa burza', not: 'nie ma deszczu ani burzy' },
  sunny: { is: 'jest pogodnie lub świeci palące słońce', not: 'nie jest pogodnie i nie świeci palące słońce' },
  'has/blade': { is: 'masz ostrze', not: 'nie masz ostrza' },
  'has/powder': { is: 'masz proch', not: 'nie masz prochu' },
  'groupHas/blanket': { is: 'ktoś w grupie ma koc', not: 'nikt w grupie nie ma koca' },
  'groupHas/lantern': { is: 'ktoś w grupie ma latarnię', not: 'nikt w grupie nie ma latarni' },
  'groupHas/map': { is: 'ktoś w grupie ma mapę', not: 'nikt w grupie nie ma mapy' },
  'groupHas/net': { is: 'ktoś w grupie ma sieć', not: 'nikt w grupie nie ma sieci' },
  'groupHas/rope': { is: 'ktoś w grupie ma linę', not: 'nikt w grupie nie ma liny' },
  'groupHas/tinder': { is: 'ktoś w grupie ma krzesiwo', not: 'nikt w grupie nie ma krzesiwa' },
  'built/lean-to': { is: 'szałas jest zbudowany', not: 'szałas nie jest zbudowany' },
  'built/palisade': { is: 'palisada jest zbudowana', not: 'palisada nie jest zbudowana' },
  'camp/fever': {
    is: 'w obozie leży karta „Gorączka w obozie”',
    not: 'w obozie nie ma karty „Gorączka w obozie”',
  },
  'flag/allies': { is: 'wyspa pamięta sojusz', not: 'wyspa nie pamięta sojuszu' },
  'flag/bones': { is: 'macie klin', not: 'nie macie klina' },
  'flag/gift': { is: 'wyspa pamięta wasz dar', not: 'wyspa nie pamięta waszego daru' },
  'flag/mercy': { is: 'wyspa pamięta waszą litość', not: 'wyspa nie pamięta waszej litości' },
  'flag/offence': { is: 'wyspa pamięta waszą zniewagę', not: 'wyspa nie pamięta waszej zniewagi' },
  'flag/respect': { is: 'wyspa pamięta wasz szacunek', not: 'wyspa nie pamięta waszego szacunku' },
  'flag/robbed': { is: 'wyspa pamięta waszą kradzież', not: 'wyspa nie pamięta waszej kradzieży' },
  'flag/trust': { is: 'wyspa pamięta waszą dobrą wolę', not: 'wyspa nie pamięta waszej dobrej woli' },
}
