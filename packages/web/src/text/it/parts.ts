// The few words that the shared parts say themselves, in Italian.
import type { PartWords } from '../../parts/words.ts'

export const parts: PartWords = {
  close: 'Chiudi',
  less: (what) => `${what}: meno`,
  more: (what) => `${what}: più`,
  copy: 'Copia',
  copied: 'Copiato',
}
