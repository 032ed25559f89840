// What Russian says of any game.
import { pluralOf } from '../grammar.ts'
import type { TabletopWords } from '../tabletop-words.ts'

const plurals = new Intl.PluralRules('ru')
const MOVES = { one: 'ход', few: 'хода', many: 'ходов' }

export const words: TabletopWords = {
  moves: (count) => `${count} ${MOVES[pluralOf(plurals, count)]}`,
  misfit: {
    answer: (number, who, asked) =>
      `С прошлого раза правила изменились. Ответ № ${number} больше не подходит (${who}: «${asked}»), поэтому игра остановилась прямо перед этим ответом.`,
    setUp:
      'С прошлого раза правила изменились, и разложить эту игру так же, как раньше, уже нельзя. Её придётся начать заново.',
    elsewhere: (number) =>
      `С прошлого раза правила изменились. Все ответы по-прежнему подходят, но с ответа № ${number} или чуть позже игра складывается иначе.`,
  },
  asking: {
    prompt: 'Когда вас спрашивать?',
    choices: {
      everywhere: 'Спрашивать всегда',
      matters: 'Спрашивать, только когда это важно',
      phase: 'Не спрашивать до конца фазы',
    },
  },
}
