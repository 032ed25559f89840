// Turns of phrase that several files need, in English.

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

export const isAre = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are')
