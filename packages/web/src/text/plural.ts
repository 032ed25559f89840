// The form of a word that goes with a number.
import type { Language } from '@landfall/tabletop'

interface Forms {
  readonly one: string
  /** Two to four and the like, in Polish and Russian. */
  readonly few?: string
  readonly other: string
}

export function counted(language: Language, count: number, forms: Forms): string {
  const kind = new Intl.PluralRules(language).select(count)
  return `${count} ${kind === 'one' ? forms.one : kind === 'few' ? (forms.few ?? forms.other) : forms.other}`
}
