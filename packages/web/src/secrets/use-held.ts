// What is seen while something is held: it comes from the worker, and is forgotten as soon as it is let go of.
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Peeked } from '../table/table.ts'
import type { HoldProps } from './hold.tsx'

export interface Held {
  /** It comes a moment later. */
  readonly peeked: Peeked | undefined
}

interface Holding {
  readonly held: Held | undefined
  press(): void
  letGo(): void
}

export function useHeld({ answers, peek, onFailed }: Pick<HoldProps, 'answers' | 'peek' | 'onFailed'>): Holding {
  const [held, setHeld] = useState<Held | undefined>(undefined)
  /** What comes after it was let go of is not shown any more. */
  const last = useRef<Held | undefined>(undefined)
  const keep = (now: Held | undefined): void => {
    last.current = now
    setHeld(now)
  }
  const letGo = useCallback(() => keep(undefined), [])

  function press(): void {
    const asked: Held = { peeked: undefined }
    keep(asked)
    const refused = peek().then((peeked) => {
      if ('why' in peeked) return peeked
      if (last.current === asked) keep({ peeked })
      return undefined
    })
    refused.then(
      (why) => why !== undefined && onFailed(refused),
      () => onFailed(refused),
    )
  }

  // The table has moved on, or nobody looks at the page.
  useLayoutEffect(letGo, [answers])
  const isHeld = held !== undefined
  useLayoutEffect(() => {
    if (!isHeld) return
    addEventListener('blur', letGo)
    document.addEventListener('visibilitychange', letGo)
    return () => {
      removeEventListener('blur', letGo)
      document.removeEventListener('visibilitychange', letGo)
    }
  }, [isHeld])
  return { held, press, letGo }
}
