// What can be true or not, in Russian.
import type { WordsIn } from '@landfall/tabletop'
import type { Noun, Verb } from '@landfall/tabletop/ru'
import type { ContinentWords } from '../../words.ts'

export const facts: WordsIn<ContinentWords, Noun, Verb>['facts'] = {
  fire: { is: 'доступен огонь', not: 'огонь недоступен' },
  alone: { is: 'участвует только один персонаж', not: 'участвует несколько персонажей' },
  secondBellRung: { is: 'карта 452 в игре', not: 'карты 452 нет в игре' },
  otherBellsRung: { is: 'карты 452 и 453 в игре', not: 'хотя бы одной из карт 452 и 453 нет в игре' },
  jarStored: { is: 'у вас есть предмет задания 615', not: 'у вас нет предмета задания 615' },
  peal: { is: 'у вас есть предмет задания 553', not: 'у вас нет предмета задания 553' },
  frozenOrDrenched: {
    is: 'у кого-то из участвующих есть карта 105 или 108',
    not: 'ни у кого из участвующих нет карт 105 и 108',
  },
  crowd: { is: 'в игре три или четыре игрока', not: 'в игре один или два игрока' },
  choirWins: {
    is: 'у вас есть три карты 671 или шесть карт 654',
    not: 'у вас нет ни трёх карт 671, ни шести карт 654',
  },
  cornered: {
    is: 'рядом с этой местностью нет туманных карт',
    not: 'рядом с этой местностью есть туманная карта',
  },
}
