// What is said in English, and when it is loaded.
import type { ScreenFolder, WorkerFolder } from '../words.ts'
import { gameGroups } from './games/all/words.ts'

export const screen: ScreenFolder = {
  first: () => import('./first.ts'),
  online: () => import('./online.ts'),
  ...gameGroups,
}

export const worker: WorkerFolder = {
  worker: () => import('./worker.ts'),
  workerOnline: () => import('./worker-online.ts'),
}
