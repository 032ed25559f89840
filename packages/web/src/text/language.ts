// The language of the screen: the browser's at first, then what the player chose.
import { LANGUAGES, type Language } from '@landfall/tabletop'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ScreenGroup, ScreenWords } from './words.ts'

export interface Spoken {
  readonly language: Language
  /** What has been loaded. */
  words(): Partial<ScreenWords>
  /** Speaks another language as soon as its words are there. */
  speak(language: Language): void
  /** Loads the words of a part of the screen, before that part is drawn. */
  want(group: ScreenGroup): Promise<void>
}

export const LanguageContext = createContext<Spoken | undefined>(undefined)

export function useLanguage(): Spoken {
  const spoken = useContext(LanguageContext)
  if (spoken === undefined) throw new Error('no language is spoken here')
  return spoken
}

export function useWords<Part extends keyof ScreenWords>(part: Part): ScreenWords[Part] {
  const words: ScreenWords[Part] | undefined = useLanguage().words()[part]
  if (words === undefined) throw new Error(`the words of ${part} were not loaded`)
  return words
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
