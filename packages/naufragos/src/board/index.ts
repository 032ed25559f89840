// What a screen is given of this game: the table, what was just seen, and what a new game can be made of.
export type * from './board.ts'
export type { BoardRoll, News, Reveal } from './reveal.ts'
export type { SetupOffer } from './setup-offer.ts'
