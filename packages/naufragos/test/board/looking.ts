// Boards as a seat sees them, and whether their words are in its language.
import { readFileSync } from 'node:fs'
import type { Naufragos } from '@landfall/naufragos'
import type { Board } from '@landfall/naufragos/board'
import type { Language } from '@landfall/tabletop'
import { rulesListed, type TestTable } from '@landfall/testkit'
import { expect } from 'vitest'
import { boardOf } from '../../src/board/board-of.ts'
import { cards } from '../../src/text/en/cards/index.ts'
import { packs } from '../spoken.ts'

export const RULES = new Set(rulesListed(readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')))

export const READABLE = Object.keys(cards)

/** An id that no language has put into words, or a value that was not there. */
const RAW =
  /undefined|NaN|\[object|[{}]|\b[KABEWCIHZ]\d{1,2}\b|\b0\d\d\b|\b(castaway|action|deck|project|reserve|story|fish|tag|flag|state|news)\//

const ENGLISH = /\b(the|of|and|with|your|you|token|tokens|wound|wounds|card|deck|gain|discard)\b/i

/** What people read; everything else is for programs. */
export const SPOKEN = new Set(
  'name said text title mood label deckName parts stateName role closed forageName tags'.split(' '),
)

/** The texts in some data, each with where it stands. */
function spokenIn(data: unknown, path = '', spoken = false): readonly (readonly [path: string, text: string])[] {
  if (typeof data === 'string') return spoken ? [[path, data]] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    spokenIn(value, `${path}/${key}`, SPOKEN.has(key) || (spoken && Array.isArray(data))),
  )
}

/** What has been looked at: the same texts come again and again. */
const known = new Set<string>()

export function expectSpoken(language: Language, data: unknown): void {
  for (const [path, text] of spokenIn(data)) {
    const key = `${language} ${text}`
    if (known.has(key)) continue
    expect(text.trim(), path).not.toBe('')
    expect(text, path).not.toMatch(RAW)
    if (language !== 'en') expect(text, path).not.toMatch(ENGLISH)
    if (language === 'ru') expect(text, path).not.toMatch(/[A-Za-z]/)
    known.add(key)
  }
}

/** What a seat sees of a position. */
export const boardFor = (t: TestTable<Naufragos>, seat = 'red', language: Language = 'en'): Board =>
  boardOf(t.session.view(seat), seat, packs[language])

/** Before characters are taken there is no energy. */
export const NOBODY_YET = { red: { energy: 0 }, yellow: { energy: 0 } }
