// The frame of every table, in English.
import type { GeneralWords } from '../../general/words.ts'

export const general: GeneralWords = {
  tabs: { table: 'Table', log: 'Log' },
  score: 'Points',
  waitingFor: (names) => `Waiting for ${names}`,
  won: 'Won',
  lost: 'Lost',
  scored: 'The game is over',
  winners: (names) => `Winner: ${names}`,
}
