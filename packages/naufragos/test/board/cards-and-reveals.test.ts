// Cards to be read, and what is shown when it happens.

import { LANGUAGES } from '@landfall/tabletop'
import { describe, expect, test } from 'vitest'
import { readCard } from '../../src/board/read-card.ts'
import { told } from '../../src/events.ts'
import { packs } from '../spoken.ts'
import { expectSpoken, READABLE, RULES } from './looking.ts'

describe('cards', () => {
  test.each(LANGUAGES)('all can be read in %s', (language) => {
    for (const id of READABLE) {
      const card = readCard(id, packs[language])
      expect(card.id).toBe(id)
      expect(card.parts.length, id).toBeGreaterThan(0)
      expectSpoken(language, card)
      expect(card.rules.length, id).toBeGreaterThan(0)
      expect(card.rules.filter((one) => !RULES.has(one))).toEqual([])
      expect(new Set(card.rules).size).toBe(card.rules.length)
    }
  })

  test('rules speak of what a card does', () => {
    expect(readCard('building/huge-bonfire', packs.en)).toMatchObject({
      deck: 'building',
      rules: expect.arrayContaining(['NA-BUILD-09']),
    })
    expect(readCard('building/hut', packs.en).rules).toEqual([
      'NA-BUILD-01',
      'NA-BUILD-17',
      'NA-BUILD-14',
      'NA-REST-03',
    ])
    expect(readCard('wreckage/cutlass', packs.en).rules).toEqual(['NA-WRECK-02', 'NA-SCORE-04', 'NA-STRENGTH-04'])
    expect(readCard('centre/the-sealed-cave', packs.en).rules).toEqual(
      expect.arrayContaining(['NA-VOTE-01', 'NA-STRENGTH-02', 'NA-PEND-01']),
    )
    expect(() => readCard('X99', packs.en)).toThrow('there is no card "X99"')
  })
})

describe('what is seen', () => {
  test('NA-EVT-01 NA-EXPL-07 NA-WRECK-01 cards that come up', () => {
    expect(
      told.reveals(
        [
          { t: 'phaseBegan', phase: 'events' },
          { t: 'eventRevealed', card: 'event/clear-horizon' },
          { t: 'cardDrawn', seat: 'red', deck: 'coast', card: 'coast/tide-pools' },
          { t: 'wreckageRevealed', cards: ['wreckage/ships-compass', 'wreckage/signal-mirror'] },
          { t: 'lookedAt', seat: 'red', deck: 'event', cards: ['event/crabs-in-the-letters'] },
          { t: 'lookedAt', seat: 'yellow', deck: 'event' },
        ],
        packs.en,
      ),
    ).toMatchObject([
      { reveal: 'card', card: 'event/clear-horizon', title: 'Clear horizon', by: undefined },
      { reveal: 'card', card: 'coast/tide-pools', by: { id: 'red', name: 'Red' } },
      { reveal: 'cards', cards: [{ id: 'wreckage/ships-compass' }, { id: 'wreckage/signal-mirror' }] },
      { reveal: 'cards', label: 'Events', cards: [{ id: 'event/crabs-in-the-letters' }] },
    ])
  })

  test('NA-RETURN-03 dice with what is added and what is needed', () => {
    const roll = { of: 'return', by: ['red', 'blue'], dice: [3, 4], plus: -1, target: 7, good: false }
    expect(told.reveals([{ t: 'rolled', roll }], packs.en)).toMatchObject([
      { reveal: 'dice', dice: [3, 4], plus: -1, sum: 6, target: 7, goal: 'atLeast', good: false },
    ])
    const high = { of: 'rest', by: ['red'], dice: [3], plus: 0, target: 0, good: false }
    expect(told.reveals([{ t: 'rolled', roll: high }], packs.en)).toMatchObject([{ goal: 'high', good: undefined }])
  })

  test('NA-VOTE-02 NA-VOTE-04 a vote and what it decided, together where nothing came in between', () => {
    const voted = { t: 'voted', ballots: { red: 'event/words-over-rations/feed-the-workers-first', yellow: 'abstain' } }
    const decided = { t: 'decided', option: 'event/words-over-rations/feed-the-workers-first' }
    expect(told.reveals([voted, decided], packs.en)).toMatchObject([
      {
        reveal: 'vote',
        ballots: [
          { seat: { id: 'red' }, choice: { id: 'event/words-over-rations/feed-the-workers-first' } },
          { seat: { id: 'yellow' }, choice: { id: 'abstain' } },
        ],
        decided: { id: 'event/words-over-rations/feed-the-workers-first' },
      },
    ])
    const roll = { of: 'tie', by: ['red'], dice: [3], plus: 0, target: 0, good: false }
    const withDice = told.reveals([voted, { t: 'rolled', roll }, decided], packs.en)
    expect(withDice).toMatchObject([
      { decided: undefined },
      { reveal: 'dice' },
      { ballots: [], decided: { id: 'event/words-over-rations/feed-the-workers-first' } },
    ])
  })

  test('NA-END-01 NA-RESCUE-05 what became of people', () => {
    const seen = told.reveals(
      [
        { t: 'cameHome', seats: ['red'], rolled: true },
        { t: 'gotLost', seats: ['red', 'green'], square: 8 },
        { t: 'died', seat: 'green' },
        { t: 'summitReached', seat: 'red', lastTurn: 9 },
        { t: 'rescueCame', event: 'event/clear-horizon', seats: ['red'], seen: [] },
        { t: 'turnEnded' },
      ],
      packs.en,
    )
    expect(seen).toMatchObject([
      { reveal: 'news', news: 'home', text: undefined, card: undefined },
      { news: 'lost', seats: [{ id: 'red' }, { id: 'green' }] },
      { news: 'died', seats: [{ name: 'Green' }] },
      { news: 'summit', text: 'Red was first on the summit: the game ends with turn 9.' },
      { news: 'rescue', card: 'event/clear-horizon' },
    ])
    expect(seen).toHaveLength(5)
  })
})
