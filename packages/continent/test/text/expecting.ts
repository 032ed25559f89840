// What no language may ever show.

import type { Question, Session } from '@landfall/kernel'
import { type Language, voiceFor } from '@landfall/tabletop'
import { expect } from 'vitest'
import type { Continent } from '../../src/types.ts'
import { voices } from './spoken.ts'

/** An id that no language has put into words, or a value that was not there. “And/or” is a word. */
export const RAW = /undefined|NaN|\[object|[{}]|(?<!\b(?:and|e|i))\/\w/

/** Something said twice, or left open. */
const BROKEN = /\S {2}\S|\.\.|,,|: ?:|\( | [,.;:)]|[,;:]\.|\(\)/

/** Words that betray a line that was not translated. */
export const ENGLISH = /\b(the|of|and|with|your|you|card|cards|deck|draw|discard|take|takes|success)\b/i

/** What was found in order already. */
const spoken = new Set<string>()

export function expectSpoken(language: Language, text: string, what: string): void {
  if (spoken.has(`${language}/${text}`)) return
  spoken.add(`${language}/${text}`)
  const said = `${what} (${language}): “${text}”`
  expect(text.trim(), said).not.toBe('')
  expect(text, said).not.toMatch(RAW)
  expect(text, said).not.toMatch(BROKEN)
  if (language !== 'en') expect(text, said).not.toMatch(ENGLISH)
  // What is painted on the ship is painted in its own letters; areas have their numerals.
  if (language === 'ru') expect(text.replaceAll(/PERPET(?:UA)?|\bP\b|\b[IVX]+\b/g, ''), said).not.toMatch(/[A-Za-z]/)
  if (language !== 'ru') expect(text, said).not.toMatch(/[А-яЁё]/)
}

/** What is asked, what it is about, and its choices: all of them differ, with their odds and without. */
export function expectQuestion(
  language: Language,
  question: Question<Continent['clause']>,
  { config }: Session<Continent>,
): void {
  const voice = voiceFor(voices[language], config)
  expectSpoken(language, voice.prompt(question), question.kind)
  const about = voice.about?.(question)
  if (about !== undefined) expectSpoken(language, about, question.kind)
  for (const choice of question.choices) {
    expectSpoken(language, voice.choice(choice, question), `${question.kind} ${choice.id}`)
  }
  const bare = question.choices.map(({ odds, ...choice }) => voice.choice(choice, question))
  expect(new Set(bare).size, `${question.kind} (${language}): ${bare.join(' | ')}`).toBe(bare.length)
}
