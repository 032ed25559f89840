// The few words that the shared parts say themselves, in Polish.
import type { PartWords } from '../../parts/words.ts'

export const parts: PartWords = {
  close: 'Zamknij',
  less: (what) => `${what}: mniej`,
  more: (what) => `${what}: więcej`,
  copy: 'Kopiuj',
  copied: 'Skopiowano',
}
