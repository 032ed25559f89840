// Beacon: a small game that uses everything the kernel has.

export { CARDS, type CardId, DECK, kindOf } from './cards.ts'
export { beacon, KEEP } from './game.ts'
export { beaconPlugin } from './plugin.ts'
export { type Config, SEATS, type Seat, type State } from './state.ts'
export { packs } from './text/packs.ts'
export { cardText } from './text/voice.ts'
export type { Beacon } from './types.ts'
