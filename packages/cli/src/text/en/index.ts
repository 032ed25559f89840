// What the terminal says in English.
import type { TerminalWords } from '../words.ts'

export const words: TerminalWords = {
  undo: 'Take the last answer back',
  besides: 'Something else',
  read: 'Read a card',
  back: 'Back',
  quit: 'Save and leave',
  passTo: (seat) => `Pass the screen to: ${seat}`,
  ready: 'Ready',
  saved: (file) => `The game is saved after every answer in ${file}`,
  continued: (file) => `Continuing ${file}`,
  noInput: (file) => `No more input. The game waits in ${file}`,
  notAChoice: (text, most) => `“${text}” is not a choice: type a number from 1 to ${most}`,
  everybody: 'Everybody',
  keys: 'arrows or number, then Enter',
  over: 'The end',
  originalKept: (file) => `The original stays in ${file}`,
  goOnFromHere: 'Go on from here',
  startOver: 'Start over',
  leave: 'Leave it as it is',
}
