// A deck has the cards whose titles are in its English file, and no others: the compiler names that file when one is missing.
export type TitledIn<File extends { readonly cards: object }, Card> = { readonly [C in keyof File['cards']]: Card }
