// Asks the server how the tables online stand: when the page comes up, and whenever somebody looks at it again.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Shelf } from '../table/shelf.ts'
import { Paced } from './paced.ts'

/** `told` are the tables that the server told of when it was last asked; nothing before its first reply. */
export interface AskedTables {
  readonly asking: boolean
  readonly told: ReadonlySet<string> | undefined
}

const EVERY_MS = 5_000

/** `onTold` is called whenever the list may be another one. */
export function useAskedTables(shelf: Shelf, onTold: () => void): AskedTables {
  const [asked, setAsked] = useState<AskedTables>({ asking: true, told: undefined })
  const newest = useRef(onTold)
  newest.current = onTold
  useEffect(() => {
    let wanted = true
    const paced = new Paced(async () => {
      setAsked(({ told }) => ({ asking: true, told }))
      const told = await shelf.askTables().catch(() => [])
      if (!wanted) return
      setAsked({ asking: false, told: new Set(told) })
      newest.current()
    }, EVERY_MS)
    const want = (): void => {
      if (document.visibilityState === 'visible') paced.want()
    }
    want()
    const causes = ['focus', 'online', 'offline'] as const
    for (const cause of causes) addEventListener(cause, want)
    document.addEventListener('visibilitychange', want)
    return () => {
      wanted = false
      paced.stop()
      for (const cause of causes) removeEventListener(cause, want)
      document.removeEventListener('visibilitychange', want)
    }
  }, [shelf])
  return asked
}
