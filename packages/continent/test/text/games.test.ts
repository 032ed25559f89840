// Whole games in every language: every question, every choice, every event and every view has words, and they are in order.

import { type Happened, isAsking } from '@landfall/kernel'
import { LANGUAGES, type Language, voiceFor } from '@landfall/tabletop'
import { expect, test } from 'vitest'
import { continentPlugin } from '../../src/plugin.ts'
import { wanderer } from '../curses/wanderer.ts'
import { ENGLISH, expectQuestion, expectSpoken, RAW } from './expecting.ts'
import { voices } from './spoken.ts'

/** A game in one language, looked at in every position, by those who are asked and by those who watch. */
function read(language: Language, game: number): ReadonlySet<string> {
  const options = continentPlugin.options?.[game % continentPlugin.options.length]
  const setup = continentPlugin.setupFor(1 + (game % 4), game, options)
  const events: Happened[] = []
  const kinds = new Set<string>()
  const listen = { happened: (told: readonly Happened[]) => void events.push(...told) }
  const session = continentPlugin.game.start({ ...setup, seed: `words/${game}` }, { listen })
  const answer = wanderer(game)
  const voice = voiceFor(voices[language], session.config)
  while (session.outcome === undefined) {
    for (const question of session.questions) {
      if (isAsking(question)) continue
      kinds.add(question.kind)
      expectQuestion(language, question, session)
    }
    if (session.answers.length % 5 === 0) {
      for (const seat of [session.questions[0]?.seat, undefined]) {
        for (const line of voice.scene(session.view(seat), seat)) if (line.trim() !== '') expectScene(language, line)
      }
    }
    session.answer(answer(session))
  }
  for (const event of events) {
    for (const seat of [session.seats[0], undefined]) {
      const line = voice.log(continentPlugin.game.told(event, seat))
      if (line !== undefined) expectSpoken(language, line, event.t)
    }
  }
  expectSpoken(language, voice.outcome(session.outcome), 'the end')
  return kinds
}

/** Lines of the table are set in columns. */
function expectScene(language: Language, line: string): void {
  expect(line, `scene (${language})`).not.toMatch(RAW)
  if (language !== 'en') expect(line, `scene (${language})`).not.toMatch(ENGLISH)
}

test.each(LANGUAGES.map((language, nth) => [language, nth] as const))(
  '%s has a word for everything that comes up in many games',
  { timeout: 240_000 },
  (language, nth) => {
    const kinds = new Set<string>()
    for (let game = 0; game < 8; game++) for (const kind of read(language, 8 * nth + game)) kinds.add(kind)
    expect([...kinds]).toEqual(
      expect.arrayContaining(['act', 'sheet', 'keep', 'place', 'bonus', 'handLimit', 'anyTime']),
    )
  },
)
