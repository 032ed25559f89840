// The home page, the frame around it, and the replay bar, in English.
import type { HomeWords } from '../../home/words.ts'

export const home: HomeWords = {
  toHome: 'Landfall: home page',
  pages: 'Pages',
  rules: 'Rules',
  language: 'Language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Same as system' },

  whatItIs:
    'Board games about castaways, for an evening around one screen: build a shelter, watch the sky, share the last biscuit and hold out together until a sail shows on the horizon.',
  savedGames: 'Saved games',
  keptHere: 'Kept in this browser after every move. Export a game to take it elsewhere.',
  won: 'Won',
  lost: 'Lost',
  scored: 'Over',
  goOn: 'Continue',
  watch: 'Watch the replay',
  goOnFrom: 'Continue from here',
  keptAs: 'The save stays as it is; what you play from it becomes a game of its own.',
  rename: 'Rename',
  renameTitle: 'A new name',
  renameLabel: 'Name',
  renameDone: 'Done',
  renameNot: 'Cancel',
  exportIt: 'Export',
  exportOriginal: 'Export the original',
  remove: 'Remove',
  menuOf: (title) => `${title}: more actions`,
  removeTitle: 'Remove this game?',
  removeText: (title) => `“${title}” will be gone for good. Export it first if you may want it back one day.`,
  keepIt: 'Keep it',
  notDone: 'That did not work.',

  loading: 'Looking along the shelf…',
  failedTitle: 'The saved games cannot be read',
  failedText: 'A private window or a full disk may be the cause. Nothing was changed.',
  tryAgain: 'Try again',
  emptyTitle: 'No footprints on this beach yet',
  emptyText: 'Begin a game, and it will wait for you here, saved after every move.',

  games: 'Games',
  newGame: 'New game',

  bringTitle: 'Bring a saved game',
  bringText: 'Choose a file that Landfall exported, or drop it anywhere on this page.',
  chooseFile: 'Choose a file',
  letGo: 'Let go, and it comes aboard',
  brought: 'The game is on your shelf.',
  notBrought: 'This file was not taken in.',
  unreadable: 'It cannot be read.',

  about:
    'Landfall is an independent fan project. It is not affiliated with the publishers of these games, nor endorsed by them.',
  credits: 'Credits',
  icons: 'Icons: game-icons.net by Lorc, Delapouite and others, CC BY 3.0',
  letters: 'Typefaces: Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License',

  replay: 'Replay',
  step: (answers, last) => `Move ${answers} of ${last}`,
  back: 'One move back',
  forward: 'One move on',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  leave: 'Leave the replay',
}
