// The few words that the shared parts say themselves, in English.
import type { PartWords } from '../../parts/words.ts'

export const parts: PartWords = {
  close: 'Close',
  less: (what) => `${what}: fewer`,
  more: (what) => `${what}: more`,
  copy: 'Copy',
  copied: 'Copied',
}
