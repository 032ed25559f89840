// What English says of any game.
import { pluralOf } from '../grammar.ts'
import type { TabletopWords } from '../tabletop-words.ts'

const plurals = new Intl.PluralRules('en')
const MOVES = { one: 'move', few: 'moves', many: 'moves' }

/** In quotation marks, unless all of it is in some already; within them others are used. */
function quoted(said: string): string {
  if (/^“[^“”]*”$/.test(said)) return said
  return `“${said.replaceAll('“', '‘').replaceAll('”', '’')}”`
}

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
  noEffect: {
    sentence: (said, why) => `${quoted(said)} has no effect, as ${why}.`,
    why: {
      nobody: 'it reaches nobody',
      nothingToLose: 'there is nothing to lose',
      nothingThere: 'there is nothing to apply it to',
      unhurt: 'there is no wound to heal',
      full: 'there is no room for more',
      limit: 'it can go no further',
      already: 'that is already the case',
      empty: 'there is none left',
      gone: 'that card is not there',
      forbidden: 'it is forbidden now',
      price: 'the price cannot be paid',
      condition: 'its condition is not met',
      impossible: 'it is not possible now',
      chosen: 'nothing follows from that choice',
    },
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
