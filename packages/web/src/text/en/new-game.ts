// The page where a new game is made ready, in English.
import type { NewGameWords } from '../../home/new-game-words.ts'
import { counted } from '../plural.ts'

export const newGame: NewGameWords = {
  title: 'New game',
  lead: 'Everything is ready for a first game. Change what you like, then begin.',
  back: 'Home',
  loading: 'Unfolding the map…',
  failed: 'The game could not be laid out.',
  tryAgain: 'Try again',
  players: 'Players',
  playersCount: (count) => counted('en', count, { one: 'player', other: 'players' }),
  more: 'More options',
  seed: 'Seed',
  seedHint: 'Games with the same seed and the same choices have the same luck. Leave it empty for a new one.',
  begin: 'Begin',
  beginning: 'Beginning…',
  online: 'Play online with friends',
  notBegun: 'The game did not begin.',
  whichGame: 'Which game?',
}
