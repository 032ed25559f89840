// What is said in Polish before a table is opened, and at any table.
export { games } from './games/all/about.ts'
export { general } from './general.ts'
export { home } from './home.ts'
export { newGame } from './new-game.ts'
export { parts } from './parts.ts'
export { rules } from './rules.ts'
export { table } from './table.ts'
