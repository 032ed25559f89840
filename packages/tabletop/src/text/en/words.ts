// What English says of any game.
import { pluralOf } from '../grammar.ts'
import type { TabletopWords } from '../tabletop-words.ts'

const plurals = new Intl.PluralRules('en')
const MOVES = { one: 'move', few: 'moves', many: 'moves' }

export const words: TabletopWords = {
  moves: (count) => `${count} ${MOVES[pluralOf(plurals, count)]}`,
  misfit: {
    answer: (number, who, asked) =>
      `The rules have changed since this game was last played. Answer ${number} no longer fits (${who}: “${asked}”), so the game stops just before it.`,
    setUp:
      'The rules have changed since this game was last played, and it can no longer be set up as it was. It would have to start over.',
    elsewhere: (number) =>
      `The rules have changed since this game was last played. Every answer still fits, but from answer ${number} or a little later the game takes a different course.`,
  },
  asking: {
    prompt: 'How often do you want to be asked?',
    choices: {
      everywhere: 'Ask me everywhere',
      matters: 'Ask me only when it matters',
      phase: 'Do not ask me until the phase ends',
    },
  },
}
