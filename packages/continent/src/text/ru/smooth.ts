// What a sentence still needs once it is put together, in Russian.

/** Whoever does something does it without a colon: “каждый участвующий персонаж берёт карту 108”. */
const EACH = /(каждый (?:участвующий персонаж|персонаж на вашей местности)):/giu

export const smooth = (said: string): string => said.replace(EACH, '$1')
