// What people may call themselves: something that can be seen, and that does not look like the name of another by what cannot.

export const LONGEST_NAME = 32

/**
 * Letters, digits, symbols and pictures, each with a few marks of its own or joined to the next as pictures and some
 * scripts do, and blanks between them. Not: what shows nothing (Default_Ignorable, the braille blank), what controls the
 * direction of writing, what no alphabet has, and marks that pile up.
 */
const VISIBLE =
  /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800](?:(?!\p{Default_Ignorable_Code_Point})\p{M}|\u200c|\u200d|\ufe0e|\ufe0f){0,6}|\p{Zs})+$/u
/** Joiners change nothing between these letters, and would only make two names look the same. */
const JOINED_FOR_NOTHING = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]\p{M}*(?:\u200c|\u200d)/u

/** Blanks around it are not part of a name. */
export function isName(text: string): boolean {
  const name = text.trim()
  return name.length > 0 && name.length <= LONGEST_NAME && VISIBLE.test(name) && !JOINED_FOR_NOTHING.test(name)
}
