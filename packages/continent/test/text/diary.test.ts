// The diary is readable: a page a day, in whole sentences, in every language. The scene says why no camp can be made.

import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { continentPlayers } from '../../src/players.ts'
import { continentPlugin } from '../../src/plugin.ts'
import type { Page } from '../../src/state.ts'
import { diaryPages } from '../../src/text/diary.ts'
import { sceneParts } from '../../src/text/scene-parts.ts'
import { packs, voices } from './spoken.ts'

const session = continentPlugin.game.start({ ...continentPlugin.setupFor(2, 0), seed: 'diary' })
const begun = session.view()
const player = continentPlayers.heuristic?.('diary')
while (session.outcome === undefined && session.state.camps < 3 && player !== undefined) {
  session.answer(player.answer(session))
}

const NOTHING: Page = { places: [], found: [], states: [], spent: 0, recovered: 0, actions: 0 }

const told = (language: (typeof LANGUAGES)[number], page: Page): readonly string[] =>
  diaryPages({ ...begun, today: page }, packs[language])[0]?.lines ?? []

describe.each(LANGUAGES)('in %s', (language) => {
  test('there is a page for each day, the newest first, in sentences', () => {
    const pages = diaryPages(session.view(), packs[language])
    expect(pages).toHaveLength(session.state.camps + 1)
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
    expect(pages.at(-1)?.title).toMatch(/ 1$/)
    for (const { lines } of pages) {
      for (const line of lines) expect(line).toMatch(/^[\p{Lu}\d].*\.$/u)
      expect(lines.join(' ')).not.toMatch(/undefined|\/| {2}|\.\./)
    }
    for (const { lines } of pages.slice(1)) expect(lines.at(-1)).toBe(packs[language].diary.camped)
  })

  test('everything that a page can have is told, and nothing that it has not', () => {
    const pack = packs[language]
    expect(told(language, NOTHING)).toHaveLength(2)
    const full = told(language, {
      places: ['terrain/river-mouth', 'terrain/eel-weirs', 'terrain/river-mouth'],
      found: ['fog/stilts', 'supply/insight#1', 'supply/insight#2'],
      states: [
        { who: 'wanjiru', card: 'state/bloody#3' },
        { who: 'zofia', card: 'state/tired#1' },
        { who: 'wanjiru', card: 'state/tired#2' },
      ],
      spent: 43,
      recovered: 21,
      actions: 1,
    })
    expect(full).toHaveLength(6)
    const text = full.join(' ')
    for (const title of [pack.title('terrain/eel-weirs'), pack.title('fog/stilts'), pack.explorer('zofia')]) {
      expect(text.split(title)).toHaveLength(2)
    }
    expect(text).toContain(pack.title('state/bloody#3'))
    expect(text).toMatch(/43.*21/)
  })

  test('T7-SAVE-07: the scene says why there is no camp, and the choice what a camp does', () => {
    const { noCamp } = packs[language].screen.scene
    const factsOf = (view: typeof begun): readonly string[] => sceneParts(view, packs[language])[0]?.facts ?? []
    expect(factsOf(begun)).toContain(noCamp.nothingDone)
    const rested = { ...begun, actedSinceCamp: true }
    expect(factsOf(rested)).not.toContain(noCamp.nothingDone)
    const [first, ...others] = rested.members
    const apart = first === undefined ? rested : { ...rested, members: [{ ...first, at: '9,9' as const }, ...others] }
    expect(factsOf(apart)).toContain(noCamp.apart)
    expect(voices[language].choice(MAKE_CAMP, ASKED)).toContain(':')
  })
})

const MAKE_CAMP = { id: 'camp', means: { use: 'camp', seat: 'a' } } as const
const ASKED = { id: 1, seat: 'a', kind: 'anyTime', choices: [MAKE_CAMP] } as const
