// The notices of a position, each checked for what holds for all of them.
import { readFileSync } from 'node:fs'
import { CHARACTERS } from '@landfall/crusoe'
import type { BoardNotice } from '@landfall/crusoe/board'
import { planning, type Scene } from '@landfall/crusoe/testing'
import { LANGUAGES, type Language } from '@landfall/tabletop'
import { rulesListed } from '@landfall/testkit'
import { expect } from 'vitest'
import { boardOf } from '../../src/board/board-of.ts'
import { readCard } from '../../src/board/read-card.ts'
import { leftAt } from '../open-questions.ts'
import { packs } from '../spoken.ts'

const RULES = new Set(rulesListed(readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')))

const READABLE = new Set([...Object.keys(packs.en.cards), ...CHARACTERS, 'friday', 'dog'])

/** The notices of a position in which Actions are planned, unless it says otherwise. */
export function noticed(scene: Scene, language: Language = 'en'): readonly BoardNotice[] {
  const { phase = 'action', resolving = false, ...more } = scene
  const t = leftAt(planning(more), 'plan')
  const view = { ...t.session.view(), phase, resolving }
  const { notices } = boardOf(view, packs[language])
  for (const one of notices) expectSound(one, language)
  expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length)
  return notices
}

export const said = (scene: Scene, language: Language = 'en'): readonly string[] =>
  noticed(scene, language).map(({ text }) => text)

/** The only notice of a position: its text, its rule and its card. */
export function only(scene: Scene): readonly [text: string, rule: string, card: string | undefined] {
  const [one, other] = noticed(scene)
  if (one === undefined || other !== undefined) throw new Error(`not one notice: ${JSON.stringify(noticed(scene))}`)
  for (const language of LANGUAGES) expect(noticed(scene, language)).toHaveLength(1)
  return [one.text, one.rule, one.card]
}

export function expectSound({ text, rule: why, card, id }: BoardNotice, language: Language): void {
  expect(text).toMatch(/^\S.*\.$/)
  expect(text).not.toMatch(/undefined|NaN|\[object|[{}]|\b[a-z]+\/[a-z]/)
  if (language === 'ru') expect(text.replaceAll(/\b[ABC][1-4]\b/g, '')).not.toMatch(/[A-Za-z]/)
  if (language !== 'en') expect(text).not.toMatch(/\b(the|of|and|with|token|wound|card|deck|only)\b/i)
  expect(RULES.has(why), `${id}: ${why}`).toBe(true)
  if (card !== undefined) {
    expect(READABLE.has(card), `${id}: ${card}`).toBe(true)
    expect(readCard(card, packs[language]).title).not.toBe('')
  }
}
