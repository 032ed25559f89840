// Numbers, lists and titles in Polish.

const plurals = new Intl.PluralRules('pl')

/** Of three forms the one that goes with a number. */
export function formFor(count: number, one: string, few: string, many: string): string {
  const category = plurals.select(count)
  return category === 'one' ? one : category === 'few' ? few : many
}

export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${formFor(count, one, few, many)}`

/** Cards as they stand alone, and as what somebody takes, loses or gets back. */
export const cards = (count: number): string => counted(count, 'karta', 'karty', 'kart')
export const cardsAfterVerb = (count: number): string => counted(count, 'kartę', 'karty', 'kart')

export const successes = (count: number): string => counted(count, 'sukces', 'sukcesy', 'sukcesów')

export const list = (names: readonly string[], and = ' i '): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1) ?? ''}`

/** A title beside a noun; within it other quotation marks are used. */
export const quoted = (title: string): string => `„${title.replaceAll('„', '«').replaceAll('”', '»')}”`
