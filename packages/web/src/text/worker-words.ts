// What the worker says, in each language that is spoken here: a folder each, and its name in this file.
import type { InEachLanguage } from '@landfall/tabletop'
import { worker as en } from './en/index.ts'
import { worker as it } from './it/index.ts'
import { worker as pl } from './pl/index.ts'
import { worker as ru } from './ru/index.ts'
import type { WorkerFolder } from './words.ts'

export const WORKER_WORDS: InEachLanguage<WorkerFolder> = { en, it, pl, ru }
