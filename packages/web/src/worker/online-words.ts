// Why something could not be done at a table online, in words.
import type { Refusal } from '@landfall/kernel'
import type { RefusalCode } from '@landfall/protocol'
import type { Ended } from '../table/company.ts'
import type { Refused } from '../table/refused.ts'
import { refusedIn, type WorkerWords } from './words.ts'

export interface WorkerOnlineWords {
  /** Those of the kernel are said as at any table. */
  readonly refusals: { readonly [C in Exclude<RefusalCode, Refusal['refused']>]: string }
  readonly lost: string
}

/** All words of the worker that a table online needs. */
export interface OnlineTableWords {
  readonly worker: WorkerWords
  readonly workerOnline: WorkerOnlineWords
}

export function refusedOnlineIn({ worker, workerOnline }: OnlineTableWords, code: RefusalCode): Refused {
  const { refusals } = workerOnline
  return isOnline(code, refusals) ? { why: refusals[code], rule: undefined } : refusedIn(worker, { refused: code })
}

function isOnline(
  code: RefusalCode,
  refusals: WorkerOnlineWords['refusals'],
): code is keyof WorkerOnlineWords['refusals'] {
  return Object.hasOwn(refusals, code)
}

export function lostIn({ workerOnline }: OnlineTableWords): Refused {
  return { why: workerOnline.lost, rule: undefined }
}

/** Why a table cannot be shown any more, and what would help. */
export function endedIn(words: OnlineTableWords, code: RefusalCode): Ended {
  return {
    why: refusedOnlineIn(words, code).why,
    reload: code === 'protocol' || code === 'malformed' || code === 'elsewhere',
    original: code === 'oldRules' || code === 'newerRules',
  }
}
