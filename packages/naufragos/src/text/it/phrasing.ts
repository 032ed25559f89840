// Turns of phrase that several files need, in Italian.

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1) ?? ''}`
