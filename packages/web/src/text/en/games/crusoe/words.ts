// What the screens of Robinson Crusoe say in English.
export { crusoeSetup } from './setup.ts'
export { crusoe } from './table.ts'
