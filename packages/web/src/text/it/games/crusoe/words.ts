// What the screens of Robinson Crusoe say in Italian.
export { crusoeSetup } from './setup.ts'
export { crusoe } from './table.ts'
