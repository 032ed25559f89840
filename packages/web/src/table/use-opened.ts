// A table that is opened for a screen, and closed when the screen is left.
import { useEffect, useState } from 'preact/hooks'
import type { Refused } from './refused.ts'
import type { Table } from './table.ts'

interface Opened<T extends Table> {
  readonly table: T | undefined
  /** Why it could not be opened, or what went wrong since. */
  readonly refused: Refused | undefined
  refuse(why: string): void
  /** Tries once more. */
  again(): void
}

/** Opens another one whenever one of `causes` changes. `failed` is said where nobody knows the reason. */
export function useOpened<T extends Table>(
  open: () => Promise<T | Refused>,
  failed: string,
  causes: readonly unknown[],
): Opened<T> {
  const [table, setTable] = useState<T | undefined>(undefined)
  const [refused, setRefused] = useState<Refused | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  const refuse = (why: string): void => setRefused({ why, rule: undefined })
  useEffect(() => {
    let left = false
    let opened: T | undefined
    setRefused(undefined)
    open().then(
      (answer) => {
        if ('why' in answer) return setRefused(answer)
        opened = answer
        if (left) answer.close()
        else setTable(answer)
      },
      () => refuse(failed),
    )
    return () => {
      left = true
      opened?.close()
    }
  }, [...causes, attempt])
  return { table, refused, refuse, again: () => setAttempt(attempt + 1) }
}
