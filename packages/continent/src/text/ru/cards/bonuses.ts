// The bonuses, in Russian.
import type { Translated } from '../../card-words.ts'
import type { bonuses as english } from '../../en/cards/bonuses.ts'

export const bonuses: Translated<typeof english> = {
  'bonus/pell-the-castaway': {
    title: 'Пелл, потерпевший крушение',
    story:
      'Он пересчитал вас дважды, и число ему нравится. Идёт впереди с палкой, пробует землю и просит у неё прощения.',
  },
  'bonus/marsh-hound-pup': {
    title: 'Щенок гончей',
    story: 'Сплошные лапы и извинения. Приносит вам вещи, которых никто не бросал.',
  },
  'bonus/fair-wind': {
    title: 'Попутный ветер',
    story: 'Он дует из-за спины, и это не дыхание. Вы оборачиваетесь поблагодарить, а он опять за спиной.',
  },
  'bonus/the-hermits-errand': {
    title: 'Поручение отшельника',
    story: '«Снесите свет в часовню, — говорит он и прикрывает дверь до щёлки. — Они сидят впотьмах, и это моя вина».',
  },
}
