// What the screens of Robinson Crusoe say in Polish.
export { crusoeCoach } from './coach.ts'
export { crusoeSetup } from './setup.ts'
export { crusoe } from './table.ts'
