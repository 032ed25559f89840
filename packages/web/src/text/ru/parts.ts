// The few words that the shared parts say themselves, in Russian.
import type { PartWords } from '../../parts/words.ts'

export const parts: PartWords = {
  close: 'Закрыть',
  less: (what) => `${what}: меньше`,
  more: (what) => `${what}: больше`,
  copy: 'Копировать',
  copied: 'Скопировано',
}
