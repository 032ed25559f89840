// What the worker says in Polish, and when it is loaded.
import type { WorkerFolder } from '../words.ts'

export const groups: WorkerFolder = {
  worker: () => import('./worker.ts'),
  workerOnline: () => import('./worker-online.ts'),
}
