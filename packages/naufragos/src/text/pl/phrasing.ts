// Turns of phrase that several files need, in Polish.

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1) ?? ''}`

/** The three forms of a noun behind a number. */
export const forms = (count: number, one: string, few: string, more: string): string => {
  if (count === 1) return `${count} ${one}`
  const isFew = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14)
  return `${count} ${isFew ? few : more}`
}

export const points = (score: number): string =>
  forms(score, 'punkt opowieści', 'punkty opowieści', 'punktów opowieści')
