// What the screens of Robinson Crusoe say in Russian.
export { crusoeSetup } from './setup.ts'
export { crusoe } from './table.ts'
