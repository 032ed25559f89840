// What the worker itself says: why something could not be done.
import type { JournalFault, Refusal } from '@landfall/kernel'
import type { Refused } from '../table/refused.ts'

export interface WorkerWords {
  readonly refusals: { readonly [R in Refusal['refused']]: string }
  readonly journals: { readonly [F in JournalFault]: string }
  readonly gone: string
  readonly elsewhere: string
  readonly notKept: string
  readonly badLink: string
}

/** The rule that says so, where there is one. */
export function refusedIn(words: WorkerWords, { refused }: Pick<Refusal, 'refused'>): Refused {
  return { why: words.refusals[refused], rule: undefined }
}

export function brokenIn(words: WorkerWords, fault: JournalFault): Refused {
  return { why: words.journals[fault], rule: undefined, unplayable: true }
}

export function cannotIn(words: WorkerWords, why: 'gone' | 'elsewhere' | 'notKept' | 'badLink'): Refused {
  return { why: words[why], rule: undefined }
}
