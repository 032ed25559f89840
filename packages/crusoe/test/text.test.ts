// Every card and a whole game in every language: golden files, and what no language may ever show.

import { readFileSync } from 'node:fs'
import { crusoe, crusoePlugin } from '@landfall/crusoe'
import type { Question } from '@landfall/kernel'
import { LANGUAGES, type Language, randomPlayer, type Voice, voiceFor } from '@landfall/tabletop'
import { playedAgain } from '@landfall/testkit'
import { describe, expect, test } from 'vitest'
import { cardText, useText } from '../src/text/cards.ts'
import type { Crusoe } from '../src/types.ts'
import { packs, RAW, voices } from './spoken.ts'

/** Everything in the box that does something. */
const CARDS = Object.keys(packs.en.cards).filter((id) => !/^(ability|character|friday)\//.test(id))

/** A kept game, so that a new card does not change what is told of it. */
const GOLDEN = readFileSync(new URL('../kept/golden.json', import.meta.url), 'utf8')

/** Words that betray a line that was not translated. */
const ENGLISH = /\b(the|of|and|with|your|you|token|tokens|wound|wounds|card|deck|gain|discard)\b/i

function expectSpoken(language: Language, text: string): void {
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(RAW)
  if (language !== 'en') expect(text).not.toMatch(ENGLISH)
  // Tiles are called A1 to C3 in every language.
  if (language === 'ru') expect(text.replaceAll(/\b[ABC][1-4]\b/g, '')).not.toMatch(/[A-Za-z]/)
}

/** What is asked, and what it is about. */
function expectAsked(language: Language, question: Question<Crusoe['clause']>, voice: Voice<Crusoe>): void {
  expectSpoken(language, voice.prompt(question))
  const about = voice.about?.(question)
  if (about !== undefined) expectSpoken(language, about)
}

describe.each(LANGUAGES)('%s', (language) => {
  test('RC-DECK-15 every card has a title, a line of mood and its text', async () => {
    const lines: string[] = []
    for (const id of CARDS) {
      const { title, mood, parts } = cardText(packs[language], id)
      for (const text of [title, mood, ...parts]) expectSpoken(language, text)
      expect(mood.length).toBeLessThanOrEqual(70)
      lines.push(title, `  ${mood}`, ...parts.map((part) => `  ${part}`), '')
    }
    await expect(lines.join('\n')).toMatchFileSnapshot(`golden/cards.${language}.txt`)
  })

  test('a game reads well from its first question to its end', async () => {
    const voice = voiceFor(voices[language], crusoePlugin.setupFor(2))
    const story: string[] = []
    const session = playedAgain(crusoe, GOLDEN, {
      happened(events, answers) {
        for (const event of answers === 0 ? [] : events) {
          const line = voice.log(event)
          if (line === undefined) continue
          expectSpoken(language, line)
          story.push(line)
        }
      },
      look(session) {
        const { questions, seats } = session
        for (const question of questions) {
          expectAsked(language, question, voice)
          const labels = question.choices.map((choice) => voice.choice(choice, question))
          for (const label of labels) expectSpoken(language, label)
          expect(new Set(labels).size, `${question.kind}: ${labels.join(' | ')}`).toBe(labels.length)
        }
        const scene = voice.scene(session.view(seats[0]), seats[0])
        for (const line of scene) expect(line.length, line).toBeLessThanOrEqual(80)
        expect(scene.length).toBeLessThanOrEqual(34)
      },
    })
    if (session.outcome !== undefined) story.push(voice.outcome(session.outcome))
    await expect(`${story.join('\n')}\n`).toMatchFileSnapshot(`golden/game.${language}.txt`)
  })
})

test('every card has one line of mood in each language, and no two are alike', () => {
  for (const language of LANGUAGES) {
    const moods = Object.values(packs[language].cards).flatMap(({ mood }) => mood ?? [])
    expect(moods).toHaveLength(CARDS.length)
    expect(new Set(moods).size).toBe(moods.length)
  }
})

test('many games have a word for everything in every language', () => {
  for (let game = 0; game < 24; game++) {
    const language = LANGUAGES[game % LANGUAGES.length] ?? 'en'
    const config = crusoePlugin.setupFor(1 + (game % 4), game)
    const voice = voiceFor(voices[language], config)
    const session = crusoePlugin.game.start({ ...config, seed: `words/${game}` })
    session.listen({
      happened(events) {
        for (const event of events) {
          const line = voice.log(event)
          if (line !== undefined) expectSpoken(language, line)
        }
      },
    })
    const player = randomPlayer(`words/${game}`)
    while (session.outcome === undefined) {
      for (const question of session.questions) {
        expectAsked(language, question, voice)
        for (const choice of question.choices) expectSpoken(language, voice.choice(choice, question))
      }
      for (const line of voice.scene(session.view(undefined), undefined))
        expect(line.length, line).toBeLessThanOrEqual(80)
      session.answer(player.answer(session))
    }
  }
})

test('RC-PLAN-24 a choice says what a card is good for, and not with how many uses it began', () => {
  const hammer = 'equipment/hammer-and-nails'
  expect(cardText(packs.en, hammer).parts.join(' ')).toContain('2 uses')
  expect(useText(packs.en, hammer)).not.toContain('2 uses')
})
