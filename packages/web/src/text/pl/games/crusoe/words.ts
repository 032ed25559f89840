// What the screens of Robinson Crusoe say in Polish.
export { crusoeSetup } from './setup.ts'
export { crusoe } from './table.ts'
