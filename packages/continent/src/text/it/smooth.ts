// What a sentence still needs once it is put together, in Italian.

/** Whoever does something does it without a colon: “ogni personaggio coinvolto prende una carta 108”. */
const EACH = /(ogni personaggio (?:coinvolto|sul tuo terreno)):/gi

/** “e” before another e is “ed”: “ed elimina questa carta”. */
const AND = / e (?=e)/gi

export const smooth = (said: string): string => said.replace(EACH, '$1').replace(AND, ' ed ')
