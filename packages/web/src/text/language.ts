// The language of the screen: the browser's at first, then what the player chose.
import { LANGUAGES, type Language } from '@landfall/tabletop'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** The words of one part of the screen, in every language. A missing one does not compile. */
export type InEvery<Words> = { readonly [L in Language]: Words }

interface Spoken {
  readonly language: Language
  speak(language: Language): void
}

export const LanguageContext = createContext<Spoken>({ language: 'en', speak() {} })

export function useLanguage(): Spoken {
  return useContext(LanguageContext)
}

export function useWords<Words>(words: InEvery<Words>): Words {
  return words[useLanguage().language]
}

const CHOSEN = 'landfall.language'

export function firstLanguage(): Language {
  const wanted = [localStorage.getItem(CHOSEN) ?? '', ...navigator.languages]
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (known !== undefined) return known
  }
  return 'en'
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(CHOSEN, language)
}
