// Something that takes a moment to come. What came before stays on the screen until the new is there.
import { useEffect, useState } from 'preact/hooks'

type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed' }

/** Asks again whenever one of `causes` changes, and when `again` is called. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  causes: readonly unknown[],
): { readonly loaded: Loaded<Value>; again(): void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => wanted && setLoaded({ state: 'ready', value }),
      () => wanted && setLoaded({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [...causes, times])
  return { loaded, again: () => setTimes((before) => before + 1) }
}
