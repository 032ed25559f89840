// What is said in Polish, and when it is loaded.
import type { ScreenFolder, WorkerFolder } from '../words.ts'

export const screen: ScreenFolder = {
  first: () => import('./first.ts'),
  online: () => import('./online.ts'),
  crusoe: () => import('./crusoe/index.ts'),
  crusoeCoach: () => import('./crusoe/coach.ts'),
  naufragos: () => import('./naufragos.ts'),
}

export const worker: WorkerFolder = {
  worker: () => import('./worker.ts'),
  workerOnline: () => import('./worker-online.ts'),
}
