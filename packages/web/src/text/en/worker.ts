// Why the worker did not do something, in English.
import type { WorkerWords } from '../../worker/words.ts'

export const worker: WorkerWords = {
  refusals: {
    finished: 'The game is over.',
    staleQuestion: 'That question has been answered already.',
    wrongSeat: 'Somebody else answers this question.',
    unlistedChoice: 'That is not possible now.',
    belowBarrier: 'This cannot be undone: something was revealed, or somebody else has answered since.',
    noSuchPosition: 'There is nothing to go back to.',
    tooLong: 'A game takes no more than 10,000 answers. Take some back to go on.',
  },
  journals: {
    corrupt: 'This file is not a Landfall save, or it is damaged.',
    truncated: 'This save is cut off: its end is missing.',
    edited: 'This save was changed after it was written.',
    diverged: 'This save no longer plays the way it was played.',
    newer: 'This save comes from a newer version of Landfall.',
    unknownGame: 'This save is of a game that is not played here.',
    unknownVersion: 'This save belongs to a version of the rules that is no longer played here.',
    tooLarge: 'This file is larger than a Landfall save can be.',
    staged: 'This save begins at a made-up position or with made-up luck. Such games are not played here.',
  },
  gone: 'This game is not in this browser.',
  elsewhere: 'This game is open in another window. Close it there to go on here.',
  notKept: 'The answer could not be saved, so it was not taken. Is there room left on this device?',
  badLink: 'This link is cut off or damaged. Ask for it again.',
}
