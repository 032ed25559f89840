// Derived from the folders beside this file by `npm run derive`. Do not edit.
import type { InEachLanguage } from '@landfall/tabletop'
import type { GuideWords } from './guide.ts'

export const guides: InEachLanguage<() => Promise<{ readonly guide: GuideWords }>> = {
  en: () => import('./en/guide.ts'),
  it: () => import('./it/guide.ts'),
  pl: () => import('./pl/guide.ts'),
  ru: () => import('./ru/guide.ts'),
}
