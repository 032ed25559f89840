// Derived from the folders beside this file by `npm run derive`. Do not edit.
import type { InEachLanguage } from '@landfall/tabletop'
import { groups as en } from './en/worker-groups.ts'
import { groups as it } from './it/worker-groups.ts'
import { groups as pl } from './pl/worker-groups.ts'
import { groups as ru } from './ru/worker-groups.ts'
import type { WorkerFolder } from './words.ts'

export const WORKER_WORDS: InEachLanguage<WorkerFolder> = {
  en,
  it,
  pl,
  ru,
}
