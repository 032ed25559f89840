// English: its grammar, and the words that every game needs.
export { type Case, grammar, type Noun, object, type Verb } from './grammar.ts'
export { nouns } from './nouns.ts'
export { verbs } from './verbs.ts'
export { words } from './words.ts'
