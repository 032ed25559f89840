// Numbers, lists and names, in Italian.

export const counted = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`

/** “e” before another e is “ed”: “Zofia ed Emil”. */
export const list = (names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`
}

/** “a” before another a is “ad”: “ad Anselm”. */
export const toWhom = (who: string): string => `${/^a/i.test(who) ? 'ad' : 'a'} ${who}`
