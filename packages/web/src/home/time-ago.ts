// How long ago something was, as people say it.
import type { Language } from '@landfall/tabletop'

const STEPS = [
  { unit: 'minute', ms: 60_000, upTo: 3_600_000 },
  { unit: 'hour', ms: 3_600_000, upTo: 86_400_000 },
  { unit: 'day', ms: 86_400_000, upTo: 14 * 86_400_000 },
] as const

export function timeAgo(then: number, now: number, language: Language): string {
  const elapsed = Math.max(0, now - then)
  const step = STEPS.find(({ upTo }) => elapsed < upTo)
  if (step === undefined) return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(then)
  // Less than a minute is "now" in every language.
  const count = Math.floor(elapsed / step.ms)
  const unit = count === 0 ? 'second' : step.unit
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count || 0, unit)
}
