// Answers that are on their way to the table. Only the question shows it, so only the question is drawn again.
import { useEffect, useState } from 'preact/hooks'

export interface Work {
  isBusy(): boolean
  begin(): void
  end(): void
  /** Resolves as soon as no answer is on its way. */
  idle(): Promise<void>
  /** Be told when that changes. Returns how to stop. */
  listen(listener: () => void): () => void
}

export function newWork(): Work {
  const listeners = new Set<() => void>()
  let going = 0
  const change = (by: number): void => {
    going += by
    for (const listener of listeners) listener()
  }
  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    isBusy: () => going > 0,
    begin: () => change(1),
    end: () => change(-1),
    idle: () =>
      new Promise((resolve) => {
        if (going === 0) return resolve()
        const stop = listen(() => {
          if (going > 0) return
          stop()
          resolve()
        })
      }),
    listen,
  }
}

export function useBusy(work: Work): boolean {
  const [busy, setBusy] = useState(work.isBusy())
  useEffect(() => {
    const look = (): void => setBusy(work.isBusy())
    // It may have ended between being drawn and being listened to.
    look()
    return work.listen(look)
  }, [work])
  return busy
}
