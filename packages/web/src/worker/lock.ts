// Only one window plays a game at a time.

/** Milliseconds in which a window that is being closed gives a game up. */
const PATIENCE_MS = 1000

/** Gives back how to let others in, or nothing if somebody has the game open. */
export function hold(id: string): Promise<(() => void) | undefined> {
  // Browsers give locks only to pages that came over a safe connection, or from this machine.
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return new Promise((got, failed) => {
    const held = navigator.locks.request(
      `landfall/${id}`,
      { signal },
      () => new Promise<void>((release) => got(release)),
    )
    held.catch((thrown) => (signal.aborted ? got(undefined) : failed(thrown)))
  })
}
