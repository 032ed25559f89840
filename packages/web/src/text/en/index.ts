// What is said in English, and when it is loaded.
import type { CommonFolder, WorkerFolder } from '../words.ts'

export { gameGroups } from './games/all/words.ts'

export const screen: CommonFolder = {
  first: () => import('./first.ts'),
  online: () => import('./online.ts'),
}

export const worker: WorkerFolder = {
  worker: () => import('./worker.ts'),
  workerOnline: () => import('./worker-online.ts'),
}
