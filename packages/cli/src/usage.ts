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

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 }

/** A number of bytes, such as 500M or 2G. */
export function readBytes(option: string, text: string, least: number): number {
  const [, digits, unit] = /^([0-9]+(?:\.[0-9]+)?)([KMGT]?)$/.exec(text) ?? []
  const bytes = Math.floor(Number(digits) * (UNITS[unit ?? ''] ?? Number.NaN))
  if (Number.isSafeInteger(bytes) && bytes >= least) return bytes
  throw new UsageError(`${option} ${text}: a size such as 500M or 2G, and at least ${least / 2 ** 20}M`)
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
