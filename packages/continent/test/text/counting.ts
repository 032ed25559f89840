// How long a text is.

/** A sentence ends with a stop, and whatever closes behind it. */
export const sentencesIn = (text: string): number => text.match(/[.!?…]+[’'"»”)]*(?=\s|$)/g)?.length ?? 0

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
