// Turns of phrase that several files need, in Russian.

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} и ${names.at(-1) ?? ''}`

/** The three forms of a noun behind a number. */
export const forms = (count: number, one: string, few: string, more: string): string => {
  const last = count % 10
  const isTeen = count % 100 > 10 && count % 100 < 20
  return `${count} ${isTeen || last === 0 || last > 4 ? more : last === 1 ? one : few}`
}

export const points = (score: number): string => forms(score, 'очко истории', 'очка истории', 'очков истории')
