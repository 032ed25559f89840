// Four languages.
export { type EnglishNoun, type EnglishVerb, english, object as englishObject } from './english.ts'
export { LANGUAGES, type Language } from './grammar.ts'
export { type ItalianNoun, type ItalianVerb, italian, object as italianObject } from './italian.ts'
export { object as polishObject, type PolishNoun, type PolishVerb, polish } from './polish.ts'
export { object as russianObject, type RussianNoun, type RussianVerb, russian } from './russian.ts'
export { englishNouns, italianNouns, polishNouns, russianNouns, type SharedNoun } from './shared/nouns.ts'
export { capital, type Speaker, speaker, type WordsIn } from './speaker.ts'
export type { GameBox, Voice } from './voice.ts'
