// What Russian says of any game.
import { pluralOf } from '../grammar.ts'
import type { TabletopWords } from '../tabletop-words.ts'

const plurals = new Intl.PluralRules('ru')
const MOVES = { one: 'ход', few: 'хода', many: 'ходов' }

/** In quotation marks, unless all of it is in some already; within them others are used. */
function quoted(said: string): string {
  if (/^«[^«»]*»$/.test(said)) return said
  return `«${said.replaceAll('«', '„').replaceAll('»', '“')}»`
}

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
  noEffect: {
    sentence: (said, why) => `${quoted(said)} не действует (${why}).`,
    why: {
      nobody: 'это ни к кому не относится',
      nothingToLose: 'терять нечего',
      nothingThere: 'применить это не к чему',
      unhurt: 'лечить нечего',
      full: 'больше некуда',
      limit: 'дальше некуда',
      already: 'так уже и есть',
      empty: 'больше ничего не осталось',
      gone: 'этой карты здесь нет',
      forbidden: 'сейчас это запрещено',
      price: 'заплатить нечем',
      condition: 'условие не выполнено',
      impossible: 'сейчас это невозможно',
      chosen: 'этот выбор ничего не меняет',
    },
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
