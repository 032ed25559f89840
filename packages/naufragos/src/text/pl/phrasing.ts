// Turns of phrase that several files need, in Polish.

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1) ?? ''}`

export const quoted = (title: string): string => `„${title}”`

/** Of three forms the one that goes with a number. */
export function formFor(count: number, one: string, few: string, more: string): string {
  if (count === 1) return one
  return count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14) ? few : more
}

/** The three forms of a noun behind a number. */
export const forms = (count: number, one: string, few: string, more: string): string =>
  `${count} ${formFor(count, one, few, more)}`

export const points = (score: number): string =>
  forms(score, 'punkt opowieści', 'punkty opowieści', 'punktów opowieści')
