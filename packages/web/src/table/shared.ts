// What did not change stays the very same object, so that what is drawn from it need not be drawn again.

/** The newer value, made of parts of the older one wherever they are equal. Plain data only. */
export function shared<T>(before: T, now: T): T
export function shared(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before
  if (Array.isArray(before) && Array.isArray(now)) {
    const parts = now.map((part: unknown, i) => shared(before[i], part))
    return parts.length === before.length && parts.every((part, i) => part === before[i]) ? before : parts
  }
  if (!isRecord(before) || !isRecord(now)) return now
  const parts: { [key: string]: unknown } = {}
  let same = Object.keys(before).length === Object.keys(now).length
  for (const [key, part] of Object.entries(now)) {
    parts[key] = shared(before[key], part)
    same &&= parts[key] === before[key]
  }
  return same ? before : parts
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
