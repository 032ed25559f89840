// What the screen says in Russian, and when it is loaded.
import type { ScreenFolder } from '../words.ts'
import { gameGroups } from './games/all/words.ts'

export const groups: ScreenFolder = {
  ...gameGroups,
  first: () => import('./first.ts'),
  online: () => import('./online.ts'),
  secrets: () => import('./secrets.ts'),
  sharing: () => import('./sharing.ts'),
}
