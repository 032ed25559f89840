// Numbers, lists and quotation marks in Russian.

const plurals = new Intl.PluralRules('ru')

/** The form that a number wants: behind 1, behind 2 to 4, and behind all others. */
export function formFor(count: number, one: string, few: string, many: string): string {
  const category = plurals.select(count)
  return category === 'one' ? one : category === 'few' ? few : many
}

export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${formFor(count, one, few, many)}`

export const successes = (count: number): string => counted(count, 'успех', 'успеха', 'успехов')

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} и ${names.at(-1) ?? ''}`

/** A title in running text; within its quotation marks others are used. */
export const quoted = (title: string): string => `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`
