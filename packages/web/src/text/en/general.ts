// The frame of every table, in English.
import type { GeneralWords } from '../../general/words.ts'

export const general: GeneralWords = {
  tabs: { table: 'Table', log: 'Log' },
  score: 'Points',
  seenBy: (name) => `Seen by: ${name}`,
  seenByAll: 'Everybody may look',
  lookAs: (name) => `Look as ${name}`,
  waitingFor: (names) => `Waiting for ${names}`,
  handOn: (name) => `Hand the device to ${name}`,
  handTo: (name) => `Hand the device to ${name}`,
  handText: 'What comes next is not for everybody’s eyes. The others look away.',
  iAm: (name) => `I am ${name}`,
  won: 'Won',
  lost: 'Lost',
  scored: 'The game is over',
  winners: (names) => `Winner: ${names}`,
}
