// What tests need in every language.
import { type InEachLanguage, LANGUAGES, type Language } from '@landfall/tabletop'

/** Makes the same thing in each language: its words, its voice. */
export async function inEachLanguage<T>(make: (language: Language) => T | Promise<T>): Promise<InEachLanguage<T>> {
  const made: { [L in Language]?: T } = {}
  for (const language of LANGUAGES) made[language] = await make(language)
  if (!isWhole(made)) throw new Error('a language is missing')
  return made
}

const isWhole = <T>(made: { readonly [L in Language]?: T }): made is InEachLanguage<T> =>
  LANGUAGES.every((language) => Object.hasOwn(made, language))
