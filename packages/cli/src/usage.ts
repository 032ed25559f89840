// Mistakes of the person at the keyboard, and how options are read.
import { LANGUAGES, type Language } from '@landfall/tabletop'

/** Said in one line, without a stack; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function readLanguage(text: string): Language {
  const language = LANGUAGES.find((known) => known === text)
  if (language === undefined) throw new UsageError(`--lang ${text}: the languages are ${LANGUAGES.join(', ')}`)
  return language
}

export function readCount(option: string, text: string, least: number, most: number): number {
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < least || count > most) {
    throw new UsageError(`${option} ${text}: a whole number from ${least} to ${most}`)
  }
  return count
}

/** Several of them, with commas in between. */
export function readCounts(option: string, text: string, least: number, most: number): readonly number[] {
  return text.split(',').map((part) => readCount(option, part, least, most))
}

/** The language of the environment, if it is one of ours. */
export function ownLanguage(environment: { readonly [name: string]: string | undefined }): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || 'en'
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en'
}
