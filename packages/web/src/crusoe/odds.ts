// The odds of an Action in words.
import { percent } from '@landfall/tabletop'
import type { CrusoeWords } from './words.ts'

export function oddsSaid(odds: { readonly [result: string]: number }, { amounts }: CrusoeWords): string {
  return Object.entries(odds)
    .map(([result, share]) => `${amounts[result] ?? result} ${percent(share)} %`)
    .join(', ')
}
