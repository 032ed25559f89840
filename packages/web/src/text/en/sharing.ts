// The words around a game in a link, in English.
import type { SharingWords } from '../../sharing/words.ts'

export const sharing: SharingWords = {
  label: 'Link to this game',
  hint: 'It opens at this move, in any browser. Anyone who opens it can play on from any move, as a game of their own. The whole game is in the link; no server keeps it.',
  coming: 'Packing the game…',
  tooLong: 'This game is too long for a link. Save it to a file and send that.',
}
