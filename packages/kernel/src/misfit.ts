// A misfit: where and why a saved game no longer plays out as it did.
import { RuleError } from './errors.ts'
import type { Given } from './journal.ts'
import { UnusableLuck } from './luck.ts'

export interface Misfit {
  /** How many answers still lead where they led. */
  readonly at: number
  /** The first answer that no longer fits; absent if all answers fit but lead elsewhere. */
  readonly answer?: Given
  readonly why: 'notOffered' | 'unusableLuck' | 'brokenRule' | 'otherPosition'
  /** A sentence for logs and terminals of developers. */
  readonly message: string
}

export function otherPosition(at: number, message: string): Misfit {
  return { at, why: 'otherPosition', message }
}

/** The misfit behind an error that a rule threw during a replay. */
export function misfitOf(at: number, answer: Given | undefined, thrown: unknown): Misfit {
  const why = thrown instanceof RuleError && thrown.cause instanceof UnusableLuck ? 'unusableLuck' : 'brokenRule'
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return answer === undefined ? { at, why, message } : { at, answer, why, message }
}
