// What a seat sees as lines of text fits a terminal, and its parts name cards that can be opened.

import { LANGUAGES, voiceFor } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { isCard } from '../../src/cards/decks.ts'
import { continentPlugin } from '../../src/plugin.ts'
import { legend } from '../../src/text/draw-map.ts'
import { sceneParts } from '../../src/text/scene-parts.ts'
import { wanderer } from '../curses/wanderer.ts'
import { packs, voices } from './spoken.ts'

/** Looks at every fifth position of games with this many explorers. */
function look(players: number, at: (session: ReturnType<typeof continentPlugin.game.start>) => void): void {
  for (const seed of [1, 2]) {
    const session = continentPlugin.game.start({
      ...continentPlugin.setupFor(players, seed),
      seed: `scene/${players}/${seed}`,
    })
    const answer = wanderer(seed)
    while (session.outcome === undefined) {
      if (session.answers.length % 5 === 0) at(session)
      session.answer(answer(session))
    }
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([1, 2, 3, 4])('with %i explorers a position fits 80 columns and 40 lines', (players) => {
    look(players, (session) => {
      const lines = voiceFor(voices[language], session.config).scene(session.view(), undefined)
      for (const line of lines) expect([...line].length, line).toBeLessThan(80)
      expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(40)
    })
  })

  test('parts have titles of their own, and cards that can be read', () => {
    look(3, (session) => {
      const parts = sceneParts(session.view(), packs[language])
      expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length)
      for (const { lines = [] } of parts) {
        for (const { cards = [] } of lines) {
          for (const { id } of cards) expect(isCard(id), id).toBe(true)
          expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
        }
      }
    })
  })

  test('the legend explains only marks that are to be seen', () => {
    look(2, (session) => {
      const rows = sceneParts(session.view(), packs[language]).flatMap(({ drawing }) => drawing?.rows ?? [])
      for (const mark of legend(session.view(), packs[language]))
        expect(rows.join('\n'), mark).toContain(mark.slice(0, 1))
    })
  })
})
