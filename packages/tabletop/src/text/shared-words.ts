// The words that castaway games share: what each language folder must have.

/**
 * `everyone` is each player's castaway alone and all of them in the plural; `each` is the one whose turn it is in a
 * forEach, and only stands where a sentence cannot leave it out.
 */
export type SharedNoun =
  | 'everyone'
  | 'each'
  | 'castaway'
  | 'group'
  | 'card'
  | 'food'
  | 'wood'
  | 'wound'
  | 'day'
  | 'night'

type SharedVerb =
  | 'become'
  | 'discard'
  | 'draw'
  | 'eat'
  | 'gain'
  | 'heal'
  | 'lose'
  | 'lower'
  | 'raise'
  | 'remove'
  | 'suffer'

/** Its forms, without the order and cases of its places. */
export type FormsOf<Verb> = { readonly [V in SharedVerb]: Omit<Verb, 'frame'> }
