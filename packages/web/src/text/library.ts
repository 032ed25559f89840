// The words of the screen that were loaded so far.
import type { InEachLanguage, Language } from '@landfall/tabletop'
import type { ScreenFolder, ScreenGroup, ScreenWords } from './words.ts'

export interface Library {
  /** What has been loaded of a language. */
  words(language: Language): Partial<ScreenWords>
  /** Loads a language, with everything that was wanted so far. */
  load(language: Language): Promise<void>
  /** Loads a group of words; from now on it comes with every language. */
  want(group: ScreenGroup, language: Language): Promise<void>
}

interface Loaded {
  readonly groups: ReadonlySet<ScreenGroup>
  readonly words: Partial<ScreenWords>
}

const NOTHING: Loaded = { groups: new Set(), words: {} }

export function libraryOf(folders: InEachLanguage<ScreenFolder>): Library {
  const wanted = new Set<ScreenGroup>(['first'])
  const loaded = new Map<Language, Loaded>()
  const loadedIn = (language: Language): Loaded => loaded.get(language) ?? NOTHING

  async function loadGroup(group: ScreenGroup, language: Language): Promise<void> {
    const fresh = await folders[language][group]()
    const { groups, words } = loadedIn(language)
    loaded.set(language, { groups: new Set([...groups, group]), words: { ...words, ...fresh } })
  }

  async function load(language: Language): Promise<void> {
    const { groups } = loadedIn(language)
    const missing = [...wanted].filter((group) => !groups.has(group))
    if (missing.length === 0) return
    await Promise.all(missing.map((group) => loadGroup(group, language)))
    // More may have been wanted while these came.
    await load(language)
  }

  return {
    words: (language) => loadedIn(language).words,
    load,
    want(group, language) {
      wanted.add(group)
      return load(language)
    },
  }
}
