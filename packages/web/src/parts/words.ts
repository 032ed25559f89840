// The few words that the shared parts say themselves.
import type { InEvery } from '../text/language.ts'

interface PartWords {
  readonly close: string
  less(what: string): string
  more(what: string): string
}

export const WORDS: InEvery<PartWords> = {
  en: { close: 'Close', less: (what) => `${what}: fewer`, more: (what) => `${what}: more` },
  it: { close: 'Chiudi', less: (what) => `${what}: meno`, more: (what) => `${what}: più` },
  pl: { close: 'Zamknij', less: (what) => `${what}: mniej`, more: (what) => `${what}: więcej` },
  ru: { close: 'Закрыть', less: (what) => `${what}: меньше`, more: (what) => `${what}: больше` },
}
