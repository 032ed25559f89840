// Derived from the folders beside this file by `npm run derive`. Do not edit.
import type { InEachLanguage } from '@landfall/tabletop'
import type { LanguagePack } from './language-pack.ts'

export const packs: InEachLanguage<() => Promise<{ readonly pack: LanguagePack }>> = {
  en: () => import('./en/index.ts'),
  it: () => import('./it/index.ts'),
  pl: () => import('./pl/index.ts'),
  ru: () => import('./ru/index.ts'),
}
