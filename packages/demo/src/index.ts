// Beacon: a small game that uses everything the kernel has.
export { beacon } from './game.ts'
