// What a sentence still needs once it is put together, in Italian.

/** Whoever does something does it without a colon: “ogni personaggio coinvolto prende una carta 108”. */
const EACH = /(ogni personaggio (?:coinvolto|sul tuo terreno)):/gi

/** A State is cured under its name: “cura lo Stato 102 (Sangue)”. */
const CURED = /\b(cura(?:no|re)?|curato) (?=\d{3} \()/gi

/** A card that may not be there: “prendi una carta 116 (se c’è)”. */
const IF_THERE = /(\(se c’(?:è|era)\)) (una carta \d{3}(?: \([^)]*\))?)/g

/** “e” before another e is “ed”: “ed elimina questa carta”. */
const AND = / e (?=e)/gi

export const smooth = (said: string): string =>
  said.replace(EACH, '$1').replace(CURED, '$1 lo Stato ').replace(IF_THERE, '$2 $1').replace(AND, ' ed ')
