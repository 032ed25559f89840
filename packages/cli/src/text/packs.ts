// Derived from the folders beside this file by `npm run derive`. Do not edit.
import type { InEachLanguage } from '@landfall/tabletop'
import type { TerminalWords } from './words.ts'

export const packs: InEachLanguage<() => Promise<{ readonly words: TerminalWords }>> = {
  en: () => import('./en/index.ts'),
  it: () => import('./it/index.ts'),
  pl: () => import('./pl/index.ts'),
  ru: () => import('./ru/index.ts'),
}
