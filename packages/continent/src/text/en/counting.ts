// Numbers and lists in English.

export const counted = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
